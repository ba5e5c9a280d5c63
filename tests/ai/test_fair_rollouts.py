"""Rollouts without luck."""

from __future__ import annotations

import statistics

import pytest

from hotl_desktop.ai.efforts import effort_of
from hotl_desktop.ai.margins import progress
from hotl_desktop.ai.smoothing import LEFT, halfway_part
from hotl_desktop.ai.thinking import thinker_for
from hotl_desktop.games.base import CHANCE
from tests.ai.games import TABLES, decisions, game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_they_have_the_mean_of_plain_ones_and_less_scatter(name: str, seats: int) -> None:
    differences = []
    for state in decisions(game(name, seats), 9 if seats < 4 else 19):
        if getattr(state, "solo", False):
            continue  # a turn of the Solo Grind is one roll: there plain ones hardly scatter
        thinker = thinker_for(state)
        plain = [thinker.roll_out(state, 0, 1, 4, seed) for seed in range(300)]
        fair, squares = thinker.roll_out_fairly(state, 0, 240, 3, 1)
        assert sum(fair) == pytest.approx(1, abs=1e-5)
        for seat in range(4):
            own = [one[seat] for one in plain]
            mean = sum(own) / len(own)
            variance = sum([(one - mean) ** 2 for one in own]) / len(own)
            fair_variance = squares[seat] - fair[seat] ** 2
            if variance > 1e-4:
                # Those without luck end with the best of the next turn, which is as if the others were one longer; but
                # in Get Off My Lawn that may be a roll, after which the others go on.
                slack = 0.001 if name == "head-of-the-line" else 0.08
                doubt = 4 * ((variance + fair_variance) / len(own)) ** 0.5
                assert fair[seat] == pytest.approx(mean, abs=slack + doubt)
                differences.append((fair_variance, variance))
    assert len(differences) > 3
    assert sum(fair for fair, _ in differences) < 0.8 * sum(plain for _, plain in differences)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_luck_that_is_easy_to_see_is_nothing_in_the_mean_over_the_faces(seats: int) -> None:
    """In Head of the Line plain rollouts leave it out."""
    state, *_ = decisions(game("head-of-the-line", seats), 9)
    thinker = thinker_for(state)
    after = state.apply(state.legal_actions()[0])
    assert after.to_act() is CHANCE
    # One turn, after which each face fell six times.
    assert thinker.roll_out(state, 0, 36, 1, 5) == pytest.approx(thinker.judge(after, 1), abs=1e-5)
    assert thinker.roll_out(state, 0, 1, 1, 5) != pytest.approx(thinker.judge(after, 1), abs=1e-3)


def test_what_is_left_of_the_luck_scatters_as_little_as_is_said() -> None:
    left = effort_of("head-of-the-line", "standard").left
    found = []
    for seats in (2, 3, 4):
        for state in decisions(game("head-of-the-line", seats), 9):
            ends = [thinker_for(state).roll_out(state, 0, 1, 200, seed) for seed in range(300)]
            for own in zip(*ends, strict=True):
                mean = statistics.fmean(own)
                if 0.05 < mean < 0.95:
                    found.append(statistics.pvariance(own) / (mean * (1 - mean)))
    assert len(found) > 10
    assert statistics.fmean(found) == pytest.approx(left, abs=0.07)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_they_are_a_function_of_position_and_seed(name: str, seats: int) -> None:
    state = next(decisions(game(name, seats), 31))
    thinker = thinker_for(state)
    first = thinker.roll_out_fairly(state, 1, 12, 3, 5)
    thinker.rate(state, 1)
    assert thinker.roll_out_fairly(state, 1, 12, 3, 5) == first
    assert thinker.roll_out_fairly(state, 1, 12, 3, 6) != first


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_they_are_judged_halfway_and_go_on_to_the_end(name: str, seats: int) -> None:
    seen = 0
    for state in decisions(game(name, seats), 9 if name == "head-of-the-line" else 41):
        thinker = thinker_for(state)
        only_judged, same = thinker.roll_out_halved(state, 0, 120, 4, 4, 1)
        assert only_judged == same
        judged, ended = thinker.roll_out_halved(state, 0, 120, 4, 200, 1)
        early = thinker.roll_out(state, 0, 500, 4, 1)
        late = thinker.roll_out(state, 0, 120, 200, 1)
        for one in (judged, ended):
            assert sum(one) == pytest.approx(1, abs=1e-5)
        for seat in range(4):
            doubt = 4 * (max(0.02, late[seat] * (1 - late[seat])) * 2 / 120) ** 0.5
            assert ended[seat] == pytest.approx(late[seat], abs=doubt)
            # Those without luck end with the best of the next turn, which may be a roll.
            assert judged[seat] == pytest.approx(early[seat], abs=0.1)
        seen += judged != ended
    assert seen > 2


@pytest.mark.parametrize(("name", "halfway"), [("head-of-the-line", 20), ("get-off-my-lawn", 40)])
def test_what_they_say_halfway_and_from_there_on_scatters_as_little_as_is_said(name: str, halfway: int) -> None:
    found: list[tuple[float, float, float]] = []
    # A game that is open for long.
    for state in decisions(game(name, 4, "casual"), 6 if halfway == 20 else 13):
        both = [thinker_for(state).roll_out_halved(state, 0, 1, halfway, 600, seed) for seed in range(100)]
        for seat in range(4):
            mean = statistics.fmean(ended[seat] for _, ended in both)
            if 0.1 < mean < 0.9:
                results = LEFT[name] * mean * (1 - mean)
                part = statistics.pvariance(judged[seat] for judged, _ in both) / results
                rest = statistics.pvariance(end[seat] - half[seat] for half, end in both) / results
                found.append((halfway_part(progress(state)), part, rest))
    found.sort()
    third = len(found) // 3
    assert third > 5
    for early_or_late in (found[:third], found[-third:]):
        said, judged_part, further_part = map(statistics.fmean, zip(*early_or_late, strict=True))
        assert judged_part == pytest.approx(said, abs=0.1)
        assert further_part == pytest.approx(1 - said, abs=0.2)


def test_a_game_that_ends_at_once_has_no_scatter() -> None:
    match = game("head-of-the-line", 2)
    state = match.state_at(match.length - 1)
    means, squares = thinker_for(state).roll_out_fairly(state, 0, 12, 5, 1)
    outcome = match.state.outcome()
    assert outcome is not None
    assert means[0] == ("NW" in outcome.winners) / len(outcome.winners)
    assert squares[0] == pytest.approx(means[0] ** 2)
