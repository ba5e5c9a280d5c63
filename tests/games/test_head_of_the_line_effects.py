"""What is told before a line is laid must be what happens."""

from __future__ import annotations

import random

import pytest

from hotl_desktop.games.base import CHANCE, DICE, IllegalAction
from hotl_desktop.games.head_of_the_line import HEAD_OF_THE_LINE, HeadOfTheLineState, Line
from hotl_desktop.games.head_of_the_line_effects import line_effect


def test_every_effect_of_random_games_comes_true() -> None:
    dice = random.Random(5)
    run_over = choices = 0
    for players in (2, 3) + (4,) * 30:
        state = HEAD_OF_THE_LINE.start(HEAD_OF_THE_LINE.default_seats(players), {})
        while (actor := state.to_act()) is not None:
            if actor is CHANCE:
                state = state.apply(DICE[dice.randint(1, 6)])
                continue
            action = dice.choice(state.legal_actions())
            after = state.apply(action)
            if isinstance(action, Line):
                effect = line_effect(state, action)
                seat = effect.seat
                before_score, after_score = (_score(one, seat) for one in (state, after))
                assert after_score - before_score == effect.gain
                assert {*effect.laid, *effect.taken} == {cell for cell in action.cells if state.owners[cell] != seat}
                assert effect.head == (state.heads[seat] if state.heads[seat] >= 0 else None)
                for one in effect.run_over:
                    run_over += 1
                    assert state.heads[one.seat] == one.cell
                    if not one.refuges:
                        assert after.out[one.seat]
                    elif len(one.refuges) == 1 and not after.homeless:
                        assert after.heads[one.seat] == one.refuges[0]
                    else:
                        choices += 1
            state = after
    assert run_over > 10
    assert choices > 0


def _score(state: HeadOfTheLineState, seat: int) -> int:
    return state.owners.count(seat) + state.captured[seat]


def test_an_illegal_line_has_no_effect() -> None:
    state = HEAD_OF_THE_LINE.start(("NW", "SE"), {})
    with pytest.raises(IllegalAction):
        line_effect(state, Line(0, 0))
