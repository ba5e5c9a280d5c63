"""The entry point of `hotl`: finds the command, turns every error into one line."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from hotl_desktop import __version__
from hotl_desktop.games.base import NotLoadable

from .errors import UsageError, one_line

DONE: Final = 0
NO: Final = 1
NOT_UNDERSTOOD: Final = 2
INTERRUPTED: Final = 130

_COMMANDS: Final = ("verify", "legal", "simulate", "arena", "engine", "analyse", "render", "perft", "bench")
"""Each in a module of its name."""
_OPPONENTS: Final = "hotl_desktop.ai"


class _Parser(argparse.ArgumentParser):
    """Options by their whole name only; errors in one line, without the usage in front."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(allow_abbrev=False, **settings)

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_UNDERSTOOD, one_line(f"{self.prog}: {message} (see {self.prog} --help)") + "\n")


def make_parser(command: str | None = None) -> argparse.ArgumentParser:
    """The parser of all commands, or of only one: the others are not loaded then."""
    parser = _Parser(prog="hotl", description="Head of the Line and Get Off My Lawn without a window.")
    parser.add_argument("--version", action="version", version=f"hotl {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for name in (command,) if command in _COMMANDS else _COMMANDS:
        try:
            module = import_module(f".{name}", __package__)
        except ModuleNotFoundError as error:
            if not _is_left_out(error.name or ""):
                raise
            absent = commands.add_parser(name, help="needs opponents (not in this installation)", add_help=False)
            absent.set_defaults(run=_no_opponents, name=name)
            continue
        module.add_parser(commands)
    return parser


def _is_left_out(module: str) -> bool:
    """Whether it is one of the modules of the opponents, or of a command that needs them: they are optional."""
    return module.startswith((f"{_OPPONENTS}.", f"{__package__}.")) or module == _OPPONENTS


def _no_opponents(arguments: argparse.Namespace) -> int:
    raise UsageError(f"{arguments.name} needs opponents, which are not in this installation")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: those after the program's name; the real ones if left out.

    Returns:
        0 done, 1 the answer is no, 2 not understood, 130 stopped.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    _never_fail_to_print()
    try:
        parser = make_parser(given[0] if given else None)
        parsed, unknown = parser.parse_known_args(given)
        if unknown and parsed.run is not _no_opponents:
            parser.error(f"unrecognized arguments: {' '.join(unknown)}")
        code: int = parsed.run(parsed)
        if sys.stdout is not None:
            sys.stdout.flush()
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else NO
    except UsageError as error:
        return _fail(str(error), NOT_UNDERSTOOD)
    except NotLoadable as error:
        return _fail(str(error), NO)
    except BrokenPipeError:
        # Whoever read our output has had enough; Python would complain once more when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO
    except KeyboardInterrupt:
        return _fail("stopped", INTERRUPTED)
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _fail(f"{name}{error.strerror or error}", NO)
    return code


def _never_fail_to_print() -> None:
    """Escape what the terminal has no letters for."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _fail(message: str, code: int) -> int:
    print(one_line(f"hotl: {message}"), file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
