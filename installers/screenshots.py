"""Makes the pictures that the README and software centres show, from the window itself.

python -m installers.screenshots [FOLDER]

The games lie beside the pictures. Without a folder the pictures are made anew where they are.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDeadlineTimer, QEventLoop, QRect
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.match.match import Match
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.match.record import read_record
from hotl_desktop.storage.places import Places
from hotl_desktop.view.theme import Speed
from hotl_desktop.widgets.base_style import STYLE_ARGUMENTS

from .linux.metainfo import SCREENSHOTS
from .product import NAME, ROOT

FOLDER: Final = ROOT / "resources" / "screenshots"
SIZE: Final = (1600, 1000)
NAMES: Final = ("Robin", "Mira", "Jonas", "Tove")
LEVELS: Final = ("casual", "skilled", "expert", "master")
LINE: Final = ("head-of-the-line", 69, "i6-i1")
LAWN: Final = ("get-off-my-lawn", 161, "push 5 L")
"""The game, after how many steps, and what is pointed at there."""
_MISTAKES_ON: Final = 3
"""Which of the mistakes of the game is shown under review."""
_PATIENCE_MS: Final = 600_000
"""How long an analysis may take on a busy machine."""


class Camera:
    """A window with a profile of its own, and what is to be seen in it."""

    def __init__(self, application: QApplication, profile: Path, folder: Path) -> None:
        self._folder = folder
        self._desktop = Desktop(application, Places.inside(profile))
        keeping, settings = self._desktop.keeping, self._desktop.settings
        keeping.change(keeping.settings._replace(tutorial_offered=True))
        settings.choose_language("en")
        settings.set_speed(Speed.INSTANT)
        self._desktop.window.resize(*SIZE)
        self._desktop.window.show()
        self._desktop.settle()

    def close(self) -> None:
        self._desktop.window.close()

    def take(self, name: str) -> None:
        """Write what is seen into a file, once all pages have found their places."""
        for _ in range(5):
            QApplication.processEvents()
        picture = self._desktop.window.grab(QRect(0, 0, *SIZE)).toImage()
        # As it is opaque, it needs no channel for that.
        writer = QImageWriter(str(self._folder / name), b"png")
        writer.setCompression(100)
        if not writer.write(picture.convertToFormat(QImage.Format.Format_RGB888)):
            raise OSError(writer.errorString())

    def table(self, place: tuple[str, int, str], themes: Mapping[str, str]) -> None:
        """A game under way, with one choice pointed at and the chances of the faces known; files and their themes."""
        desktop, (game, length, pointed) = self._desktop, place
        advice = desktop.table.advice
        assert advice is not None
        foreseen: list[object] = []
        advice.insight.foreseen.connect(lambda *about: foreseen.append(about))
        desktop.put_on_table(_game(game, length), None)
        self._wait(lambda: bool(foreseen))
        desktop.table.page.set_speed(Speed.NORMAL)  # what the control shows; nothing moves here
        for name, theme in themes.items():
            desktop.settings.choose_theme(theme)
            scene = desktop.table.presenter.scene
            assert scene is not None
            assert scene.state is not None
            scene.point_at(scene.state.parse_action(pointed))
            self.take(name)

    def review(self, name: str, game: str, theme: str) -> None:
        """A finished game under review, at a mistake."""
        desktop = self._desktop
        desktop.settings.choose_theme(theme)
        advice = desktop.table.advice
        assert advice is not None
        desktop.put_on_table(_game(game), None)
        desktop.table.review()
        self._wait(lambda: advice.reviews.review is not None)
        for _ in range(_MISTAKES_ON):
            advice.reviews.next_mistake()
        self.take(name)
        desktop.table.presenter.stop_looking()

    def lesson(self, name: str, game: str, number: int, theme: str) -> None:
        """A lesson at its first task."""
        desktop = self._desktop
        desktop.settings.choose_theme(theme)
        desktop.show_lessons(game)
        lessons = next(course.lessons for course in desktop.learning.courses if course.game.name == game)
        desktop.learning.open_lesson(lessons[number - 1])
        self.take(name)
        desktop.learning.table.leave()

    def _wait(self, done: Callable[[], bool]) -> None:
        deadline = QDeadlineTimer(_PATIENCE_MS)
        while not done():
            if deadline.hasExpired():
                raise TimeoutError("the analysis did not come to its end")
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)


def _game(name: str, length: int | None = None) -> Match:
    """The game of that name, or its beginning of so many steps: the seat that is to act is a person's."""
    match = read_record((FOLDER / f"{name}.hotl").read_bytes())
    length = match.length if length is None else length
    actor = match.state_at(length).to_act()
    players = [
        Player(player.seat, person, HUMAN if player.seat == actor else f"ai:{level}")
        for player, person, level in zip(match.players, NAMES, LEVELS, strict=True)
    ]
    return match.branch(length, players)


def make_screenshots(folder: Path) -> None:
    """Write all of `SCREENSHOTS` into `folder`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication([NAME, *STYLE_ARGUMENTS])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as profile:
        camera = Camera(application, Path(profile), folder)
        camera.table(LINE, {"head-of-the-line.png": "light", "head-of-the-line-dark.png": "dark"})
        camera.table(LAWN, {"get-off-my-lawn.png": "light", "get-off-my-lawn-dark.png": "dark"})
        camera.review("review.png", LINE[0], "light")
        camera.lesson("lesson.png", "get-off-my-lawn", 5, "light")
        camera.close()
    missing = [name for name in SCREENSHOTS if not (folder / name).is_file()]
    if missing:
        raise FileNotFoundError(", ".join(missing))


if __name__ == "__main__":
    make_screenshots(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
