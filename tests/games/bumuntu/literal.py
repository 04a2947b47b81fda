"""The animals once more, slowly and to the letter: every route is walked, pawn by pawn.

Nothing of the engine's own animal code is used: only the values of a position.
"""

from collections.abc import Iterator

from tabletop_rules.games.bumuntu import Animal, AnimalMove, Cell, State

Spot = tuple[int, int]
Pawns = dict[int, Spot]

THREE = (-1, 0, 1)
EIGHT = [(down, right) for down in THREE for right in THREE if down or right]


def moves(state: State) -> dict[AnimalMove, tuple[Cell, ...]]:
    """Each animal move of the player to act, with where all pawns stand after it."""
    pawns = {
        seat: (cell.row, cell.column) for seat, cell in enumerate(state.pawns) if cell
    }
    search = _Search(state, pawns)
    found: dict[AnimalMove, tuple[Cell, ...]] = {}
    for end, victim, victim_to, after in search.all():
        if end == search.start:
            continue
        move = AnimalMove(
            state.turn,
            Cell(*end),
            victim,
            None if victim_to is None else Cell(*victim_to),
        )
        places = tuple([Cell(*after[seat]) for seat in range(len(pawns))])
        assert found.setdefault(move, places) == places, "one decision, two results"
        assert len(set(places)) == len(places), "two pawns on one space"
        found[move] = places
    return found


Found = tuple[Spot, int | None, Spot | None, Pawns]


class _Search:
    def __init__(self, state: State, pawns: Pawns) -> None:
        self.me = state.turn
        self.pawns = pawns
        self.start = pawns[self.me]
        self.animals = {
            (place // 8, place % 8): tile.animal
            for place, tile in enumerate(state.tiles)
            if tile is not None
        }
        self.others = {seat: spot for seat, spot in pawns.items() if seat != self.me}
        self.on_elephants = {
            seat
            for seat, spot in self.others.items()
            if self.animals.get(spot) is Animal.ELEPHANT
        }

    def all(self) -> Iterator[Found]:
        """Everything found, the same decision once for each route."""
        animal = self.animals.get(self.start)
        if animal is None:
            return
        yield from {
            Animal.GIRAFFE: self.giraffe,
            Animal.CHIMPANZEE: self.chimpanzee,
            Animal.ZEBRA: self.zebra,
            Animal.FLAMINGO: self.flamingo,
            Animal.TARANTULA: self.tarantula,
            Animal.LION: self.lion,
            Animal.CROCODILE: self.crocodile,
            Animal.BLACK_MAMBA: self.black_mamba,
            Animal.RHINO: self.rhino,
            Animal.ELEPHANT: self.elephant,
        }[animal]()

    def inside(self, spot: Spot) -> bool:
        return 0 <= spot[0] <= 7 and 0 <= spot[1] <= 7

    def free(self, spot: Spot) -> bool:
        return self.inside(spot) and spot not in self.others.values()

    def with_me(self, spot: Spot) -> Pawns:
        return {**self.pawns, self.me: spot}

    def routes(self, steps: int, start: Spot) -> Iterator[list[Spot]]:
        """Every route of exactly so many steps over free spaces."""
        if steps == 0:
            yield []
            return
        for down, right in EIGHT:
            spot = (start[0] + down, start[1] + right)
            if self.free(spot):
                for rest in self.routes(steps - 1, spot):
                    yield [spot, *rest]

    def walk(self, most: int) -> Iterator[Found]:
        for steps in range(1, most + 1):
            for route in self.routes(steps, self.start):
                yield route[-1], None, None, self.with_me(route[-1])

    def giraffe(self) -> Iterator[Found]:
        yield from self.walk(3)

    def tarantula(self) -> Iterator[Found]:
        yield from self.walk(2)

    def slide(self, down: int, right: int) -> Iterator[Found]:
        row, column = self.start
        while True:
            row, column = row + down, column + right
            if not self.free((row, column)):
                return
            yield (row, column), None, None, self.with_me((row, column))

    def chimpanzee(self) -> Iterator[Found]:
        for down, right in EIGHT:
            if down and right:
                yield from self.slide(down, right)

    def zebra(self) -> Iterator[Found]:
        for down, right in EIGHT:
            if not (down and right):
                yield from self.slide(down, right)

    def flamingo(self) -> Iterator[Found]:
        for perch, animal in self.animals.items():
            if animal is Animal.FLAMINGO and perch not in self.others.values():
                for (end,) in self.routes(1, perch):
                    yield end, None, None, self.with_me(end)

    def straight(self, spaces: int, down: int, right: int) -> Spot | None:
        spot = self.start
        for _ in range(spaces):
            spot = (spot[0] + down, spot[1] + right)
            if not self.free(spot):
                return None
        return spot

    def elephant(self) -> Iterator[Found]:
        for down, right in EIGHT:
            end = self.straight(2, down, right)
            if end is not None:
                yield end, None, None, self.with_me(end)

    def lion(self) -> Iterator[Found]:
        for down, right in EIGHT:
            end = self.straight(3, down, right)
            if end is None:
                continue
            after = self.with_me(end)
            for victim, (row, column) in self.others.items():
                to = (row + down, column + right)
                if victim in self.on_elephants or not self.inside(to):
                    continue
                if to not in after.values():
                    yield end, victim, to, {**after, victim: to}

    def crocodile(self) -> Iterator[Found]:
        ends = []
        for down, right in EIGHT:
            first = (self.start[0] + down, self.start[1] + right)
            ends.append(first)
            for down_on, right_on in EIGHT:
                ends.append((first[0] + down_on, first[1] + right_on))
                if not self.inside(first):
                    ends.pop()
        for end in filter(self.inside, ends):
            there = [seat for seat, spot in self.others.items() if spot == end]
            after = self.with_me(end)
            if not there:
                yield end, None, None, after
            elif there[0] not in self.on_elephants:
                for down, right in EIGHT:
                    to = (end[0] + down, end[1] + right)
                    if self.inside(to) and to not in after.values():
                        yield end, there[0], to, {**after, there[0]: to}

    def black_mamba(self) -> Iterator[Found]:
        for end, _, _, arrived in self.walk(2):
            after = dict(arrived)
            for down, right in EIGHT:
                beside = (end[0] + down, end[1] + right)
                away = (end[0] + 2 * down, end[1] + 2 * right)
                for seat, spot in self.others.items():
                    if spot != beside or seat in self.on_elephants:
                        continue
                    if self.inside(away) and away not in arrived.values():
                        after[seat] = away
            yield end, None, None, after

    def rhino(self) -> Iterator[Found]:
        for down, right in EIGHT:
            now = dict(self.pawns)
            while True:
                line = [self.me]
                row, column = now[self.me]
                while True:
                    row, column = row + down, column + right
                    ahead = [
                        seat for seat, spot in now.items() if spot == (row, column)
                    ]
                    if not ahead:
                        break
                    line += ahead
                stopped = any(seat in self.on_elephants for seat in line)
                if stopped or not self.inside((row, column)):
                    break
                for seat in line:
                    now[seat] = (now[seat][0] + down, now[seat][1] + right)
            yield now[self.me], None, None, now
