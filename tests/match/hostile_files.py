"""Reads files of the largest size that mean no good, and says what each took: processor time, memory so far.

Run as `python -m tests.match.hostile_files`.
"""

from __future__ import annotations

import json
import resource
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hotl_desktop.games.base import NotLoadable
from hotl_desktop.match.record import MOST_BYTES, MOST_EVENTS, read_record


def filled(start: str, piece: str, end: str) -> str:
    """`start`, as many pieces as go into a file, and `end`."""
    room = MOST_BYTES - len((start + end).encode())
    return start + piece * (room // len(piece.encode())) + end


def keys() -> str:
    """A file's fill of different keys."""
    return ",".join(f'"{number:x}":0' for number in range(MOST_BYTES // 10))


def record(game: str, seats: tuple[str, ...]) -> str:
    """A record that breaks off in its list of events."""
    head: dict[str, Any] = {"format": "hotl-record", "version": 1, "game": game, "options": {}}
    head |= {"players": [{"seat": seat, "name": ""} for seat in seats], "dice": {"source": "manual"}, "events": []}
    return json.dumps(head).removesuffix("]}")


def files() -> Iterator[tuple[str, str]]:
    """Each with its name."""
    yield "lists", filled('{"x":[0', ",[]", "]}")
    yield "objects", filled('{"x":[0', ',{"":0}', "]}")
    yield "many keys", '{"x":{' + keys() + "}}"
    yield "a key that stands twice", "{" + keys() + ',"0":0}'
    yield "depth", filled("", "[", "")
    yield "one number", filled('{"x":', "7", "}")
    yield "one text", filled('{"x":"', "\\u00e9", '"}')
    yield "wide characters", filled('{"x":"', "\N{GAME DIE}", '"}')
    opening = "first P1:1 P2:1 P3:1 P4:1"
    lawn = record("get-off-my-lawn", ("P1", "P2", "P3", "P4"))
    yield "many events", filled(lawn + f'"{opening}"', f',"{opening}"', "]}")
    yield "as many events as may be", lawn + ",".join([f'"{opening}"'] * (MOST_EVENTS - 1)) + ',"pass"]}'
    yield "one event", filled(record("head-of-the-line", ("NW", "SE")) + '"first', " NW:1", '"]}')


def peak_megabytes() -> float:
    """The most memory that this program has had.

    Linux keeps `ru_maxrss` through an exec, so it would be that of whoever started us, if that was more.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text(encoding="ascii").splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Read them all."""
    for name, text in files():
        data = text.encode()
        del text
        began = time.process_time()
        try:
            read_record(data)
        except NotLoadable as error:
            report = {
                "file": name,
                "bytes": len(data),
                "seconds": round(time.process_time() - began, 3),
                "megabytes": round(peak_megabytes()),
                "message": str(error),
            }
            print(json.dumps(report))


if __name__ == "__main__":
    main()
