"""What holds for every opponent, whatever stands behind it."""

import pytest

from hotl_desktop.ai.levels import choose
from hotl_desktop.games.base import CHANCE, DICE, NotUnderstood, State
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE


def head_state(steps: int) -> State:
    state: State = HEAD_OF_THE_LINE.start(("NW", "SE"), {})
    for face in (6, 1):
        state = state.apply(DICE[face])
    for number in range(steps):
        state = state.apply(DICE[number % 6 + 1]) if state.to_act() is CHANCE else state.apply(state.legal_actions()[0])
    return state if state.to_act() is not CHANCE else state.apply(DICE[3])


@pytest.mark.parametrize("level", ["random", "casual"])
def test_a_choice_is_legal_and_a_function_of_position_level_and_seed(level: str) -> None:
    for steps in range(0, 40, 3):
        state = head_state(steps)
        choice = choose(state, level, 7)
        assert choice.action in state.legal_actions()
        assert choose(state, level, 7) == choice


def test_greed_takes_the_line_with_the_most_points() -> None:
    state = head_state(30)
    before = dict(state.scores())
    seat = str(state.to_act())

    def gain(action: object) -> float:
        after = dict(state.apply(action).scores())  # type: ignore[arg-type]
        others = sum(after[other] - before[other] for other in after if other != seat)
        return after[seat] - before[seat] - 0.3 * others

    best = max(gain(action) for action in state.legal_actions())
    assert gain(choose(state, "casual", 1).action) == pytest.approx(best)


def test_an_unknown_level_is_not_understood() -> None:
    with pytest.raises(NotUnderstood, match="no level 'genius'"):
        choose(head_state(4), "genius", 1)
