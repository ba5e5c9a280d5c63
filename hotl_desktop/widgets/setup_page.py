"""Who plays, by which rules, with which dice: the page before a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSpacerItem,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from hotl_desktop.controller.table_setup import DiceKind, TableSetup, UndoPolicy
from hotl_desktop.controller.tables import HINTS_ALLOWED
from hotl_desktop.games.base import Game, NotUnderstood, OptionValue
from hotl_desktop.match.player import AI_PREFIX, HUMAN, Player
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space, TextRole
from hotl_desktop.widgets.buttons import Button, ButtonKind
from hotl_desktop.widgets.fields import Stepper
from hotl_desktop.widgets.seat_art import Piece
from hotl_desktop.widgets.segmented import Choice, Segmented
from hotl_desktop.widgets.setup_preview import SetupPreview, aspect_of
from hotl_desktop.widgets.setup_rows import NOBODY, RuleRow, SeatRow
from hotl_desktop.widgets.setup_words import LEAST_SEATS, GameWords, person_name, words_for
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.surfaces import CARD_MARGINS, Card, Rule
from hotl_desktop.widgets.text import Tone, plain_label

_CARD_WIDTH: Final = 860
"""The card is never wider."""
_PREVIEW_WIDTH: Final = 820
"""Nor is the preview."""
_LEAST_PREVIEW: Final = 300
"""Where less than that is left beside the card, there is no preview."""
_SCROLL_BAR: Final = 12
_USUAL_LEVEL: Final = "casual"


class SetupPage(QWidget):
    """The page. Give it a game or a setup; it gives back the setup that was made of it."""

    start = Signal(object)
    """Begin with this `TableSetup`."""
    back = Signal()

    def __init__(self, themes: ThemeHost, levels: Sequence[str], parent: QWidget | None = None) -> None:
        """An empty page; `levels` are those of `match.LEVELS` that an AI can be had in.

        Without any, every seat is for a person.
        """
        super().__init__(parent)
        self._themes = themes
        self._levels = tuple(levels)
        self._usual = _USUAL_LEVEL, UndoPolicy.FREE
        self._game: Game | None = None
        self._seats: list[SeatRow] = []
        self._rules: list[RuleRow] = []
        self._options: dict[str, OptionValue] = {}
        self._rule_of: dict[str, RuleRow] = {}
        self._between = QSpacerItem(0, 0)

        self._title = plain_label("", TextRole.TITLE, wrap=True)
        self._problem = plain_label("", TextRole.SMALL, Tone.BAD, wrap=True)
        self._back = Button(themes, self.tr("Back"), icon=Icon.BACK)
        self._back.clicked.connect(self.back)
        self._start = Button(themes, self.tr("Start game"), ButtonKind.PRIMARY, key=self.tr("Enter"))
        self._start.clicked.connect(self._begin)

        self._body = QWidget()
        self._body_column = QVBoxLayout(self._body)
        self._body_column.setContentsMargins(Space.XL, Space.XXS, Space.XL, Space.S)
        self._body_column.setSpacing(0)
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._body)
        self._scroll.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)

        self._card = Card(themes, self, padding=0)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        self._foot = QHBoxLayout()
        self._foot.setSpacing(Space.M)
        self._foot.addWidget(self._back)
        self._foot.addWidget(self._problem, 1)
        self._foot.addWidget(self._start)
        column = QVBoxLayout(self._card)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._head)
        column.addWidget(self._scroll, 1)
        column.addWidget(Rule(themes))
        column.addLayout(self._foot)

        self._preview = SetupPreview(themes, self)
        self._captions = QWidget(self)
        self._caption = plain_label("", TextRole.HEADING, wrap=True)
        self._caption_more = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        captions = QVBoxLayout(self._captions)
        captions.setContentsMargins(0, 0, 0, 0)
        captions.setSpacing(Space.XXS)
        captions.addWidget(self._caption)
        captions.addWidget(self._caption_more)
        captions.addStretch(1)
        self._body.installEventFilter(self)
        self._fit()

    # ------------------------------------------------------------------------------------------------- filling

    def set_game(self, game: Game) -> None:
        """Offer a new game: one person against the program, or people alone where there are no levels."""
        seats = game.default_seats(LEAST_SEATS) if _may_be_empty(game) else game.all_seats
        opponent = f"{AI_PREFIX}{self._usual_level()}" if self._levels else HUMAN
        kinds = dict.fromkeys(seats, opponent) | {seats[0]: HUMAN}
        self._build(game, {option.name: option.default for option in game.options})
        for row, seat in zip(self._seats, game.all_seats, strict=True):
            row.set_kind(kinds.get(seat, NOBODY))
        self._set_rules(DiceKind.SEEDED, self._usual[1], None)
        self._refresh()

    def _usual_level(self) -> str:
        """Who sits opposite if nothing else is chosen."""
        return self._usual[0] if self._usual[0] in self._levels else self._levels[0]

    def set_usual(self, level: str, undo: UndoPolicy) -> None:
        """What a new game begins with, from the next `set_game` on."""
        self._usual = level, undo

    def set_setup(self, setup: TableSetup) -> None:
        """Offer this setup, to be played again or to be changed."""
        game = setup.game
        self._build(game, {option.name: setup.options.get(option.name, option.default) for option in game.options})
        players = {player.seat: player for player in setup.players}
        for row, seat in zip(self._seats, game.all_seats, strict=True):
            player = players.get(seat)
            row.set_kind(NOBODY if player is None else player.kind or HUMAN)
        self._number_people()
        for row, seat in zip(self._seats, game.all_seats, strict=True):
            if seat in players:
                row.set_name(players[seat].name)
        self._set_rules(setup.dice, setup.undo, setup.hints)
        self._refresh()

    def setup(self) -> TableSetup | None:
        """What stands on the page; None while it cannot be played."""
        return None if self._trouble() else self._standing()

    def _standing(self) -> TableSetup | None:
        """What stands on the page, whether it can be played or not; None before there is a game."""
        if self._game is None:
            return None
        players = tuple(
            Player(seat, row.name(), kind)
            for row, seat in zip(self._seats, self._game.all_seats, strict=True)
            if (kind := row.kind()) is not NOBODY
        )
        dice, undo = self._dice.value(), self._undo.value()
        assert isinstance(dice, DiceKind)
        assert isinstance(undo, UndoPolicy)
        hints = None if self._hints is None else self._hints.value()
        assert hints is None or isinstance(hints, int)
        return TableSetup(self._game, players, dict(self._options), dice, undo, hints)

    def set_levels(self, levels: Sequence[str]) -> None:
        """Offer other AI levels, from the next `set_game` or `set_setup` on."""
        self._levels = tuple(levels)

    @property
    def start_button(self) -> Button:
        """The button that begins."""
        return self._start

    # ------------------------------------------------------------------------------------------------ building

    def _build(self, game: Game, options: Mapping[str, OptionValue]) -> None:
        self._game = game
        self._options = dict(options)
        while (item := self._body_column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        words = words_for(game.name, options)
        piece = Piece.CHIP if game.name == "head-of-the-line" else Piece.DIE
        self._title.setText(self.tr("New game of {game}").format(game=game.title))
        self._add_heading(self.tr("Seats"))
        self._seats = []
        for seat, place in enumerate(words.places):
            row = SeatRow(self._themes, seat, piece, place, self._levels, may_be_empty=_may_be_empty(game))
            row.changed.connect(self._refresh)
            self._seats.append(row)
            self._body_column.addWidget(row)
            self._body_column.addWidget(Rule(self._themes))
        widest = max(row.about_width() for row in self._seats)
        for row in self._seats:
            row.set_about_width(widest)
        self._between = QSpacerItem(0, Space.M)
        self._body_column.addItem(self._between)
        self._add_heading(self.tr("House rules"))
        self._rules = []
        self._rule_of = {}
        for option in game.options:
            if option.name in words.options:
                self._add_option(option.name, words, options[option.name])
        self._dice = self._choice(
            self.tr("Dice"),
            [Choice(DiceKind.SEEDED, self.tr("Fair dice")), Choice(DiceKind.MANUAL, self.tr("Real dice"))],
        )
        self._undo = self._choice(
            self.tr("Undo"),
            [
                Choice(UndoPolicy.FREE, self.tr("Free")),
                Choice(UndoPolicy.TO_ROLL, self.tr("To the last roll")),
                Choice(UndoPolicy.NONE, self.tr("None")),
            ],
        )
        self._hints = self._choice(self.tr("Hints"), self._hint_choices()) if self._levels else None
        self._body_column.addStretch(1)
        segmented = [rule for rule in self._rules if isinstance(rule.control, Segmented)]
        widest = max(rule.control.sizeHint().width() for rule in segmented)
        for rule in segmented:
            rule.set_control_width(widest)
        # The buttons were made first, but come last.
        self.setTabOrder(self._hints or self._undo, self._back)
        self.setTabOrder(self._back, self._start)
        # Qt would show them later, and until then they take no room.
        for index in range(self._body_column.count()):
            item = self._body_column.itemAt(index)
            widget = None if item is None else item.widget()
            if widget is not None:
                widget.show()
        self._fit()

    def _add_heading(self, text: str) -> None:
        heading = plain_label(text, TextRole.NUMBER, Tone.SECOND)
        self._body_column.addWidget(heading)
        self._body_column.addSpacing(6)
        self._body_column.addWidget(Rule(self._themes))

    def _add_option(self, name: str, words: GameWords, value: OptionValue) -> None:
        assert self._game is not None
        option = next(option for option in self._game.options if option.name == name)
        said = words.options[name]
        if said.values:
            choices = [Choice(one, said.values[one][0]) for one in option.values if one in said.values]
            segmented = Segmented(self._themes, said.label, choices)
            segmented.set_value(value)
            segmented.chosen.connect(lambda chosen, name=name: self._choose(name, chosen))
            control: QWidget = segmented
        else:
            numbers = [int(one) for one in option.values]
            stepper = Stepper(self._themes, said.label, min(numbers), max(numbers))
            stepper.set_value(int(value))
            stepper.changed.connect(lambda chosen, name=name: self._choose(name, chosen))
            control = stepper
        self._rule_of[name] = self._add_rule(said.label, control)

    def _choice(self, label: str, choices: Sequence[Choice]) -> Segmented:
        control = Segmented(self._themes, label, choices)
        control.chosen.connect(self._refresh)
        self._rule_of[label] = self._add_rule(label, control)
        return control

    def _add_rule(self, label: str, control: QWidget) -> RuleRow:
        row = RuleRow(label, control)
        self._rules.append(row)
        self._body_column.addWidget(row)
        return row

    def _choose(self, name: str, value: object) -> None:
        assert isinstance(value, str | int)
        self._options[name] = value
        self._refresh()

    def _set_rules(self, dice: DiceKind, undo: UndoPolicy, hints: int | None) -> None:
        self._dice.set_value(dice)
        self._undo.set_value(undo)
        if self._hints is not None:
            self._hints.set_value(hints)

    def _hint_choices(self) -> list[Choice]:
        """The allowances, where there is somebody who can give hints."""
        texts = {0: self.tr("None"), None: self.tr("No limit")}
        return [Choice(allowed, texts.get(allowed, str(allowed))) for allowed in HINTS_ALLOWED]

    # ------------------------------------------------------------------------------------------------ keeping up

    def _number_people(self) -> None:
        number = 0
        for row in self._seats:
            number += row.kind() == HUMAN
            row.offer_person_name(person_name(max(1, number)))

    def _trouble(self) -> str:
        """Why the game cannot begin; empty when it can."""
        if sum(row.kind() is not NOBODY for row in self._seats) < LEAST_SEATS:
            return self.tr("A game needs at least two players. Give another seat to a person or an AI.")
        return ""

    def _refresh(self) -> None:
        game = self._game
        if game is None:
            return
        self._number_people()
        trouble = self._trouble()
        self._problem.setText(trouble)
        self._start.setEnabled(not trouble)
        words = words_for(game.name, self._options)
        for name, said in words.options.items():
            if name in self._rule_of:
                value = self._options[name]
                self._rule_of[name].explain(said.values[value][1] if said.values else said.explanation)
        self._explain_dice_and_undo()
        self._caption.setText(words.caption)
        self._caption_more.setText(words.caption_more)
        names = {row.seat: row.name() for row in self._seats if row.kind() is not NOBODY}
        self._preview.show_table(game.name, names)

    def _explain_dice_and_undo(self) -> None:
        dice = {
            DiceKind.SEEDED: self.tr("The program rolls. You can check it after the game."),
            DiceKind.MANUAL: self.tr("You roll dice on your table and press 1 to 6."),
        }
        undo = {
            UndoPolicy.FREE: self.tr("Take back as far as you like. The dice stay the same."),
            UndoPolicy.TO_ROLL: self.tr("A move can be taken back until the next die has fallen."),
            UndoPolicy.NONE: self.tr("A move once made stays."),
        }
        for control, texts in ((self._dice, dice), (self._undo, undo)):
            self._explain(control, next(text for value, text in texts.items() if value == control.value()))
        if self._hints is not None:
            self._explain(self._hints, self._about_hints(self._hints.value()))

    def _about_hints(self, allowed: object) -> str:
        if not isinstance(allowed, int):
            return self.tr("Press H for the best choices, as often as you like.")
        if allowed == 0:
            return self.tr("Everybody plays without help.")
        return self.tr("With H, each player may see the best choices %n time(s).", "", allowed)

    def _explain(self, control: Segmented, text: str) -> None:
        next(row for row in self._rules if row.control is control).explain(text)

    def _begin(self) -> None:
        setup = self.setup()
        if setup is not None:
            self.start.emit(setup)

    # -------------------------------------------------------------------------------------------------- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self._start.click()
            return
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() != QEvent.Type.LanguageChange:
            return
        self._back.set_label(self.tr("Back"))
        self._start.set_label(self.tr("Start game"))
        self._start.set_key(self.tr("Enter"))
        setup = self._standing()
        if setup is not None:
            focused = QApplication.focusWidget()
            had_keyboard = focused is not None and self.isAncestorOf(focused)
            self.set_setup(setup)
            if had_keyboard:
                self._focus_first()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The card is as high as what is in it."""
        if watched is self._body and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._focus_first()

    def _focus_first(self) -> None:
        """Let a person begin with the name."""
        person = next((row for row in self._seats if row.kind() == HUMAN), None)
        target = person.name_field if person is not None else self._start
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def sizeHint(self) -> QSize:
        return QSize(1200, 760)

    def minimumSizeHint(self) -> QSize:
        return QSize(480, 400)

    def _fit(self) -> None:
        """Lay out card, preview and captions for the size of the page."""
        width, height = self.width(), self.height()
        margin = Space.XL if width >= 1000 else Space.M
        padding = Space.XL if width >= 900 else Space.L
        top = Space.L if height >= 700 else Space.XS
        self._set_density(padding)
        room = width - 2 * margin
        rows: list[SeatRow | RuleRow] = [*self._seats, *self._rules]
        least = max((row.least_width() for row in rows), default=0) + 2 * padding + _SCROLL_BAR
        card_width = min(_CARD_WIDTH, max(least, (room - Space.XL) * 5 // 9))
        side_width = min(_PREVIEW_WIDTH, room - Space.XL - card_width)
        beside = side_width >= _LEAST_PREVIEW
        if not beside:
            card_width, side_width = min(_CARD_WIDTH, room), 0
        for row in rows:
            row.set_narrow(row.least_width() > card_width - 2 * padding - _SCROLL_BAR)

        available = height - 2 * top
        card_height = min(available, self._card_height(card_width))
        captions = self._captions_height(side_width)
        preview_height = min(round(side_width * aspect_of(self._game.name if self._game else "")), available - captions)
        block = max(card_height, preview_height + captions if beside else 0)
        group = card_width + (Space.XL + side_width if beside else 0)
        left, up = (width - group) // 2, top + round((available - block) * 0.4)
        self._put(self._card, QRect(left, up, card_width, card_height))
        for part in (self._preview, self._captions):
            part.setVisible(beside)
        if beside:
            x = left + card_width + Space.XL
            self._put(self._preview, QRect(x, up, side_width, preview_height))
            self._put(self._captions, QRect(x, up + preview_height, side_width, captions))

    def _put(self, widget: QWidget, rect: QRect) -> None:
        widget.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), rect))

    def _set_density(self, padding: int) -> None:
        """Closer where the page is low, so that all can be seen at once."""
        tight, middle = self.height() < 640, self.height() < 800
        across = 3 if tight else Space.XS if middle else 14
        for seat in self._seats:
            seat.set_padding(across)
        for rule in self._rules:
            rule.set_padding(1 if tight else 6 if middle else 10)
        self._between.changeSize(0, 6 if tight else Space.M)
        side = padding + CARD_MARGINS[0]
        self._body_column.setContentsMargins(side, Space.XXS, side, 2 if tight else Space.S)
        above = Space.S if tight else Space.L
        self._head.setContentsMargins(side, above, side, Space.XXS if tight else Space.S)
        self._foot.setContentsMargins(side, Space.S, side, Space.S + CARD_MARGINS[3])

    def _card_height(self, width: int) -> int:
        left, _top, right, _bottom = CARD_MARGINS
        inner = width - left - right
        body = self._body_column
        content = body.totalHeightForWidth(inner) if body.hasHeightForWidth() else body.totalSizeHint().height()
        frame = self._head.totalSizeHint().height() + self._foot.totalSizeHint().height() + 1
        return content + frame + CARD_MARGINS[1]

    def _captions_height(self, width: int) -> int:
        layout = self._captions.layout()
        return layout.totalHeightForWidth(width) if width > 0 and layout is not None else 0


def _may_be_empty(game: Game) -> bool:
    """Whether the game can be played with fewer than all seats."""
    try:
        game.default_seats(LEAST_SEATS)
    except NotUnderstood:
        return False
    return True
