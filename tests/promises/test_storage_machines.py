"""Promise: odd machines work. Names of every script, other locales, clocks that are wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest

from hotl_desktop.match.identity import game_id
from hotl_desktop.storage.autosave import Autosave
from hotl_desktop.storage.finished import FinishedGames
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.library import open_library
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.settings import SettingsFile

from ..storage.games import begun, over
from ..walks import play_on

EVERYTHING = """
import sys
from pathlib import Path
from random import Random
from hotl_desktop.storage.game_text import export_text
from hotl_desktop.storage.instance import Instance, Role
from hotl_desktop.storage.keeper import Keeper
from hotl_desktop.storage.places import Places
from hotl_desktop.storage.record_files import load_match, save_match
from tests.storage.games import begun, over
from tests.walks import play_on

places = Places.of_system()
instance = Instance(places.data)
assert instance.claim([], print) is Role.FIRST
assert Instance(places.data).claim([Path("x")], print) is Role.FURTHER
keeper = Keeper(places, lambda problem: sys.exit(str(problem)))
keeper.open_library(lambda report: None)
keeper.save(play_on(begun(1), Random(1), 20))
keeper.save(over(2))
keeper.save_settings(keeper.settings_file.load()._replace(volume=0.25, recent=(str(places.data / "x.hotl"),)))
assert keeper.flush(60)
save_match(places.data / "saved.hotl", over(3))
assert load_match(places.data / "saved.hotl").state == over(3).state
export_text(places.data / "saved.txt", over(3))
assert keeper.library.export_csv(places.data / "games.csv") == 1
assert "0.25" in places.settings.read_text(encoding="ascii")
assert keeper.close(60)
instance.release()
"""


@pytest.mark.parametrize(
    "locale",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"LC_ALL": "C.UTF-8"},
        {"LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"},
        {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"},
        {"LC_ALL": "ar_EG.UTF-8", "TZ": "Pacific/Kiritimati"},
        {"LC_ALL": "xx_YY.nonsense", "TZ": "nonsense"},
    ],
    ids=lambda locale: locale["LC_ALL"],
)
def test_any_locale_and_a_home_of_any_name(tmp_path: Path, locale: dict[str, str]) -> None:
    home = tmp_path / "Zoë Ğİı שלום 日本 & 'more' %41"
    environment = {**os.environ, "HOTL_DESKTOP_HOME": str(home), **locale}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", EVERYTHING], env=environment, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode("utf-8", "replace")
    places = Places.inside(home)
    assert [one.match.length for one in Autosave(places.autosave).find().games] == [20]
    (recent,) = SettingsFile(places.settings).load().recent
    assert os.fsencode(recent) == os.fsencode(places.data / "x.hotl")
    library, report = open_library(places.library, FinishedGames(places.games))
    assert report.restored == 0
    assert library.find().total == 1
    library.close()


@pytest.mark.parametrize("years", [-60, -10, 10, 90])
def test_a_clock_that_is_years_off_loses_nothing(tmp_path: Path, years: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set wrong in the middle of a game, and right again afterwards."""
    places = Places.inside(tmp_path)
    match, random = begun(4), Random(1)
    real = time.time
    for turn in range(3):
        off = 365 * 86_400 * years * (turn == 1)
        monkeypatch.setattr(time, "time", lambda off=off: real() + off)
        keeper = Keeper(
            places,
            lambda problem: pytest.fail(str(problem)),
            now=lambda off=off: datetime.now(UTC) + timedelta(seconds=off),  # type: ignore[misc]
        )
        found = keeper.recover().games
        match = found[0].match if found else match
        assert match.length == turn * 15
        for _ in range(15):
            play_on(match, random, 1)
            keeper.save(match)
            assert keeper.flush(60)
            moment = real() + off
            for path in places.autosave.iterdir():
                os.utime(path, (moment, moment))
        assert keeper.flush(60)
        assert keeper.close(60)
    other = Keeper(places, lambda problem: pytest.fail(str(problem)))
    other.open_library(lambda _: None)
    ended = over(6)
    other.save(ended)
    assert other.flush(60)
    assert other.library is not None
    assert other.library.ids() == {game_id(ended)}
    assert [one.id for one in other.recover().games] == [game_id(match)]
    assert other.close(60)
