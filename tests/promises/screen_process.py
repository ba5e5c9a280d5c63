"""The program on a screen of some density, whose every target is clicked in its middle and near its edges.

Usage: python -m tests.promises.screen_process SEED POSITIONS SIZE [SIZE ...], a size as 800x600, with HOTL_DESKTOP_HOME
as its profile and QT_SCALE_FACTOR as its density. It prints a line of JSON: what it did, by name.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.app.start import make_application
from hotl_desktop.controller.ring import Phase
from hotl_desktop.games.base import Action
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.games.head_of_the_line import Line, Relocate
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.storage.places import Places
from hotl_desktop.view.goml_scene import GetOffMyLawnScene
from hotl_desktop.view.hotl_scene import HeadOfTheLineScene
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.dice_tray import EndRollButton
from hotl_desktop.widgets.sheet import SheetOverlay
from tests.app.tour import settle, stations
from tests.points import FROM_EDGE, middle_and_edges
from tests.walks import play_on, seeded

LEFT: Final = Qt.MouseButton.LeftButton
BESIDE: Final = 0.06
"""How far beside the point for one of two lines that end in a cell it is hit as well, in cells: what is within 0.08 is
meant for one of them without doubt, and a click may be a pixel beside where it should be."""


class Prober:
    """Somebody who aims badly."""

    def __init__(self, desktop: Desktop) -> None:
        self.desktop = desktop
        self.table = desktop.table
        self.controller = self.table.controller
        self.did: Counter[str] = Counter()

    # ------------------------------------------------------------------------------------------------- the boards

    def put(self, match: Match) -> None:
        """Put a position of people on the table, to be decided."""
        self.desktop.put_on_table(match, None)
        settle()
        if self.controller.prompt.phase is not Phase.CHOICE:
            raise AssertionError(f"nothing to decide: {self.controller.prompt.phase}")

    def click_board(self, point: QPointF) -> None:
        """As a mouse does: come, press, let go."""
        view = self.table.page.view
        viewport, at = view.viewport(), view.mapFromScene(point)
        if not viewport.rect().contains(at):
            raise AssertionError(f"{at} is not in the view")
        QTest.mouseMove(viewport, at + QPoint(0, 3))
        QTest.mouseMove(viewport, at)
        QTest.mouseClick(viewport, LEFT, pos=at)

    def try_every_action(self, match: Match) -> None:
        """Every legal action that has a place, from every point that it can be hit at."""
        self.put(match)
        for action in match.state.legal_actions():
            for number in range(len(self.points_for(action))):
                self._try(action, number)
            self.did["actions"] += bool(self.points_for(action))

    def _try(self, action: Action, number: int) -> None:
        length = self.controller.match.length
        scene = self.table.presenter.scene
        if isinstance(scene, GetOffMyLawnScene):
            source = scene.pick_point(action)
            if source is not None:
                self.click_board(source)
        point = self.points_for(action)[number]
        button = self._button_of(action)
        if button is not None:
            QTest.mouseClick(button, LEFT, pos=point.toPoint())
        else:
            self.click_board(point)
        done = self.controller.match.steps[length : length + 1]
        if done != (action,):
            raise AssertionError(f"a click at {point.toTuple()} for {action} was taken for {done or 'nothing'}")
        self.did["clicks on boards"] += 1
        self.controller.undo()
        settle()
        if self.controller.match.length != length:
            raise AssertionError(f"{action} was not taken back")

    def points_for(self, action: Action) -> list[QPointF]:
        """Where a click must choose it: in the scene, or in its button; nowhere if it is no target."""
        scene, button = self.table.presenter.scene, self._button_of(action)
        if button is not None:
            return list(middle_and_edges(QRectF(button.rect())))
        if isinstance(scene, GetOffMyLawnScene):
            area = scene.area_of(action)
            return [] if area.isEmpty() else list(middle_and_edges(area))
        assert isinstance(scene, HeadOfTheLineScene)
        if not isinstance(action, Line | Relocate):
            return []
        assert scene.places is not None
        legal = self.controller.prompt.legal
        if isinstance(action, Line) and sum(isinstance(one, Line) and one.end == action.end for one in legal) > 1:
            beside, middle = BESIDE * scene.places.cell, scene.target_point(action)
            return [middle + QPointF(x, y) * beside for x, y in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1))]
        cell = action.end if isinstance(action, Line) else action.cell
        return list(middle_and_edges(scene.places.geometry.share_of(cell)))

    def _button_of(self, action: Action) -> QWidget | None:
        """The button beside the board for the roll of an end, if there is one."""
        for button in self.table.page.tray.findChildren(EndRollButton):
            if button.isVisible() and str(action).startswith("roll") and button.end.value == getattr(action, "end", 0):
                return button
        return None

    # -------------------------------------------------------------------------------------------------- the pages

    def aim_at_every_button(self, where: str) -> None:
        """Nothing lies over a button that can be pressed, and no edge of it belongs to something else."""
        window = self.desktop.window
        sheets = [one for one in window.findChildren(SheetOverlay) if one.isVisible()]
        for button in (sheets[-1] if sheets else window).findChildren(QAbstractButton):
            area = button.visibleRegion().boundingRect()  # some may be scrolled out of sight
            if not button.isVisible() or not button.isEnabled() or min(area.width(), area.height()) < 4 * FROM_EDGE:
                continue
            for point in middle_and_edges(QRectF(area)):
                at = button.mapTo(window, point.toPoint())
                hit = window.childAt(at)
                if hit is None or (hit is not button and not button.isAncestorOf(hit)):
                    raise AssertionError(f"{where}: {button} is covered at {at.toTuple()} by {hit}")
                self.did["points of buttons"] += 1
            self.did["buttons"] += 1


def positions(random: Random, count: int) -> Iterator[Match]:
    """So many of each game, somewhere in a game of people."""
    for game in GAMES:
        found = 0
        while found < count:
            seats = game.all_seats if len(game.all_seats) == 4 else game.default_seats(4)
            match = Match(game, [Player(seat, seat, HUMAN) for seat in seats], seeded(random.randrange(10_000)))
            play_on(match, random, random.randrange(10, 90))
            while match.state.outcome() is None and not isinstance(match.state.to_act(), str):
                play_on(match, random, 1)
            if match.state.outcome() is None and len(match.state.legal_actions()) > 1:
                found += 1
                yield match


def main() -> int:
    """Try everything at every size."""
    seed, count, *sizes = sys.argv[1:]
    application = make_application()
    desktop = Desktop(application, Places.of_system())
    desktop.settings.set_speed(Speed.INSTANT)
    desktop.preferences.take("rolls_by_itself", False)
    desktop.keeping.change(desktop.keeping.settings._replace(tutorial_offered=True))
    desktop.window.show()
    desktop.settle()
    prober = Prober(desktop)
    random = Random(int(seed))
    for size in sizes:
        desktop.window.resize(QSize(*map(int, size.split("x"))))
        settle()
        for match in positions(random, int(count)):
            prober.try_every_action(match)
            prober.did["positions"] += 1
        for station in stations(desktop):
            settle()
            prober.aim_at_every_button(f"{station} at {size}")
            prober.did["pages"] += 1
    ratio = desktop.window.devicePixelRatioF()
    desktop.window.close()
    print(json.dumps({"scale": ratio, **prober.did}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
