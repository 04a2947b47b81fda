"""The study desk."""
