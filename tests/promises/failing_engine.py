"""An engine that fails, in another way every time.

Usage: python -m tests.promises.failing_engine WAY: what it does with the first question; later ones it answers well.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any, Final

Request = dict[str, Any]


def say(text: str | bytes) -> None:
    """Write it at once, whatever it is."""
    os.write(1, text if isinstance(text, bytes) else text.encode())


def answer(request: Request, action: object = None) -> str:
    """An answer to the request: this action, or the first legal one."""
    if action is None:
        from hotl_desktop.match.record import read_record  # noqa: PLC0415 - those that only fail start faster

        match = read_record(json.dumps(request["record"]).encode())
        action = str(match.state.legal_actions()[0])
    return json.dumps({"id": request["id"], "action": action}) + "\n"


def plays(request: Request) -> None:
    """It does not fail."""
    say(answer(request))


def ends(_request: Request) -> None:
    sys.exit(1)


def is_killed(_request: Request) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def hangs(_request: Request) -> None:
    time.sleep(3600)


def closes_its_output(_request: Request) -> None:
    os.close(1)
    time.sleep(3600)


def talks_nonsense(_request: Request) -> None:
    say("good morning\n")


def talks_in_bytes(_request: Request) -> None:
    say(bytes(range(128, 256)) * 5000 + b"\n")


def plays_a_long_word(request: Request) -> None:
    say(answer(request, "a" * 100_000))


def says_nothing_in_a_line(_request: Request) -> None:
    say("\n")


def answers_a_list(_request: Request) -> None:
    say("[1, 2]\n")


def nests_deeply(_request: Request) -> None:
    say("[" * 200_000 + "\n")


def plays_what_is_illegal(request: Request) -> None:
    say(answer(request, "a1-a9"))


def plays_a_number(request: Request) -> None:
    say(answer(request, 7))


def answers_another_question_first(request: Request) -> None:
    """Which is no failure: late answers come."""
    for number in range(1000):
        say(json.dumps({"id": request["id"] + 1 + number, "action": "pass"}) + "\n")
    plays(request)


def writes_without_end(_request: Request) -> None:
    while True:
        say(b"x" * 65536)


def answers_others_without_end(request: Request) -> None:
    line = json.dumps({"id": request["id"] + 1, "action": "pass"}).encode() + b"\n"
    while True:
        say(line * 1000)


def answers_and_ends(request: Request) -> None:
    plays(request)
    sys.exit(0)


def ends_in_the_middle(request: Request) -> None:
    say(answer(request)[:20])
    sys.exit(0)


def dawdles(request: Request) -> None:
    """Piece by piece, but in time."""
    for letter in answer(request):
        say(letter)
        time.sleep(0.001)


WAYS: Final[tuple[Callable[[Request], None], ...]] = (
    plays,
    ends,
    is_killed,
    hangs,
    closes_its_output,
    talks_nonsense,
    talks_in_bytes,
    says_nothing_in_a_line,
    answers_a_list,
    nests_deeply,
    plays_what_is_illegal,
    plays_a_number,
    plays_a_long_word,
    answers_another_question_first,
    writes_without_end,
    answers_others_without_end,
    answers_and_ends,
    ends_in_the_middle,
    dawdles,
)
PLAYING: Final = frozenset({plays, answers_another_question_first, answers_and_ends, dawdles})
"""The ways that are none of failing."""


def main() -> None:
    """Fail once, then play on."""
    way = next(one for one in WAYS if one.__name__ == sys.argv[1])
    for line in sys.stdin:
        way(json.loads(line))
        way = plays


if __name__ == "__main__":
    main()
