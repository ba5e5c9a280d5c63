"""Fuzzes the reader of records, led by what of its code an input reaches. Runs until it is stopped or something falls.

    python -m pip install ".[fuzz]"
    python -m tests.fuzz.record_reader [CORPUS FOLDER] [-max_total_time=SECONDS] [-timeout=2] [-rss_limit_mb=1000]

A record may be read or refused as `NotLoadable`; whatever else happens is a fault, and its input is kept in a file.
What was read must be the same game when it is written and read again. The tests' small records begin the corpus.
"""

from __future__ import annotations

import sys

import atheris  # type: ignore[import-not-found, import-untyped, unused-ignore]  # the optional extra `fuzz`

with atheris.instrument_imports(include=["hotl_desktop.match", "hotl_desktop.games"]):
    from hotl_desktop.games.base import NotLoadable
    from hotl_desktop.match.record import read_record, write_record


def read(data: bytes) -> None:
    """One input."""
    try:
        match = read_record(data)
    except NotLoadable as refusal:
        if not 0 < len(str(refusal)) < 400:
            raise AssertionError(f"a refusal of {len(str(refusal))} characters") from None
        return
    again = read_record(write_record(match).encode())
    if (again.steps, again.state, again.players) != (match.steps, match.state, match.players):
        raise AssertionError("what was read is not what was written")


def main() -> None:
    """Fuzz."""
    atheris.Setup(sys.argv, read)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
