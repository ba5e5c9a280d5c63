"""What is said of Strength beside each row agrees with the rules."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage
from pytestqt.qtbot import QtBot

from hotl_desktop.games.get_off_my_lawn import (
    SEATS,
    Advance,
    GetOffMyLawnState,
    Phase,
    Place,
    Push,
    Stage,
    lay_out,
    parse_action,
)
from hotl_desktop.view.fonts import font
from hotl_desktop.view.lawn.choices import within_reach
from hotl_desktop.view.lawn.strength import RowStrength, longest_fit, paint_row_strength, row_strength, verdict_texts
from hotl_desktop.view.theme import LIGHT, TextRole

from ..pictures import distance, drawn, islands, opaque, places
from .games import transitions
from .positions import FULL


@pytest.mark.parametrize("seed", range(3))
def test_the_verdict_is_whether_the_row_can_be_entered(seed: int) -> None:
    met = set()
    for step in transitions(seed):
        state = step.after
        assert isinstance(state, GetOffMyLawnState)
        if state.phase is not Phase.TURN or state.collapsed[state.turn]:
            continue
        entering = {action.row for action in state.legal_actions() if isinstance(action, Place | Push | Advance)}
        for row in range(1, 7):
            if within_reach(state, row):
                facts = row_strength(state, row, True, None)
                assert (facts.missing == 0) == (row in entering)
                met.add(facts.missing == 0)
    assert met == {True, False}


def test_the_strongest_rival_is_named_and_all_who_are_equal() -> None:
    assert row_strength(FULL, 6, True, None).rivals == (2,)
    assert row_strength(FULL, 2, False, None).rivals == (2, 3)
    assert row_strength(lay_out("P1", dict.fromkeys(SEATS, "11223344")), 6, False, None).rivals == ()


def test_a_preview_tells_what_each_would_stand_for() -> None:
    facts = row_strength(FULL, 6, True, parse_action("push 6 L"))
    assert (facts.strength, facts.gain) == (2, 1)
    assert (facts.resistance, facts.loss) == (2, -1)
    assert facts.preview


def test_what_changes_no_row_changes_no_strength() -> None:
    for row in range(1, 7):
        for action in (Stage(6, "L"), parse_action("roll low")):
            assert row_strength(FULL, row, True, action) == row_strength(FULL, row, True, None)


def test_words_shorten_until_they_fit(qtbot: QtBot) -> None:
    texts = verdict_texts(row_strength(FULL, 4, True, None))
    text = font(TextRole.CAPTION)
    widths = [QFontMetricsF(text).horizontalAdvance(one) for one in texts]
    assert widths == sorted(widths, reverse=True)
    for one, width in zip(texts, widths, strict=True):
        assert longest_fit(texts, text, width) == one
    assert longest_fit(texts, text, 1.0) == ""


PITCHES = (62, 75, 98, 150)


def _painted(facts: RowStrength, pitch: int) -> QImage:
    rect = QRectF(0, 0, 0.96 * pitch, pitch)
    return drawn(
        rect.width() + 20, pitch, lambda painter: paint_row_strength(painter, rect, pitch, LIGHT, facts), scale=4
    )


@pytest.mark.parametrize("pitch", PITCHES)
@pytest.mark.parametrize("rivals", [(1,), (1, 2), (1, 2, 3)], ids=len)
@pytest.mark.parametrize("preview", [False, True])
def test_equal_rivals_stand_side_by_side_within_the_place(
    qtbot: QtBot, pitch: int, rivals: tuple[int, ...], preview: bool
) -> None:
    facts = RowStrength(0, 2, rivals, 3, True, preview, *((2, -1) if preview else (0, 0)))
    image = _painted(facts, pitch)
    seen = {(x, y) for x, y, _ in opaque(image)}
    assert max(x for x, _ in seen) <= (0.96 * pitch + 4) * 4
    assert islands(seen, round(0.22 * pitch * pitch)) == 1 + len(rivals)  # nothing but badges is that large


@pytest.mark.parametrize(("gain", "loss", "good"), [(1, 0, True), (-1, 0, False), (0, -1, True), (0, 1, False)])
def test_a_change_in_favour_of_the_mover_is_in_the_accent(qtbot: QtBot, gain: int, loss: int, good: bool) -> None:
    image = _painted(RowStrength(0, 2, (1,), 3, True, True, gain, loss), 98)
    accent = places(image, lambda color: color.alpha() > 200 and distance(color, LIGHT.palette.accent) < 10)
    assert bool(accent) is good
