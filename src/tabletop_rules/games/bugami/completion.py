"""What is not said of a position: hands, cards aside, and the completed tricks."""

from collections import Counter
from collections.abc import Iterator, Sequence

from attrs import frozen

from tabletop_rules.conservation import conserved, left_over
from tabletop_rules.errors import InvalidState, Problem
from tabletop_rules.games.bugami.components import Card, box, share
from tabletop_rules.games.bugami.deals import Demand, deal, shown_voids
from tabletop_rules.games.bugami.history import History
from tabletop_rules.games.bugami.state import Options, Trick
from tabletop_rules.rng import Rng, Script

Cards = tuple[Card, ...]


@frozen
class Said:
    """The parts of a position as far as they are said; None is to be completed.

    `piles`: what each seat has won in the completed tricks, without the cards aside;
    `record`: those tricks themselves, of which only one of the two is said.
    """

    options: Options
    hands: Sequence[Cards | None]
    aside: Cards | None
    piles: Sequence[Cards | None]
    record: Sequence[Trick] | None
    trick: Trick

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    @property
    def due(self) -> int:
        """How many cards each is dealt."""
        return share(self.players, self.options.jokers)

    @property
    def rest(self) -> int:
        """How many cards are put aside."""
        return len(box(self.options.jokers)) - self.due * self.players

    @property
    def won(self) -> int:
        """How many cards are said to be taken."""
        return sum([len(pile or ()) for pile in self.piles])

    @property
    def done(self) -> int:
        """How many tricks are completed, as most hands tell it, or what was taken."""
        if self.record is not None:
            return len(self.record)
        held = [
            len(hand) + self.played(seat)
            for seat, hand in enumerate(self.hands)
            if hand is not None
        ]
        if held:
            [(usual, _)] = Counter(held).most_common(1)
            return max(0, self.due - usual)
        return self.won // self.players

    def played(self, seat: int) -> int:
        """How many cards of the current trick are the seat's: 1 or 0."""
        place = (seat - self.trick.leader) % self.players
        return int(place < len(self.trick.cards))


@frozen
class Whole:
    """What a position is completed to."""

    hands: tuple[Cards, ...]
    aside: Cards
    record: tuple[Trick, ...]


def completed(said: Said, first: int, seed: int | None) -> Whole:
    """The position; `first` leads to the first trick.

    Raises InvalidState if what is said does not go together.
    """
    pack = box(said.options.jokers)
    tricks = (*(said.record or ()), said.trick)
    used = [card for part in (*said.hands, *said.piles) for card in part or ()]
    used += [card for trick in tricks for card in trick.cards]
    used += said.aside or ()
    pool = left_over(pack, used)
    doubled = conserved(pack, (*used, *pool), "1.1")
    problems = doubled or tuple(_number_problems(said))
    if problems:
        raise InvalidState(problems)
    voids = shown_voids(tricks, said.players)
    demands = [
        Demand(0)
        if hand is not None
        else Demand(said.due - said.done - said.played(seat), voids[seat])
        for seat, hand in enumerate(said.hands)
    ]
    demands.append(Demand(said.rest if said.aside is None else 0))
    spent = said.done * said.players - said.won if said.record is None else 0
    demands.append(Demand(spent))
    # a script of zeros takes the first of all deals
    rng = Script((0,) * len(demands)) if seed is None else Rng(seed)
    *dealt, aside, unseen = deal(pool, demands, rng)
    hands = tuple(
        [
            new if hand is None else hand
            for hand, new in zip(said.hands, dealt, strict=True)
        ]
    )
    if said.record is None:
        record = _record(said, hands, unseen, first)
    else:
        record = tuple(said.record)
    return Whole(hands, aside if said.aside is None else said.aside, record)


def _number_problems(said: Said) -> Iterator[Problem]:
    """What does not add up, seat by seat; the words are those of `validate`."""
    players, due, done = said.players, said.due, said.done
    for number, trick in enumerate(said.record or (), start=1):
        if len(trick.cards) != players:
            yield Problem("4.2", f"trick {number} has {len(trick.cards)} cards")
    if len(said.trick.cards) >= players:
        yield Problem("4.2", f"the current trick has {len(said.trick.cards)} cards")
        return
    for seat, hand in enumerate(said.hands):
        played = done + said.played(seat)
        if hand is None and played > due:
            yield Problem("2.2", f"seat {seat} has played {played} cards of {due}")
        elif hand is not None and len(hand) + played != due:
            text = f"seat {seat} holds {len(hand)} cards after {played} of {due}"
            yield Problem("2.2", text)
    if said.aside is not None and len(said.aside) != said.rest:
        yield Problem("2.2", f"{len(said.aside)} cards are aside, not {said.rest}")
    for seat, pile in enumerate(said.piles):
        if len(pile or ()) % players:
            text = f"seat {seat} has taken {len(pile or ())} cards, no whole tricks"
            yield Problem("4.2", text)
    if said.record is None:
        yield from _pile_problems(said)


def _pile_problems(said: Said) -> Iterator[Problem]:
    spent = said.done * said.players
    if said.won > spent:
        text = f"{said.won} cards are taken, but {spent} were in completed tricks"
        yield Problem("4.2", text)
    elif said.won < spent and None not in said.piles:
        text = f"{spent - said.won} cards are nowhere: leave one of taken None"
        yield Problem("4.2", text)


def _record(
    said: Said, hands: Sequence[Cards], spent: Cards, first: int
) -> tuple[Trick, ...]:
    """A legal record of the completed tricks, made of the cards spent in them."""
    given = {seat: pile for seat, pile in enumerate(said.piles) if pile is not None}
    tricks = History(hands, said.trick, given, spent, first).tricks()
    if tricks is None:
        text = "no completed tricks were found that lead here"
        raise InvalidState((Problem("4.3", text),))
    return tricks
