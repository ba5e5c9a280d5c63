"""A sheet: a card over a dimmed page that wants an answer before the page goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsOpacityEffect, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from hotl_desktop.view.theme import Moves, Radius, Space, with_alpha
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import CARD_MARGINS, Card

_DIM: Final = {"light": 0.62, "dark": 0.66, "high contrast": 0.82}
"""How much of the page the ground of the sheet hides, by theme."""


class SheetOverlay(QWidget):
    """Lies over all of its parent. The keyboard stays inside while it is open."""

    opened = Signal()
    closed = Signal()
    """It has gone, for whatever reason; told once for each opening."""

    def __init__(
        self, themes: ThemeHost, page: QWidget, content: QWidget, *, closable: bool = True, width: int = 760
    ) -> None:
        """Make a closed sheet.

        Args:
            themes: the look.
            page: what it lies over, and belongs to.
            content: what the card holds; scrolls when the page is too small for it.
            closable: whether Escape or a click beside the card closes it.
            width: of the card, in logical pixels, where the page has the room.
        """
        super().__init__(page)
        self._themes = themes
        self._page = page
        self._content = content
        self._closable = closable
        self._wanted_width = width
        self._before: QWidget | None = None
        self._shade = 0.0
        self._going = False
        self._watching = False

        self._card = Card(themes, self, padding=0, radius=Radius.SHEET)
        self._scroll = QScrollArea(self._card)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(content)
        content.setAutoFillBackground(False)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(0, Radius.SHEET // 2, 0, Radius.SHEET // 2)
        column.addWidget(self._scroll)

        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setEasingCurve(Moves.SHEET.curve())
        self._fade.valueChanged.connect(self._show_at)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page.installEventFilter(self)
        content.installEventFilter(self)
        self.hide()

    @property
    def content(self) -> QWidget:
        """What the card holds."""
        return self._content

    def is_open(self) -> bool:
        """Whether it is there and stays, also while the page under it is not shown."""
        return not self.isHidden() and not self._going

    def page_size(self) -> QSize:
        """The size of the page underneath."""
        return self._page.size()

    def open(self, focus: QWidget | None = None) -> None:
        """Come up, and give the keyboard to `focus` or else to the first control."""
        self._before = QApplication.focusWidget()
        self._going = False
        self._place()
        self.raise_()
        self._watch(on=True)
        self._start_fade(backwards=False)
        self.show()
        first = focus if focus is not None else next(iter(self._stops()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.opened.emit()

    def close_sheet(self) -> None:
        """Go away; the keyboard returns to where it was."""
        if not self.is_open():
            return
        self._going = True
        self._watch(on=False)
        before, self._before = self._before, None
        if self.isVisible():
            self._give_keyboard_back(before)
            self._start_fade(backwards=True)
        else:
            self._fade.stop()
            self._show_at(0.0)
        self.closed.emit()

    # ------------------------------------------------------------------------------------------------- motion

    def _start_fade(self, *, backwards: bool) -> None:
        self._fade.stop()
        duration = self._themes.duration(Moves.SHEET)
        if duration == 0:
            self._show_at(0.0 if backwards else 1.0)
            return
        self._fade.setDuration(duration)
        self._fade.setDirection(
            QVariantAnimation.Direction.Backward if backwards else QVariantAnimation.Direction.Forward
        )
        self._show_at(1.0 if backwards else 0.0)
        self._fade.start()

    @Slot(object)
    def _show_at(self, value: float) -> None:
        self._shade = float(value)
        if self._going and self._shade <= 0.0:
            self._card.setGraphicsEffect(None)  # type: ignore[arg-type]
            self.hide()
            return
        if self._shade >= 1.0:
            self._card.setGraphicsEffect(None)  # type: ignore[arg-type]
        else:
            effect = self._card.graphicsEffect()
            if not isinstance(effect, QGraphicsOpacityEffect):
                effect = QGraphicsOpacityEffect(self._card)
                self._card.setGraphicsEffect(effect)
            effect.setOpacity(self._shade)
        self.update()

    # --------------------------------------------------------------------------------------------------- place

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the page, and give the content the height it wants."""
        kind = event.type()
        if (watched is self._page and kind == QEvent.Type.Resize) or (
            watched is self._content and kind == QEvent.Type.LayoutRequest
        ):
            self._place()
        return False

    def _place(self) -> None:
        page = self._page.size()
        self.setGeometry(0, 0, page.width(), page.height())
        margin = Space.L if page.width() >= 640 else Space.XS
        left, top, right, bottom = CARD_MARGINS
        width = min(self._wanted_width, page.width() - 2 * margin)
        wanted = self._height_for(width)
        height = min(wanted + Radius.SHEET // 2 * 2, page.height() - 2 * margin)
        size = QSize(width + left + right, height + top + bottom)
        corner = (page.width() - size.width()) // 2, (page.height() - size.height()) // 2
        self._card.setGeometry(QRect(*corner, size.width(), size.height()))

    def _height_for(self, width: int) -> int:
        layout = self._content.layout()
        if layout is not None and layout.hasHeightForWidth():
            return layout.totalHeightForWidth(width)
        return self._content.sizeHint().height()

    # ------------------------------------------------------------------------------------------------ keyboard

    def _stops(self) -> list[QWidget]:
        """All that Tab visits inside, in order.

        Not by the chain of focus: PySide takes whatever `nextInFocusChain` returns for a child of whatever it was asked
        of, and with the first of them that is deleted it gives up all objects of the window.
        """
        return [one for one in self.findChildren(QWidget) if _takes_keys(one, self)]

    def _give_keyboard_back(self, before: QWidget | None) -> None:
        """To what had it before, or else to the first control of the page: never to nobody.

        What had it may be gone by now: text that grows and languages that change bring other widgets.
        """
        if before is None or not isValid(before) or not before.isVisible():
            others = (one for one in self._page.findChildren(QWidget) if not self.isAncestorOf(one))
            before = next((one for one in others if _takes_keys(one, self._page)), None)
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _watch(self, *, on: bool) -> None:
        """Whether whatever takes the keyboard is asked where it lies."""
        application = QApplication.instance()
        if isinstance(application, QApplication) and on != self._watching:
            self._watching = on
            if on:
                application.focusChanged.connect(self._keep_keyboard)
            else:
                application.focusChanged.disconnect(self._keep_keyboard)

    @Slot("QWidget*", "QWidget*")
    def _keep_keyboard(self, old: QWidget | None, new: QWidget | None) -> None:
        """Take the keyboard back from what lies underneath, which gets it as soon as the sheet has gone."""
        if new is None or not self.isVisible() or not self._lies_over(new):
            return
        self._before = new
        inside = old is not None and isValid(old) and self.isAncestorOf(old) and _takes_keys(old, self)
        target = old if inside else next(iter(self._stops()), self)
        if target is not None:
            target.setFocus(Qt.FocusReason.PopupFocusReason)

    def _lies_over(self, widget: QWidget) -> bool:
        """Whether `widget` is on the page below; not in a menu, nor in what lies over this sheet."""
        if widget is self._page or not self._page.isAncestorOf(widget) or self.isAncestorOf(widget):
            return False
        if widget is self or widget.inherits("QMenuBar"):
            return False
        layers = self._page.children()
        at: QWidget | None = widget
        while at is not None and at.parentWidget() is not self._page:
            at = at.parentWidget()
        return at is not None and layers.index(at) < layers.index(self)

    def focusNextPrevChild(self, next_one: bool) -> bool:
        """Go round inside the sheet."""
        stops = self._stops()
        if not stops:
            return False
        now = QApplication.focusWidget()
        step = 1 if next_one else -1
        at = stops.index(now) if now in stops else (-1 if next_one else 0)
        target = stops[(at + step) % len(stops)]
        target.setFocus(Qt.FocusReason.TabFocusReason if next_one else Qt.FocusReason.BacktabFocusReason)
        self._scroll.ensureWidgetVisible(target)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._closable:
            self.close_sheet()
        # Whatever it is, it is not for the page underneath.
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._closable and not self._card.card_rect().translated(self._card.pos()).contains(event.position()):
            self.close_sheet()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        ground = theme.palette.table if not theme.dark else theme.palette.edge
        QPainter(self).fillRect(self.rect(), with_alpha(ground, _DIM.get(theme.name, 0.62) * self._shade))


def _takes_keys(widget: QWidget, inside: QWidget) -> bool:
    """Whether Tab comes to `widget` while `inside` is seen."""
    return (
        bool(widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value)
        and widget.isEnabled()
        and widget.isVisibleTo(inside)
        and widget.focusProxy() is None
    )
