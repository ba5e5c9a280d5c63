"""`hotl engine`: decisions and analyses for other programs, one JSON object a line. The window asks it, too."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from hotl_desktop.ai.analysis import DEFAULT_STRENGTH, STRENGTHS, analyse, faces, value
from hotl_desktop.ai.levels import ALL_LEVELS, choose
from hotl_desktop.ai.plain import plain_analysis, plain_faces, plain_worth
from hotl_desktop.ai.review import review
from hotl_desktop.games.base import CHANCE, Die, GameError, NotLoadable, State
from hotl_desktop.match.match import Match
from hotl_desktop.match.record import match_from_record, parse_json

from .arguments import position_length
from .errors import UsageError

Tell = Callable[[dict[str, Any]], None]
"""Sends one line."""

_DECIDE_KEYS: Final = ("id", "record", "level", "seed", "analyse", "strength")
_DO_KEYS: Final = ("id", "record", "do", "strength", "seed", "at", "steps", "then")
_DOINGS: Final = ("analyse", "faces", "value", "review")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "engine",
        help="decide and analyse for other programs, one JSON object a line",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        description=__doc__ + _PROTOCOL,
        epilog='example: echo \'{"id": 1, "record": …, "level": "casual", "seed": 7}\' | hotl engine',
    )
    parser.set_defaults(run=run)


_PROTOCOL: Final = """

Requests are read from standard input until it ends, one a line; each is answered before the next is read. The same
request gets the same answer. A line that is not understood gets {"id": …, "error": "…"}.

Decisions, as an opponent takes them; the next step of the record must be a decision:

  {"id": 1, "record": {…}, "level": "casual", "seed": 7}
  {"id": 1, "seat": "NW", "action": "f7-f10", "chances": {"NW": 0.58, "SE": 0.42}, "seconds": 0.41}

With "analyse": true the answer has "actions", too: every legal action with the win chances after it, as an analysis
of the "strength" finds them.

Analyses: {"id": 1, "record": {…}, "do": …}, and perhaps
  "strength"  instant, quick, standard (if left out) or thorough
  "at"        N: the position after the first N events of the record; after the last if left out
  "steps"     N: the same by steps (dice and decisions), instead of "at"
  "then"      an action that is taken there before anything else, as "roll low": a record does not end between such an
              action and its die
  "seed"      of the dice in the engine's mind (0 if left out)
"do" is one of
  "analyse"   a seat is to decide: {"id", "seat", "strength", "options": [{"action", "chances", "margins", "error",
              "loss", "reasons": [{"kind", …}], "continuation": ["f7-f10", "4", …]}], "seconds"}, best first;
              only the best few have a continuation
  "faces"     a die is awaited, or has just fallen: {"id", "faces": [{"face", "seat", "count", "best": null or
              {"action", "chances", "margins", "error"}, "chances"}], "seconds"}
  "value"     {"id", "chances", "margins", "error", "seconds"} of any position
  "review"    of the game up to there: lines {"id", "done": 12, "of": 71}, then {"id", "review": {"strength",
              "finished", "moments": […], "seats": […], "thresholds"}, "seconds"}
Chances are probabilities of winning by seat, margins expected final points less the best other's, an error half the
width of the 95 % interval of the mover's chance.
"""


def run(arguments: argparse.Namespace) -> int:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        if line.strip():
            answer(line, lambda said: print(json.dumps(said), flush=True))
    return 0


def answer(line: bytes, tell: Tell) -> None:
    """Answer one request; with an `error` if it is not understood.

    Args:
        line: the request.
        tell: is told every line of the answer.
    """
    request: dict[str, Any] = {}
    try:
        request = parse_json(line)
        began = time.perf_counter()
        answered = _analyse(request, tell) if "do" in request else _decide(request)
        tell({"id": request.get("id"), **answered, "seconds": round(time.perf_counter() - began, 4)})
    except NotLoadable as error:
        tell({"id": request.get("id"), "error": str(error)})


def _decide(request: dict[str, Any]) -> dict[str, Any]:
    _check_keys(request, _DECIDE_KEYS)
    level = request.get("level")
    if level not in ALL_LEVELS:
        raise NotLoadable("level", f"one of {', '.join(ALL_LEVELS)} is expected")
    seed, strength = _seed(request), _strength(request)
    wants_all = request.get("analyse", False)
    if type(wants_all) is not bool:
        raise NotLoadable("analyse", "true or false is expected")
    state = _decision(_match(request).state)
    choice = choose(state, level, seed)
    answered: dict[str, Any] = {
        "seat": state.to_act(),
        "action": str(choice.action),
        "chances": None if choice.chances is None else dict(choice.chances),
    }
    if wants_all:
        options = {one.action: one.chances for one in analyse(state, strength, seed).options}
        answered["actions"] = {
            str(action): {seat: round(chance, 6) for seat, chance in options[action].items()}
            for action in state.legal_actions()
        }
    return answered


def _analyse(request: dict[str, Any], tell: Tell) -> dict[str, Any]:
    _check_keys(request, _DO_KEYS)
    if request["do"] not in _DOINGS:
        raise NotLoadable("do", f"one of {', '.join(_DOINGS)} is expected")
    strength, seed = _strength(request), _seed(request)
    match = _match(request)
    length = _length(request, match)
    if "then" in request:
        match.go_to(length)
        length = _take(request["then"], match)
    state = match.state_at(length)
    if request["do"] == "analyse":
        return plain_analysis(state, analyse(_decision(state), strength, seed))
    if request["do"] == "faces":
        return {"faces": plain_faces(faces(_before_die(match, length), strength, seed))}
    if request["do"] == "value":
        return plain_worth(value(state, strength, seed))
    match.go_to(length)

    def progress(done: int, count: int) -> None:
        tell({"id": request.get("id"), "done": done, "of": count})

    return {"review": review(match, strength, progress, seed=seed).to_plain()}


def _before_die(match: Match, length: int) -> State:
    """The position that waits for a die: the one given, or that before the die that has just fallen."""
    state = match.state_at(length)
    if state.to_act() is CHANCE:
        return state
    if length and isinstance(match.step_at(length - 1), Die):
        return match.state_at(length - 1)
    raise NotLoadable("record", "no die is awaited, and none has just fallen")


def _take(text: object, match: Match) -> int:
    """Take one more action; how many steps there are then."""
    if not isinstance(text, str):
        raise NotLoadable("then", "an action is expected")
    try:
        match.play(match.state.parse_action(text))
    except GameError as error:
        raise NotLoadable("then", str(error)) from None
    return match.length


def _decision(state: State) -> State:
    if state.to_act() in {None, CHANCE}:
        raise NotLoadable("record", "no seat is to decide next")
    return state


# ------------------------------------------------------------------------------------------- parts of a request


def _check_keys(request: dict[str, Any], known: tuple[str, ...]) -> None:
    for key in request:
        if key not in known:
            raise NotLoadable(key[:40], "a request has no such key")


def _match(request: dict[str, Any]) -> Match:
    if not isinstance(request.get("record"), dict):
        raise NotLoadable("record", "an object is expected")
    try:
        return match_from_record(request["record"])
    except NotLoadable as error:
        raise NotLoadable("record", str(error)) from None


def _strength(request: dict[str, Any]) -> str:
    strength = request.get("strength", DEFAULT_STRENGTH)
    if strength not in STRENGTHS:
        raise NotLoadable("strength", f"one of {', '.join(STRENGTHS)} is expected")
    return str(strength)


def _seed(request: dict[str, Any]) -> int:
    return _whole(request, "seed", 0)


def _whole(request: dict[str, Any], key: str, default: int) -> int:
    number = request.get(key, default)
    if type(number) is not int:
        raise NotLoadable(key, "a whole number is expected")
    return number


def _length(request: dict[str, Any], match: Match) -> int:
    """How many steps to keep."""
    if "at" in request and "steps" in request:
        raise NotLoadable("steps", "either this or `at` is expected")
    if "steps" in request:
        steps = _whole(request, "steps", 0)
        if not 0 <= steps <= match.length:
            raise NotLoadable("steps", f"the record has {match.length} steps")
        return steps
    if "at" not in request:
        return match.length
    at = _whole(request, "at", 0)
    if at < 0:
        raise NotLoadable("at", "a whole number from 0 on is expected")
    try:
        return position_length(match, at)
    except UsageError as error:
        raise NotLoadable("at", str(error)) from None
