"""Every die can be followed through every step."""

from __future__ import annotations

import pytest

from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState, Phase
from hotl_desktop.view.lawn.places import Captured, Collapsed, InQueue, InRow, OnLawn, Opening, Picture, picture_of
from hotl_desktop.view.lawn.tracking import Tracker

from .games import transitions


def pictures(before: object, after: object) -> tuple[Picture, Picture]:
    assert isinstance(before, GetOffMyLawnState)
    assert isinstance(after, GetOffMyLawnState)
    return picture_of(before), picture_of(after)


@pytest.mark.parametrize("seed", range(6))
def test_the_dice_end_where_the_rules_have_them(seed: int) -> None:
    for step in transitions(seed, rounds=2):
        before, after = pictures(step.before, step.after)
        tracker = Tracker(before)
        tracker.follow(step.events)
        ends = tracker.places()
        decided = isinstance(step.after, GetOffMyLawnState) and step.after.phase is Phase.DEAL
        if decided:
            # The dice of the opening roll are taken away when it is decided; no event says so.
            ends = {place: token for place, token in ends.items() if not isinstance(place, Opening)}
        assert ends.keys() == after.keys()
        for place, token in ends.items():
            piece = after[place]
            if piece.face:
                assert token.face == piece.face
            if token.origin is not None and not isinstance(token.origin, Opening):
                assert before[token.origin].seat == piece.seat


@pytest.mark.parametrize("seed", range(3))
def test_a_die_keeps_its_face_unless_it_is_rolled(seed: int) -> None:
    for step in transitions(seed):
        before, _ = pictures(step.before, step.after)
        tracker = Tracker(before)
        tracker.follow(step.events)
        rolled = {"BoundaryRolled", "FallenDieRolled"} & {type(event).__name__ for event in step.events}
        changed = [
            place
            for place, token in tracker.places().items()
            if token.origin is not None and before[token.origin].face != token.face
        ]
        assert len(changed) <= len(rolled)


def test_every_kind_of_place_is_met() -> None:
    met = {type(place) for step in transitions(3) for place in pictures(step.before, step.after)[1]}
    assert {OnLawn, InQueue, InRow, Collapsed, Captured, Opening} <= met
