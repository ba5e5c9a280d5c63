"""The six faces: what they would allow, and what of their heading there is room for."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLabel

from hotl_desktop.widgets.faces_strip import FacesStrip
from hotl_desktop.widgets.style import ThemeHost
from tests.widgets.conftest import ShowIn


def test_the_legend_gives_way_to_the_title(themes: ThemeHost, show: ShowIn) -> None:
    strip = FacesStrip(themes)
    strip.set_heading("What each face would allow", "lines, best gain")
    show(strip, size=QSize(420, 140))
    QApplication.processEvents()
    legend = next(one for one in strip.findChildren(QLabel) if one.text() == "lines, best gain")
    assert legend.isVisible()
    strip.window().resize(240, 140)
    QApplication.processEvents()
    assert not legend.isVisible()
    assert not strip._title.is_elided()
    strip.window().resize(420, 140)
    QApplication.processEvents()
    assert legend.isVisible()
