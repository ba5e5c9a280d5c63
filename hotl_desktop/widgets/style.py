"""The look of the whole application: a theme laid over a QApplication, and changed while it runs.

One `ThemeHost` is made by whoever makes the application, in the style of `base_style`, and handed to every widget that
paints itself. Qt's own controls get a palette and a style sheet that is written from the tokens.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from hotl_desktop.view.fonts import font, set_text_size, text_factor
from hotl_desktop.view.theme import Motion, Moves, Radius, Speed, Stroke, Target, TextRole, Theme, mix, with_alpha
from hotl_desktop.widgets.text_size import resize_fonts

CONTROL_HEIGHT: Final = 40
"""Buttons, fields and combo boxes, logical pixels."""


class ThemeHost(QObject):
    """The theme in force, and how much may move.

    Painting widgets ask `theme` each time they paint: a change repaints everything. Only what keeps something made
    from a theme (a pixmap, an icon) listens to `changed`.
    """

    changed = Signal(object)
    """The new Theme, when the application already wears it."""

    def __init__(self, theme: Theme, application: QApplication) -> None:
        """Dress `application` in `theme`."""
        super().__init__(application)
        self._application = application
        self._theme = theme
        self._speed = Speed.NORMAL
        self._reduced = False
        application.setFont(font(TextRole.BODY))
        self._dress()

    @property
    def theme(self) -> Theme:
        """The theme in force."""
        return self._theme

    def set_theme(self, theme: Theme) -> None:
        """Dress the application anew, at once."""
        if theme is not self._theme:
            self._theme = theme
            self._dress()
            self.changed.emit(theme)

    def set_motion(self, speed: Speed, *, reduced: bool) -> None:
        """How fast panels move, and whether only fades are wanted."""
        self._speed = speed
        self._reduced = reduced

    def set_text_size(self, percent: int) -> None:
        """Let all text be that large, in percent, at once and everywhere."""
        before = text_factor()
        set_text_size(percent)
        if text_factor() != before:
            self._application.setFont(font(TextRole.BODY))
            resize_fonts(self._application, before, text_factor())
            self.changed.emit(self._theme)

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing may travel."""
        return self._reduced

    def duration(self, motion: Motion) -> int:
        """How long `motion` takes as things are set, in ms; 0 for none."""
        return self._speed.duration(min(motion, Moves.FADE, key=lambda one: one.ms) if self._reduced else motion)

    def _dress(self) -> None:
        self._application.setPalette(palette(self._theme))
        self._application.setStyleSheet(style_sheet(self._theme))


def palette(theme: Theme) -> QPalette:
    """The palette of `theme`, for whatever Qt paints by itself."""
    tokens = theme.palette
    made = QPalette()
    roles = QPalette.ColorRole
    everywhere = {
        roles.Window: tokens.table,
        roles.WindowText: tokens.ink,
        roles.Base: tokens.surface,
        roles.AlternateBase: tokens.sunk,
        roles.ToolTipBase: tokens.ink,
        roles.ToolTipText: tokens.surface,
        roles.PlaceholderText: tokens.ink2,
        roles.Text: tokens.ink,
        roles.Button: tokens.surface,
        roles.ButtonText: tokens.ink,
        roles.BrightText: tokens.bad,
        roles.Highlight: tokens.selection,
        roles.HighlightedText: tokens.ink,
        roles.Accent: tokens.accent,
        roles.Link: tokens.accent,
        roles.LinkVisited: tokens.accent,
        roles.Light: tokens.surface,
        roles.Midlight: mix(tokens.surface, tokens.line, 0.5),
        roles.Mid: tokens.line,
        roles.Dark: tokens.ink2,
        roles.Shadow: tokens.shadow,
    }
    for role, color in everywhere.items():
        made.setColor(role, color)
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, role, tokens.disabled)
    return made


def hover_fill(theme: Theme) -> QColor:
    """The ground of a plain control under the pointer."""
    tokens = theme.palette
    return tokens.selection if theme.high_contrast else mix(tokens.surface, tokens.ink, 0.06)


def track_fill(theme: Theme) -> QColor:
    """The ground of a track, to be seen on a card and in a tray alike."""
    tokens = theme.palette
    share = 0.0 if theme.high_contrast else 0.15 if theme.dark else 0.35
    return mix(tokens.sunk, tokens.line, share)


def border_width(theme: Theme) -> float:
    """The outline of controls and cards, logical pixels."""
    return Stroke.HIGH_CONTRAST if theme.high_contrast else Stroke.HAIRLINE


def style_sheet(theme: Theme) -> str:
    """The style sheet of `theme` for Qt's own controls and for the labels of this package."""
    tokens = theme.palette
    colors = {name: _css(getattr(tokens, name)) for name in vars(tokens)}
    control = Radius.CONTROL
    return _SHEET.format(
        **colors,
        hover=_css(hover_fill(theme)),
        pressed=_css(mix(tokens.surface, tokens.ink, 0.12)),
        border=round(border_width(theme)),
        control=control,
        small=Radius.CONTROL_SMALL,
        chip=Radius.CHIP,
        tall=CONTROL_HEIGHT - 2 * round(border_width(theme)),
        item=Target.TOUCH,
        thumb=_css(mix(tokens.sunk, tokens.ink2, 0.55)),
        thumb_hover=_css(tokens.ink2),
        track=_css(track_fill(theme)),
        quiet=_css(with_alpha(tokens.ink, 0.0)),
    )


def _css(color: QColor) -> str:
    return f"rgba({color.red()}, {color.green()}, {color.blue()}, {color.alpha()})"


# A dot before a class leaves its subclasses alone: what paints itself must not get Qt's sizes as its least.
_SHEET: Final = """
QLabel {{ color: {ink}; background: transparent; }}
QLabel[tone="ink2"] {{ color: {ink2}; }}
QLabel[tone="disabled"] {{ color: {disabled}; }}
QLabel[tone="accent"] {{ color: {accent}; }}
QLabel[tone="warn"] {{ color: {warn}; }}
QLabel[tone="bad"] {{ color: {bad}; }}

QToolTip {{
    color: {surface}; background: {ink}; border: {border}px solid {ink}; padding: 6px 8px;
}}

QMenuBar {{ background: {surface}; color: {ink}; border-bottom: {border}px solid {line}; padding: 2px 12px; }}
QMenuBar::item {{ padding: 6px 12px; background: transparent; border-radius: {small}px; }}
QMenuBar::item:selected {{ background: {hover}; }}
QMenuBar::item:pressed {{ background: {selection}; }}
QMenuBar::item:disabled {{ color: {disabled}; }}
QMenu {{ background: {surface}; color: {ink}; border: {border}px solid {line}; padding: 6px; }}
QMenu::item {{ padding: 6px 24px 6px 12px; min-height: 20px; border-radius: {small}px; background: transparent; }}
QMenu::item:selected {{ background: {selection}; }}
QMenu::item:disabled {{ color: {disabled}; }}
QMenu::separator {{ height: {border}px; background: {line}; margin: 6px 8px; }}

QLineEdit, QAbstractSpinBox, QComboBox {{
    color: {ink}; background: {surface}; border: {border}px solid {line}; border-radius: {control}px;
    min-height: {tall}px; padding: 0 10px; selection-background-color: {accent}; selection-color: {on_accent};
}}
QLineEdit:hover, QAbstractSpinBox:hover, QComboBox:hover {{ border-color: {ink2}; }}
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {{
    color: {disabled}; background: {quiet}; border-color: {line};
}}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{
    border: none; border-radius: 0; min-height: 0; padding: 0; background: transparent;
}}
QAbstractSpinBox {{ padding: 0 4px; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: 0; border: none; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 28px; }}
QComboBox QAbstractItemView {{
    background: {surface}; color: {ink}; border: {border}px solid {line}; outline: none; padding: 4px;
    selection-background-color: {selection}; selection-color: {ink};
}}
QComboBox QAbstractItemView::item {{ min-height: {item}px; padding: 0 6px; border-radius: {chip}px; }}

QAbstractItemView {{ background: {surface}; color: {ink}; outline: none; }}
QAbstractItemView::item:selected {{ background: {selection}; color: {ink}; }}
QListView, QTreeView, QTableView {{ border: {border}px solid {line}; }}
QPlainTextEdit, QTextEdit, QTextBrowser {{
    color: {ink}; background: {surface}; border: {border}px solid {line}; border-radius: {small}px; padding: 4px;
}}
QHeaderView::section {{ background: {surface}; color: {ink2}; border: none; padding: 6px 8px; }}

.QPushButton {{
    color: {ink}; background: {surface}; border: {border}px solid {line}; border-radius: {control}px;
    min-height: {item}px; padding: 0 16px;
}}
.QPushButton:hover {{ background: {hover}; }}
.QPushButton:pressed {{ background: {pressed}; }}
.QPushButton:default {{ color: {on_accent}; background: {accent}; border-color: {accent}; }}
.QPushButton:default:hover {{ background: {accent_hover}; }}
.QPushButton:disabled {{ color: {disabled}; background: {quiet}; border-color: {line}; }}

.QCheckBox, CheckBox, .QRadioButton {{ color: {ink}; spacing: 8px; min-height: {item}px; }}
.QCheckBox:disabled, CheckBox:disabled, .QRadioButton:disabled {{ color: {disabled}; }}

.QCheckBox::indicator, CheckBox::indicator, .QRadioButton::indicator {{
    width: 14px; height: 14px; border: 2px solid {ink2}; background: {surface};
}}
.QCheckBox::indicator, CheckBox::indicator {{ border-radius: {chip}px; }}
.QRadioButton::indicator {{ border-radius: 9px; }}
.QCheckBox::indicator:checked, CheckBox::indicator:checked {{ border-color: {accent}; background: {accent}; }}
.QRadioButton::indicator:checked {{
    width: 8px; height: 8px; border: 5px solid {accent}; background: {on_accent};
}}
.QCheckBox::indicator:disabled, CheckBox::indicator:disabled, .QRadioButton::indicator:disabled {{
    border-color: {disabled};
}}

QDialog, QMessageBox {{ background: {surface}; }}
QTabWidget::pane {{ border: none; }}
QTabBar::tab {{ color: {ink2}; padding: 8px 12px; border-bottom: 2px solid {quiet}; }}
QTabBar::tab:hover {{ color: {ink}; }}
QTabBar::tab:selected {{ color: {ink}; border-bottom-color: {accent}; }}

QScrollArea, QAbstractScrollArea[quiet="true"] {{ background: transparent; border: none; }}
QScrollBar {{ background: transparent; border: none; margin: 0; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {thumb}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:vertical {{ min-height: 32px; }}
QScrollBar::handle:horizontal {{ min-width: 32px; }}
QScrollBar::handle:hover, QScrollBar::handle:pressed {{ background: {thumb_hover}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; border: none; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QSlider:horizontal {{ min-height: 28px; }}
QSlider::groove:horizontal {{ height: 6px; border-radius: 3px; background: {track}; }}
QSlider::sub-page:horizontal {{ border-radius: 3px; background: {accent}; }}
QSlider::handle:horizontal {{
    width: 18px; margin: -7px 0; border-radius: 10px; background: {surface}; border: {border}px solid {ink2};
}}
QProgressBar {{ border: none; border-radius: 4px; background: {track}; max-height: 8px; color: {quiet}; }}
QProgressBar::chunk {{ border-radius: 4px; background: {accent}; }}
QSplitter::handle {{ background: transparent; }}
"""
