"""A page that scrolls up and down, on the ground of whatever it lies on."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hotl_desktop.view.theme import Radius

from .focus_ring import set_focus_radius


def scrolling(body: QWidget, *, by_keys: bool = False, frame: QScrollArea | None = None) -> QScrollArea:
    """A frame without a border in which `body` is as wide as the frame, and as high as it likes.

    Args:
        body: what is shown.
        by_keys: whether the frame takes the keyboard, to be scrolled where nothing inside can.
        frame: is made so; a new one if left out.
    """
    scroll = frame or QScrollArea()
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus if by_keys else Qt.FocusPolicy.NoFocus)
    set_focus_radius(scroll, Radius.CARD)
    scroll.setWidget(body)
    scroll.viewport().setAutoFillBackground(False)
    body.setAutoFillBackground(False)
    return scroll
