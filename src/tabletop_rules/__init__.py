"""A pure rules engine for five table games."""
