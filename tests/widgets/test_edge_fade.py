"""What scrolls out of a card fades away at its edge, and only there."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QScrollArea, QWidget

from hotl_desktop.widgets.edge_fade import EdgeFade
from hotl_desktop.widgets.scrolling import scrolling
from hotl_desktop.widgets.style import ThemeHost

from ..view.pictures import distance
from .conftest import ShowIn


def _page(themes: ThemeHost, show: ShowIn, height: int) -> tuple[QScrollArea, EdgeFade]:
    body = QLabel("words")
    body.setFixedHeight(height)
    scroll = scrolling(body)
    fade = EdgeFade(themes, scroll)
    show(scroll, size=QSize(200, 100))
    QApplication.processEvents()
    return scroll, fade


def test_what_is_seen_whole_does_not_fade(themes: ThemeHost, show: ShowIn) -> None:
    _, fade = _page(themes, show, 60)
    assert fade.fades == (False, False)
    assert not fade.isVisible()


def test_it_fades_where_there_is_more(themes: ThemeHost, show: ShowIn) -> None:
    scroll, fade = _page(themes, show, 400)
    bar = scroll.verticalScrollBar()
    assert fade.fades == (False, True)
    assert fade.geometry() == scroll.viewport().geometry()
    bar.setValue(50)
    assert fade.fades == (True, True)
    bar.setValue(bar.maximum())
    assert fade.fades == (True, False)


def test_it_paints_the_ground_at_the_edge_and_lets_the_mouse_through(themes: ThemeHost, show: ShowIn) -> None:
    scroll, fade = _page(themes, show, 400)
    picture = scroll.grab().toImage()
    ground = themes.theme.palette.surface
    at_edge = picture.pixelColor(5, int((scroll.height() - 1) * picture.devicePixelRatio()))
    assert distance(at_edge, ground) < 3
    assert fade.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    hit: QWidget | None = scroll.childAt(scroll.viewport().geometry().center())
    assert hit is not fade
