"""Every file that a release of the program wrote can be read by every later one.

`tests/corpus/VERSION` holds files as the program of that version wrote them; none is ever changed. A release adds a
folder of its own.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from hotl_desktop.match.record import to_record
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.record_files import load_match
from hotl_desktop.storage.resumable import read_resumable, to_resumable
from hotl_desktop.storage.settings import SettingsFile

CORPUS = Path(__file__).parent / "corpus"
VERSIONS = sorted(folder for folder in CORPUS.iterdir() if folder.is_dir())
RECORDS = sorted(CORPUS.glob("*/*.hotl"))


def name(path: Path) -> str:
    return str(path.relative_to(CORPUS))


def test_there_is_a_corpus() -> None:
    assert VERSIONS
    for kind in ("finished", "unfinished", "typed", "resumable"):
        assert len([path for path in RECORDS if path.stem.endswith("-" + kind)]) >= 2 * len(VERSIONS)


@pytest.mark.parametrize("path", [path for path in RECORDS if not path.stem.endswith("-resumable")], ids=name)
def test_a_record_says_what_it_said(path: Path) -> None:
    record = json.loads(path.read_text(encoding="utf-8"))
    written = to_record(load_match(path))
    for key in ("game", "options", "players", "dice", "events"):
        assert written[key] == record[key]
    assert written.get("result") == record.get("result")


@pytest.mark.parametrize("path", [path for path in RECORDS if path.stem.endswith("-resumable")], ids=name)
def test_a_game_under_way_goes_on_where_it_was_with_what_was_taken_back(path: Path) -> None:
    match = read_resumable(path.read_bytes())
    assert match.longest > match.length
    assert to_resumable(match) == json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", VERSIONS, ids=name)
def test_settings_are_understood(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / "settings.json", tmp_path)
    settings = SettingsFile(tmp_path / "settings.json").load()
    assert (settings.theme, settings.speed, settings.recent) == ("dark", "fast", ("/home/ada/spiel.hotl",))
    assert settings.window is not None
    assert settings.window.width == 1200


@pytest.mark.parametrize("folder", VERSIONS, ids=name)
def test_the_library_has_its_games(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / "library.sqlite", tmp_path)
    library, _report = open_library(tmp_path / "library.sqlite", FinishedGames(tmp_path / "games"))
    try:
        found = library.find()
        assert found.total == 2
        finished = {path.stem.removesuffix("-finished") for path in folder.glob("*-finished.hotl")}
        assert {row.game for row in found.rows} == finished
    finally:
        library.close()
