"""The record of a game: one JSON file for saving, replaying, sharing and proving it. RECORD.md has the format.

Reading trusts nothing: the text is checked piece by piece, the position comes only from replaying the events through
the rules, and whatever is wrong is said once, with its place.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from hotl_desktop.games.base import (
    Die,
    Game,
    IllegalAction,
    NotLoadable,
    NotUnderstood,
    OptionValue,
    Outcome,
    State,
    Step,
    check_options,
)
from hotl_desktop.games.catalogue import game_named

from .dice import SEED_BYTES, DiceSource, SealedDice, SeededDice, TypedDice
from .faults import RecordFault
from .match import Match
from .player import KINDS, Player
from .transcript import scribe_for

FORMAT: Final = "hotl-record"
VERSION: Final = 1
SUFFIX: Final = ".hotl"
MOST_BYTES: Final = 2 * 1024 * 1024
"""No record is larger; a longest match of nine rounds stays below a tenth of it."""
MOST_EVENTS: Final = 10_000
"""No record has more; nine rounds of random play have 1,500, and a million single rounds had 500 at most."""

_LONGEST_EVENT: Final = 60
_DEEPEST: Final = 64
"""How deep further keys may nest."""
_HEX: Final = re.compile(r"[0-9a-f]{64}")
_KNOWN: Final = ("format", "version", "game", "options", "players", "dice", "events", "result")
_REQUIRED: Final = ("game", "players", "dice", "events")


class NewerRecord(NotLoadable):
    """The record was made by a newer program, in a form that this one does not know. It is not damaged."""


# ---------------------------------------------------------------------------------------------------- writing


def to_record(match: Match, *, reveal_seed: bool = True) -> dict[str, Any]:
    """The record of `match` as it stands.

    Args:
        match: finished or not.
        reveal_seed: whether to write the seed of a game that goes on, so that it can be resumed with the same dice;
            a finished game always shows it.

    Raises:
        ValueError: the match began at a position laid out by hand, which no record can tell.
    """
    if not match.has_record:
        raise ValueError("a match that began at a laid-out position has no record")
    outcome = match.state.outcome()
    record: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "options": dict(match.options),
        "players": [
            {"seat": player.seat, "name": player.name}
            | ({} if player.kind is None else {"kind": player.kind})
            | dict(player.extra)
            for player in match.players
        ],
        "dice": _dice_to_record(match.dice, reveal_seed or outcome is not None),
        "events": [entry.text for entry in match.entries],
    }
    if outcome is not None:
        record["result"] = {"scores": dict(outcome.scores), "winners": list(outcome.winners)}
    return record | match.extra


def _dice_to_record(dice: DiceSource, reveal_seed: bool) -> dict[str, str]:
    written = {"source": dice.kind}
    if isinstance(dice, SeededDice | SealedDice):
        written["commitment"] = dice.commitment
    if isinstance(dice, SeededDice) and reveal_seed:
        written["seed"] = dice.seed.hex()
    return written


def write_record(match: Match, *, reveal_seed: bool = True) -> str:
    """The text of the record of `match`; see `to_record`. Half characters, as in a name, become question marks."""
    text = json.dumps(to_record(match, reveal_seed=reveal_seed), ensure_ascii=False, indent=1) + "\n"
    return text.encode("utf-8", "replace").decode("utf-8")


# ---------------------------------------------------------------------------------------------------- reading


def read_record(data: bytes) -> Match:
    """The match that a record holds, with all its moves replayed by the rules.

    Raises:
        NewerRecord: a newer program made it.
        NotLoadable: it is not a record, or anything in it is wrong; says what and where.
    """
    return match_from_record(parse_json(data))


def parse_json(data: bytes) -> dict[str, Any]:
    """The JSON object that `data` holds.

    Stricter than the JSON module: UTF-8 without a byte order mark, no key twice, finite numbers, no lone surrogates,
    not too deep.

    Raises:
        NotLoadable: it is something else.
    """
    if len(data) > MOST_BYTES:
        raise NotLoadable("", RecordFault.TOO_LARGE, megabytes=MOST_BYTES // 1024 // 1024)
    try:
        text = data.decode("utf-8")
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_float=_finite,
            parse_int=_integer,
        )
    except UnicodeDecodeError as error:
        raise NotLoadable("", RecordFault.NOT_TEXT, byte=error.start + 1) from None
    except json.JSONDecodeError as error:
        raise NotLoadable(f"line {error.lineno}", RecordFault.NOT_JSON, detail=error.msg, column=error.colno) from None
    except RecursionError:
        raise NotLoadable("", RecordFault.TOO_DEEP) from None
    if not isinstance(value, dict):
        raise NotLoadable("", RecordFault.NO_OBJECT)
    _check_strings(value)
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise NotLoadable(_short(name), RecordFault.KEY_TWICE)
        made[name] = value
    return made


def _no_constant(name: str) -> Any:
    raise NotLoadable("", RecordFault.NO_NUMBER, number=name)


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise NotLoadable("", RecordFault.NUMBER_TOO_LARGE, number=_short(text))
    return number


def _integer(text: str) -> int:
    if len(text) > 20:
        raise NotLoadable("", RecordFault.NUMBER_TOO_LARGE, number=_short(text))
    return int(text)


def _check_strings(value: dict[str, Any]) -> None:
    """Refuse text that cannot be written again, and depth that cannot be walked."""
    levels: list[Iterator[Any]] = [iter((value,))]
    while levels:
        for one in levels[-1]:
            if isinstance(one, str):
                _check_string(one)
            elif isinstance(one, dict | list):
                if len(levels) > _DEEPEST:
                    raise NotLoadable("", RecordFault.TOO_DEEP)
                if isinstance(one, dict):
                    for key in one:
                        _check_string(key)
                levels.append(iter(one.values() if isinstance(one, dict) else one))
                break
        else:
            levels.pop()


def _check_string(text: str) -> None:
    if text.isascii():
        return
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise NotLoadable(_short(text), RecordFault.HALF_A_CHARACTER) from None


def match_from_record(record: Mapping[str, Any]) -> Match:
    """The match that a parsed record holds; see `read_record`.

    Raises:
        NotLoadable: anything in it is wrong; says what and where.
    """
    if record.get("format") != FORMAT:
        raise NotLoadable("format", RecordFault.NO_RECORD, expected=FORMAT)
    version = record.get("version")
    if type(version) is not int or version < 1:
        raise NotLoadable("version", RecordFault.NO_VERSION, found=_show(version))
    if version > VERSION:
        raise NewerRecord("version", RecordFault.NEWER, version=VERSION, found=_show(version))
    for key in _REQUIRED:
        if key not in record:
            raise NotLoadable(key, RecordFault.MISSING)
    game = _game(record["game"])
    options = _options(game, record.get("options", {}))
    players = _players(record["players"])
    dice = _DiceOfRecord(record["dice"])
    extra = {key: value for key, value in record.items() if key not in _KNOWN}
    try:
        match = Match(game, players, dice.source, options, extra)
    except NotUnderstood as error:
        raise NotLoadable("players", RecordFault.UNKNOWN, error=error.with_traceback(None)) from None
    _replay(match, _texts(record["events"]), dice)
    match.dice = dice.settled(match)
    _check_result(match.state.outcome(), record)
    if match.state.outcome() is not None:
        dice.check_revealed()
    return match


def _game(name: Any) -> Game:
    if not isinstance(name, str):
        raise NotLoadable("game", RecordFault.NO_GAME, found=_show(name))
    try:
        return game_named(name)
    except NotUnderstood as error:
        raise NotLoadable("game", RecordFault.UNKNOWN, error=error.with_traceback(None)) from None


def _options(game: Game, options: Any) -> dict[str, OptionValue]:
    if not isinstance(options, dict):
        raise NotLoadable("options", RecordFault.OBJECT_EXPECTED, found=_show(options))
    for name, value in options.items():
        if type(value) not in (int, str):
            raise NotLoadable(f"options.{_short(name)}", RecordFault.NO_OPTION_VALUE, found=_show(value))
    try:
        return check_options(game, options)
    except NotUnderstood as error:
        raise NotLoadable("options", RecordFault.UNKNOWN, error=error.with_traceback(None)) from None


def _players(players: Any) -> list[Player]:
    if not isinstance(players, list):
        raise NotLoadable("players", RecordFault.LIST_EXPECTED, found=_show(players))
    return [_player(f"players[{index}]", player) for index, player in enumerate(players)]


def _player(place: str, player: Any) -> Player:
    if not isinstance(player, dict):
        raise NotLoadable(place, RecordFault.OBJECT_EXPECTED, found=_show(player))
    for key in ("seat", "name"):
        if key not in player:
            raise NotLoadable(f"{place}.{key}", RecordFault.MISSING)
        if not isinstance(player[key], str):
            raise NotLoadable(f"{place}.{key}", RecordFault.TEXT_EXPECTED, found=_show(player[key]))
    kind = player.get("kind")
    if "kind" in player and (not isinstance(kind, str) or kind not in KINDS):
        raise NotLoadable(f"{place}.kind", RecordFault.NO_KIND, found=_show(kind), kinds=", ".join(KINDS))
    extra = {key: value for key, value in player.items() if key not in ("seat", "name", "kind")}
    return Player(player["seat"], player["name"], kind, extra)


def _texts(events: Any) -> Sequence[str]:
    if not isinstance(events, list):
        raise NotLoadable("events", RecordFault.LIST_EXPECTED, found=_show(events))
    if len(events) > MOST_EVENTS:
        raise NotLoadable("events", RecordFault.TOO_MANY_EVENTS, most=MOST_EVENTS)
    for index, event in enumerate(events):
        if not isinstance(event, str):
            raise NotLoadable(f"events[{index}]", RecordFault.TEXT_EXPECTED, found=_show(event))
        if len(event) > _LONGEST_EVENT:
            raise NotLoadable(f"events[{index}]", RecordFault.EVENT_TOO_LONG, event=_short(event))
    return events


class _DiceOfRecord:
    """The `dice` of a record, checked die by die as they fall."""

    def __init__(self, dice: Any) -> None:
        if not isinstance(dice, dict):
            raise NotLoadable("dice", RecordFault.OBJECT_EXPECTED, found=_show(dice))
        self._fallen: list[int] = []
        self._seeded: SeededDice | None = None
        self._commitment = ""
        source = dice.get("source")
        if source not in (SeededDice.kind, TypedDice.kind):
            raise NotLoadable("dice.source", RecordFault.NO_DICE_SOURCE, found=_show(source))
        allowed = ("source", "commitment", "seed") if source == SeededDice.kind else ("source",)
        for key in dice:
            if key not in allowed:
                raise NotLoadable(f"dice.{_short(key)}", RecordFault.NO_SUCH_DICE_KEY, source=source)
        self._manual = source == TypedDice.kind
        if not self._manual:
            self._read_seed(dice)

    def _read_seed(self, dice: Mapping[str, Any]) -> None:
        self._commitment = _hex(dice.get("commitment"), "dice.commitment")
        if "seed" in dice:
            self._seeded = SeededDice(bytes.fromhex(_hex(dice["seed"], "dice.seed")))
            if self._seeded.commitment != self._commitment:
                raise NotLoadable("dice.seed", RecordFault.OTHER_SEED)

    @property
    def source(self) -> DiceSource:
        """Dice to begin the match with; what has fallen is not theirs to say."""
        return self._seeded or TypedDice()

    def fall(self, die: Die) -> None:
        """Take in the next die of the events.

        Raises:
            NotUnderstood: the seed says otherwise.
        """
        number = len(self._fallen)
        if self._seeded is not None and self._seeded.face(number) != die.face:
            raise NotUnderstood(
                RecordFault.OTHER_DIE, number=number + 1, shown=die.face, given=self._seeded.face(number)
            )
        self._fallen.append(die.face)

    def settled(self, match: Match) -> DiceSource:
        """The dice with which `match` goes on after all events."""
        if self._manual:
            return TypedDice(self._fallen)
        return self._seeded or SealedDice(self._commitment, self._fallen)

    def check_revealed(self) -> None:
        """A finished game shows its seed.

        Raises:
            NotLoadable: it does not.
        """
        if not self._manual and self._seeded is None:
            raise NotLoadable("dice.seed", RecordFault.MISSING_THOUGH_OVER)


def _hex(text: Any, place: str) -> str:
    if not isinstance(text, str) or not _HEX.fullmatch(text):
        raise NotLoadable(place, RecordFault.HEX_EXPECTED, digits=SEED_BYTES * 2, found=_show(text))
    return text


def _replay(match: Match, texts: Sequence[str], dice: _DiceOfRecord) -> None:
    """Take all steps of the events, checking that a scribe would write every event just so."""
    scribe = scribe_for(match.game)
    implied: list[str] = []
    for index, text in enumerate(texts):
        place = f"events[{index}]"
        try:
            if implied:
                written = implied.pop(0)
            else:
                steps = scribe.read(text, match.state)
                for step in steps:
                    implied.extend(entry.text for entry in scribe.note(*_take(match, step, dice)))
                last = scribe.unfinished() if index == len(texts) - 1 else None
                if last is not None:
                    implied.append(last.text)
                if not implied:
                    raise NotUnderstood(RecordFault.EVENT_INCOMPLETE)
                written = implied.pop(0)
            if written != text:
                raise NotUnderstood(RecordFault.EVENT_DIFFERS, expected=written)
        except (NotUnderstood, IllegalAction) as error:
            raise NotLoadable(place, RecordFault.EVENT, event=_plain(text), error=error.with_traceback(None)) from None


def _take(match: Match, step: Step, dice: _DiceOfRecord) -> tuple[State, Step, State]:
    before = match.state
    after = match.replay(step)
    if isinstance(step, Die):
        dice.fall(step)
    return before, step, after


def _check_result(outcome: Outcome | None, record: Mapping[str, Any]) -> None:
    result = record.get("result")
    if outcome is None:
        if "result" in record:
            raise NotLoadable("result", RecordFault.NOT_OVER)
        return
    if "result" not in record:
        raise NotLoadable("result", RecordFault.MISSING_THOUGH_OVER)
    if not isinstance(result, dict) or sorted(result) != ["scores", "winners"]:
        raise NotLoadable("result", RecordFault.RESULT_EXPECTED)
    scores, winners = result["scores"], result["winners"]
    if (
        not isinstance(scores, dict)
        or any(type(points) is not int for points in scores.values())
        or list(scores.items()) != list(outcome.scores)
    ):
        raise NotLoadable("result.scores", RecordFault.OTHER_SCORES, scores=_points(outcome))
    if winners != list(outcome.winners):
        raise NotLoadable("result.winners", RecordFault.OTHER_WINNERS, winners=" and ".join(outcome.winners))


def _points(outcome: Outcome) -> str:
    return " ".join(f"{seat}:{points}" for seat, points in outcome.scores)


def _short(text: str) -> str:
    return _plain(text if len(text) <= 40 else text[:40] + "…")


def _plain(text: str) -> str:
    """`text` on one line, without letters that change how the rest is shown."""
    shown = text if len(text) <= 80 else text[:80] + "…"
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in shown)


def _show(value: Any) -> str:
    """Any JSON value, short and on one line."""
    if isinstance(value, dict | list):
        return "an object" if isinstance(value, dict) else "a list"
    return _short(json.dumps(value, ensure_ascii=False))
