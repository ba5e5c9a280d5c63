"""The ring round whatever has the keyboard: one for a whole window, outside the control with a gap."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

from hotl_desktop.view.tags import paint_focus_ring
from hotl_desktop.view.theme import Radius, Stroke
from hotl_desktop.widgets.style import ThemeHost

RING: Final = Stroke.FOCUS + Stroke.FOCUS_GAP
"""How far the ring reaches beyond the control: keep that much free round everything that can have the focus."""
RADIUS_PROPERTY: Final = "focusRadius"
"""The dynamic property with a control's own corner radius, in logical pixels; -1 keeps the ring away from it."""

_REACH: Final = round(RING + Stroke.HAIRLINE + 0.5)
_TYPED_INTO: Final = ("QLineEdit", "QAbstractSpinBox", "QComboBox")
"""By name: the first paint can do without these classes."""
_WATCHED: Final = frozenset({QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Hide, QEvent.Type.ParentChange})


class FocusRing(QWidget):
    """Follows the focus inside one window.

    As browsers do, it shows where the keyboard led: not after a mere click, except in fields that are typed into,
    and from the first key on. Where the control is scrolled out of a page, so is the ring.
    """

    def __init__(self, themes: ThemeHost, window: QWidget) -> None:
        """Serve `window`, to which the ring then belongs."""
        super().__init__(window)
        self._themes = themes
        self._host = window
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._wanted = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._follow)
            self._follow(None, application.focusWidget())

    @property
    def target(self) -> QWidget | None:
        """The control that is ringed now."""
        return self._target if self.isVisible() else None

    @Slot("QWidget*", "QWidget*")
    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        for widget in self._watched:
            # What had the focus may have been deleted with its page.
            if isValid(widget):
                widget.removeEventFilter(self)
        self._watched.clear()
        self._target = None
        if new is None or not self._host.isAncestorOf(new) or _radius_of(new) < 0:
            self.hide()
            return
        self._target = new
        clicked = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._wanted = not clicked or any(new.inherits(name) for name in _TYPED_INTO)
        at: QWidget | None = new
        while at is not None and at is not self._host:
            at.installEventFilter(self)
            self._watched.append(at)
            at = at.parentWidget()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move with the control; come up at the first key."""
        kind = event.type()
        if kind in _WATCHED:
            self._place()
        elif kind == QEvent.Type.KeyPress and not self._wanted and watched is self._target:
            self._wanted = True
            self._place()
        return False

    def _seen_part(self) -> QRect:
        """What the pages that the control is scrolled in let be seen, in the window."""
        seen = self._host.rect()
        for widget in self._watched:
            parent = widget.parentWidget()
            if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
                seen &= QRect(widget.mapTo(self._host, QPoint(0, 0)), widget.size())
        return seen

    def _place(self) -> None:
        target = self._target
        # A page that is being taken down still tells of it.
        if target is None or not isValid(target) or not self._wanted or not target.isVisible():
            self.hide()
            return
        place = QRect(target.mapTo(self._host, QPoint(0, 0)), target.size())
        self.setGeometry(place.adjusted(-_REACH, -_REACH, _REACH, _REACH) & self._seen_part())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._target is None:
            return
        corner = self.mapFrom(self._host, self._target.mapTo(self._host, QPoint(0, 0)))
        paint_focus_ring(
            QPainter(self),
            QRectF(QRect(corner, self._target.size())),
            _radius_of(self._target),
            self._themes.theme,
        )


def ringed_control(window: QWidget) -> QWidget | None:
    """What the keyboard has led to in `window`; None after a click, or where there is no ring."""
    ring = window.findChild(FocusRing)
    return None if ring is None else ring.target


def set_focus_radius(widget: QWidget, radius: float) -> None:
    """Say how round the corners of `widget` are, for its focus ring; -1 for a widget that shows focus itself."""
    widget.setProperty(RADIUS_PROPERTY, float(radius))


def _radius_of(widget: QWidget) -> float:
    value = widget.property(RADIUS_PROPERTY)
    return float(value) if isinstance(value, int | float) else float(Radius.CONTROL)
