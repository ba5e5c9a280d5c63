"""A lesson: a row of steps on one board, each with one thing to read, to do or to answer.

Lessons are JSON files; `load_lesson` is their strict reader. Their texts are English and are translated where they are
shown, in the context `Lesson`.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from hotl_desktop.games.base import Action, Game, GameError, NotLoadable, Seat, State
from hotl_desktop.games.get_off_my_lawn import GET_OFF_MY_LAWN
from hotl_desktop.match.dice import DiceSource
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import AI_PREFIX, HUMAN, LEVELS, Player

from .positions import read_position, read_target
from .reading import Reader, read_face, read_json, read_text
from .rule_numbers import RULE_NUMBERS

ANY: Final = "any"
"""As an accepted action: whatever the rules allow."""
DIE: Final = "die "
"""Begins a reply that is only a die, as in `die 4`."""

_NAMES: Final[Mapping[Seat, str]] = {
    "NE": "Mira",
    "SE": "Robin",
    "SW": "Tove",
    "P2": "Mira",
    "P3": "Jonas",
    "P4": "Tove",
}
YOU: Final = "Blue"
"""The learner's name, after the colour of the seat that it is."""
NAMES: Final = (YOU, *dict.fromkeys(_NAMES.values()))
"""Everybody's names in lessons; put another language's words in their place."""
NO_OTHER_NAMES: Final[Mapping[str, str]] = {}
"""Names as they are."""


class Kind(enum.Enum):
    """What a step asks of the learner."""

    SAY = "say"
    """To read."""
    ROLL = "roll"
    """To roll the die."""
    DO = "do"
    """To do something on the board."""
    ASK = "ask"
    """To answer a question."""
    WATCH = "watch"
    """To watch the others."""
    GAME = "game"
    """To play a whole game, with a coach."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One of the answers to a question."""

    text: str
    right: bool
    say: str
    """What is said to whoever picks it."""


@dataclass(frozen=True, slots=True)
class WrongTry:
    """Something that a learner may well try, and what is said then."""

    actions: tuple[str, ...]
    say: str


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a board begins: a position laid out by hand, or the game's own beginning with some events."""

    game: Game
    state: State | None
    """The position; None for the game's beginning."""
    seats: tuple[Seat, ...]

    def match(self, dice: DiceSource, level: str, names: Mapping[str, str]) -> Match:
        """A match that begins here.

        Args:
            dice: where its dice come from.
            level: of the opponents in a whole game; empty where the lesson moves them.
            names: what is put in the place of some of `NAMES`.
        """
        players = []
        for seat in self.seats:
            name = YOU if seat == learner_of(self.game) else _NAMES[seat]
            players.append(Player(seat, names.get(name, name), self.kind_of(seat, level)))
        if self.state is None:
            return Match(self.game, players, dice)
        return Match.from_position(self.game, self.state, players, dice)

    def kind_of(self, seat: Seat, level: str) -> str | None:
        """Who plays that seat, as in a record; None where the lesson moves everybody, as without a `level`."""
        if not level:
            return None
        return HUMAN if seat == learner_of(self.game) else AI_PREFIX + level


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a lesson."""

    kind: Kind
    text: str
    """What the coach says."""
    goal: str = ""
    """What is to be done, in a few words."""
    scene: Scene | None = None
    """Sets the board anew; otherwise it stays as the step before has left it."""
    show: tuple[str, ...] = ()
    """What on the board is pointed out, see `positions.read_target`."""
    die: int | None = None
    """What the learner rolls."""
    accept: tuple[str, ...] = ()
    """The actions that do it; `any` for all."""
    offer: tuple[str, ...] = ()
    """What is offered; everything legal where left out."""
    falls: tuple[int, ...] = ()
    """The dice that the learner's action lets fall."""
    wrong: tuple[WrongTry, ...] = ()
    otherwise: str = ""
    """What is said to any other wrong try that the rules allow."""
    done: str = ""
    """What is said afterwards; the lesson goes on by itself where left out."""
    then: tuple[str, ...] = ()
    """What happens then: events of the record, as in `SE 3 g6-g4`, or `die 4`."""
    answers: tuple[Answer, ...] = ()
    rules: tuple[str, ...] = ()
    """The numbers of the rules that the learner meets by doing this step."""
    level: str = ""
    """The opponents of a whole game."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson."""

    game: Game
    name: str
    """Of its file, without the ending: `01-first-line`."""
    title: str
    idea: str
    """The one idea of it."""
    minutes: int
    """About how long it takes."""
    steps: tuple[Step, ...]
    file: str
    """The name of its file, for messages."""

    @property
    def you(self) -> Seat:
        """The learner's seat."""
        return learner_of(self.game)

    @property
    def key(self) -> str:
        """What it is called among all lessons of both games."""
        return f"{self.game.name}/{self.name}"

    def place(self, index: int) -> str:
        """The place of a step, for messages."""
        return f"{self.file}: steps[{index}]"

    @property
    def is_game(self) -> bool:
        """Whether it ends in a whole game with a coach."""
        return any(step.kind is Kind.GAME for step in self.steps)

    def could_be(self, match: Match) -> bool:
        """Whether `match` is a whole game as this lesson has it: the same game with the same players in their seats."""
        seats = [(player.seat, player.kind) for player in match.players]
        return match.game is self.game and any(
            step.scene is not None
            and seats == [(seat, step.scene.kind_of(seat, step.level)) for seat in step.scene.seats]
            for step in self.steps
            if step.kind is Kind.GAME
        )


def learner_of(game: Game) -> Seat:
    """The seat that the learner has in every lesson."""
    return game.all_seats[0]


# --------------------------------------------------------------------------------------------------- reading


def load_lesson(path: Path, game: Game) -> Lesson:
    """The lesson in a file.

    Raises:
        NotLoadable: anything in it is wrong; says in which file and where.
    """
    return read_lesson(read_json(path), game, path.stem, path.name)


def read_lesson(value: Any, game: Game, name: str, file: str) -> Lesson:
    """A lesson from plain data.

    Args:
        value: as JSON has it.
        game: whose lesson it is.
        name: what it is called.
        file: what messages call its file.

    Raises:
        NotLoadable: anything in it is wrong; says in which file and where.
    """
    data = Reader(value, f"{file}: lesson")
    title, idea = data.text("title", needed=True), data.text("idea", needed=True)
    minutes = data.number("minutes", 1, 60)
    if minutes is None:
        raise data.error("minutes", "a whole number is wanted here")
    steps = data.take("steps")
    data.finish()
    if not isinstance(steps, list) or not steps:
        raise data.error("steps", "a list of steps is wanted here")
    made = tuple(_step(item, f"{file}: steps[{index}]", game) for index, item in enumerate(steps))
    if made[0].scene is None:
        raise NotLoadable(f"{file}: steps[0]", "the first step must set the board")
    return Lesson(game, name, title, idea, minutes, made, file)


def _step(value: Any, place: str, game: Game) -> Step:
    data = Reader(value, place)
    kind_text = data.text("kind", needed=True)
    try:
        kind = Kind(kind_text)
    except ValueError:
        raise data.error("kind", f"{kind_text!r} is none of {', '.join(one.value for one in Kind)}") from None
    scene = _scene(data, game)
    step = Step(
        kind=kind,
        text=data.text("text", needed=True),
        goal=data.text("goal"),
        scene=scene,
        show=data.items("show", lambda item, at: read_target(item, at, game)),
        die=data.number("die", 1, 6),
        accept=data.items("accept", lambda item, at: item if item == ANY else _action(item, at, game)),
        offer=data.items("offer", lambda item, at: _action(item, at, game)),
        falls=data.items("falls", read_face),
        wrong=data.items("wrong", lambda item, at: _wrong(item, at, game)),
        otherwise=data.text("otherwise"),
        done=data.text("done"),
        then=data.items("then", read_text),
        answers=data.items("answers", _answer),
        rules=data.items("rules", lambda item, at: _rule(item, at, game)),
        level=data.text("level"),
    )
    data.finish()
    _check(step, data)
    return step


def _scene(data: Reader, game: Game) -> Scene | None:
    position, seats = data.take("position"), data.take("seats")
    if position is not None:
        if seats is not None:
            raise data.error("seats", "either a position or seats, not both")
        state = read_position(position, data.at("position"), game)
        return Scene(game, state, state.seats)
    if seats is None:
        return None
    try:
        return Scene(game, None, game.start(tuple(seats), {}).seats)
    except (GameError, TypeError) as error:
        raise data.error("seats", str(error)) from error


def _check(step: Step, data: Reader) -> None:
    needs = {
        Kind.ROLL: ("die", step.die is not None),
        Kind.DO: ("accept", bool(step.accept)),
        Kind.ASK: ("answers", len(step.answers) > 1 and sum(answer.right for answer in step.answers) == 1),
        Kind.WATCH: ("then", bool(step.then)),
        Kind.GAME: ("level", step.level in LEVELS and step.scene is not None),
    }
    key, given = needs.get(step.kind, ("", True))
    if not given:
        raise data.error(key, f"a step of the kind {step.kind.value!r} needs it, and here it is missing or wrong")
    acting = {"die", "accept", "offer", "falls", "wrong", "otherwise"}
    allowed = {
        Kind.SAY: set[str](),
        Kind.ROLL: {"die", "then"},
        Kind.DO: acting | {"then"},
        Kind.ASK: {"answers"},
        Kind.WATCH: {"then"},
        Kind.GAME: {"level"},
    }[step.kind]
    for key in (acting | {"then", "answers", "level"}) - allowed:
        if data.has(key):
            raise data.error(key, f"a step of the kind {step.kind.value!r} has none")
    if step.kind in {Kind.DO, Kind.ROLL} and not step.goal:
        raise data.error("goal", "what is to be done must be said")


def _action(value: Any, place: str, game: Game) -> str:
    """The notation of an action, as it is."""
    text = read_text(value, place)
    try:
        action: Action = _probe(game).parse_action(text)
    except GameError as error:
        raise NotLoadable(place, str(error)) from error
    if str(action) != text:
        raise NotLoadable(place, f"{text!r} is written {action!s}")
    return text


def _probe(game: Game) -> State:
    return game.start(game.all_seats if game is GET_OFF_MY_LAWN else game.default_seats(2), {})


def _wrong(value: Any, place: str, game: Game) -> WrongTry:
    data = Reader(value, place)
    made = WrongTry(
        data.items("actions", lambda item, at: _action(item, at, game)),
        data.text("say", needed=True),
    )
    data.finish()
    if not made.actions:
        raise data.error("actions", "at least one is wanted here")
    return made


def _answer(value: Any, place: str) -> Answer:
    data = Reader(value, place)
    made = Answer(data.text("text", needed=True), data.flag("right"), data.text("say", needed=True))
    data.finish()
    return made


def _rule(value: Any, place: str, game: Game) -> str:
    if value not in RULE_NUMBERS[game.name]:
        raise NotLoadable(place, f"{value!r} is no rule of {game.title}")
    return str(value)
