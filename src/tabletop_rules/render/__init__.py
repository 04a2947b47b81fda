"""Pictures of positions: text for terminals, SVG and HTML for pages and notebooks.

They are drawn from a view, so that none shows what its seat may not know. Each kind
takes a view of any game or match, or a state, which is shown as the first seat to act
sees it:

>>> from tabletop_rules import bumbesi, render
>>> state = bumbesi.initial_state(seed=7, players=3)
>>> print(render.text(bumbesi.view(state, 0), unicode=False))
Bumbesi, seat 0 to play, as seat 0 sees it
<BLANKLINE>
marked left column: target 13 pile empty
right column: target 65 pile empty
deck: 68   play goes clockwise
<BLANKLINE>
   seat  cards  penalties  specials among them
>  0     5      0
   1     5      0
   2     5      0
<BLANKLINE>
hand of seat 0: 18 23 60 theft raise
>>> render.svg(state).startswith("<svg")
True

`register` adds the picture of a game of your own.
"""

from tabletop_rules.games import bambuti as _bambuti
from tabletop_rules.games import bugami as _bugami
from tabletop_rules.games import bumbesi as _bumbesi
from tabletop_rules.games import bumuntu as _bumuntu
from tabletop_rules.games import busungar as _busungar
from tabletop_rules.match import MatchView as _MatchView
from tabletop_rules.render import bambuti, bugami, bumbesi, bumuntu, busungar, matches
from tabletop_rules.render.dispatch import Picture, html, register, svg, text

register(_bambuti.View, bambuti, game=_bambuti)
register(_bugami.View, bugami, game=_bugami)
register(_bumbesi.View, bumbesi, game=_bumbesi)
register(_bumuntu.View, bumuntu, game=_bumuntu)
register(_busungar.View, busungar, game=_busungar)
register(_MatchView, matches)

__all__ = ["Picture", "html", "register", "svg", "text"]
