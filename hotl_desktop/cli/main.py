"""The entry point of `hotl`: finds the command, turns every error into one line."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from hotl_desktop import __version__
from hotl_desktop.games.base import NotLoadable

from . import engine, legal, perft, render, simulate, verify
from .errors import UsageError

DONE: Final = 0
NO: Final = 1
NOT_UNDERSTOOD: Final = 2
INTERRUPTED: Final = 130

_COMMANDS: Final = (verify, legal, simulate, engine, render, perft)
_LATER: Final = {
    "arena": "set every level against every other",
    "analyse": "say what every decision of a record was worth",
    "bench": "measure how fast the rules and the opponents are",
}


class _Parser(argparse.ArgumentParser):
    """Errors in one line, without the usage in front."""

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_UNDERSTOOD, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = _Parser(
        prog="hotl", description="Head of the Line and Get Off My Lawn without a window.", allow_abbrev=False
    )
    parser.add_argument("--version", action="version", version=f"hotl {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=_Parser)
    for command in _COMMANDS:
        command.add_parser(commands)
    for name, purpose in _LATER.items():
        later = commands.add_parser(name, help=f"{purpose} (not there yet)", add_help=False)
        later.set_defaults(run=_not_yet, name=name)
    return parser


def _not_yet(arguments: argparse.Namespace) -> int:
    raise UsageError(f"{arguments.name} is not there yet")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: those after the program's name; the real ones if left out.

    Returns:
        0 done, 1 the answer is no, 2 not understood.
    """
    parser = make_parser()
    try:
        parsed, unknown = parser.parse_known_args(arguments)
        if unknown and parsed.run is not _not_yet:
            parser.error(f"unrecognized arguments: {' '.join(unknown)}")
        code: int = parsed.run(parsed)
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
        return INTERRUPTED
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _fail(f"{name}{error.strerror or error}", NO)
    return code


def _fail(message: str, code: int) -> int:
    line = " ".join(message.split())
    print(f"hotl: {line}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
