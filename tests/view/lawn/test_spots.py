"""What a point of the lawn means."""

from __future__ import annotations

from itertools import islice

import pytest
from PySide6.QtCore import QRectF

from hotl_desktop.games.base import CHANCE
from hotl_desktop.games.get_off_my_lawn import GetOffMyLawnState
from hotl_desktop.view.lawn.choices import Choices, source_of
from hotl_desktop.view.lawn.layout import TableLayout
from hotl_desktop.view.lawn.places import counts_of, picture_of
from hotl_desktop.view.lawn.spots import SpotFinder, spot_at
from tests.points import middle_and_edges

from .games import transitions


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(484, 388), (484, 469), (828, 669), (1252, 869)], ids=str)
def test_what_is_seen_of_an_action_means_it(size: tuple[int, int]) -> None:
    """Its middle and its edges, in whatever company; what lies under it is picked up beside it."""
    seen = 0
    for seed in range(4):
        for transition in islice(transitions(seed), 0, 300, 3):
            state = transition.before
            assert isinstance(state, GetOffMyLawnState)
            actor = state.to_act()
            if actor is CHANCE or actor is None:
                continue
            legal = state.legal_actions()
            counts = counts_of(picture_of(state))
            finder = SpotFinder(TableLayout(QRectF(0, 0, *size), state.turn), state, counts)
            choices = Choices(state, legal)
            for source in {source_of(action) for action in legal}:
                spots = finder.spots(choices, source)
                for spot in spots:
                    if spot.is_source or spot.shape.isEmpty():
                        continue
                    for point in middle_and_edges(spot.shape):
                        meant = spot_at(spots, point)
                        assert meant is not None
                        assert meant.key == spot.key, f"{state} {source}: {point.toTuple()}"
                        seen += 1
    assert seen > 1000
