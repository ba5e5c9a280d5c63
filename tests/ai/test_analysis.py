"""What positions are worth."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest

from hotl_desktop.ai import analysis, asking, efforts, estimates, prospects
from hotl_desktop.ai.analysis import STRENGTHS, Stopped, analyse, faces, same_enough, value
from hotl_desktop.ai.continuation import continuation
from hotl_desktop.ai.exact import numbered
from hotl_desktop.ai.openings import is_opening
from hotl_desktop.ai.truth import endgames
from hotl_desktop.games.base import CHANCE, DICE, NotUnderstood, State
from hotl_desktop.games.head_of_the_line import HeadOfTheLineState
from hotl_desktop.games.head_of_the_line_layout import lay_out
from tests.ai.games import TABLES, decisions, dice, game


@pytest.fixture(autouse=True)
def fresh() -> None:
    analysis.forget()


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("strength", ["instant", "quick"])
def test_every_action_is_judged_best_first_and_chances_are_chances(name: str, seats: int, strength: str) -> None:
    for state in decisions(game(name, seats), 15 if strength == "instant" else 35):
        found = analyse(state, strength)
        assert found.seat == state.to_act()
        assert found.strength == strength
        assert {one.action for one in found.options} == set(state.legal_actions())
        own = [one.chances[found.seat] for one in found.options]
        assert own == sorted(own, reverse=True)
        for one in found.options:
            assert tuple(one.chances) == tuple(one.margins) == state.seats
            assert sum(one.chances.values()) == pytest.approx(1)
            assert min(one.chances.values()) >= 0
            assert 0 <= one.error < 0.5
            assert found.of(one.action) is one
            assert found.loss(one.action) == found.best.chances[found.seat] - one.chances[found.seat]
        assert found.best is found.options[0]


def test_what_is_not_legal_was_not_judged() -> None:
    one, other = itertools.islice(decisions(game("head-of-the-line", 4), 15), 2)
    stranger = next(action for action in other.legal_actions() if action not in one.legal_actions())
    found = analyse(one, "instant")
    for ask in (found.of, found.loss, lambda action: same_enough(found, action)):
        with pytest.raises(KeyError):
            ask(stranger)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_same_question_has_the_same_answer(name: str, seats: int) -> None:
    state = next(decisions(game(name, seats), 41))
    first = analyse(state, "quick", seed=3)
    assert analyse(state, "quick", seed=3) is first
    analysis.forget()
    again = analyse(state, "quick", seed=3)
    assert again is not first
    assert again == first
    assert analyse(state, "quick", seed=4) != first


def test_threads_change_nothing() -> None:
    state = next(decisions(game("get-off-my-lawn", 4), 41))
    effort = efforts.effort_of(state.game_name, "standard")
    alone, together = asking.Asker(threads=False), asking.Asker()
    assert estimates.short_look(state, effort, 1, alone) == estimates.short_look(state, effort, 1, together)
    assert estimates.long_play(state, 0, 150, 9, 1, alone) == estimates.long_play(state, 0, 150, 9, 1, together)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("strength", ["instant", "quick"])
def test_a_die_is_worth_exactly_the_mean_of_its_faces(name: str, seats: int, strength: str) -> None:
    for state in dice(game(name, seats), 30 if strength == "instant" else 50):
        six = faces(state, strength)
        assert [one.face for one in six] == [1, 2, 3, 4, 5, 6]
        worth = value(state, strength)
        for seat in state.seats:
            assert worth.chances[seat] == pytest.approx(sum([one.chances[seat] for one in six]) / 6, abs=1e-12)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_of_what_a_short_look_sees_between_actions_and_faces_the_true_part_is_told(name: str, seats: int) -> None:
    match = game(name, seats)
    effort = efforts.effort_of(name, "instant")
    assert (effort.true_of_actions < effort.true_of_faces < 1) == (name == "get-off-my-lawn")
    asker = asking.Asker()
    for state in decisions(match, 25):
        found = analyse(state, "instant")
        afters = [state.apply(action) for action in state.legal_actions()]
        looks = [look.chances for look in estimates.short_look(state, effort, 0, asker)]
        seat = estimates.seat_to_act(state)
        best = max(look[seat] for look in looks)
        for action, after, look in zip(state.legal_actions(), afters, looks, strict=True):
            if after.outcome() is None and best < 1:
                assert found.loss(action) == pytest.approx(effort.true_of_actions * (best - look[seat]), abs=1e-9)
    for state in dice(match, 40):
        seen = prospects.faces_of(state, effort, 0, asker)
        told = [numbered(one.chances) for one in faces(state, "instant")]
        for seen_of, told_of in zip(zip(*seen, strict=True), zip(*told, strict=True), strict=True):
            mean = sum(seen_of) / 6
            part = 1.0 if is_opening(state) else effort.true_of_faces
            assert told_of == pytest.approx([mean + part * (one - mean) for one in seen_of], abs=1e-9)


def test_each_face_says_what_it_allows() -> None:
    passes = 0
    for state in dice(game("head-of-the-line", 4), 6):
        if state.opens_turn:
            for one in faces(state, "instant"):
                after = state.apply(DICE[one.face])
                assert one.seat == after.to_act()
                actions = after.legal_actions()
                if str(actions[0]) == "pass":
                    passes += 1
                    assert (one.count, one.best) == (0, None)
                else:
                    assert one.count == len(actions)
                    assert one.best is not None
                    assert one.best.action in actions
                    assert one.best.chances == one.chances
    assert passes


def test_a_decision_is_worth_its_best_action() -> None:
    state = next(decisions(game("get-off-my-lawn", 4), 31))
    best = analyse(state, "instant").best
    worth = value(state, "instant")
    assert (worth.chances, worth.margins, worth.error) == (best.chances, best.margins, best.error)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_game_that_is_over_is_worth_its_result(name: str, seats: int) -> None:
    state = game(name, seats).state
    outcome = state.outcome()
    assert outcome is not None
    worth = value(state, "instant")
    for seat, points in outcome.scores:
        assert worth.chances[seat] == (seat in outcome.winners) / len(outcome.winners)
        assert worth.margins[seat] == points - max(other for name, other in outcome.scores if name != seat)
    assert worth.error == 0


def test_before_the_first_turn_a_high_roll_is_worth_what_the_first_turn_is() -> None:
    start = game("head-of-the-line", 2).state_at(0)
    own = [one.chances["NW"] for one in faces(start, "instant")]
    first = value(start.apply(DICE[6]).apply(DICE[1]), "instant").chances["NW"]
    second = value(start.apply(DICE[1]).apply(DICE[6]), "instant").chances["NW"]
    assert first != second
    assert own == sorted(own, reverse=first < second)
    # Five of six faces decide against a 6, and with a tie all begins again, at evens.
    assert own[5] == pytest.approx((5 * first + (first + second) / 2) / 6)
    assert value(start, "instant").chances["NW"] == pytest.approx((first + second) / 2)


def test_a_deal_is_worth_the_same_until_its_last_die() -> None:
    match = game("get-off-my-lawn", 4)
    dealt = [state for state in map(match.state_at, range(60)) if getattr(state, "awaits_deal", False)]
    assert len(dealt) == 32
    worths = {tuple(value(state, "instant").chances.values()) for state in dealt[:-1]}
    assert len(worths) == 1
    assert len({tuple(one.chances.values()) for one in faces(dealt[-1], "instant")}) > 1


def test_questions_that_make_no_sense_are_refused() -> None:
    match = game("head-of-the-line", 2)
    decision, die = next(decisions(match)), next(dice(match))
    for ask in (
        lambda: analyse(die),
        lambda: faces(decision),
        lambda: analyse(match.state),
        lambda: faces(match.state),
    ):
        with pytest.raises(ValueError, match=r"no (seat|die)"):
            ask()
    for hasty in (
        lambda: analyse(decision, "hasty"),
        lambda: value(decision, "hasty"),
        lambda: faces(die, "hasty"),
    ):
        with pytest.raises(NotUnderstood, match="strength"):
            hasty()


def test_whoever_does_not_want_the_answer_any_more_is_not_kept_waiting() -> None:
    state = next(decisions(game("head-of-the-line", 4), 31))
    asked = itertools.count()
    with pytest.raises(Stopped):
        analyse(state, "thorough", stop=lambda: next(asked) > 5)
    assert next(asked) < 200
    with pytest.raises(Stopped):
        faces(next(dice(game("head-of-the-line", 4), 31)), "standard", stop=lambda: True)
    # And nothing half done was remembered.
    assert len(analyse(state, "instant").options) == len(state.legal_actions())


def _won(die: int) -> HeadOfTheLineState:
    """NW fills the last cell that anybody can reach, far ahead."""
    return lay_out("NW", {"NW": "f7-f12 a1-l1 a2-l2 a3-l3", "SE": "g6 g5"}, die=die, passes={"SE": 3})


def test_what_is_won_is_certain() -> None:
    state = _won(1)
    for strength in STRENGTHS[:2]:
        best = analyse(state, strength).best
        assert best.chances["NW"] > 0.97
        assert best.margins["NW"] > 20


@pytest.mark.parametrize(("name", "seats"), [("head-of-the-line", 2), ("get-off-my-lawn", 4)])
def test_the_thorough_solve_small_endgames(name: str, seats: int) -> None:
    at_table = ("NW", "SE") if seats == 2 else ("P1", "P2", "P3", "P4")
    state, solver = next(endgames(name, at_table, 1, 300, 2))
    found = analyse(state, "thorough")
    exact = solver.actions(state)
    for one in found.options:
        assert one.error == 0
        assert one.chances == pytest.approx(exact[one.action])


def test_later_rounds_count() -> None:
    match = game("get-off-my-lawn", 4, "casual", {"rounds": 2})
    state = next(one for one in map(match.state_at, range(40, match.length)) if one.to_act() not in {CHANCE, None})
    ahead = state.changed(totals=(60, 0, 0, 0))  # type: ignore[attr-defined]
    single = state.changed(rounds=1)  # type: ignore[attr-defined]
    chances = [value(one, "instant").chances["P1"] for one in (state, single, ahead)]
    # Two rounds are nearer to evens than one, and who is far ahead is likely to stay so.
    assert abs(chances[0] - 0.25) < abs(chances[1] - 0.25)
    assert chances[2] > 0.85


def test_the_round_that_decides_is_judged_with_all_points() -> None:
    match = game("get-off-my-lawn", 4, "casual", {"rounds": 2})
    decided = [one for one in map(match.state_at, range(match.length)) if one.to_act() not in {CHANCE, None}]
    last = decided[-120]
    assert last.round == 2  # type: ignore[attr-defined]
    own = [value(replace(last, totals=(ahead, 20, 20, 20)), "instant").chances["P1"] for ahead in (0, 20, 40, 60)]  # type: ignore[type-var]
    assert own == sorted(own)
    assert own[3] > 1.5 * own[0]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_continuation_is_a_game(name: str, seats: int) -> None:
    match = game(name, seats)
    for state in decisions(match, 17):
        action = state.legal_actions()[-1]
        texts = continuation(state, action, turns=2)
        assert texts[0] == str(action)
        dice_fallen = 0
        after: State = state
        for text in texts:
            if after.to_act() is CHANCE:
                dice_fallen += 1
                after = after.apply(DICE[int(text)])
            else:
                after = after.apply(after.parse_action(text))
        if name == "head-of-the-line":
            assert dice_fallen == 2 or after.outcome() is not None


def test_a_continuation_is_best_play_with_ordinary_dice() -> None:
    state = next(decisions(game("head-of-the-line", 2), 31))
    action = analyse(state, "instant").best.action
    texts = continuation(state, action, turns=1)
    after = state.apply(action)
    while after.to_act() is not CHANCE:
        after = after.apply(analyse(after, "instant").best.action)
    six = faces(after, "instant")
    roller = str(after.roller)
    mean = sum([one.chances[roller] for one in six]) / 6
    face = int(texts[-2])
    assert abs(six[face - 1].chances[roller] - mean) == min(abs(one.chances[roller] - mean) for one in six)
    assert texts[-1] == str(analyse(after.apply(DICE[face]), "instant").best.action)


def test_as_good_as_the_best() -> None:
    for state in decisions(game("get-off-my-lawn", 4), 9):
        found = analyse(state, "instant")
        assert same_enough(found, found.best.action)
        for one in found.options:
            assert same_enough(found, one.action) == (found.loss(one.action) <= analysis.TOLERANCE)


def test_a_continuation_ends_where_somebody_alone_may_roll_for_ever() -> None:
    match = game("get-off-my-lawn", 4, "random")
    alone = [state for state in decisions(match) if getattr(state, "solo", False)]
    assert alone, "the game has a Solo Grind"
    for state in alone:
        for action in state.legal_actions():
            assert len(continuation(state, action, turns=2)) < 40
