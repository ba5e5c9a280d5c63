"""What holds for every opponent, whatever stands behind it."""

import pytest

from hotl_desktop.ai.kernels.chance import Chance
from hotl_desktop.ai.levels import ALL_LEVELS, choose
from hotl_desktop.ai.styles import style_named
from hotl_desktop.ai.thinking import thinker_for
from hotl_desktop.games.base import CHANCE, DICE, NotUnderstood, State
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE


def head_state(steps: int) -> State:
    state: State = HEAD_OF_THE_LINE.start(("NW", "SE"), {})
    for face in (6, 1):
        state = state.apply(DICE[face])
    for number in range(steps):
        state = state.apply(DICE[number % 6 + 1]) if state.to_act() is CHANCE else state.apply(state.legal_actions()[0])
    return state if state.to_act() is not CHANCE else state.apply(DICE[3])


@pytest.mark.parametrize("level", ["random", "beginner", "casual", "skilled", "expert"])
def test_a_choice_is_legal_and_a_function_of_position_level_and_seed(level: str) -> None:
    for steps in range(0, 40, 3):
        state = head_state(steps)
        choice = choose(state, level, 7)
        assert choice.action in state.legal_actions()
        assert choose(state, level, 7) == choice


def test_greed_takes_the_line_with_the_most_points() -> None:
    for steps in range(10, 60):
        state = head_state(steps)
        before = dict(state.scores())
        seat = str(state.to_act())
        gains = []
        for action in state.legal_actions():
            after = dict(state.apply(action).scores())
            others = sum(after[other] - before[other] for other in after if other != seat)
            gains.append(after[seat] - before[seat] - 0.3 * others)
        assert gains[thinker_for(state).greedy(state, Chance(steps))] == pytest.approx(max(gains))


def test_an_unknown_level_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="no level 'genius'"):
        choose(head_state(4), "genius", 1)


@pytest.mark.parametrize("game", ["head-of-the-line", "get-off-my-lawn"])
def test_no_two_levels_decide_alike(game: str) -> None:
    assert len({style_named(level, game) for level in ALL_LEVELS}) == len(ALL_LEVELS)
