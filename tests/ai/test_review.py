"""Games looked back on."""

from __future__ import annotations

import itertools
import json
from dataclasses import replace

import pytest

from hotl_desktop.ai.analysis import analyse
from hotl_desktop.ai.asking import Asker, Stopped
from hotl_desktop.ai.course import anchored, course, leaned
from hotl_desktop.ai.efforts import effort_of
from hotl_desktop.ai.estimates import long_play, mean_of
from hotl_desktop.ai.exact import solved_ending
from hotl_desktop.ai.marks import HALF, MARKS, accuracy_of, mark_of
from hotl_desktop.ai.openings import is_opening
from hotl_desktop.ai.review import Review, review
from hotl_desktop.ai.thinking import SEAT_NUMBERS, Chances
from hotl_desktop.games.base import CHANCE, DICE, FACES, Action, Die, NotUnderstood, State
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from tests.ai.games import TABLES, game

EXACT = 1e-9


def _adds_up(found: Review) -> None:
    """All changes have one cause each, and together lead from the first chances to the result."""
    for earlier, later in zip(found.moments, found.moments[1:], strict=False):
        assert earlier.after == later.before
    for one in found.seats:
        assert one.result == pytest.approx(
            one.first + one.luck + one.others_luck - one.loss + one.others_play, abs=EXACT
        )
        assert one.adjusted == pytest.approx(one.result - one.luck, abs=EXACT)
        if found.moments:
            assert one.first == found.moments[0].before[one.seat]
            assert one.result == found.moments[-1].after[one.seat]
        own = [moment for moment in found.moments if moment.seat == one.seat and moment.kind == "decision"]
        assert one.loss == pytest.approx(sum(moment.loss for moment in own), abs=EXACT)
        assert one.decisions == sum(moment.count > 1 for moment in own)
        assert dict(one.marks) == {mark: sum(moment.mark == mark for moment in own) for mark in MARKS[1:]}
    for moment in found.moments:
        for chances in (moment.before, moment.after):
            assert sum(chances.values()) == pytest.approx(1)
            assert min(chances.values()) >= -EXACT


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("level", ["random", "skilled"])
def test_value_changes_are_luck_and_loss_and_add_up_to_the_result(name: str, seats: int, level: str) -> None:
    match = game(name, seats, level)
    found = review(match, "instant")
    assert found.finished
    assert [moment.length for moment in found.moments] == list(range(match.length))
    _adds_up(found)
    outcome = match.state.outcome()
    assert outcome is not None
    for one in found.seats:
        assert one.result == (one.seat in outcome.winners) / len(outcome.winners)
        assert one.first == pytest.approx(1 / seats, abs=0.03)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_it_adds_up_with_rollouts_too(name: str, seats: int) -> None:
    match = game(name, seats)
    match.go_to(45 if name == "get-off-my-lawn" else 16)
    _adds_up(review(match, "quick"))


def test_it_adds_up_over_several_rounds() -> None:
    match = game("get-off-my-lawn", 4, "casual", {"rounds": 2})
    found = review(match, "instant")
    assert found.finished
    _adds_up(found)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_step_is_told_as_it_was(name: str, seats: int) -> None:
    match = game(name, seats)
    for moment in review(match, "instant").moments:
        state, step = match.state_at(moment.length), match.step_at(moment.length)
        assert moment.played == str(step)
        if isinstance(step, Die):
            assert (moment.kind, moment.seat, moment.die, moment.best) == ("roll", state.roller, step.face, "")
            assert (moment.loss, moment.mark, moment.count) == (0, "", 6)
            assert moment.luck == moment.after[moment.seat] - moment.before[moment.seat]
        else:
            assert isinstance(step, Action)
            actions = state.legal_actions()
            assert (moment.kind, moment.seat, moment.count) == ("decision", state.to_act(), len(actions))
            assert moment.luck == 0
            assert moment.loss >= 0
            assert moment.loss == pytest.approx(moment.before[moment.seat] - moment.after[moment.seat], abs=EXACT)
            texts = [text for text, _ in moment.options]
            assert set(texts) <= set(map(str, actions))
            assert moment.played in texts
            assert moment.best == texts[0]
            assert dict(moment.options)[moment.best] == moment.before[moment.seat]
            assert dict(moment.options)[moment.played] == moment.after[moment.seat]
            if len(actions) == 1:
                assert (moment.loss, moment.before) == (0, moment.after)
                assert moment.mark == ""


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_roll_is_worth_the_mean_of_its_six_faces(name: str, seats: int) -> None:
    seen = 0
    for moment in review(game(name, seats), "instant").moments:
        if moment.kind == "roll" and moment.options:
            seen += 1
            six = [chance for _, chance in moment.options]
            assert [text for text, _ in moment.options] == list("123456")
            assert moment.before[moment.seat] == pytest.approx(sum(six) / 6, abs=EXACT)
            assert moment.after[moment.seat] == six[moment.die - 1]  # type: ignore[operator]
    assert seen > 10


@pytest.mark.parametrize(("seats", "alike"), [(4, True), (2, True), (3, False)])
def test_where_the_table_looks_the_same_to_all_nobody_has_more_to_expect(seats: int, *, alike: bool) -> None:
    """With four seats, and with two that face each other; of three, one sits across from another."""
    match = game("head-of-the-line", seats)
    numbers = [SEAT_NUMBERS[seat] for seat in match.state.seats]
    passages = course(match, effort_of(match.game.name, "quick"), 1, Asker())
    shares = [passages[0].before[number] for number in numbers]
    assert (shares == pytest.approx([1 / seats] * seats, abs=EXACT)) is alike
    opening = [one for one in passages if is_opening(match.state_at(one.length))]
    last = match.state_at(opening[-1].length)
    for face, chances in zip(FACES, opening[-1].options, strict=True):
        begun = last.apply(DICE[face])
        if isinstance(begun, HeadOfTheLineState) and not is_opening(begun):
            assert chances[begun.turn] == max(chances)


def test_the_dice_of_a_deal_are_one_piece_of_luck_for_everybody() -> None:
    match = game("get-off-my-lawn", 4)
    first = next(n for n in range(match.length) if getattr(match.state_at(n), "awaits_deal", False))
    match.go_to(first + 32)
    found = review(match, "instant")
    assert found.moments[first].before == found.moments[first + 31].before
    assert all(moment.luck == 0 for moment in found.moments[first : first + 31])
    last = found.moments[-1]
    opening = {one.seat: sum(m.luck for m in found.moments[:first] if m.seat == one.seat) for one in found.seats}
    for one in found.seats:
        assert one.luck == pytest.approx(last.after[one.seat] - last.before[one.seat] + opening[one.seat], abs=EXACT)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("length", [0, 1, 3, 41, 42, 43, 44, 45])
def test_a_game_that_goes_on_can_be_reviewed_anywhere(name: str, seats: int, length: int) -> None:
    match = game(name, seats)
    match.go_to(length)
    found = review(match, "instant")
    assert not found.finished
    assert len(found.moments) == length
    _adds_up(found)
    assert sum(one.result for one in found.seats) == pytest.approx(1)


def test_the_best_move_of_the_analysis_loses_nothing() -> None:
    match = game("head-of-the-line", 2)
    for moment in review(match, "instant").moments:
        if moment.kind == "decision" and moment.count > 1:
            best = str(analyse(match.state_at(moment.length), "instant").best.action)
            assert (moment.loss < EXACT) == (
                dict(moment.options)[moment.best] - dict(moment.options)[moment.played] < EXACT
            )
            if moment.played == best:
                assert moment.loss == 0


def test_blunders_are_found() -> None:
    """Who plays blindly loses more, and has the worse accuracy."""
    blind, sighted = (review(game("head-of-the-line", 2, level), "instant") for level in ("random", "skilled"))
    assert sum(one.loss for one in blind.seats) > 2 * sum(one.loss for one in sighted.seats)
    assert max(one.accuracy for one in blind.seats) < min(one.accuracy for one in sighted.seats)
    assert len(blind.mistakes()) > len(sighted.mistakes())
    assert all(moment.mark for moment in blind.mistakes())


def test_thresholds_say_what_a_decision_is_called() -> None:
    found = review(game("head-of-the-line", 2, "random"), "instant")
    doubtful, bad, very_bad = found.thresholds
    assert 0 < doubtful < bad < very_bad < 0.5
    for moment in found.moments:
        expected = sum(moment.loss >= threshold for threshold in found.thresholds)
        assert moment.mark == MARKS[expected]
    assert [mark_of(loss, found.thresholds) for loss in (0, doubtful, bad, very_bad, 1)] == [*MARKS, MARKS[-1]]


def test_accuracy_halves_with_every_half() -> None:
    assert [accuracy_of(loss, 10) for loss in (0, 10 * HALF, 20 * HALF)] == [100, 50, 25]
    assert accuracy_of(0, 0) == 100


def test_a_review_survives_json() -> None:
    found = review(game("get-off-my-lawn", 4), "instant")
    plain = json.loads(json.dumps(found.to_plain()))
    again = Review.from_plain(plain)
    assert again.to_plain() == found.to_plain()
    assert [moment.options for moment in again.moments] == [
        tuple((text, round(chance, 5)) for text, chance in moment.options) for moment in found.moments
    ]
    assert [one.mark for one in again.moments] == [one.mark for one in found.moments]
    for seat, other in zip(found.seats, again.seats, strict=True):
        assert other.luck == pytest.approx(seat.luck, abs=1e-5)


@pytest.mark.parametrize(
    "not_a_review", [{}, {"strength": "instant"}, {"moments": [3]}, {"moments": [{"length": 1}], "seats": []}]
)
def test_what_is_no_review_is_refused(not_a_review: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="not a review"):
        Review.from_plain(not_a_review)


def test_progress_is_told_and_work_can_be_called_off() -> None:
    match = game("head-of-the-line", 2)
    told: list[tuple[int, int]] = []
    review(match, "instant", lambda done, count: told.append((done, count)))
    count = told[0][1]
    assert told == [(done, count) for done in range(1, count + 1)]
    with pytest.raises(Stopped):
        review(match, "thorough", stop=lambda: True)
    with pytest.raises(NotUnderstood):
        review(match, "hasty")


@pytest.mark.parametrize("questions", [1, 2, 5, 40, 300])
def test_work_can_be_called_off_at_any_time(questions: int) -> None:
    """While the ending is solved, too, for which others may be waiting."""
    match = game("head-of-the-line", 4)
    asked = itertools.count(1)
    with pytest.raises(Stopped):
        review(match, "quick", stop=lambda: next(asked) >= questions)


def test_reviews_are_a_function_of_the_game_strength_and_seed() -> None:
    match = game("head-of-the-line", 4)
    match.go_to(12)
    one, same, other = (review(match, "quick", seed=seed) for seed in (1, 1, 2))
    assert one == same
    assert one != other


def test_the_ending_is_exact() -> None:
    match = game("head-of-the-line", 2)
    effort = replace(effort_of(match.game.name, "quick"), course=0)
    states = [match.state_at(length) for length in range(match.length + 1)]
    solver = solved_ending(states, effort.ending, Asker())
    assert solver is not None
    seen = 0
    for passage in course(match, effort, 0, Asker()):
        state = states[passage.length]
        if state in solver:
            seen += 1
            for seat, chance in solver.value(state).items():
                assert passage.before[SEAT_NUMBERS[seat]] == pytest.approx(chance, abs=1e-6)
            if state.to_act() is not CHANCE:
                exact = [value[str(state.to_act())] for value in solver.actions(state).values()]
                own = [one[SEAT_NUMBERS[str(state.to_act())]] for one in passage.options]
                assert own == pytest.approx(exact, abs=1e-6)
    assert seen > 3


def test_what_was_missed_is_told_by_long_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much better the best action was than the one that was played, a short look alone sees badly."""
    match = game("head-of-the-line", 4, "casual")
    effort = replace(effort_of(match.game.name, "quick"), course=480)
    by_play = course(match, effort, 1, Asker())
    monkeypatch.setattr("hotl_desktop.ai.course.SEEN", 0.0)
    by_looks = course(match, effort, 1, Asker())
    told: list[tuple[float, float, State, int]] = []
    for short, long in zip(by_looks, by_play, strict=True):
        if isinstance(match.step_at(short.length), Action) and short.options != long.options:
            state = match.state_at(short.length)
            seat = SEAT_NUMBERS[str(state.to_act())]
            best = max(range(len(short.options)), key=lambda i: short.options[i][seat])
            told.append((short.options[best][seat], long.options[best][seat], state, best))
    told.sort(key=lambda one: -abs(one[0] - one[1]))
    looks = plays = 0.0
    for by_look, by_long_play, state, best in told[:5]:
        truth = long_play(state, best, 1200, 200, 9, Asker())[SEAT_NUMBERS[str(state.to_act())]]
        looks += (by_look - truth) ** 2
        plays += (by_long_play - truth) ** 2
    assert plays < 0.4 * looks


def test_faces_are_anchored_where_the_mean_is_known() -> None:
    faces: list[Chances] = [(0.6, 0.4, 0.0, 0.0), (0.3, 0.5, 0.2, 0.0), (1.0, 0.0, 0.0, 0.0), *[(0.25,) * 4] * 3]
    level: Chances = (0.5, 0.3, 0.12, 0.08)
    found = anchored(faces, 1, level)
    assert found[1] == faces[1]
    assert found[2] == faces[2]  # what is certain stays so
    assert mean_of(found) == pytest.approx(level, abs=0.003)
    for one in found:
        assert min(one) >= 0
        assert sum(one) == pytest.approx(1)
    # A mean that the known face alone rules out is come as near to as can be.
    assert mean_of(anchored([(1.0, 0.0, 0.0, 0.0), *[(0.25,) * 4] * 5], 0, (0.1, 0.9, 0.0, 0.0)))[0] < 0.2


def test_leaning_raises_one_at_the_cost_of_the_others() -> None:
    chances = (0.5, 0.3, 0.2, 0.0)
    assert leaned(chances, 0, 0.0) == chances
    up = leaned(chances, 0, 0.2)
    assert up == pytest.approx((0.55, 0.27, 0.18, 0.0))
    assert leaned(chances, 0, -0.2) == pytest.approx((0.45, 0.33, 0.22, 0.0))
    # What is certain stays so.
    for certain in ((1.0, 0.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.0)):
        assert leaned(certain, 0, 0.5) == certain


def test_nobody_is_lucky_for_being_misjudged() -> None:
    """Over all rolls of a game, what came of them was neither more nor less than the faces had promised."""
    match = game("get-off-my-lawn", 4)
    missed = spread = 0.0
    for moment in review(match, "instant").moments:
        if moment.kind == "roll" and moment.options:
            others = [chance for text, chance in moment.options if text != moment.played]
            missed += moment.after[moment.seat] - sum(others) / len(others)
            spread += 1
    assert abs(missed / spread) < 0.01
