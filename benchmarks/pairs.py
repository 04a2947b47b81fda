"""Which games are laid side by side, and what is wanted of us."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from benchmarks.harness import Contestant, Sample, rate
from benchmarks.peers.open_spiel import PLAIN


@frozen
class Pair:
    """One of our games beside another engine's, and the ratios to reach.

    `game` None stands for whichever of the engine's games is the quickest. The targets
    are our rate over the rate with a copy before each move, with the time for the deal
    and without; None where nothing is asked.
    """

    ours: str
    engine: str
    game: str | None
    with_deal: float | None = None
    dealt: float | None = None

    def peers(self, contestants: Sequence[Contestant]) -> list[Contestant]:
        """The engine's contestants that this pair may mean."""
        return [
            each
            for each in contestants
            if each.engine == self.engine and self.game in (None, each.game)
        ]

    def target(self, copies: bool, with_deal: bool) -> float | None:
        """The ratio to reach; None if none is asked, as beside play in place."""
        if not copies:
            return None
        return self.with_deal if with_deal else self.dealt


PAIRS = (
    Pair("bumbesi", "OpenSpiel", "crazy_eights", with_deal=0.7),
    Pair("bumbesi", "OpenSpiel", "crazy_eights" + PLAIN),
    Pair("bumbesi", "RLCard", "uno"),
    Pair("bugami", "OpenSpiel", "hearts", with_deal=1.2, dealt=0.9),
    Pair("bugami", "OpenSpiel", "hearts" + PLAIN),
    Pair("bambuti", "OpenSpiel", "gin_rummy", with_deal=6.0),
    Pair("bambuti", "OpenSpiel", "gin_rummy" + PLAIN),
    Pair("bambuti", "RLCard", "gin-rummy"),
    Pair("bumuntu", "python-chess", "chess", with_deal=3.0),
    Pair("busungar", "OpenSpiel", "backgammon", with_deal=2.0),
    Pair("busungar", "OpenSpiel", "backgammon" + PLAIN),
    *[
        Pair(name, "PettingZoo", None, with_deal=5.0)
        for name in ("bumbesi", "bugami", "bambuti", "bumuntu", "busungar")
    ],
)


def quickest(
    samples: dict[Contestant, list[Sample]],
    candidates: Sequence[Contestant],
    with_deal: bool,
) -> Contestant | None:
    """The contestant with the highest median rate; None if there is none."""
    measured = [each for each in candidates if each in samples]
    if not measured:
        return None
    return max(measured, key=lambda each: rate(samples[each], with_deal).middle)
