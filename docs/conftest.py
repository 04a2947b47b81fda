"""Doctests are those of the pages; what builds the site needs Sphinx to be imported."""

collect_ignore = ["conf.py", "_build", "_ext"]
