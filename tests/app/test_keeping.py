"""Nothing is lost when the window closes, and a bad file leaves the live game alone."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.controller.ring import Phase
from hotl_desktop.controller.table_setup import TableSetup
from hotl_desktop.games.catalogue import GAMES
from hotl_desktop.match.player import HUMAN, Player
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.record_files import save_match
from hotl_desktop.storage.settings import Settings
from hotl_desktop.view.theme import Speed


def new_desktop(qtbot: QtBot, qapp: QApplication, folder: Path) -> Desktop:
    desktop = Desktop(qapp, Places.inside(folder))
    qtbot.addWidget(desktop.window)
    desktop.settings.set_speed(Speed.INSTANT)
    desktop.window.show()
    return desktop


def begin(desktop: Desktop, which: int = 0) -> None:
    game = GAMES[which]
    desktop.begin(TableSetup(game, tuple(Player(seat, f"<b>{seat}", HUMAN) for seat in game.all_seats)))


def play(desktop: Desktop, decisions: int) -> None:
    controller = desktop.table.controller
    for _ in range(decisions):
        while controller.prompt.phase is Phase.ROLL:
            controller.roll()
        controller.play(controller.prompt.legal[0])


@pytest.mark.parametrize("which", [0, 1], ids=["head-of-the-line", "get-off-my-lawn"])
def test_a_game_left_in_the_middle_waits_at_the_next_start(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, which: int
) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    begin(first, which)
    play(first, 5)
    steps = first.table.controller.match.steps
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    second.settle()
    second._continue(GAMES[which].name)
    assert second.table.controller.match.steps == steps
    second.window.close()


def test_a_new_game_does_not_push_out_the_one_that_waits(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    begin(first)
    play(first, 3)
    older = first.table.controller.match.steps
    begin(first)
    play(first, 2)
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    second.settle()
    assert len(second._waiting) == 2
    assert older in [one.match.steps for one in second._waiting]
    second.window.close()


def test_settings_are_as_they_were_left(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    first = new_desktop(qtbot, qapp, tmp_path)
    first.settings.choose_theme("dark")
    first.window.menus.rolls_by_itself_action.setChecked(True)
    first.window.close()
    second = new_desktop(qtbot, qapp, tmp_path)
    assert second.themes.theme.name == "dark"
    assert second.window.menus.rolls_by_itself_action.isChecked()
    second.settings.choose_theme("light")
    second.window.close()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "no JSON"),
        (b'{"format": "hotl-record", "version": 2}', "newer"),
        (b"[]", "no game record"),
        (None, "There is no such file."),
    ],
    ids=["empty", "newer", "another kind", "missing"],
)
def test_a_bad_file_gets_one_message_and_the_live_game_goes_on(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, content: bytes | None, said: str
) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path / "home")
    begin(desktop)
    play(desktop, 3)
    match = desktop.table.controller.match
    steps, prompt = match.steps, desktop.table.controller.prompt
    path = tmp_path / "bad.hotl"
    if content is not None:
        path.write_bytes(content)
    desktop.files.open(path)
    assert desktop.message_sheet.is_open()
    assert said in desktop.message_sheet.text
    assert desktop.table.controller.match is match
    assert (match.steps, desktop.table.controller.prompt) == (steps, prompt)
    desktop.message_sheet.close_sheet()
    play(desktop, 1)
    desktop.window.close()


def test_a_saved_game_is_opened_as_it_was(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path / "home")
    begin(desktop)
    play(desktop, 4)
    path = tmp_path / "größe 🎲.hotl"
    save_match(path, desktop.table.controller.match)
    steps = desktop.table.controller.match.steps
    play(desktop, 2)
    desktop.files.open(path)
    assert desktop.table.controller.match.steps == steps
    assert desktop.files.path == path
    desktop.window.close()


def test_a_copied_position_is_pasted_as_a_game_of_its_own(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path)
    begin(desktop)
    play(desktop, 4)
    match = desktop.table.controller.match
    desktop.files.copy()
    steps, extra = match.steps, dict(match.extra)
    play(desktop, 1)
    desktop.files.paste()
    pasted = desktop.table.controller.match
    assert pasted is not match
    assert pasted.steps == steps
    assert pasted.extra.get("id") != extra["id"]
    assert desktop._waiting[0].match is match
    desktop.window.close()


@pytest.mark.parametrize("name", ["board.png", "board.svg"])
def test_a_picture_that_cannot_be_written_is_said(qtbot: QtBot, qapp: QApplication, tmp_path: Path, name: str) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path / "home")
    begin(desktop)
    desktop.files.export_picture(tmp_path / name)
    assert (tmp_path / name).stat().st_size > 1000
    assert not desktop.message_sheet.is_open()
    desktop.files.export_picture(tmp_path / "nowhere" / name)
    assert desktop.message_sheet.is_open()
    desktop.window.close()


def test_a_file_opened_last_is_offered_first(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path / "home")
    begin(desktop)
    for name in ("one.hotl", "two & three.hotl"):
        desktop.files.save_to(tmp_path / name)
    names = [action.text() for action in desktop.window.menus.recent_actions()]
    assert names == ["two && three.hotl", "one.hotl"]
    desktop.window.close()


def test_settings_go_back_to_those_of_a_first_start(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    desktop = new_desktop(qtbot, qapp, tmp_path / "home")
    first = Settings()
    desktop.settings.choose_theme("dark")
    desktop.window.menus.rolls_by_itself_action.setChecked(True)
    begin(desktop)
    desktop.files.save_to(tmp_path / "kept.hotl")
    desktop.preferences.reset()
    settings = desktop.keeping.settings
    assert (settings.theme, settings.speed, settings.rolls_by_itself) == (first.theme, first.speed, False)
    assert not desktop.window.menus.rolls_by_itself_action.isChecked()
    assert desktop.themes.theme.name == "light"
    assert settings.recent, "files used last are no choice"
    desktop.window.close()
    assert Desktop(qapp, Places.inside(tmp_path / "home")).keeping.settings.theme == first.theme
