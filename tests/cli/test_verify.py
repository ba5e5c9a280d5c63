"""`hotl verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.command import Hotl
from tests.match.records import Record, changed, cut, encoded, lawn_record, line_record, manual


def test_sound_records(hotl: Hotl, line_file: Path, lawn_file: Path, unfinished_file: Path) -> None:
    said = hotl("verify", line_file, lawn_file, unfinished_file)
    assert (said.code, said.err) == (0, "")
    assert said.lines == [
        f"{line_file}: ok, 47 decisions, finished, dice proved",
        f"{lawn_file}: ok, 76 decisions, finished, dice proved",
        f"{unfinished_file}: ok, 7 decisions, unfinished, dice typed in",
    ]


@pytest.mark.parametrize(
    ("record", "words"),
    [
        (cut(line_record(), 2), "ok, 1 decision, unfinished, dice proved"),
        (cut(line_record(), 0), "ok, 0 decisions, unfinished, dice proved"),
        (manual(line_record()), "ok, 47 decisions, finished, dice typed in"),
        (changed(cut(line_record(), 9), ["dice", "seed"], None), "dice.seed: 64 digits"),
        (
            changed(line_record(), ["events", 17], "NW 4 d11-d9"),
            "events[17]: NW 4 d11-d9: the line must be 4 long, not 3 (HL 5:2)",
        ),
        (
            changed(lawn_record(), ["events", 6], "P2 place 2 FR"),
            "events[6]: P2 place 2 FR: row 2 fills from the inside: take IL or IR first (GL 2:1.B)",
        ),
        (changed(line_record(), ["result", "winners"], ["NW"]), "result.winners: NW and SE won"),
        (changed(line_record(), ["version"], 2), "version: made by a newer program: this one reads version 1, not 2"),
    ],
)
def test_what_is_said(hotl: Hotl, tmp_path: Path, record: Record, words: str) -> None:
    path = tmp_path / "game.hotl"
    path.write_bytes(encoded(record))
    said = hotl("verify", path)
    assert said.out.startswith(f"{path}: {words}")
    assert said.out.count("\n") == 1
    assert said.code == (0 if words.startswith("ok") else 1)


def test_a_secret_seed(hotl: Hotl, tmp_path: Path) -> None:
    record = cut(line_record(), 9)
    del record["dice"]["seed"]
    path = tmp_path / "game.hotl"
    path.write_bytes(encoded(record))
    assert hotl("verify", path).out == f"{path}: ok, 8 decisions, unfinished, dice not revealed yet\n"


def test_every_file_gets_its_line_whatever_the_others_are(hotl: Hotl, tmp_path: Path, line_file: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello")
    said = hotl("verify", tmp_path / "missing", other, line_file, tmp_path)
    assert (said.code, said.err) == (1, "")
    assert [line.removeprefix(str(tmp_path)) for line in said.lines] == [
        "/missing: there is no such file",
        "/other.txt: line 1: not JSON: Expecting value, at column 1",
        "/line.hotl: ok, 47 decisions, finished, dice proved",
        ": this is not a file",
    ]
