"""How exact reviews are is measured on all chances of a course."""

from dataclasses import replace

import pytest

from hotl_desktop.ai.asking import Asker
from hotl_desktop.ai.course import differences_seen, sights
from hotl_desktop.ai.efforts import effort_of
from hotl_desktop.ai.openings import is_deal, is_opening
from hotl_desktop.ai.precision import EVERY_STEP, chances_of, differences, main, of_positions, off_by, summary
from hotl_desktop.ai.smoothing import LEFT, halfway_part
from tests.ai.games import TABLES, game


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
    seen = sights(match, effort, 1, Asker())
    assert 6 <= seen[0].rollouts < seen[-1].rollouts
    for one in seen:
        # Of a die, as many for each face; and each tells more than a result does.
        left, part = LEFT[match.game.name], halfway_part(one.progress)
        made = round(one.rollouts * left * (1 - part))
        assert effort.course_at(one.progress, 2) - 6 < made <= effort.course_at(one.progress, 2)
        assert one.halfways == pytest.approx(made / left / part, abs=1)
        assert (one.long[1], one.long[3]) == (0, 0)
        assert sum(one.long) == pytest.approx(1)
    assert any(one.long[0] and one.long[2] for one in seen)


def test_on_the_lawn_rollouts_are_judged_halfway_too() -> None:
    match = game("get-off-my-lawn", 4)
    match.go_to(50)
    effort = replace(effort_of(match.game.name, "standard"), course=15, halfway=30, level_turns=8, halfway_turns=2)
    seen = [one for one in sights(match, effort, 1, Asker()) if one.halfways]
    assert seen
    for one in seen:
        # Rollouts to the end are judged halfway, too.
        left, part = LEFT[match.game.name], halfway_part(one.progress)
        made = round(one.halfways * left * part)
        assert effort.halfway_at(one.progress) - 12 < made <= effort.halfway_at(one.progress)
        assert 0 < one.rollouts * left * (1 - part) < made
        assert len({one.short, one.halfway, one.long}) == 3
        assert sum(one.halfway) == pytest.approx(1)
        assert sum(one.long) == pytest.approx(1)


def test_analyses_are_held_against_rollouts_to_the_end() -> None:
    said = of_positions([game("head-of-the-line", 2)], "quick", 120)
    assert (said["positions"], said["solved"]) == (1, 0)
    error = said["error"]
    assert isinstance(error, dict)
    assert 0 < error["rms"] < 0.2


def test_steps_that_cannot_be_are_refused_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["precision", "--apart", "--every", "0"])
    with pytest.raises(SystemExit):
        main()
    assert "--every: 1 or more, not 0" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_short_looks_see_can_be_held_against_long_play(name: str, seats: int) -> None:
    """As `fits differences` does: an action loses or changes nothing, a face may do either."""
    match = game(name, seats, "casual")
    effort = replace(effort_of(name, "quick"), course=6, halfway=0, halfway_turns=4, level_turns=8, ending=0)
    actions, faces = differences_seen(match, effort, 1, Asker())
    assert all(seen <= 0 for seen, _ in actions)
    assert min(seen for seen, _ in actions) < 0
    assert min(seen for seen, _ in faces) < 0 < max(seen for seen, _ in faces)
    assert all(-1 <= told <= 1 for _, told in (*actions, *faces))


def test_a_course_is_held_against_rollouts_that_share_nothing_with_it() -> None:
    match = game("get-off-my-lawn", 4)
    match.go_to(70)
    said = off_by([match], "instant", 24)
    states = [match.state_at(length) for length in range(0, match.length, EVERY_STEP)]
    assert said["positions"] == sum(not is_opening(state) and not is_deal(state) for state in states) > 1
    rms, interval = said["rms"], said["interval"]
    assert isinstance(rms, float)
    assert isinstance(interval, list)
    assert 0 <= interval[0] <= rms <= interval[1]
    assert 0 < rms < 0.3
