"""Reads plain data of lessons and rules strictly: every error names its place, and nothing unknown passes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar

from hotl_desktop.games.base import NotLoadable

_T = TypeVar("_T")


class Reader:
    """A JSON object with its place, read key by key; `finish` refuses what has not been read."""

    def __init__(self, value: Any, place: str) -> None:
        """Raises: NotLoadable: it is no object."""
        if not isinstance(value, dict):
            raise NotLoadable(place, "an object is wanted here")
        self._value: Final[Mapping[str, Any]] = value
        self.place: Final = place
        self._read: set[str] = set()

    def at(self, key: str) -> str:
        """The place of what is under `key`."""
        return f"{self.place}.{key}"

    def has(self, key: str) -> bool:
        """Whether there is something under `key`."""
        return key in self._value

    def error(self, key: str, reason: str) -> NotLoadable:
        """An error at `key`."""
        return NotLoadable(self.at(key), reason)

    def take(self, key: str) -> Any:
        """Whatever is under `key`, None for nothing."""
        self._read.add(key)
        return self._value.get(key)

    def text(self, key: str, *, needed: bool = False) -> str:
        """A text; empty where there is none.

        Raises:
            NotLoadable: it is no text, or missing while it is needed.
        """
        value = self.take(key)
        if value is None and not needed:
            return ""
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, "a text is wanted here")
        if value != value.strip() or "  " in value:
            raise self.error(key, "the text has spaces too many")
        return value

    def number(self, key: str, least: int, most: int) -> int | None:
        """A whole number from `least` to `most`; None where there is none.

        Raises:
            NotLoadable: it is something else.
        """
        value = self.take(key)
        if value is None:
            return None
        if type(value) is not int or not least <= value <= most:
            raise self.error(key, f"a whole number from {least} to {most} is wanted here")
        return value

    def flag(self, key: str) -> bool:
        """True or false, false where nothing is said.

        Raises:
            NotLoadable: it is something else.
        """
        value = self.take(key)
        if value is not None and not isinstance(value, bool):
            raise self.error(key, "true or false is wanted here")
        return bool(value)

    def items(self, key: str, read: Callable[[Any, str], _T]) -> tuple[_T, ...]:
        """A list, each item read by `read(value, place)`; empty where there is none.

        Raises:
            NotLoadable: it is no list.
        """
        value = self.take(key)
        if value is None:
            return ()
        if not isinstance(value, list):
            raise self.error(key, "a list is wanted here")
        return tuple(read(item, f"{self.at(key)}[{index}]") for index, item in enumerate(value))

    def finish(self) -> None:
        """Refuse keys that nobody has asked for.

        Raises:
            NotLoadable: there are some.
        """
        unknown = sorted(set(self._value) - self._read)
        if unknown:
            raise self.error(unknown[0], "nothing is known by this name")


def read_text(value: Any, place: str) -> str:
    """An item that is a text.

    Raises:
        NotLoadable: it is none.
    """
    if not isinstance(value, str) or not value.strip():
        raise NotLoadable(place, "a text is wanted here")
    return value


def read_face(value: Any, place: str) -> int:
    """An item that is a face of a die.

    Raises:
        NotLoadable: it is none.
    """
    if type(value) is not int or not 1 <= value <= 6:
        raise NotLoadable(place, "a face from 1 to 6 is wanted here")
    return value


def read_json(path: Path) -> Any:
    """What a JSON file holds.

    Raises:
        NotLoadable: it cannot be read or is no JSON; says where.
    """
    try:
        return json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=_each_key_once)
    except json.JSONDecodeError as error:
        raise NotLoadable(f"{path.name}:{error.lineno}", error.msg) from error
    except (OSError, ValueError) as error:
        raise NotLoadable(path.name, str(error)) from error


def _each_key_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"the key {next(key for key in keys if keys.count(key) > 1)!r} is there twice")
    return made
