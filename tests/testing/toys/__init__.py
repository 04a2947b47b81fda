"""Small games that the conformance suite is tried on."""
