"""The words on the rails of the lawn."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from hotl_desktop.view.fonts import font
from hotl_desktop.view.lawn.racks import recognisable
from hotl_desktop.view.theme import TextRole


def test_a_name_is_whole_or_can_be_recognised_or_is_left_to_the_emblem(qapp: QApplication) -> None:
    metrics = QFontMetricsF(font(TextRole.LABEL))
    width = metrics.horizontalAdvance("Philippa")
    assert recognisable("Jonas", metrics, width) == "Jonas"
    shortened = recognisable("Philippa-Charlotte", metrics, width)
    assert shortened.startswith("Phili")
    assert shortened.endswith("…")
    assert recognisable("Philippa", metrics, width / 4) == ""
