"""The opponents held against the truth: endgames solved exactly, win chances that come true, plain yardsticks.

`python -m hotl_desktop.ai.truth --help` says how to measure each.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from hotl_desktop.games.base import CHANCE, DICE, Action, Seat, State, Step
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.match.dice import SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import LEVELS, Player

from .calibration import calibration_error, interval, predictions, reliability, sharpness
from .kernels.chance import Chance
from .levels import choose, win_chances
from .openings import is_deal, is_opening
from .selfplay import seed_of_decision, seed_of_game
from .thinking import thinker_for

Values = Mapping[Seat, float]
STILL: Final = 1e-10
"""Values that change by no more than this have settled."""


class TooLarge(Exception):
    """The endgame has more positions than somebody is willing to look at."""


class Solver:
    """Expectimax to the very end, over all dice, by the rules themselves.

    All positions that can follow are laid out, then their values are worked out again and again until they stay: so a
    position may return, as it does where somebody rolls until a die fits.
    """

    def __init__(self, state: State, most: int, known: Solver | None = None) -> None:
        """Solve the game from `state` on.

        Args:
            state: any.
            most: how many positions may follow.
            known: what has solved a position that can follow: nothing of that is worked out again.

        Raises:
            TooLarge: more than `most` positions can follow.
        """
        self._following: dict[State, list[State]] = {} if known is None else dict(known._following)
        self._values: dict[State, Values] = {} if known is None else dict(known._values)
        unsolved = _lay_out(state, most, self._following)
        nothing = dict.fromkeys(state.seats, 0.0)
        change = 1.0
        while change > STILL:
            change = 0.0
            for position, following in unsolved.items():
                value = _value(position, [self._values.get(one, nothing) for one in following])
                before = self._values.get(position, nothing)
                change = max(change, *(abs(value[seat] - before[seat]) for seat in value))
                self._values[position] = value
        self._following.update(unsolved)

    def value(self, state: State) -> Values:
        """The win chances by seat when everybody plays their best, of a position that can follow.

        Where two actions are equally good for the seat that decides, the first one counts.
        """
        return self._values[state]

    def __contains__(self, state: State) -> bool:
        """Whether it is a position that can follow."""
        return state in self._values

    def __len__(self) -> int:
        """How many positions can follow."""
        return len(self._values)

    def actions(self, state: State) -> dict[Action, Values]:
        """The value of every legal action."""
        return dict(zip(state.legal_actions(), map(self.value, self._following[state]), strict=True))


def _lay_out(start: State, most: int, known: Mapping[State, object]) -> dict[State, list[State]]:
    """All positions that can follow but those known, each with its successors in order.

    What follows comes before where it can.
    """
    following: dict[State, list[State]] = {}
    finished: dict[State, list[State]] = {}
    stack = [start]
    while stack:
        state = stack[-1]
        if state in following:
            stack.pop()
            finished.setdefault(state, following[state])
            continue
        if len(following) + len(known) >= most:
            raise TooLarge
        steps: Sequence[Step] = list(DICE.values()) if state.to_act() is CHANCE else state.legal_actions()
        following[state] = [state.apply(step) for step in steps]
        stack.extend(one for one in reversed(following[state]) if one not in following and one not in known)
    return finished


def _value(state: State, values: Sequence[Values]) -> Values:
    """The value of a position by those of its successors."""
    outcome = state.outcome()
    if outcome is not None:
        return {seat: (seat in outcome.winners) / len(outcome.winners) for seat in state.seats}
    actor = state.to_act()
    if actor is CHANCE:
        return {seat: sum([one[seat] for one in values]) / len(values) for seat in state.seats}
    return max(values, key=lambda one: one[str(actor)])


def endgames(game: str, seats: Sequence[Seat], count: int, most: int, seed: int) -> Iterator[tuple[State, Solver]]:
    """The first decision of each game from which it can be solved, with its solver.

    The games are between greedy opponents; decisions in which every action is as good as any other do not count.
    """
    mind = random.Random(seed)
    found = 0
    while found < count:
        path = _decisions(game, seats, mind)
        solved = None
        for state in reversed(path):
            try:
                solver = Solver(state, most)
            except TooLarge:
                break
            values = solver.actions(state)
            seat = str(state.to_act())
            if max(one[seat] for one in values.values()) > min(one[seat] for one in values.values()):
                solved = state, solver
        if solved is not None:
            found += 1
            yield solved


def _decisions(game: str, seats: Sequence[Seat], mind: random.Random) -> list[State]:
    """The positions with a choice in a game between greedy opponents."""
    state = game_named(game).start(tuple(seats), {})
    path = []
    while (actor := state.to_act()) is not None:
        if actor is CHANCE:
            state = state.apply(DICE[mind.randint(1, 6)])
            continue
        if len(state.legal_actions()) > 1:
            path.append(state)
        state = state.apply(choose(state, "casual", mind.getrandbits(32)).action)
    return path


def regrets(solved: Iterable[tuple[State, Solver]], levels: Sequence[str]) -> dict[str, list[float]]:
    """How much win chance each level gives away in each endgame."""
    lost: dict[str, list[float]] = {level: [] for level in levels}
    for state, solver in solved:
        seat = str(state.to_act())
        values = solver.actions(state)
        best = max(one[seat] for one in values.values())
        for level in levels:
            lost[level].append(best - values[choose(state, level, 1).action][seat])
    return lost


def yardstick(
    game: str, seats: Sequence[Seat], level: str, against: str, games: int, seed: int
) -> Iterator[tuple[float, float]]:
    """How one seat at `level` does, seats rotated, against `greedy`, `flat:PLAYOUTS` or another level on all others.

    Flat Monte Carlo, `flat:16000`, takes the action that wins most of its equal part of so many random games.

    Yields:
        Of each game, how much of it was won, and how much of that was luck. The mean luck of dice is nothing, so the
        difference has the same mean and far less scatter.
    """
    playouts = int(against.removeprefix("flat:")) if against.startswith("flat:") else 0
    for number in range(games):
        dice = SeededDice(seed_of_game(seed.to_bytes(32, "big"), number // len(seats)))
        own = seats[number % len(seats)]
        match = Match(game_named(game), [Player(seat, seat) for seat in seats], dice)
        luck = 0.0
        while (actor := match.state.to_act()) is not None:
            if actor is CHANCE:
                before = match.state
                match.roll()
                if not is_opening(before) and not is_deal(before):
                    luck += luck_of(before, match.state, own)
                continue
            state, actions = match.state, match.state.legal_actions()
            mind = seed_of_decision(dice.seed, match.length)
            if len(actions) == 1:
                match.play(actions[0])
            elif actor == own or against in LEVELS:
                match.play(choose(state, level if actor == own else against, mind).action)
            elif playouts:
                match.play(actions[thinker_for(state).flat(state, playouts, Chance(mind))])
            else:
                match.play(actions[thinker_for(state).greedy(state, Chance(mind))])
        outcome = match.state.outcome()
        assert outcome is not None
        yield (own in outcome.winners) / len(outcome.winners), luck


def luck_of(before: State, after: State, seat: Seat) -> float:
    """What a die changed for `seat`, in win chance as the network sees it, against the mean of the six faces."""
    faces = [win_chances(before.apply(die))[seat] for die in DICE.values()]
    return win_chances(after)[seat] - statistics.fmean(faces)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half its 95 % interval."""
    return statistics.fmean(values), 1.96 * statistics.pstdev(values) / len(values) ** 0.5


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.truth", description=__doc__)
    parser.add_argument("what", choices=["endgames", "calibration", "yardstick"])
    parser.add_argument("--game", default="head-of-the-line", choices=["head-of-the-line", "get-off-my-lawn"])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--count", type=int, default=100, help="endgames or games")
    parser.add_argument("--most", type=int, default=30_000, help="positions of an endgame")
    parser.add_argument("--level", default="skilled", help="who plays the games")
    parser.add_argument("--against", default="flat:16000", help="yardstick: greedy, flat:PLAYOUTS or a level")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    seats = game_named(arguments.game).default_seats(arguments.seats)
    if arguments.what == "endgames":
        lost = regrets(endgames(arguments.game, seats, arguments.count, arguments.most, arguments.seed), LEVELS)
        report: dict[str, object] = {
            level: {
                "mean": round(statistics.fmean(values), 5),
                "error": round(statistics.pstdev(values) / len(values) ** 0.5, 5),
                "worst": round(max(values), 4),
            }
            for level, values in lost.items()
        }
    elif arguments.what == "yardstick":
        won: list[float] = []
        fair: list[float] = []
        tried = yardstick(arguments.game, seats, arguments.level, arguments.against, arguments.count, arguments.seed)
        for share, luck in tried:
            won.append(share)
            fair.append(share - luck)
            mean, error = mean_and_error(won)
            fair_mean, fair_error = mean_and_error(fair)
            print(
                f"{len(won)} games: {mean:.3f} ± {error:.3f}, without luck {fair_mean:.3f} ± {fair_error:.3f}",
                file=sys.stderr,
                flush=True,
            )
        report = {
            "level": arguments.level,
            "against": arguments.against,
            "won": round(mean, 4),
            "error": round(error, 4),
            "won_without_luck": round(fair_mean, 4),
            "error_without_luck": round(fair_error, 4),
        }
    else:
        games = list(predictions(arguments.game, seats, arguments.level, arguments.count, arguments.seed))
        pairs = [pair for one in games for pair in one]
        report = {
            "predictions": len(pairs),
            "calibration_error": round(calibration_error(pairs), 5),
            "interval": [round(end, 5) for end in interval(games)],
            "sharpness": round(sharpness(pairs), 3),
            "curve": [[round(one.predicted, 3), round(one.won, 3), one.times] for one in reliability(pairs)],
        }
    print(json.dumps({"game": arguments.game, "seats": len(seats), "count": arguments.count, **report}))


if __name__ == "__main__":
    main()
