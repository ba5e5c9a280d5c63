"""The rows of the setup: a seat and who sits on it, a rule and what it means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.match.player import AI_PREFIX, HUMAN
from hotl_desktop.view.theme import Space, TextRole, seat_color_name, seat_letter
from hotl_desktop.widgets.buttons import KeyCap
from hotl_desktop.widgets.fields import ComboBox, NameField
from hotl_desktop.widgets.seat_art import Piece, SeatArt
from hotl_desktop.widgets.segmented import Choice, Segmented
from hotl_desktop.widgets.setup_words import default_name
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import Tone, level_name, plain_label, set_tone

_AI: Final = "ai"
NOBODY: Final = None
"""The kind of a seat that stays empty."""


class SeatRow(QWidget):
    """One seat: whose colour, where, its name, who plays, how well."""

    changed = Signal()
    """Something about the seat was changed by the person."""

    def __init__(
        self,
        themes: ThemeHost,
        seat: int,
        piece: Piece,
        place: str,
        levels: Sequence[str],
        *,
        may_be_empty: bool,
        parent: QWidget | None = None,
    ) -> None:
        """Make the row of the seat index, which sits at `place`, with the AI `levels` that can be had."""
        super().__init__(parent)
        color = seat_color_name(seat)
        self._seat = seat
        self._given = ""
        """The name that stands in the field because nobody has typed another."""
        self._person_name = ""
        self._art = SeatArt(themes, seat, piece, 42, self)
        self._color = plain_label(color, TextRole.LABEL, parent=self)
        self._letter = KeyCap(themes, seat_letter(seat), self)
        self._place = plain_label(place, TextRole.SMALL, Tone.SECOND, self)
        self._name = NameField(self.tr("Name of {seat}").format(seat=color), self)
        self._name.textEdited.connect(self._tell)
        who = [Choice(HUMAN, self.tr("Person"), self.tr("Somebody at this screen"))]
        if levels:
            who.append(Choice(_AI, self.tr("AI"), self.tr("The program")))
        if may_be_empty:
            who.append(Choice(NOBODY, self.tr("Nobody"), self.tr("The seat stays empty")))
        self._who = Segmented(themes, self.tr("Who plays {seat}").format(seat=color), who, self)
        self._who.chosen.connect(self._follow_who)
        self._level = ComboBox(themes, self.tr("Level of {seat}").format(seat=color), self)
        for level in levels:
            self._level.addItem(level_name(level), level)
        self._level.currentIndexChanged.connect(self._tell)
        keep = self._level.sizePolicy()
        keep.setRetainSizeWhenHidden(True)
        self._level.setSizePolicy(keep)

        title = QHBoxLayout()
        title.setSpacing(6)
        title.addWidget(self._color)
        title.addWidget(self._letter)
        title.addStretch(1)
        about = QVBoxLayout()
        about.setSpacing(2)
        about.addStretch(1)
        about.addLayout(title)
        about.addWidget(self._place)
        about.addStretch(1)
        self._about = QWidget(self)
        self._about.setLayout(about)
        about.setContentsMargins(0, 0, 0, 0)
        first = QHBoxLayout()
        first.setSpacing(Space.M)
        first.addWidget(self._art)
        first.addWidget(self._about)
        first.addWidget(self._name, 1)
        second = QHBoxLayout()
        second.setSpacing(Space.M)
        second.addWidget(self._who)
        second.addWidget(self._level)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, Space.S, 0, Space.S)
        self._box.setSpacing(Space.M)
        self._box.addLayout(first, 1)
        self._box.addLayout(second)
        self._second = second
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._show_kind()

    # ------------------------------------------------------------------------------------------------- values

    @property
    def seat(self) -> int:
        """Seat index."""
        return self._seat

    @property
    def name_field(self) -> NameField:
        """The field of the name, for the focus."""
        return self._name

    def kind(self) -> str | None:
        """`human`, `ai:LEVEL`, or None for nobody."""
        who = self._who.value()
        if who == _AI:
            return f"{AI_PREFIX}{self._level.currentData()}"
        return HUMAN if who == HUMAN else NOBODY

    def set_kind(self, kind: str | None) -> None:
        """Let somebody else play.

        A level that is not to be had becomes the first that is, and a person where none is.
        """
        if kind is not None and kind.startswith(AI_PREFIX) and not self._level.count():
            kind = HUMAN
        if kind is not None and kind.startswith(AI_PREFIX):
            self._who.set_value(_AI)
            at = self._level.findData(kind.removeprefix(AI_PREFIX))
            self._level.blockSignals(True)
            self._level.setCurrentIndex(max(0, at))
            self._level.blockSignals(False)
        else:
            self._who.set_value(kind)
        self._show_kind()

    def name(self) -> str:
        """The name to play under, never empty."""
        return self._name.text().strip() or self._fallback()

    def set_name(self, name: str) -> None:
        """Put a name in the field, as if it had been typed."""
        self._given = ""
        self._name.setText(name)
        if name == self._fallback():
            self._given = name

    def offer_person_name(self, name: str) -> None:
        """Say what a person here would be called; it takes effect unless another name was typed."""
        self._person_name = name
        self._offer_name()

    def least_width(self) -> int:
        """How wide the row must be to lie in one line."""
        least = self._name.minimumSizeHint().width() + self._who.sizeHint().width() + self._level.sizeHint().width()
        return self._art.width() + self._about.sizeHint().width() + least + 4 * Space.M

    def about_width(self) -> int:
        """The width that colour and place want, so that all rows can have the same."""
        return self._about.sizeHint().width()

    def set_about_width(self, width: int) -> None:
        """Give colour and place that width."""
        self._about.setFixedWidth(width)

    def set_padding(self, padding: int) -> None:
        """Keep that much free above and below."""
        self._box.setContentsMargins(0, padding, 0, padding)

    def set_narrow(self, narrow: bool) -> None:
        """Lie in two lines, or in one."""
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._box.setSpacing(Space.XS if narrow else Space.M)
        # Under the name, not under the piece.
        indent = self._art.width() + Space.M if narrow else 0
        self._second.setContentsMargins(indent, 0, 0, 0)

    # ---------------------------------------------------------------------------------------------- behaviour

    def _fallback(self) -> str:
        return self._person_name if self._who.value() == HUMAN else default_name(self._seat)

    def _offer_name(self) -> None:
        if self._name.text() == self._given:
            self._given = self._fallback() if self._who.value() is not NOBODY else ""
            self._name.setText(self._given)
        self._name.setPlaceholderText(self.tr("Empty seat") if self._who.value() is NOBODY else self._fallback())

    def _follow_who(self) -> None:
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        who = self._who.value()
        self._art.set_faded(who is NOBODY)
        self._letter.setEnabled(who is not NOBODY)
        set_tone(self._color, Tone.DISABLED if who is NOBODY else Tone.INK)
        set_tone(self._place, Tone.DISABLED if who is NOBODY else Tone.SECOND)
        self._name.setEnabled(who is not NOBODY)
        self._level.setVisible(who == _AI)
        self._offer_name()

    def _tell(self) -> None:
        self.changed.emit()


class RuleRow(QWidget):
    """A rule: its name, what it means as it stands, and the control that sets it."""

    def __init__(self, label: str, control: QWidget, parent: QWidget | None = None) -> None:
        """Make the row with `control` at its end."""
        super().__init__(parent)
        self._control = control
        self._control_width = 0
        self._label = plain_label(label, TextRole.LABEL, parent=self)
        self._explanation = plain_label("", TextRole.SMALL, Tone.SECOND, self, wrap=True)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(self._label)
        words.addWidget(self._explanation)
        words.addStretch(1)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, Space.XS, 0, Space.XS)
        self._box.setSpacing(Space.L)
        self._box.addLayout(words, 1)
        self._box.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def control(self) -> QWidget:
        """What sets the rule."""
        return self._control

    def set_label(self, label: str) -> None:
        """Call the rule otherwise."""
        self._label.setText(label)

    def explain(self, text: str) -> None:
        """Say what the rule means as it stands."""
        self._explanation.setText(text)
        self._control.setAccessibleDescription(text)

    def least_width(self) -> int:
        """How wide the row must be to lie in one line."""
        control = max(self._control.sizeHint().width(), self._control_width)
        return control + Space.L + max(200, self._label.sizeHint().width())

    def set_control_width(self, width: int) -> None:
        """Make the control that wide while the row lies in one line, so that all end alike."""
        self._control_width = width

    def set_padding(self, padding: int) -> None:
        """Keep that much free above and below."""
        self._box.setContentsMargins(0, padding, 0, padding)

    def set_narrow(self, narrow: bool) -> None:
        """Put the control under the words, or beside them."""
        self._control.setMinimumWidth(0 if narrow else self._control_width)
        ways = QBoxLayout.Direction
        self._box.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        self._box.setSpacing(Space.XS if narrow else Space.L)
