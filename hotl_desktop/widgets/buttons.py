"""Buttons: the one that is asked for, the others, links and icons; with the key that presses them."""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QColor, QEnterEvent, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from hotl_desktop.view.fonts import font, label_width
from hotl_desktop.view.icons import Icon, paint_icon
from hotl_desktop.view.paint import pen, saved
from hotl_desktop.view.theme import Moves, Radius, Space, Stroke, Target, TextRole, Theme, mix, with_alpha
from hotl_desktop.widgets.focus_ring import set_focus_radius
from hotl_desktop.widgets.style import CONTROL_HEIGHT, ThemeHost, border_width, hover_fill
from hotl_desktop.widgets.text import plain_tooltip

IconPainter: TypeAlias = Icon | Callable[[QPainter, QRectF, QColor], None]
"""An icon, or what draws one into a square in one colour."""

_ICON_SIZE: Final = 20
_CAP_PADDING: Final = 6
_CAP_HEIGHT: Final = 20


class ButtonKind(enum.Enum):
    """How loudly a button asks."""

    PRIMARY = "primary"
    """The next thing to press; at most one at a time."""
    SECONDARY = "secondary"
    LINK = "link"
    QUIET = "quiet"
    """Without a ground until it is pointed at."""


def key_cap_width(text: str) -> float:
    """How wide the cap of a key is, logical pixels."""
    return max(float(_CAP_HEIGHT), QFontMetricsF(font(TextRole.CAPTION)).horizontalAdvance(text) + 2 * _CAP_PADDING)


def paint_key_cap(painter: QPainter, rect: QRectF, text: str, color: QColor, border: QColor, width: float) -> None:
    """The cap of a key in `rect`: an outlined small label."""
    inset = width / 2
    with saved(painter):
        painter.setPen(pen(border, width))
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), Radius.CHIP, Radius.CHIP)
        painter.setPen(color)
        painter.setFont(font(TextRole.CAPTION))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class KeyCap(QWidget):
    """A small outlined label: a key, or a seat's letter."""

    def __init__(self, themes: ThemeHost, text: str = "", parent: QWidget | None = None) -> None:
        """A cap with `text` on it."""
        super().__init__(parent)
        self._themes = themes
        self._text = text
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Put other text on it."""
        if text != self._text:
            self._text = text
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(key_cap_width(self._text) + 0.5), _CAP_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = self._themes.theme.palette
        painter = QPainter(self)
        enabled = self.isEnabled()
        paint_key_cap(
            painter,
            QRectF(self.rect()),
            self._text,
            tokens.ink2 if enabled else tokens.disabled,
            tokens.line,
            Stroke.HAIRLINE,
        )


class Pressable(QPushButton):
    """Something that is pressed: by the mouse, and by Enter as by Space. It never answers for a whole dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Make it; what it looks like is up to the class that it is."""
        super().__init__(parent)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.click()
            return
        super().keyPressEvent(event)


class Button(Pressable):
    """A button that paints itself from the tokens.

    Its label is never markup and has no mnemonic, so that a name in it stays what it is.
    """

    def __init__(
        self,
        themes: ThemeHost,
        label: str = "",
        kind: ButtonKind = ButtonKind.SECONDARY,
        *,
        key: str = "",
        icon: IconPainter | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Make a button.

        Args:
            themes: the look.
            label: what it says; for a button that is only an icon, what it is called.
            kind: how loudly.
            key: the key that does the same, shown as a cap.
            icon: drawn before the label, or alone.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._themes = themes
        self._kind = kind
        self._label = ""
        self._own_tip = ""
        self._key = key
        self._icon = icon
        self._icon_only = False
        self._glow = 0.0
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(Moves.HOVER.curve())
        self._fade.valueChanged.connect(self._set_glow)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        set_focus_radius(self, Radius.CONTROL)
        if kind is ButtonKind.LINK:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_label(label)

    @classmethod
    def only_icon(
        cls,
        themes: ThemeHost,
        name: str,
        icon: IconPainter,
        kind: ButtonKind = ButtonKind.SECONDARY,
        parent: QWidget | None = None,
    ) -> Button:
        """A square button with an icon; `name` is spoken and shown as a tooltip."""
        made = cls(themes, name, kind, icon=icon, parent=parent)
        made._icon_only = True
        made._tell_the_rest()
        made.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        return made

    # ------------------------------------------------------------------------------------------------ setters

    def label(self) -> str:
        """What it says."""
        return self._label

    def set_label(self, label: str) -> None:
        """Say something else."""
        if label == self._label:
            return
        self._label = label
        self._tell_name()
        self._tell_the_rest()
        self.updateGeometry()
        self.update()

    def _tell_the_rest(self) -> None:
        """What is not to be seen of the label is in the tooltip, unless there is another one."""
        if self.toolTip() == self._own_tip:
            hidden = self._icon_only or self.width() < self.sizeHint().width()
            self._own_tip = plain_tooltip(self._label) if hidden else ""
            self.setToolTip(self._own_tip)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_the_rest()

    def set_key(self, key: str) -> None:
        """Show another key, or none."""
        if key != self._key:
            self._key = key
            self._tell_name()
            self._tell_the_rest()
            self.updateGeometry()
            self.update()

    def set_kind(self, kind: ButtonKind) -> None:
        """Ask more or less loudly."""
        if kind is not self._kind:
            self._kind = kind
            self.updateGeometry()
            self.update()

    @property
    def kind(self) -> ButtonKind:
        """How loudly it asks."""
        return self._kind

    def _tell_name(self) -> None:
        self.setAccessibleName(self._label)
        self.setAccessibleDescription(self._key)

    # ----------------------------------------------------------------------------------------------- behaviour

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._glow_to(1.0)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._glow_to(0.0)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange and not self.isEnabled():
            self._fade.stop()
            self._glow = 0.0

    def _glow_to(self, value: float) -> None:
        self._fade.stop()
        duration = self._themes.duration(Moves.HOVER)
        if duration == 0 or not self.isEnabled():
            self._set_glow(value if self.isEnabled() else 0.0)
            return
        self._fade.setDuration(duration)
        self._fade.setStartValue(self._glow)
        self._fade.setEndValue(value)
        self._fade.start()

    @Slot(object)
    def _set_glow(self, value: float) -> None:
        self._glow = float(value)
        self.update()

    # ------------------------------------------------------------------------------------------------ geometry

    def _padding(self) -> int:
        return Space.XS if self._kind in {ButtonKind.LINK, ButtonKind.QUIET} else 18

    def _content_width(self, label: str) -> float:
        if self._icon_only:
            return _ICON_SIZE
        width = label_width(label)
        if self._icon is not None:
            width += _ICON_SIZE + Space.XS
        if self._key:
            width += key_cap_width(self._key) + Space.XS + 2
        return width

    def sizeHint(self) -> QSize:
        if self._icon_only:
            return QSize(CONTROL_HEIGHT, CONTROL_HEIGHT)
        width = self._content_width(self._label) + 2 * self._padding()
        return QSize(max(Target.TOUCH, round(width + 0.5)), CONTROL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        if self._icon_only:
            return hint
        least = self._content_width("MMMM…") + 2 * self._padding()
        return QSize(min(hint.width(), round(least)), hint.height())

    # ---------------------------------------------------------------------------------------------- appearance

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._themes.theme
        with saved(QPainter(self)) as painter:
            fill, border, ink = _colors(theme, self._kind, self._glow, self.isDown(), self.isEnabled())
            rect = QRectF(self.rect())
            width = border_width(theme)
            if border is not None:
                inset = width / 2
                painter.setPen(pen(border, width))
                painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
                radius = Radius.CONTROL - inset
                painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)
            elif fill is not None:
                painter.setBrush(fill)
                painter.drawRoundedRect(rect, Radius.CONTROL, Radius.CONTROL)
            self._paint_content(painter, rect, theme, ink)

    def _paint_content(self, painter: QPainter, rect: QRectF, theme: Theme, ink: QColor) -> None:
        if self._icon_only:
            if self._icon is not None:
                corner = rect.center() - QPointF(_ICON_SIZE / 2, _ICON_SIZE / 2)
                _paint_icon(painter, QRectF(corner.x(), corner.y(), _ICON_SIZE, _ICON_SIZE), self._icon, ink)
            return
        made = font(TextRole.LABEL)
        metrics = QFontMetricsF(made)
        extra = self._content_width("")
        label = self._label
        room = rect.width() - extra - 2 * min(self._padding(), Space.XS)
        if metrics.horizontalAdvance(label) > room:
            # Rather small than cut off.
            made = font(TextRole.NUMBER)
            metrics = QFontMetricsF(made)
            label = metrics.elidedText(label, Qt.TextElideMode.ElideRight, room)
        text_width = metrics.horizontalAdvance(label)
        backwards = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        at = rect.center().x() - (text_width + extra) / 2

        def take(width: float, height: float) -> QRectF:
            """The next stretch of that width, from the leading edge."""
            nonlocal at
            left = rect.right() + rect.left() - at - width if backwards else at
            at += width
            return QRectF(left, rect.center().y() - height / 2, width, height)

        if self._icon is not None:
            place = take(_ICON_SIZE, _ICON_SIZE)
            if backwards and self._icon is Icon.BACK:
                painter.save()
                painter.translate(2 * place.center().x(), 0)
                painter.scale(-1, 1)
                _paint_icon(painter, place, self._icon, ink)
                painter.restore()
            else:
                _paint_icon(painter, place, self._icon, ink)
            at += Space.XS
        painter.setPen(ink)
        painter.setFont(made)
        box = take(text_width, rect.height())
        # A pixel of room on both sides: the box is exactly the advance, and rounding must not clip.
        painter.drawText(box.adjusted(-2, 0, 2, 0), Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine, label)
        if self._kind is ButtonKind.LINK and self._glow > 0:
            painter.setPen(pen(with_alpha(ink, self._glow), Stroke.HAIRLINE))
            base = rect.center().y() + metrics.ascent() / 2 + 1.5
            painter.drawLine(QPointF(box.left(), base), QPointF(box.right(), base))
        if self._key:
            at += Space.XS + 2
            edge = with_alpha(ink, 1.0 if theme.high_contrast else 0.45)
            cap = take(key_cap_width(self._key), _CAP_HEIGHT)
            paint_key_cap(painter, cap, self._key, ink, edge, Stroke.HAIRLINE)


def _paint_icon(painter: QPainter, rect: QRectF, icon: IconPainter, ink: QColor) -> None:
    if isinstance(icon, Icon):
        paint_icon(painter, rect, icon, ink)
    else:
        icon(painter, rect, ink)


def _colors(
    theme: Theme, kind: ButtonKind, glow: float, down: bool, enabled: bool
) -> tuple[QColor | None, QColor | None, QColor]:
    """Fill, border and ink of a button."""
    tokens = theme.palette
    outlined = kind in {ButtonKind.PRIMARY, ButtonKind.SECONDARY}
    if not enabled:
        faint = with_alpha(tokens.ink, 0.05)
        if theme.high_contrast:
            return None, (tokens.disabled if outlined else None), tokens.disabled
        return (faint if kind is ButtonKind.PRIMARY else None), (tokens.line if outlined else None), tokens.disabled
    if kind is ButtonKind.PRIMARY:
        fill = mix(tokens.accent, tokens.accent_hover, glow)
        return (mix(fill, tokens.ink, 0.14) if down else fill), None, tokens.on_accent
    if kind is ButtonKind.LINK:
        return None, None, mix(tokens.accent, tokens.accent_hover, glow)
    ground = mix(tokens.surface, hover_fill(theme), glow)
    if down:
        ground = mix(ground, tokens.ink, 0.07)
    if kind is ButtonKind.SECONDARY:
        return ground, tokens.line, tokens.ink
    return (with_alpha(ground, 1.0 if down else glow), None, tokens.ink)
