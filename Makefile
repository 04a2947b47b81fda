# make demo   a whole seeded game, told turn by turn
# make test   lint, format, types, tests, doctests and notebooks
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST_ARGS ?= -n auto

.PHONY: demo test lint types pytest notebooks clean

demo: $(VENV)/installed
	@$(BIN)/python examples/demo.py

test: lint types pytest notebooks

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed-dev
	$(BIN)/mypy

pytest: $(VENV)/installed-dev
	$(BIN)/pytest $(PYTEST_ARGS) --cov --cov-report=term

notebooks: $(VENV)/installed-dev
	$(BIN)/pytest $(PYTEST_ARGS) --nbmake examples

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/installed-dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/installed

clean:
	rm -rf $(VENV) build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
