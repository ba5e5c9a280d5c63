"""`hotl analyse`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotl_desktop.ai import course
from hotl_desktop.ai.marks import MARKS
from hotl_desktop.ai.review import Review, review
from hotl_desktop.storage.record_files import load_match
from tests.cli.command import Hotl


@pytest.mark.parametrize("name", ["line_file", "lawn_file"])
def test_every_decision_has_a_line_and_every_seat(hotl: Hotl, name: str, request: pytest.FixtureRequest) -> None:
    path: Path = request.getfixturevalue(name)
    said = hotl("analyse", path, "--strength", "instant")
    assert (said.code, said.err) == (0, "")
    found = review(load_match(path), "instant")
    decisions = [moment for moment in found.moments if moment.kind == "decision"]
    title, empty, head, *lines = said.lines
    assert f"{len(decisions)} decisions, instant strength" in title
    assert empty == ""
    assert head.split() == ["seat", "die", "played", "best", "before", "after", "loss"]
    for number, (line, moment) in enumerate(zip(lines, decisions, strict=False), 1):
        words = line.split()
        assert words[:2] == [str(number), moment.seat]
        assert f" {moment.played} " in line
        assert ("(only choice)" in line) == (moment.count == 1)
        assert f"{100 * moment.before[moment.seat]:.1f} %" in line
        assert f"{100 * moment.after[moment.seat]:.1f} %" in line
        assert line.endswith(moment.mark)
        if moment.best != moment.played:
            assert f" {moment.best} " in line
        assert (f"{100 * moment.loss:.1f} %" in line) or moment.loss < 0.0005
    table = lines[len(decisions) + 1 :]
    assert table[0].split()[:4] == ["seat", "player", "choices", "accuracy"]
    assert [mark for mark in MARKS[1:] if mark in table[0]] == list(MARKS[1:])
    for line, seat in zip(table[1:], found.seats, strict=False):
        assert line.split()[0] == seat.seat
        for figure in (f"{100 * seat.luck:+.1f} %", f"{100 * seat.adjusted:.1f} %", f"{100 * seat.loss:.1f} %"):
            assert figure in line


def test_programs_get_the_whole_review(hotl: Hotl, line_file: Path) -> None:
    said = hotl("analyse", line_file, "--strength", "instant", "--json")
    assert len(said.lines) == 1
    plain = dict(said.json)
    assert plain.pop("game") == "head-of-the-line"
    assert plain == review(load_match(line_file), "instant").to_plain()
    assert Review.from_plain(plain).finished


def test_a_game_that_goes_on(hotl: Hotl, unfinished_file: Path) -> None:
    said = hotl("analyse", unfinished_file, "--strength", "instant")
    assert said.code == 0
    assert "The game goes on" in said.out
    assert "as far as step" in said.lines[0]


def test_interrupted_it_says_what_it_has_found(hotl: Hotl, line_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = load_match(line_file)
    lengths = course.lengths_looked_at(match)
    real = course._look
    seen: list[int] = []

    def look(length: int, *rest: object) -> course._Look:
        seen.append(length)
        if seen.count(lengths[20]) == 1 and length == lengths[20]:
            raise KeyboardInterrupt
        return real(length, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(course, "_look", look)
    said = hotl("analyse", line_file, "--strength", "instant", "--json")
    assert (said.code, said.err) == (130, "")
    match.go_to(lengths[19])
    monkeypatch.undo()
    plain = dict(said.json)
    del plain["game"]
    assert plain == review(match, "instant").to_plain()
    assert not plain["finished"]


def test_what_is_not_understood_is_said_in_one_line(hotl: Hotl, tmp_path: Path, line_file: Path) -> None:
    assert hotl.complains("analyse", tmp_path / "none.hotl")[0] == 1
    code, line = hotl.complains("analyse", line_file, "--strength", "hasty")
    assert code == 2
    assert "thorough" in line
