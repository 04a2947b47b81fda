"""Records: a whole game as its setup and its actions, to keep, send and replay.

>>> from tabletop_rules import bumbesi, record
>>> def first(state, seat, actions):
...     return actions[0]
>>> played = record.play(bumbesi, seed=7, players=3, choose=first, max_actions=2)
>>> print(record.to_text(played), end="")
game: bumbesi
rules version: 1
players: 3
seed: 7
options: {"type":"Options","first_player":0}
1. seat 0: 18 right
2. seat 1: 6 left
result: open
>>> record.from_json(record.to_json(played)) == played
True
>>> len(list(record.replay(played)))
3

A record is written as JSON (`to_json`; `dump` for a file of many, one a line), or as
a text that people read (`to_text`). `replay` plays it again, step by step, and notices
if it does not come out.
"""

from tabletop_rules.record.documents import dump, from_json, load, to_json
from tabletop_rules.record.playing import Record, Recorder, play
from tabletop_rules.record.replaying import ReplayError, replay
from tabletop_rules.record.transcript import from_text, to_text

__all__ = [
    "Record",
    "Recorder",
    "ReplayError",
    "dump",
    "from_json",
    "from_text",
    "load",
    "play",
    "replay",
    "to_json",
    "to_text",
]
