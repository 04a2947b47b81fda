"""A fixed piece of plain Python work, of the kind that a rules engine does.

A game's speed is stored in yardsticks, so that it says much the same on a slow
machine and a fast one. Whoever changes this file has to measure all games again.
"""

from __future__ import annotations

PLACES = {f"card {number}": number for number in range(40)}
CARDS = tuple(PLACES)


class Position:
    """A small record, made anew at each step."""

    __slots__ = ("deck", "hands", "piles", "turn")

    def __init__(
        self,
        deck: tuple[str, ...],
        hands: tuple[tuple[str, ...], ...],
        piles: tuple[tuple[str, ...], ...],
        turn: int,
    ) -> None:
        self.deck = deck
        self.hands = hands
        self.piles = piles
        self.turn = turn


def _playable(position: Position) -> tuple[str, ...]:
    hand = position.hands[position.turn]
    pile = position.piles[position.turn]
    top = PLACES[pile[-1]] if pile else -1
    return tuple([card for card in hand if PLACES[card] > top]) or hand


def _play(position: Position, card: str) -> Position:
    turn, deck = position.turn, position.deck
    hand = position.hands[turn]
    place = hand.index(card)
    rest = hand[:place] + hand[place + 1 :] + deck[:1]
    hand = tuple(sorted(rest, key=PLACES.__getitem__))
    hands = (*position.hands[:turn], hand, *position.hands[turn + 1 :])
    pile = (*position.piles[turn], card)
    piles = (*position.piles[:turn], pile, *position.piles[turn + 1 :])
    return Position(deck[1:], hands, piles, (turn + 1) % len(hands))


def work() -> int:
    """Play a deal of a made-up game with four seats; gives the number of steps."""
    hands = tuple([CARDS[seat * 5 : seat * 5 + 5] for seat in range(4)])
    position = Position(CARDS[20:], hands, ((), (), (), ()), 0)
    steps = 0
    while position.hands[position.turn]:
        cards = _playable(position)
        position = _play(position, cards[steps * 7 % len(cards)])
        steps += 1
    return steps
