"""Golden records of every game; `python -m tests.golden` makes them."""
