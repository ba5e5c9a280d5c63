"""Head of the Line once more, written only to be compared with: plain, slow, and sharing no code with the rules."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

from hotl_desktop.games.head_of_the_line import HeadOfTheLineState

Cell = tuple[int, int]
UP, RIGHT, DOWN, LEFT = (0, 1), (1, 0), (0, -1), (-1, 0)
LAUNCH = {0: ((5, 6), UP), 1: ((6, 6), RIGHT), 2: ((6, 5), DOWN), 3: ((5, 5), LEFT)}


@dataclass
class Naive:
    """A position after the opening roll."""

    area: int
    """How far the area to be left reaches from the centre: 2 for the zone, 1 for the hub."""
    chips: dict[Cell, int]
    heads: dict[int, Cell]
    players: list[int]
    """Who is still in."""
    clear: set[int]
    passes: dict[int, int]
    turn: int
    die: int | None
    waiting: list[tuple[int, Cell]] = field(default_factory=list)
    """Captured Heads: whose, and where they were taken."""

    def inside(self, cell: Cell) -> bool:
        return all(5.5 - self.area < part < 5.5 + self.area for part in cell)

    def lines(self, seat: int, length: int) -> set[tuple[Cell, ...]]:
        """All legal lines, as cells."""
        if seat not in self.heads:
            cell, way = LAUNCH[seat]
            starts = [(cell, way)]
        elif seat not in self.clear:
            (column, row), way = self.heads[seat], LAUNCH[seat][1]
            starts = [((column + way[0], row + way[1]), way)]
        else:
            column, row = self.heads[seat]
            starts = [
                ((column + out[0], row + out[1]), way)
                for out in (UP, RIGHT, DOWN, LEFT)
                for way in (UP, RIGHT, DOWN, LEFT)
                if (way[0] + out[0], way[1] + out[1]) != (0, 0)
            ]
        found = set()
        for (column, row), (across, along) in starts:
            line = tuple((column + step * across, row + step * along) for step in range(length))
            on_board = all(0 <= part < 12 for cell in line for part in cell)
            first = seat not in self.heads
            if on_board and line[-1] not in self.chips and not (first and any(cell in self.chips for cell in line)):
                found.add(line)
        return found

    def is_over(self) -> bool:
        return not any(self.lines(seat, length) for seat in self.players for length in range(1, 7))

    def nearest(self) -> list[Cell]:
        """Where the first captured Head may go."""
        seat, (column, row) = self.waiting[0]
        away = {cell: abs(cell[0] - column) + abs(cell[1] - row) for cell, owner in self.chips.items() if owner == seat}
        return [cell for cell, distance in away.items() if distance == min(away.values())]

    def after_line(self, line: tuple[Cell, ...]) -> Naive:
        new = deepcopy(self)
        mover = self.turn
        taken = {seat: cell for seat, cell in self.heads.items() if cell in line and seat != mover}
        new.chips |= dict.fromkeys(line, mover)
        new.heads = {seat: cell for seat, cell in self.heads.items() if seat not in taken} | {mover: line[-1]}
        if not self.inside(line[-1]):
            new.clear.add(mover)
        new.passes[mover] = 0
        new.waiting = [
            ((mover + turn) % 4, taken[(mover + turn) % 4]) for turn in (1, 2, 3) if (mover + turn) % 4 in taken
        ]
        return new.settled()

    def settled(self) -> Naive:
        """Go on until somebody has a choice, or to the next turn."""
        while self.waiting:
            places = self.nearest()
            if len(places) > 1:
                return self
            seat, _ = self.waiting.pop(0)
            if places:
                self.put_head(seat, places[0])
            else:
                self.players.remove(seat)
        if self.players:
            self.turn = next(seat % 4 for seat in range(self.turn + 1, self.turn + 5) if seat % 4 in self.players)
        self.die = None
        return self

    def put_head(self, seat: int, cell: Cell) -> None:
        self.heads[seat] = cell
        if not self.inside(cell):
            self.clear.add(seat)

    def after_choice(self, cell: Cell) -> Naive:
        new = deepcopy(self)
        seat, _ = new.waiting.pop(0)
        new.put_head(seat, cell)
        return new.settled()

    def after_pass(self) -> Naive:
        new = deepcopy(self)
        new.passes[new.turn] += 1
        if new.passes[new.turn] == 3:
            new.players.remove(new.turn)
            new.heads.pop(new.turn, None)
        return new.settled()

    def followers(self) -> list[Naive]:
        """Every position that one step leads to."""
        if self.waiting:
            return [self.after_choice(cell) for cell in self.nearest()]
        if self.is_over():
            return []
        if self.die is None:
            return [self.rolled(face) for face in range(1, 7)]
        lines = self.lines(self.turn, self.die)
        return [self.after_line(line) for line in lines] or [self.after_pass()]

    def rolled(self, face: int) -> Naive:
        new = deepcopy(self)
        new.die = face
        return new

    def count(self, depth: int) -> int:
        """The number of paths of `depth` steps; one that ends early counts one."""
        followers = self.followers() if depth else []
        return sum(follower.count(depth - 1) for follower in followers) if followers else 1


def naive(state: HeadOfTheLineState) -> Naive:
    """The same position; the opening roll is over and no Head is captured."""
    assert not state.contenders
    assert not state.homeless
    return Naive(
        area=2 if state.launch_until == "zone" else 1,
        chips={(cell % 12, cell // 12): owner for cell, owner in enumerate(state.owners) if owner != 4},
        heads={seat: (cell % 12, cell // 12) for seat, cell in enumerate(state.heads) if cell >= 0},
        players=[seat for seat in range(4) if not state.out[seat]],
        clear={seat for seat in range(4) if state.clear[seat]},
        passes=dict(enumerate(state.passes)),
        turn=state.turn,
        die=state.die or None,
    )
