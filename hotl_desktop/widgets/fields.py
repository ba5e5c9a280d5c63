"""Fields: a list to choose from, a number to step, a name to type."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPolygonF, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from hotl_desktop.view.icons import Icon, paint_icon
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Space, Stroke
from hotl_desktop.widgets.buttons import Button
from hotl_desktop.widgets.style import ThemeHost

NAME_LIMIT: Final = 40
"""Characters that can be typed into a name."""


class ComboBox(QComboBox):
    """A combo box with the theme's chevron. The wheel scrolls the page, not the choice."""

    def __init__(self, themes: ThemeHost, name: str, parent: QWidget | None = None) -> None:
        """An empty box; `name` is what is chosen, for assistive technology."""
        super().__init__(parent)
        self._themes = themes
        self.setAccessibleName(name)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen. As a description, too: on Linux Qt gives a box the name of what is chosen now."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        tokens = self._themes.theme.palette
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        x = 18.0 if backwards else self.width() - 18.0
        y = self.height() / 2 - 1
        with saved(QPainter(self)) as painter:
            painter.setPen(pen(tokens.ink if self.isEnabled() else tokens.disabled, Stroke.ICON))
            painter.drawPolyline(QPolygonF([QPointF(x - 4.5, y - 1.5), QPointF(x, y + 3), QPointF(x + 4.5, y - 1.5)]))


class Stepper(QWidget):
    """A small number with a button on both sides; arrow keys work too."""

    changed = Signal(int)
    """The person chose another number."""

    def __init__(self, themes: ThemeHost, name: str, low: int, high: int, parent: QWidget | None = None) -> None:
        """Make it for `low` to `high`; `name` is what is counted, for assistive technology."""
        super().__init__(parent)
        self._number = QSpinBox(self)
        self._number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._number.setRange(low, high)
        self._number.setFixedWidth(56)
        self._number.setAccessibleName(name)
        self._number.valueChanged.connect(self._tell)
        self._less = Button.only_icon(themes, self.tr("Less"), _minus, parent=self)
        self._more = Button.only_icon(themes, self.tr("More"), _plus, parent=self)
        for button in (self._less, self._more):
            # The number itself is stepped by arrows; two more stops on the way would only be in the way.
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
        self._less.clicked.connect(self._number.stepDown)
        self._more.clicked.connect(self._number.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.XS)
        for widget in (self._less, self._number, self._more):
            row.addWidget(widget)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusProxy(self._number)
        self._show_ends()

    def value(self) -> int:
        """The number."""
        return self._number.value()

    def set_value(self, value: int) -> None:
        """Show another number, without telling."""
        self._number.blockSignals(True)
        self._number.setValue(value)
        self._number.blockSignals(False)
        self._show_ends()

    def _tell(self, value: int) -> None:
        self._show_ends()
        self.changed.emit(value)

    def _show_ends(self) -> None:
        self._less.setEnabled(self._number.value() > self._number.minimum())
        self._more.setEnabled(self._number.value() < self._number.maximum())


class CheckBox(QCheckBox):
    """A check box with the theme's tick."""

    def __init__(self, themes: ThemeHost, label: str, parent: QWidget | None = None) -> None:
        """An empty box with `label` beside it."""
        super().__init__(label, parent)
        self._themes = themes

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        tokens = self._themes.theme.palette
        paint_icon(QPainter(self), QRectF(box).adjusted(2, 2, -2, -2), Icon.TICK, tokens.on_accent)


class NameField(QLineEdit):
    """A field for a player's name."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """An empty field; `name` says whose, for assistive technology."""
        super().__init__(parent)
        self.setMaxLength(NAME_LIMIT)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(176, super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(112, super().minimumSizeHint().height())


def _minus(painter: QPainter, rect: QRectF, color: QColor) -> None:
    with saved(painter):
        painter.setPen(pen(color, Stroke.ICON))
        center = rect.center()
        painter.drawLine(center - QPointF(5.5, 0), center + QPointF(5.5, 0))


def _plus(painter: QPainter, rect: QRectF, color: QColor) -> None:
    _minus(painter, rect, color)
    with saved(painter):
        painter.setPen(pen(color, Stroke.ICON))
        center = rect.center()
        painter.drawLine(center - QPointF(0, 5.5), center + QPointF(0, 5.5))
