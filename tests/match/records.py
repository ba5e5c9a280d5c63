"""Records for tests: sound ones, and ways to spoil them."""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

from hotl_desktop.match.record import parse_json

Record = dict[str, Any]

VECTORS: Final = Path(__file__).parents[1] / "vectors"
MISSING: Final = object()
"""Instead of a value: the key is left out."""


@cache
def _vector(name: str) -> Record:
    return parse_json((VECTORS / f"{name}.json").read_bytes())


def line_record() -> Record:
    """A finished game of Head of the Line for two."""
    return deepcopy(_vector("head-of-the-line/10")["record"])


def lawn_record() -> Record:
    """A finished round of Get Off My Lawn."""
    return deepcopy(_vector("get-off-my-lawn/20")["record"])


def cut(record: Record, events: int) -> Record:
    """The unfinished game that has only the first so many events."""
    return {key: value for key, value in record.items() if key != "result"} | {"events": record["events"][:events]}


def manual(record: Record) -> Record:
    """The same with typed dice."""
    return record | {"dice": {"source": "manual"}}


def changed(record: Record, path: Sequence[str | int], value: Any) -> Record:
    """A copy with another value at `path`."""
    copy = deepcopy(record)
    spot: Any = copy
    for key in path[:-1]:
        spot = spot[key]
    if value is MISSING:
        del spot[path[-1]]
    else:
        spot[path[-1]] = value
    return copy


def encoded(record: Record) -> bytes:
    return json.dumps(record, ensure_ascii=False).encode()
