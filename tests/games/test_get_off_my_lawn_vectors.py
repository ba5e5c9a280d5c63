"""Games recorded by an independent program, replayed decision by decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hotl_desktop.games.base import CHANCE, DICE
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN, SEATS, GetOffMyLawnState

VECTORS = sorted((Path(__file__).parents[1] / "vectors" / "get-off-my-lawn").glob("*.json"))


class Replay:
    """One record walked through the rules, with the legal actions of every decision on the way."""

    def __init__(self, record: dict[str, Any]) -> None:
        self.state: GetOffMyLawnState = GET_OFF_MY_LAWN.start(SEATS, record["options"])
        self.legal: list[list[str]] = []
        for event in record["events"]:
            self._take(event)

    def _take(self, event: str) -> None:
        words = event.split(" ")
        if words[0] == "first":
            assert [seat for seat, _, _ in (word.partition(":") for word in words[1:])] == list(
                self.state.opening_contenders
            )
            self._roll(words[1:])
        elif words[0] == "round":
            assert self.state.awaits_deal
            assert words[1:] == [str(self.state.round_number), self.state.round_starter]
        elif words[0] == "deal":
            assert self.state.awaits_deal
            assert words[1] == self.state.roller
            self._roll(words[2:])
        else:
            self._decide(*event.split(" ", 1))

    def _roll(self, faces: list[str]) -> None:
        for face in faces:
            assert self.state.to_act() is CHANCE
            self.state = self.state.apply(DICE[int(face[-1])])

    def _decide(self, seat: str, text: str) -> None:
        notation, _, outcome = text.partition(" -> ")
        assert self.state.to_act() == seat
        self.legal.append(sorted(map(str, self.state.legal_actions())))
        action = self.state.parse_action(notation)
        assert self.state.captures_power(action) == (outcome == "power")
        self.state = self.state.apply(action)
        assert self.state.awaits_turn_die == (outcome not in {"", "power"})
        if self.state.awaits_turn_die:
            *owner, face = outcome.split(" ")
            assert owner == ([] if self.state.fallen_owner is None else [self.state.fallen_owner])
            assert self.state.roller == seat
            self._roll([face])


def test_there_are_vectors() -> None:
    assert len(VECTORS) == 30


@pytest.mark.parametrize("path", VECTORS, ids=lambda path: path.stem)
def test_a_recorded_match_has_the_same_legal_actions_and_result(path: Path) -> None:
    vector = json.loads(path.read_text(encoding="utf-8"))
    replay = Replay(vector["record"])
    assert replay.legal == vector["legal"]
    outcome = replay.state.outcome()
    assert outcome is not None
    result = vector["record"]["result"]
    assert dict(outcome.scores) == result["scores"]
    assert list(outcome.winners) == result["winners"]
