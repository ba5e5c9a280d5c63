"""The rules of a game in plain words, rule by rule, each with a position that shows it.

Rule books are JSON files like lessons; their texts are English and are translated where they are shown, in the
context `Rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hotl_desktop.games.base import Action, Game, GameError, NotLoadable, State
from hotl_desktop.games.catalogue import GAMES

from .positions import read_position, read_target
from .reading import Reader, read_json, read_text
from .rule_numbers import RULE_NUMBERS, game_of_rule

UNNUMBERED: Final = ("a turn", "Tactical Boundary Roll")
"""What the rules also go by, where the designer gave no number."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position that shows a rule."""

    state: State
    show: tuple[str, ...]
    """What is pointed out, see `positions.read_target`."""
    point: Action | None
    """The action whose consequences are shown."""
    part: str
    """What of the board is to be seen, as for `show`; all of it where empty."""
    caption: str


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule."""

    number: str
    """As in `HL 5:2`, or one of `UNNUMBERED`."""
    title: str
    text: str
    see: tuple[str, ...]
    """The numbers of rules that belong to it."""
    diagram: Diagram

    @property
    def is_numbered(self) -> bool:
        """Whether the designer's text has this rule under a number."""
        return self.number not in UNNUMBERED


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together."""

    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class RuleBook:
    """All rules of one game."""

    game: Game
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules, in order."""
        return tuple(rule for section in self.sections for rule in section.rules)

    def find(self, number: str) -> Rule | None:
        """The rule of that number, or the first one under it, as `GL 2:1.B.(1)` is under `GL 2:1`."""
        exact = next((rule for rule in self.rules if rule.number == number), None)
        below = (rule for rule in self.rules if rule.number.startswith((f"{number}.", f"{number}:")))
        return exact or next(below, None)


def book_with(books: tuple[RuleBook, ...], number: str, game: Game | None = None) -> RuleBook | None:
    """The book that has the rule `number`; that of `game` for numbers that do not say whose they are."""
    name = game_of_rule(number) or (game.name if game is not None else None)
    return next((book for book in books if book.game.name == name), None)


def load_rule_books(folder: Path) -> tuple[RuleBook, ...]:
    """The rule books of both games: one file for each in `folder`, by the game's name.

    Raises:
        NotLoadable: a book is damaged or lacks a rule; says which file and where.
    """
    return tuple(read_rule_book(read_json(folder / f"{game.name}.json"), game, f"{game.name}.json") for game in GAMES)


def read_rule_book(value: Any, game: Game, file: str) -> RuleBook:
    """A rule book from plain data; `file` is what messages call it.

    Raises:
        NotLoadable: anything in it is wrong; says where.
    """
    data = Reader(value, f"{file}: book")
    raw = data.take("positions")
    if not isinstance(raw, dict):
        raise data.error("positions", "an object is wanted here")
    positions = {name: read_position(item, f"{data.at('positions')}.{name}", game) for name, item in raw.items()}
    sections = data.items("sections", lambda item, at: _section(item, at, game, positions))
    data.finish()
    book = RuleBook(game, sections)
    numbers = [rule.number for rule in book.rules]
    wanted = RULE_NUMBERS[game.name]
    for number in wanted:
        if numbers.count(number) != 1:
            raise NotLoadable(f"{file}: book.sections", f"{number} is there {numbers.count(number)} times, not once")
    for rule in book.rules:
        for other in rule.see:
            if book.find(other) is None:
                raise NotLoadable(f"{file}: {rule.number}", f"it points to {other}, which is not there")
    return book


def _section(value: Any, place: str, game: Game, positions: Mapping[str, State]) -> Section:
    data = Reader(value, place)
    made = Section(
        data.text("title", needed=True),
        data.items("rules", lambda item, at: _rule(item, at, game, positions)),
    )
    data.finish()
    return made


def _rule(value: Any, place: str, game: Game, positions: Mapping[str, State]) -> Rule:
    data = Reader(value, place)
    number = data.text("number", needed=True)
    if number not in RULE_NUMBERS[game.name] and number not in UNNUMBERED:
        raise data.error("number", f"{number!r} is no rule of {game.title}")
    made = Rule(
        number,
        data.text("title", needed=True),
        data.text("text", needed=True),
        data.items("see", read_text),
        _diagram(data.take("diagram"), data.at("diagram"), game, positions),
    )
    data.finish()
    return made


def _diagram(value: Any, place: str, game: Game, positions: Mapping[str, State]) -> Diagram:
    data = Reader(value, place)
    name = data.text("at", needed=True)
    if name not in positions:
        raise data.error("at", f"there is no position {name!r}")
    state = positions[name]
    text = data.text("point")
    try:
        action = state.parse_action(text) if text else None
    except GameError as error:
        raise data.error("point", str(error)) from error
    if action is not None and action not in state.legal_actions():
        raise data.error("point", f"{text} is not legal in {name}")
    part = data.text("part")
    made = Diagram(
        state,
        data.items("show", lambda item, at: read_target(item, at, game)),
        action,
        read_target(part, data.at("part"), game) if part else "",
        data.text("caption"),
    )
    data.finish()
    return made
