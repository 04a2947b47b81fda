"""Pictures of positions: text for terminals, SVG and HTML for pages and notebooks.

They are drawn from a view, so that none shows what its seat may not know. Each kind
takes a view of any game or match, or a state; text and HTML of a state are open, and
show what every seat holds:

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

`register` adds the picture of a game of your own. The pictures of a game of the
library are loaded when one of its positions is drawn first.
"""

from tabletop_rules import shown
from tabletop_rules.match import MatchView
from tabletop_rules.render import matches
from tabletop_rules.render.dispatch import Picture, html, register, replay, svg, text

register(MatchView, matches)
shown.draw_by(html=html, text=text)

__all__ = ["Picture", "html", "register", "replay", "svg", "text"]
