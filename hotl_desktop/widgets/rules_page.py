"""The rules of both games: to be looked through, searched, and opened at the rule that somebody asks about."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hotl_desktop.games.base import Game
from hotl_desktop.tutorial.rulebook import Rule, RuleBook, book_with
from hotl_desktop.view.diagrams import DiagramPainter
from hotl_desktop.view.fonts import font
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .diagram_view import DiagramView
from .flow import FlowLayout
from .segmented import Choice, Segmented
from .style import ThemeHost
from .surfaces import Card, SunkPanel
from .text import Tone, plain_label

translate = QCoreApplication.translate

_LIST_WIDTH: Final = 300
_NARROW_LIST_WIDTH: Final = 232
_NARROW: Final = 1000
_WIDEST_TEXT: Final = 640
_TEXT_SIZE: Final = 16
_ITEM_HEIGHT: Final = 30
_HEADER_HEIGHT: Final = 28
_RULE: Final = Qt.ItemDataRole.UserRole


def rules_text(text: str) -> str:
    """A text of a rule book in the person's language. `installers/translations.py` finds them in the files."""
    return translate("Rules", text) if text else ""


def rule_name(rule: Rule) -> str:
    """What a rule is called: its number and its title."""
    return f"{rule.number}  {rules_text(rule.title)}" if rule.is_numbered else rules_text(rule.title)


class RulesPage(QWidget):
    """A list of the rules, and the one that is chosen."""

    back = Signal()
    """Enough read."""
    save_wanted = Signal(object)
    """The whole `RuleBook` is wanted as a file, to be printed or kept."""
    learn = Signal(str)
    """The lessons of the game of this name are wanted."""

    def __init__(self, themes: ThemeHost, books: Sequence[RuleBook], parent: QWidget | None = None) -> None:
        """Show the first rule of the first book."""
        super().__init__(parent)
        self._themes = themes
        self._books = tuple(books)
        self._book = self._books[0]
        self._rule: Rule | None = None
        self._games = Segmented(
            themes, self.tr("Game"), [Choice(book.game.name, book.game.title) for book in self._books]
        )
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._list = QListWidget()
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setProperty("quiet", True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._list.setUniformItemSizes(False)
        self._nothing = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._back = Button.only_icon(themes, "", Icon.BACK)
        self._save = Button(themes, "")
        self._learn = Button(themes, "")
        self._heading = plain_label("", TextRole.TITLE)
        self._number = plain_label("", TextRole.LABEL, Tone.ACCENT)
        self._title = plain_label("", TextRole.TITLE, wrap=True)
        self._text = plain_label("", TextRole.BODY, wrap=True)
        self._text.setFont(font(TextRole.BODY, pixels=_TEXT_SIZE))
        self._diagram = DiagramView(themes, DiagramPainter())
        self._caption = plain_label("", TextRole.BODY, Tone.SECOND, wrap=True)
        self._see_heading = plain_label("", TextRole.LABEL)
        self._see = FlowLayout(gap=Space.S)
        self._links: list[Button] = []
        self._previous = Button(themes, "", icon=Icon.PREVIOUS)
        self._next = Button(themes, "", icon=Icon.NEXT)
        self._lay_out()
        self._connect()
        self._name_everything()
        self.show_game(self._book.game)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(Space.S)
        top.addWidget(self._back)
        top.addWidget(self._heading)
        top.addStretch(1)
        top.addWidget(self._learn)
        top.addWidget(self._save)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(0, 0, 0, 0)
        side.setSpacing(Space.S)
        side.addWidget(self._games)
        side.addWidget(self._search)
        side.addWidget(self._nothing)
        panel = SunkPanel(self._themes, padding=Space.XS)
        within = QVBoxLayout(panel)
        within.setContentsMargins(0, 0, 0, 0)
        within.addWidget(self._list)
        side.addWidget(panel, 1)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XS, 0, Space.XS, 0)
        column.setSpacing(Space.S)
        column.addWidget(self._number)
        column.addWidget(self._title)
        column.addWidget(self._text)
        column.addSpacing(Space.XS)
        column.addWidget(self._diagram)
        column.addWidget(self._caption)
        column.addWidget(self._see_heading)
        column.addLayout(self._see)
        column.addStretch(1)
        content.setMaximumWidth(_WIDEST_TEXT)
        self._content = content
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(content)
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._scroll.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)
        foot = QHBoxLayout()
        foot.addWidget(self._previous)
        foot.addStretch(1)
        foot.addWidget(self._next)
        card = Card(self._themes)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(self._scroll, 1)
        inside.addLayout(foot)
        body = QHBoxLayout()
        body.setSpacing(Space.M)
        body.addWidget(self._side)
        body.addWidget(card, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(Space.L, Space.M, Space.L, Space.M)
        page.setSpacing(Space.M)
        page.addLayout(top)
        page.addLayout(body, 1)

    def _connect(self) -> None:
        self._back.clicked.connect(self.back)
        self._save.clicked.connect(self._want_file)
        self._learn.clicked.connect(self._want_lessons)
        self._games.chosen.connect(self._choose_game)
        self._search.textChanged.connect(self._fill)
        self._search.returnPressed.connect(self._list.setFocus)
        self._list.currentItemChanged.connect(self._choose)
        self._previous.clicked.connect(partial(self._step, -1))
        self._next.clicked.connect(partial(self._step, 1))
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self._search.setFocus)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self).activated.connect(self.back)

    def _name_everything(self) -> None:
        self._heading.setText(self.tr("Rules"))
        self._back.set_label(self.tr("Back"))
        self._games.set_words(self.tr("Game"))
        self._save.set_label(self.tr("Save or print…"))
        self._learn.set_label(self.tr("Learn by playing"))
        self._search.setPlaceholderText(self.tr("Search the rules"))
        self._search.setAccessibleName(self.tr("Search the rules"))
        self._list.setAccessibleName(self.tr("Rules"))
        self._scroll.setAccessibleName(self.tr("Text of the rule"))
        self._nothing.setText(self.tr("No rule has these words."))
        self._see_heading.setText(self.tr("See also"))
        self._previous.set_label(self.tr("Previous"))
        self._next.set_label(self.tr("Next"))

    # ------------------------------------------------------------------------------------------------ choosing

    @property
    def rule(self) -> Rule | None:
        """The rule that is shown."""
        return self._rule

    @property
    def book(self) -> RuleBook:
        """The rules that are listed."""
        return self._book

    def show_game(self, game: Game) -> None:
        """List the rules of `game`, beginning with the first."""
        self._book = next(book for book in self._books if book.game is game)
        self._games.set_value(game.name)
        self._search.clear()
        self._rule = self._book.rules[0]
        self._fill()

    def show_rule(self, number: str, game: Game | None = None) -> None:
        """Show the rule of that number; `game` says whose, where the number does not.

        A number that no rule has shows the rules of the game from the beginning.
        """
        book = book_with(self._books, number, game)
        if book is None:
            return
        self.show_game(book.game)
        self._rule = book.find(number) or book.rules[0]
        self._fill()
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot(object)
    def _choose_game(self, name: str) -> None:
        self.show_game(next(book.game for book in self._books if book.game.name == name))

    @Slot()
    def _fill(self) -> None:
        """List what has the words that are searched for; keep the rule that is shown, if it is among it."""
        words = self._search.text().casefold().split()
        self._list.blockSignals(True)
        self._list.clear()
        chosen: QListWidgetItem | None = None
        for section in self._book.sections:
            found = [rule for rule in section.rules if _has(rule, words)]
            if not found:
                continue
            header = QListWidgetItem(rules_text(section.title))
            header.setFlags(Qt.ItemFlag.NoItemFlags)
            header.setFont(font(TextRole.CAPTION))
            header.setForeground(self._themes.theme.palette.ink2)
            header.setTextAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom)
            header.setSizeHint(QSize(0, _HEADER_HEIGHT))
            self._list.addItem(header)
            for rule in found:
                item = QListWidgetItem(rule_name(rule))
                item.setData(_RULE, rule.number)
                item.setSizeHint(QSize(0, _ITEM_HEIGHT))
                self._list.addItem(item)
                if self._rule is not None and rule.number == self._rule.number:
                    chosen = item
        self._list.blockSignals(False)
        self._nothing.setVisible(self._list.count() == 0)
        if chosen is None and words and self._list.count():
            chosen = self._list.item(1)
        if chosen is not None:
            self._list.setCurrentItem(chosen)
            self._list.scrollToItem(chosen)
            self._show(self._book.find(chosen.data(_RULE)))

    @Slot(object, object)
    def _choose(self, item: QListWidgetItem | None, _before: QListWidgetItem | None) -> None:
        number = None if item is None else item.data(_RULE)
        if number is not None:
            self._show(self._book.find(number))

    def _step(self, by: int) -> None:
        rules = self._book.rules
        if self._rule is not None:
            index = rules.index(self._rule) + by
            if 0 <= index < len(rules):
                self._search.clear()
                self._rule = rules[index]
                self._fill()

    def _show(self, rule: Rule | None) -> None:
        if rule is None:
            return
        self._rule = rule
        self._number.setText(rule.number if rule.is_numbered else "")
        self._number.setVisible(rule.is_numbered)
        self._title.setText(rules_text(rule.title))
        self._text.setText(rules_text(rule.text))
        caption = rules_text(rule.diagram.caption)
        self._caption.setText(caption)
        self._caption.setVisible(bool(caption))
        spoken = caption or self.tr("A diagram of the rule “{title}”").format(title=rules_text(rule.title))
        self._diagram.show_diagram(rule.diagram, spoken)
        self._show_links(rule)
        rules = self._book.rules
        self._previous.setEnabled(rule is not rules[0])
        self._next.setEnabled(rule is not rules[-1])
        self._scroll.verticalScrollBar().setValue(0)

    def _show_links(self, rule: Rule) -> None:
        for link in self._links:
            self._see.removeWidget(link)
            link.hide()
            link.deleteLater()
        self._links.clear()
        for number in rule.see:
            other = self._book.find(number)
            if other is not None:
                link = Button(self._themes, rule_name(other), ButtonKind.LINK)
                link.clicked.connect(partial(self._follow, other))
                self._see.addWidget(link)
                link.show()
                self._links.append(link)
        self._see_heading.setVisible(bool(self._links))

    def _follow(self, rule: Rule) -> None:
        self._search.clear()
        self._rule = rule
        self._fill()

    @Slot()
    def _want_file(self) -> None:
        self.save_wanted.emit(self._book)

    @Slot()
    def _want_lessons(self) -> None:
        self.learn.emit(self._book.game.name)

    # -------------------------------------------------------------------------------------------------- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # Where room is scarce the list is narrow, but the names of the games can be read.
        least = min(_LIST_WIDTH, max(_NARROW_LIST_WIDTH, self._games.sizeHint().width()))
        self._side.setFixedWidth(least if event.size().width() < _NARROW else _LIST_WIDTH)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_everything()
            self._fill()

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 420)


def _has(rule: Rule, words: Sequence[str]) -> bool:
    text = f"{rule.number} {rules_text(rule.title)} {rules_text(rule.text)}".casefold()
    return all(word in text for word in words)
