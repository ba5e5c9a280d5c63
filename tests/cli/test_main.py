"""`hotl` as a whole: statuses, one line for every error, streams that end or cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotl_desktop import __version__
from hotl_desktop.cli import legal
from hotl_desktop.cli.main import INTERRUPTED
from tests.cli.command import PROGRAM, ROOT, Hotl, run_program
from tests.match.records import encoded, line_record

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="file names and devices of POSIX systems")


def test_version(hotl: Hotl) -> None:
    said = hotl("--version")
    assert (said.code, said.out, said.err) == (0, f"hotl {__version__}\n", "")


COMMANDS = ["verify", "legal", "simulate", "engine", "render", "perft", "arena", "analyse", "bench"]


def test_help_names_every_command(hotl: Hotl) -> None:
    said = hotl("--help")
    assert (said.code, said.err) == (0, "")
    for command in COMMANDS:
        assert f"\n    {command} " in said.out


@pytest.mark.parametrize("command", ["verify", "legal", "simulate", "engine", "render", "perft"])
def test_help_of_every_command_has_an_example(hotl: Hotl, command: str) -> None:
    said = hotl(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"usage: hotl {command} ")
    assert "example: " in said.out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], "hotl: the following arguments are required: COMMAND (see hotl --help)"),
        (["play"], "invalid choice: 'play'"),
        (["pl\nay"], "invalid choice: "),
        (["ver", "x"], "invalid choice: 'ver'"),
        (["verify"], "hotl verify: the following arguments are required: FILE (see hotl verify --help)"),
        (["legal"], "the following arguments are required: FILE"),
        (["legal", "a", "b"], "unrecognized arguments: b"),
        (["verify", "--fast", "x\ny"], "unrecognized arguments: --fast"),
        (["perft", "x"], "the following arguments are required: --depth"),
        (["perft", "x", "--dep", "3"], "required: --depth"),
        (["perft", "x", "--depth", "-1"], "'-1' is not a whole number from 0 to 100"),
        (["perft", "x", "--depth", "101"], "'101' is not a whole number from 0 to 100"),
        (["perft", "x", "--depth", "1.5"], "'1.5' is not a whole number"),
        (["perft", "x", "--depth", "\u0663"], "is not a whole number"),
        (["perft", "x", "--depth", "9" * 5000], "is not a whole number"),
        (["perft", "x", "--depth", "1", "--at", "-1"], "is not a whole number from 0 to 1000000"),
    ],
)
def test_a_call_that_is_not_understood_says_so_in_one_line(hotl: Hotl, arguments: list[str], words: str) -> None:
    code, line = hotl.complains(*arguments)
    assert code == 2
    assert words in line
    assert line.startswith("hotl")


@pytest.mark.parametrize("command", [["legal"], ["perft", "--depth", "1"], ["render", "--out", "x.png"]])
def test_a_file_that_is_no_record_is_named(hotl: Hotl, tmp_path: Path, command: list[str]) -> None:
    missing, folder, broken = tmp_path / "missing.hotl", tmp_path, tmp_path / "broken.hotl"
    broken.write_bytes(encoded(line_record())[:-30])
    for path, words in (
        (missing, "there is no such file"),
        (folder, "this is not a file"),
        (broken, "line 1: not JSON"),
    ):
        code, line = hotl.complains(*command, path)
        assert code == 1
        assert line.startswith(f"hotl: {path}: {words}")


def test_stopped_by_hand(hotl: Hotl, line_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(match: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(legal, "decisions", stop)
    assert hotl.complains("legal", line_file) == (INTERRUPTED, "hotl: stopped")


def test_a_full_disk_is_said(hotl: Hotl, line_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(match: object) -> None:
        raise OSError(28, "No space left on device", "out.png")

    monkeypatch.setattr(legal, "decisions", fail)
    assert hotl.complains("legal", line_file) == (1, "hotl: out.png: No space left on device")


def run_program_code(code: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, check=True, capture_output=True, text=True, timeout=60
    )
    return done.stdout


def test_no_window_is_loaded() -> None:
    code = (
        "import sys; from hotl_desktop.cli.main import main, make_parser; make_parser(); "
        "main(['verify', *sys.argv[1:]]); main(['perft', '--depth', '2', *sys.argv[1:]]); "
        "print([name for name in sys.modules if name.startswith(('PySide6', 'shiboken6'))])"
    )
    done = run_program_code(code, str(ROOT / "tests" / "vectors" / "nothing.hotl"))
    assert done.splitlines()[-1] == "[]"


def test_one_command_does_not_load_the_others() -> None:
    code = (
        "import sys; from hotl_desktop.cli.main import main; main(['verify', 'nothing.hotl']); "
        "print(sorted(name for name in sys.modules if name.startswith('hotl_desktop.ai')))"
    )
    assert run_program_code(code).splitlines()[-1] == "[]"


# ------------------------------------------------------------------------------------------------ as a program


def test_a_reader_that_has_had_enough_is_no_error(line_file: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run_program("legal", line_file, capture_output=False, stdout=writing, stderr=-1)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


@POSIX
def test_output_that_cannot_be_written_is_said(line_file: Path) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    with open("/dev/full", "wb") as full:
        done = run_program("verify", line_file, capture_output=False, stdout=full, stderr=-1)
    assert (done.returncode, done.stderr) == (1, b"hotl: No space left on device\n")


@POSIX
def test_closed_output_is_no_error(line_file: Path) -> None:
    command = " ".join([*PROGRAM, "verify", str(line_file), ">&-"])
    done = subprocess.run(["/bin/sh", "-c", command], cwd=ROOT, check=False, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, b"")


@POSIX
def test_any_file_name_and_any_terminal_will_do(tmp_path: Path) -> None:
    names = [b"with space.hotl", b"new\nline.hotl", "Łódź 日本.hotl".encode(), b"\xff\xfe.hotl", b"\x1b[31mred.hotl"]
    paths = [os.fsencode(tmp_path) + b"/" + name for name in names]
    for path in paths:
        with open(path, "wb") as file:
            file.write(encoded(line_record()))
    for encoding in ("utf-8", "ascii", "cp1252"):
        done = run_program("verify", *paths, env=os.environ | {"PYTHONIOENCODING": encoding})
        lines = done.stdout.decode(encoding).splitlines()
        assert (done.returncode, done.stderr) == (0, b"")
        assert len(lines) == len(names)
        assert all(line.endswith(": ok, 47 decisions, finished, dice proved") for line in lines)
        assert all(line.isprintable() for line in lines)
