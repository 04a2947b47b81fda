"""How fast the library is, measured beside other engines in one run."""
