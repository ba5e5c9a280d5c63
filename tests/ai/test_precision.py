"""How exact reviews are is measured on all chances of a course."""

from dataclasses import replace

import pytest

from hotl_desktop.ai.asking import Asker
from hotl_desktop.ai.course import seen
from hotl_desktop.ai.efforts import effort_of
from hotl_desktop.ai.openings import is_deal, is_opening
from hotl_desktop.ai.precision import chances_of, differences, summary
from tests.ai.games import game


def test_the_same_dice_in_the_mind_tell_the_same_and_others_tell_others() -> None:
    match = game("head-of-the-line", 4)
    match.go_to(14)
    effort = replace(effort_of(match.game.name, "quick"), level_turns=10)
    one, same, other = (chances_of(match, effort, seed)[0] for seed in (1, 1, 2))
    states = map(match.state_at, range(match.length))
    assert len(one) == 4 * sum(not is_opening(state) and not is_deal(state) for state in states) > 0
    assert one == same
    assert 0 < summary(differences(one, other))["rms"] < 0.1


def test_a_summary_tells_the_root_mean_square_and_what_few_exceed() -> None:
    assert summary([0.0] * 96 + [0.1] * 4) == {"rms": 0.02, "95": 0.0}
    assert summary([0.0] * 90 + [0.1] * 10)["95"] == 0.1
    assert differences([0.5, 0.25], [0.25, 0.5]) == [0.25, 0.25]


def test_later_positions_get_more_rollouts_and_seats_out_of_play_no_chance() -> None:
    match = game("head-of-the-line", 2)
    match.go_to(40)
    effort = replace(effort_of(match.game.name, "quick"), level_turns=2)
    series = seen(match, effort, 1, Asker())
    rollouts = [one.rollouts for one in series[0]]
    assert rollouts == sorted(rollouts)
    assert rollouts[0] < rollouts[-1]
    assert rollouts == [effort.course_at(one.progress) for one in series[0]]
    for k, looks in enumerate(series):
        assert any(look.long for look in looks) == (k in {0, 2})
    for four in zip(*series, strict=True):
        assert sum(one.long for one in four) == pytest.approx(1)
