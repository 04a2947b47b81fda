"""Through whose eyes a game is told, beside a seat or None for a spectator."""

from typing import Final

EVERYTHING: Final = object()
"""In place of a seat: the viewer who sees what nobody at the table does."""
