"""Busungar by its short name: the very module `tabletop_rules.games.busungar`."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_rules.games.busungar import *  # noqa: F403 - the names of the game
else:
    from tabletop_rules.games import open_door

    open_door(__name__)
