"""Tables and playouts that the tests of Bugami share."""

from collections.abc import Sequence

from tabletop_rules import Rng
from tabletop_rules.games import bugami
from tabletop_rules.games.bugami import Bid, Card, PlayCard, Trick, cards

C, D, H, S, NULL = Bid
SEATS = (3, 4, 5, 6, 7)


def one(text: str) -> Card:
    """The one card that the text names."""
    (card,) = cards(text)
    return card


def hands(*texts: str) -> list[tuple[Card, ...]]:
    """A hand for each text."""
    return [cards(text) for text in texts]


def led(leader: int, text: str) -> Trick:
    """The trick so far, in the order played."""
    return Trick(leader, cards(text))


def texts(state: bugami.State, player: int) -> list[str]:
    """The legal actions of a seat as texts."""
    return [bugami.format_action(a) for a in bugami.legal_actions(state, player)]


def play(state: bugami.State, *names: str) -> bugami.State:
    """The state after these cards, each played by the seat whose turn it is."""
    for name in names:
        state = bugami.apply(state, PlayCard(state.turn, one(name)))
    return state


def clause(state: bugami.State, action: bugami.Action) -> str | None:
    """The clause that the action breaks, None if it is legal."""
    illegal = bugami.check(state, action)
    return None if illegal is None else illegal.clause


def bid_all(state: bugami.State, bids: Sequence[Bid]) -> bugami.State:
    """The state after these bids, in seat order."""
    for seat, bid in enumerate(bids):
        state = bugami.apply(state, bugami.MakeBid(seat, bid))
    return state


def playout(
    seed: int, players: int, options: bugami.Options | None = None
) -> list[bugami.State]:
    """All states of a deal of uniformly random actions."""
    state = bugami.initial_state(seed, players, options or bugami.Options())
    choices = Rng(seed, 1000)
    states = [state]
    while seats := bugami.to_act(state):
        which, choices = choices.below(len(seats))
        legal = bugami.legal_actions(state, seats[which])
        choice, choices = choices.below(len(legal))
        state = bugami.apply(state, legal[choice])
        states.append(state)
    return states
