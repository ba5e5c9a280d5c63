"""A person who hears the program and presses what it names: a client of AT-SPI.

Runs in the system's Python, which has the bindings (`python3-gi`, `gir1.2-atspi-2.0`), and knows nothing of the
program but what it tells: roles, names, descriptions, states, actions and announcements.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import gi  # type: ignore[import-not-found, import-untyped, unused-ignore]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, import-untyped, unused-ignore] # noqa: E402

PATIENCE = 30.0
"""How long something may take to appear, in seconds."""


_REPLY_MS = 20_000
"""How long the program may take for an answer, in ms: on a loaded machine it may be busy for a while."""


class Missing(AssertionError):
    """What should be there is not."""


class Gone(AssertionError):
    """What was there a moment ago can no longer be used."""


class Program:
    """The program as it can be heard."""

    def __init__(self, name: str) -> None:
        Atspi.init()
        Atspi.set_timeout(_REPLY_MS, _REPLY_MS)
        self.heard: list[str] = []
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")
        self._root = self.wait_for(lambda: self._find_application(name), f"application {name}")

    def _hear(self, event: Any) -> None:
        self.heard.append(str(event.any_data))

    @staticmethod
    def _find_application(name: str) -> Any | None:
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(index)
            if found is not None and name in found.get_name() and found.get_child_count():
                return found
        return None

    # ------------------------------------------------------------------------------------------------- waiting

    @staticmethod
    def listen() -> None:
        """Take in what was announced."""
        context = GLib.MainContext.default()
        while context.pending():
            context.iteration(False)

    def wait_for(self, see: Callable[[], Any], what: str, patience: float = PATIENCE) -> Any:
        """What `see` finds, as soon as it finds something."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            self.listen()
            try:
                found = see()
            except (GLib.Error, Gone):
                found = None  # it went while it was looked at
            if found:
                return found
            time.sleep(0.005)
        raise Missing(f"no {what}; heard last: {self.heard[-4:]}")

    def hears_more_than(self, count: int) -> None:
        """Wait until more than `count` things have been announced."""
        self.wait_for(lambda: len(self.heard) > count, f"announcement number {count + 1}")

    # ------------------------------------------------------------------------------------------------- finding

    def things(self, within: Any | None = None) -> Iterator[Any]:
        """Everything that is shown, the cells of tables left out."""
        thing = self._root if within is None else within
        yield thing
        if thing.get_role_name() == "table":
            return
        for index in range(thing.get_child_count()):
            child = thing.get_child_at_index(index)
            if child is not None and (within is None or _shown(child)):
                yield from self.things(child)

    def seek(self, role: str, name: str, within: Any | None = None) -> Any | None:
        """The thing that is shown under a role and a name; None when there is none."""
        try:
            for thing in self.things(within):
                if thing.get_name() == name and thing.get_role_name() == role:
                    return thing
        except GLib.Error:
            pass  # something went while it was looked at
        return None

    def find(self, role: str, name: str, within: Any | None = None) -> Any:
        """The same, waited for."""
        return self.wait_for(lambda: self.seek(role, name, within), f"{role} {name!r}")

    def press(self, role: str, name: str, within: Any | None = None) -> None:
        """Do the first action of a thing that can be used."""
        thing = self.find(role, name, within)
        self.wait_for(lambda: _usable(thing), f"{role} {name!r} that can be used")
        act(thing)

    def open_menu_item(self, *names: str) -> None:
        """Do a menu's entry: its names from the menu bar on, without opening what lies between."""
        thing = self.wait_for(self._menu_bar, "menu bar")
        for name in names:
            thing = self.wait_for(partial(_menu_entry, thing, name), f"menu item {name!r}")
        act(thing)

    def _menu_bar(self) -> Any | None:
        return next((thing for thing in self.things() if thing.get_role_name() == "menu bar"), None)


def _menu_entry(menu: Any, name: str) -> Any | None:
    """The entry of that name in a menu, or in the menu that an entry opens."""
    for index in range(menu.get_child_count()):
        child = menu.get_child_at_index(index)
        if child is None:
            continue
        if child.get_role_name() == "popup menu":
            found = _menu_entry(child, name)
            if found is not None:
                return found
        if child.get_name() == name:
            return child
    return None


def children(thing: Any) -> list[Any]:
    """What a thing consists of."""
    made = [thing.get_child_at_index(index) for index in range(thing.get_child_count())]
    return [child for child in made if child is not None]


def has(thing: Any, state: str) -> bool:
    """Whether a thing is in a state: `focused`, `selectable`, `enabled` …"""
    return bool(thing.get_state_set().contains(getattr(Atspi.StateType, state.upper())))


def _shown(thing: Any) -> bool:
    return has(thing, "showing")


def _usable(thing: Any) -> bool:
    return has(thing, "enabled") and has(thing, "showing")


def actions(thing: Any) -> list[str]:
    """The names of what can be done with a thing."""
    doing = thing.get_action_iface()
    return [] if doing is None else [doing.get_action_name(index) for index in range(doing.get_n_actions())]


def act(thing: Any, name: str | None = None) -> None:
    """Do the action of that name, or the first."""
    names = actions(thing)
    if not names or (name is not None and name not in names):
        raise Gone(f"nothing can be done with {thing.get_role_name()} {thing.get_name()!r}")
    if not thing.get_action_iface().do_action(0 if name is None else names.index(name)):
        raise Gone(f"{thing.get_role_name()} {thing.get_name()!r} refuses")


def extents(thing: Any) -> tuple[int, int, int, int]:
    """Where a thing is on the screen: x, y, width and height."""
    area = thing.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
    return area.x, area.y, area.width, area.height
