# make demo   a whole seeded game, told turn by turn
# make test   lint, format, types, tests, doctests and notebooks: some minutes
# make soak   more of the same: each number of examples in the tests times EFFORT
# make docs   the site, in docs/_build/html; a warning is an error
# make bench  the library beside other engines, in an environment of its own
# make golden makes the golden records anew; read them before you commit them
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
PYTEST_ARGS ?= -n auto
EFFORT ?= 25
# the many short processes that tests start do not compile the library each time
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo test soak lint types coverage pytest notebooks docs golden golden-versions bench clean

demo: $(VENV)/installed
	@$(BIN)/python examples/demo.py

test: lint types coverage pytest notebooks

soak: $(VENV)/installed-dev
	EFFORT=$(EFFORT) $(BIN)/pytest $(PYTEST_ARGS) -m 'soak or scales or hypothesis'
	$(BIN)/pytest --nbmake examples/experiments.ipynb

lint: $(VENV)/installed-dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/installed-dev
	$(BIN)/mypy

# all of the games, by the tests that are worked out by hand
coverage: $(VENV)/installed-dev
	$(BIN)/pytest $(PYTEST_ARGS) tests/games -m by_hand --cov --cov-report=term

pytest: $(VENV)/installed-dev
	$(BIN)/pytest $(PYTEST_ARGS) -m 'not by_hand and not soak'

notebooks: $(VENV)/installed-dev
	FEW_GAMES=1 $(BIN)/pytest $(PYTEST_ARGS) --nbmake examples

docs: $(VENV)/installed-docs
	$(BIN)/sphinx-build -W --keep-going -n -q -b html -d docs/_build/doctrees docs docs/_build/html

golden: $(VENV)/installed-dev
	$(BIN)/python -m tests.golden

# VERSIONS: the interpreters to check the golden records under
golden-versions:
	for python in $(VERSIONS); do \
	  $$python -m venv build/golden && \
	  build/golden/bin/pip install --quiet '.[testing]' && \
	  build/golden/bin/python -m tabletop_rules.testing.golden tests/golden || exit 1; \
	  rm -rf build/golden; \
	done

bench: $(BENCH)/installed
	@$(BENCH)/bin/python -m benchmarks $(BENCH_ARGS)

$(BENCH)/installed: pyproject.toml benchmarks/requirements.txt
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/python -m pip install --quiet -r benchmarks/requirements.txt --editable .
	@touch $@

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

$(VENV)/installed-docs: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[docs]'
	@touch $@

$(VENV)/installed-dev: pyproject.toml | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/installed $(VENV)/installed-docs

clean:
	rm -rf $(VENV) $(BENCH) build docs/_build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
