"""A choice of a few, all to be seen: one of them is always chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from hotl_desktop.view.fonts import font, label_width
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Radius, Space, Stroke, TextRole, mix, with_alpha
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.style import CONTROL_HEIGHT, ThemeHost, border_width, track_fill
from hotl_desktop.widgets.text import plain_tooltip

_CHOOSING: Final = frozenset(
    [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Space],
)
_INSET: Final = 3
"""Between the track and the chosen segment."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the things to choose from."""

    value: object
    label: str
    explanation: str = ""
    """Shown as a tooltip and spoken."""


class Segmented(QWidget):
    """A row of segments on one track. Arrow keys go from one to the next and choose it."""

    chosen = Signal(object)
    """The person chose this value. Not told about `set_value`."""

    def __init__(
        self, themes: ThemeHost, name: str, choices: Sequence[Choice] = (), parent: QWidget | None = None
    ) -> None:
        """Make the control; `name` is what is chosen, for assistive technology. The first choice is chosen."""
        super().__init__(parent)
        self._themes = themes
        self._segments: list[_Segment] = []
        self._quiet = False
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(_INSET, _INSET, _INSET, _INSET)
        self._row.setSpacing(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[Choice]) -> None:
        """Offer other choices; the one that was chosen stays so if it is among them, else the first is."""
        before = [self.value()] if self._segments else []
        for segment in self._segments:
            self._row.removeWidget(segment)
            segment.setParent(None)
            segment.deleteLater()
        self._segments = [_Segment(self._themes, choice, self) for choice in choices]
        for segment in self._segments:
            segment.toggled.connect(self._toggled)
            self._row.addWidget(segment, 1)
        if self._segments:
            kept = [choice.value for choice in choices if choice.value in before]
            self.set_value(kept[0] if kept else choices[0].value)

    def set_words(self, name: str, choices: Sequence[Choice] = ()) -> None:
        """Say in other words what is chosen, and among what; the values and the choice stay."""
        self.setAccessibleName(name)
        for segment, choice in zip(self._segments, choices, strict=False):
            segment.set_choice(choice)

    def value(self) -> object:
        """What is chosen; None while there is nothing to choose from."""
        return next((segment.choice.value for segment in self._segments if segment.isChecked()), None)

    def set_value(self, value: object) -> None:
        """Choose `value`, one of the choices.

        Raises:
            ValueError: it is not.
        """
        for segment in self._segments:
            if segment.choice.value == value:
                self._quiet = True
                segment.setChecked(True)
                self._quiet = False
                return
        raise ValueError(f"{value!r} is not one of the choices")

    def segment(self, value: object) -> QRadioButton:
        """The segment that chooses `value`."""
        return next(segment for segment in self._segments if segment.choice.value == value)

    def _toggled(self, checked: bool) -> None:
        if not checked:
            return
        for segment in self._segments:
            # Tab stops once, where the choice is; Qt by itself would stop at whatever was focused last.
            policy = Qt.FocusPolicy.StrongFocus if segment.isChecked() else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)
        if not self._quiet:
            self.chosen.emit(self.value())

    def sizeHint(self) -> QSize:
        """Wide enough for all segments to be equally wide."""
        widest = max((segment.sizeHint().width() for segment in self._segments), default=0)
        return QSize(len(self._segments) * widest + 2 * _INSET, CONTROL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(sum(one.minimumSizeHint().width() for one in self._segments) + 2 * _INSET, CONTROL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        with saved(QPainter(self)) as painter:
            painter.setBrush(track_fill(theme))
            width = border_width(theme) if theme.high_contrast else 0.0
            rect = QRectF(self.rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2)
            if width:
                painter.setPen(pen(tokens.line if self.isEnabled() else tokens.disabled, width))
            painter.drawRoundedRect(rect, Radius.CONTROL, Radius.CONTROL)


class _Segment(QRadioButton):
    def __init__(self, themes: ThemeHost, choice: Choice, parent: QWidget) -> None:
        super().__init__(parent)
        self._themes = themes
        self.set_choice(choice)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        set_focus_radius(self, Radius.CONTROL - _INSET)

    def event(self, event: QEvent) -> bool:
        """Keep the keys that choose from being taken by whatever else they mean in the window."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and Qt.Key(event.key()) in _CHOOSING
        ):
            event.accept()
            return True
        return super().event(event)

    def set_choice(self, choice: Choice) -> None:
        """Stand for this one."""
        self.choice = choice
        self.setAccessibleName(choice.label)
        self.setAccessibleDescription(choice.explanation)
        self.setToolTip(plain_tooltip(choice.explanation or choice.label))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        width = label_width(self.choice.label)
        return QSize(round(width + 0.5) + 2 * Space.S, CONTROL_HEIGHT - 2 * _INSET)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(min(hint.width(), 56), hint.height())

    def hitButton(self, pos: QPoint) -> bool:
        """All of it, not only a dot."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        tokens = theme.palette
        rect = QRectF(self.rect())
        with saved(QPainter(self)) as painter:
            if self.isChecked():
                radius = Radius.CONTROL - _INSET
                if theme.high_contrast:
                    painter.setPen(pen(tokens.line, Stroke.HIGH_CONTRAST))
                    painter.setBrush(tokens.selection)
                    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
                else:
                    for drop, alpha in ((1.0, 0.10), (2.0, 0.05)):
                        painter.setBrush(with_alpha(tokens.shadow, alpha))
                        painter.drawRoundedRect(rect.adjusted(0, drop, 0, 0), radius, radius)
                    painter.setBrush(mix(tokens.surface, tokens.ink, 0.08) if theme.dark else tokens.surface)
                    painter.drawRoundedRect(rect.adjusted(0, 0, 0, -1), radius, radius)
            if not self.isEnabled():
                painter.setPen(tokens.disabled)
            elif self.isChecked() or self.underMouse():
                painter.setPen(tokens.ink)
            else:
                painter.setPen(tokens.ink2)
            made = font(TextRole.LABEL if self.isChecked() else TextRole.BODY)
            painter.setFont(made)
            label = QFontMetricsF(made).elidedText(
                self.choice.label, Qt.TextElideMode.ElideRight, rect.width() - Space.XS
            )
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, label)
