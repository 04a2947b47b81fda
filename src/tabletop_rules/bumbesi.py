"""Bumbesi by its short name: the very module `tabletop_rules.games.bumbesi`."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabletop_rules.games.bumbesi import *  # noqa: F403 - the names of the game
else:
    from tabletop_rules.games import open_door

    open_door(__name__)
