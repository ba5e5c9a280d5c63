"""The manual pages, made from the programs' own help, so that they always say the same."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime

from hotl_desktop.app.main import make_parser as window_parser
from hotl_desktop.cli.main import make_parser as headless_parser

from ..product import NAME, SUMMARY, TITLE, source_date, version


def window_page() -> str:
    """hotl-desktop(6)."""
    parser = window_parser()
    lines = [
        *_head(NAME, 6, SUMMARY),
        *_synopsis(parser),
        ".SH DESCRIPTION",
        _text(parser.description),
        "Opponents of five levels can sit in for people. A game that is left goes on at the next start.",
        *_options(parser),
        ".SH EXIT STATUS",
        *_item("0", "The window was closed."),
        *_item("1", "There is no screen."),
        *_item("2", "The arguments were not understood."),
        ".SH ENVIRONMENT",
        *_item("HOTL_DESKTOP_HOME", "One folder for games, settings and the log, instead of the system's own places."),
        ".SH FILES",
        *_item("~/.local/share/hotl-desktop", "Games, finished or not."),
        *_item("~/.config/hotl-desktop", "Settings."),
        *_item("~/.local/state/hotl-desktop", "The log."),
        *_see_also("hotl", 1),
    ]
    return "\n".join(lines) + "\n"


def headless_page() -> str:
    """hotl(1)."""
    parser = headless_parser()
    lines = [
        *_head("hotl", 1, f"{TITLE} without a window"),
        *_synopsis(parser),
        ".SH DESCRIPTION",
        _text(parser.description),
        *_options(parser),
        ".SH COMMANDS",
    ]
    for command, sub in _commands(parser):
        lines += [
            f".SS {_literal(command)}",
            f".B {_literal(sub.format_usage().removeprefix('usage: ').split(maxsplit=1)[0])}",
            _text(" ".join(sub.format_usage().split()[2:])),
            ".PP",
            _text(sub.description),
            *(line for action in _shown(sub) for line in _item(_call(action), action.help or "One of these")),
        ]
        if sub.epilog:
            lines += [".PP", _text(sub.epilog)]
    lines += [
        ".SH EXIT STATUS",
        *_item("0", "Done."),
        *_item("1", "The answer is no, as of a record that is wrong."),
        *_item("2", "The call was not understood."),
        *_item("130", "Stopped with Ctrl+C."),
        *_see_also(NAME, 6),
    ]
    return "\n".join(lines) + "\n"


def _head(name: str, section: int, purpose: str) -> list[str]:
    day = datetime.fromtimestamp(source_date(), UTC).date().isoformat()
    return [
        f'.TH {_literal(name.upper())} {section} "{day}" "{TITLE} {version()}" "{TITLE}"',
        ".nh",
        ".ad l",
        ".SH NAME",
        f"{_literal(name)} \\- {_text(purpose)}",
    ]


def _synopsis(parser: argparse.ArgumentParser) -> list[str]:
    program, *arguments = parser.format_usage().removeprefix("usage: ").split()
    return [".SH SYNOPSIS", f".B {_literal(program)}", _text(" ".join(arguments))]


def _options(parser: argparse.ArgumentParser) -> list[str]:
    return [
        ".SH OPTIONS",
        *(line for action in _shown(parser) for line in _item(_call(action), action.help or "One of these")),
    ]


def _shown(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    for action in parser._actions:
        if action.help != argparse.SUPPRESS and not isinstance(action, argparse._SubParsersAction):
            yield action


def _commands(parser: argparse.ArgumentParser) -> Iterable[tuple[str, argparse.ArgumentParser]]:
    """The commands that there are; those still to come have no description."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from ((name, sub) for name, sub in action.choices.items() if sub.description)


def _call(action: argparse.Action) -> str:
    name = ", ".join(action.option_strings)
    given = action.metavar if isinstance(action.metavar, str) else None
    if action.nargs != 0 and given is None and action.choices:
        given = "|".join(map(str, action.choices))
    if not name:
        return given or action.dest
    return f"{name} {given}" if given and action.nargs != 0 else name


def _see_also(name: str, section: int) -> list[str]:
    return [".SH SEE ALSO", f".BR {_literal(name)} ({section})"]


def _item(name: str, meaning: str) -> list[str]:
    return [".TP", f".B {_literal(name)}", _text(meaning[:1].upper() + meaning[1:])]


def _literal(text: str) -> str:
    return _escaped(text).replace("-", "\\-")


def _text(text: str | None) -> str:
    """A paragraph; a minus before an option is to be copied as it is typed."""
    escaped = " ".join(_escaped(text or "").replace("%%", "%").split())
    return "\n".join(" ".join(escaped.replace(" --", " \\-\\-").split()).split("\n")).replace(". ", ".\n")


def _escaped(text: str) -> str:
    escaped = text.replace("\\", "\\e").replace("'", "\\(aq")
    return f"\\&{escaped}" if escaped.startswith(".") else escaped
