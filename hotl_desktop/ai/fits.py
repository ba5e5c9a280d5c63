"""The constants of analyses, fitted to games between equals: `python -m hotl_desktop.ai.fits --help`."""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from itertools import product
from typing import Final

from hotl_desktop.games.base import Seat
from hotl_desktop.games.catalogue import game_named
from hotl_desktop.games.names import LAWN_NAME
from hotl_desktop.match.match import Match

from .asking import Asker
from .calibration import RESAMPLES
from .course import course, differences_seen, sights
from .efforts import STRENGTHS, effort_of
from .margins import STAGES, features, margins_now, progress, stages
from .marks import MARKS, accuracy_of, mark_of, thresholds_of
from .openings import is_deal, is_opening
from .review import review
from .selfplay import Job, play, seed_of_game
from .sights import halfway, to_the_end, told_halfway
from .smoothing import Errors, Seen, smoothed
from .thinking import SEAT_NUMBERS, thinker_for

QUANTILES: Final = (0.5, 0.75, 0.85, 0.9, 0.95, 0.975, 0.99)
EVERY: Final = 7
"""Of the positions of a game, every so manieth is looked at: neighbours say much the same."""
ALIKE: Final = 30.0
"""How strongly neighbouring stages are alike, in positions."""
FIRST: Final = (0.03, 0.045, 0.06, 0.08, 0.1, 0.13, 0.17, 0.22, 0.3, 0.4, 0.55)
GROWTH: Final = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0)
LASTING: Final = (4.0, 8.0, 12.0, 20.0, 35.0, 60.0)
OWN: Final = (0.0, 0.3, 0.5, 0.8)
"""What is tried for `Errors`."""


def games(game: str, seats: Sequence[Seat], level: str, count: int, seed: int) -> Iterator[Match]:
    """Games between equals."""
    for number in range(count):
        dice = seed_of_game(seed.to_bytes(32, "big"), number)
        yield play(Job(game, tuple((seat, level) for seat in seats), {}, dice)).match


# ----------------------------------------------------------------------------------------------------- margins


def fit_margins(matches: Iterator[Match]) -> dict[str, object]:
    """The weights of `margins.py`, and the standard deviation of what they leave unsaid."""
    size = 3 * STAGES
    table = [[0.0] * (size + 1) for _ in range(size)]
    rows = []
    for match in matches:
        final = margins_now(match.state)
        for length in range(match.length % EVERY, match.length, EVERY):
            state = match.state_at(length)
            if is_opening(state) or is_deal(state):
                continue
            chances = thinker_for(state).judge(state, 1)
            at = stages(progress(state))
            for seat, now in margins_now(state).items():
                told = features(now, chances[SEAT_NUMBERS[seat]])
                row = [at.get(stage, 0.0) * value for stage in range(STAGES) for value in told]
                rows.append((row, final[seat]))
                for i, one in enumerate(row):
                    if one:
                        for j, other in enumerate((*row, final[seat])):
                            table[i][j] += one * other
    for i in range(size):
        table[i][i] += 1e-6
    for i in range(size - 3):
        # Stages of which little was seen are like those beside them.
        for one, other, sign in ((i, i, 1), (i + 3, i + 3, 1), (i, i + 3, -1), (i + 3, i, -1)):
            table[one][other] += sign * ALIKE
    weights = _solved(table)
    left = [final - sum([a * b for a, b in zip(weights, row, strict=True)]) for row, final in rows]
    return {
        "weights": [[round(weights[3 * stage + k], 4) for k in range(3)] for stage in range(STAGES)],
        "left": round(statistics.pstdev(left), 2),
        "of": round(statistics.pstdev([final for _, final in rows]), 2),
    }


def _solved(table: list[list[float]]) -> list[float]:
    """The solution of linear equations, each with its right side last."""
    size = len(table)
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(table[row][i]))
        table[i], table[pivot] = table[pivot], table[i]
        for j in range(size):
            if j != i:
                factor = table[j][i] / table[i][i]
                table[j] = [a - factor * b for a, b in zip(table[j], table[i], strict=True)]
    return [table[i][size] / table[i][i] for i in range(size)]


# ------------------------------------------------------------------------------------------------------ losses


def losses(matches: Iterator[Match], strength: str) -> dict[str, object]:
    """How much decisions gave away, those in which something could be chosen, as reviews of `strength` tell it."""
    found = []
    marks: Counter[str] = Counter()
    accuracies = []
    for match in matches:
        thresholds = thresholds_of(match.game.name)
        own = defaultdict(list)
        for passage in course(match, effort_of(match.game.name, strength), 0, Asker()):
            state = match.state_at(passage.length)
            if len(state.legal_actions()) > 1:
                seat = str(state.to_act())
                number = SEAT_NUMBERS[seat]
                own[seat].append(max(0.0, passage.before[number] - passage.after[number]))
        for some in own.values():
            found += some
            marks.update(mark_of(loss, thresholds) for loss in some)
            accuracies.append(accuracy_of(sum(some), len(some)))
    found.sort()
    return {
        "decisions": len(found),
        "mean": round(statistics.fmean(found), 4),
        "best": round(sum([one < 0.001 for one in found]) / len(found), 3),
        "quantiles": {share: round(found[int(share * len(found))], 4) for share in QUANTILES},
        "marks": {mark: round(marks[mark] / len(found), 4) for mark in MARKS[1:]},
        "accuracy": round(statistics.fmean(accuracies), 1),
    }


# ------------------------------------------------------------------------------------------------------ errors


def fit_errors(matches: Iterator[Match], strength: str) -> dict[str, object]:
    """How wrong is what is known, how lasting that is, and how it grows (`ERRORS` of `smoothing.py`).

    Where rollouts are judged halfway, at first how wrong short looks are against them (`HALFWAY_ERRORS`).
    """
    seen = [sights(match, effort_of(match.game.name, strength), 1, Asker()) for match in matches]
    report: dict[str, object] = {"positions": sum(map(len, seen))}
    known = [[one.short for one in game] for game in seen]
    if any(one.halfways for game in seen for one in game):
        best = _likeliest([one for game in seen for one in halfway(game)])
        report["halfway"] = asdict(best)
        known = [told_halfway(game, best) for game in seen]
    best = _likeliest([one for game, before in zip(seen, known, strict=True) for one in to_the_end(game, before)])
    return {**report, **asdict(best)}


def _likeliest(series: Sequence[Sequence[Seen]]) -> Errors:
    """The errors that explain best what was seen of single seats in single games."""
    # Seats that are not in play have no chance.
    in_play = [one for one in series if any(look.long for look in one)]

    def likelihood(errors: Errors) -> float:
        return sum([smoothed(one, errors)[1] for one in in_play])

    return max((Errors(*four) for four in product(FIRST, GROWTH, LASTING, OWN)), key=likelihood)


# ------------------------------------------------------------------------------------------------- differences


def fit_differences(matches: Iterator[Match], strength: str) -> dict[str, object]:
    """How much of what actions and faces seem to change is true in the end (`efforts.py`), with its error."""
    seen = [differences_seen(match, effort_of(match.game.name, strength), 1, Asker()) for match in matches]
    return {
        "actions": _slope([pair for actions, _ in seen for pair in actions]),
        "faces": _slope([pair for _, faces in seen for pair in faces]),
    }


def _slope(pairs: Sequence[tuple[float, float]]) -> dict[str, float]:
    """Of what long play says to what looks say, with half of its 95 % interval."""
    squares = sum([seen * seen for seen, _ in pairs])
    if not squares:
        return {"count": len(pairs)}
    slope = sum([seen * told for seen, told in pairs]) / squares
    left = statistics.fmean([(told - slope * seen) ** 2 for seen, told in pairs])
    return {"count": len(pairs), "part": round(slope, 3), "error": round(1.96 * math.sqrt(left / squares), 3)}


# -------------------------------------------------------------------------------------------------------- luck


def luck(matches: Iterator[Match], strength: str) -> dict[str, object]:
    """How much less results scatter without the luck of the own dice."""
    raw, adjusted, by_seat = [], [], 0.0
    by_game = []
    for match in matches:
        seats = review(match, strength).seats
        by_game.append(([seat.result for seat in seats], [seat.adjusted for seat in seats]))
        for seat in seats:
            raw.append(seat.result)
            adjusted.append(seat.adjusted)
            by_seat += seat.luck
    return {
        "results": len(raw),
        "variance": round(statistics.pvariance(raw), 4),
        "adjusted": round(statistics.pvariance(adjusted), 4),
        "ratio": round(statistics.pvariance(adjusted) / statistics.pvariance(raw), 3),
        "ratio_interval": _interval(by_game),
        "mean_luck": round(by_seat / len(raw), 4),
        "mean_luck_error": round(
            1.96 * statistics.pstdev([a - b for a, b in zip(raw, adjusted, strict=True)]) / math.sqrt(len(raw)), 4
        ),
    }


def _interval(by_game: Sequence[tuple[Sequence[float], Sequence[float]]]) -> tuple[float, float]:
    """The 95 % interval of the ratio, by drawing whole games again and again (bootstrap)."""
    mind = random.Random(1)
    ratios = []
    for _ in range(RESAMPLES):
        drawn = mind.choices(by_game, k=len(by_game))
        raw, adjusted = ([value for game in drawn for value in game[i]] for i in range(2))
        ratios.append(statistics.pvariance(adjusted) / statistics.pvariance(raw))
    ratios.sort()
    return round(ratios[RESAMPLES // 40], 3), round(ratios[-1 - RESAMPLES // 40], 3)


# ------------------------------------------------------------------------------------------------------ rounds


def fit_rounds(matches: Iterator[Match], seed: int) -> dict[str, object]:
    """How many points ahead make a match e times as likely with one round to go (`SPREAD` of `rounds.py`)."""
    scores = [[points for _, points in match.state.scores()] for match in matches]
    mind = random.Random(seed)
    leads = []
    for one in scores:
        best = max(one)
        leads.append(best - statistics.fmean([points for points in one if points != best] or [best]))
    tries = []
    for _ in range(20_000):
        before = [mind.gauss(0, 15) for _ in range(4)]
        final = [a + b for a, b in zip(before, mind.sample(mind.choice(scores), 4), strict=True)]
        tries.append((before, final.index(max(final))))

    def doubt(spread: float) -> float:
        total = 0.0
        for before, winner in tries:
            weights = [math.exp((one - max(before)) / spread) for one in before]
            total -= math.log(weights[winner] / sum(weights))
        return total

    spread = min((1 + number / 2 for number in range(80)), key=doubt)
    return {"spread": spread, "lead": round(statistics.fmean(leads), 1), "rounds": len(scores)}


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m hotl_desktop.ai.fits", description=__doc__)
    parser.add_argument("what", choices=["margins", "losses", "errors", "differences", "luck", "rounds"])
    parser.add_argument("--game", default="head-of-the-line", choices=["head-of-the-line", LAWN_NAME])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--level", default="skilled", help="who plays the games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--strength", default="quick", choices=STRENGTHS)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seats = game_named(given.game).default_seats(given.seats)
    matches = games(given.game, seats, given.level, given.games, given.seed)
    if given.what == "margins":
        report = fit_margins(matches)
    elif given.what == "losses":
        report = losses(matches, given.strength)
    elif given.what == "errors":
        report = fit_errors(matches, given.strength)
    elif given.what == "differences":
        report = fit_differences(matches, given.strength)
    elif given.what == "luck":
        report = luck(matches, given.strength)
    else:
        report = fit_rounds(matches, given.seed)
    print(json.dumps({"game": given.game, "seats": given.seats, "level": given.level, **report}))


if __name__ == "__main__":
    main()
