"""`hotl engine`: decisions for other programs, one JSON object a line. The window asks it, too."""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any

from hotl_desktop.ai.levels import ALL_LEVELS, choose, rate
from hotl_desktop.games.base import CHANCE, NotLoadable
from hotl_desktop.match.record import match_from_record, parse_json

_KEYS = ("id", "record", "level", "seed", "analyse")


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "engine",
        help="decide for other programs, one JSON object a line",
        description="Read one request a line from standard input, as "
        '{"id": 1, "record": {…}, "level": "casual", "seed": 7}, and answer each with one line, as '
        '{"id": 1, "seat": "NW", "action": "f7-f10", "chances": …, "seconds": 0.41}, until the input ends. '
        "The next step of the record must be a decision. The same request gets the same answer. With "
        '"analyse": true the answer has "actions", every legal action with the win chances after it.',
        epilog='example: echo \'{"id": 1, "record": …, "level": "casual", "seed": 7}\' | hotl engine',
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Answer until the input ends."""
    for line in sys.stdin.buffer:
        if line.strip():
            print(json.dumps(answer(line)), flush=True)
    return 0


def answer(line: bytes) -> dict[str, Any]:
    """The answer to one request; it has an `error` if the request is not understood."""
    request: dict[str, Any] = {}
    try:
        request = parse_json(line)
        return {"id": request.get("id"), **_decide(request)}
    except NotLoadable as error:
        return {"id": request.get("id"), "error": str(error)}


def _decide(request: dict[str, Any]) -> dict[str, Any]:
    for key in request:
        if key not in _KEYS:
            raise NotLoadable(key[:40], "a request has no such key")
    level, seed = request.get("level"), request.get("seed", 0)
    if level not in ALL_LEVELS:
        raise NotLoadable("level", f"one of {', '.join(ALL_LEVELS)} is expected")
    if type(seed) is not int:
        raise NotLoadable("seed", "a whole number is expected")
    analyse = request.get("analyse", False)
    if type(analyse) is not bool:
        raise NotLoadable("analyse", "true or false is expected")
    if not isinstance(request.get("record"), dict):
        raise NotLoadable("record", "an object is expected")
    try:
        state = match_from_record(request["record"]).state
    except NotLoadable as error:
        raise NotLoadable("record", str(error)) from None
    actor = state.to_act()
    if actor is None or actor is CHANCE:
        raise NotLoadable("record", "no seat is to decide next")
    began = time.perf_counter()
    choice = choose(state, level, seed)
    answer: dict[str, Any] = {
        "seat": actor,
        "action": str(choice.action),
        "chances": None if choice.chances is None else dict(choice.chances),
        "seconds": round(time.perf_counter() - began, 4),
    }
    if analyse:
        answer["actions"] = {str(action): dict(chances) for action, chances in rate(state, level)}
    return answer
