"""The plan of the package, what its imports say of it, and the picture of both."""
