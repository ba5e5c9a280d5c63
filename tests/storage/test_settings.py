"""Settings survive restarts, nonsense, other versions and other copies of the program."""

from __future__ import annotations

import json
import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from hotl_desktop.controller.table_setup import UndoPolicy
from hotl_desktop.match.player import LEVELS as LEVELS_OF_OPPONENTS
from hotl_desktop.storage.problems import StorageProblem, Trouble
from hotl_desktop.storage.recent import MOST_RECENT, forgotten, remembered
from hotl_desktop.storage.settings import (
    LEVELS,
    MOTIONS,
    UNDO_POLICIES,
    VERSION,
    Settings,
    SettingsFile,
    WindowPlace,
    plain_settings,
    settings_from,
)

from ..walks import LONG
from .disks import fails_at, full_from_now_on

CHANGED = Settings(
    theme="dark",
    speed="instant",
    rolls_by_itself=True,
    reduced_motion=True,
    sound_on=False,
    volume=0.25,
    no_motion=True,
    rotate_board=True,
    analysis=False,
    tutor="bad",
    undo="none",
    level="expert",
    text_size=150,
    language="pt-BR",
    tutorial_offered=True,
    window=WindowPlace(-1920, 40, 1400, 900, maximized=True),
    setups={"head-of-the-line": {"players": ["Ada", "Çelik"], "options": {"launch_until": "hub"}}},
    recent=("/games/a.hotl", "/games/b\udce4d.hotl"),
    lessons={"finished": ["head-of-the-line/01-first-line"], "left_at": {"head-of-the-line/02-out-of-the-zone": 3}},
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.json"


def written(path: Path) -> Any:
    return json.loads(path.read_bytes())


def test_every_setting_can_differ_from_its_default() -> None:
    default = Settings()
    assert all(getattr(CHANGED, one) != getattr(default, one) for one in Settings._fields)


def test_motion_is_one_of_three() -> None:
    settings = Settings()
    for motion in MOTIONS:
        settings = settings.with_choice("motion", motion)
        assert settings.motion == motion
    assert settings.with_choice("volume", 0.5) == settings._replace(volume=0.5)


def test_levels_and_ways_to_take_back_are_those_of_the_tables() -> None:
    assert LEVELS == LEVELS_OF_OPPONENTS
    assert tuple(policy.value for policy in UndoPolicy) == UNDO_POLICIES


def test_they_come_back_after_a_restart(path: Path) -> None:
    assert SettingsFile(path).load() == Settings()
    SettingsFile(path).save(CHANGED)
    assert SettingsFile(path).load() == CHANGED
    assert written(path)["version"] == VERSION
    assert settings_from(plain_settings(CHANGED)) == CHANGED


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"theme": NaN}',
        b"[" * 100_000,
        b'{"a": ' * 100_000,
        b'{"volume": 1e999}',
        b'{"text_size": ' + b"9" * 10_000 + b"}",
        b"\0" * 5000,
        b'{"theme": "' + b"x" * 2_000_000 + b'"}',
    ],
)
def test_a_file_of_nonsense_means_defaults(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    file = SettingsFile(path)
    assert file.load() == Settings()
    file.save(Settings(theme="light"))
    assert SettingsFile(path).load().theme == "light"


def test_a_damaged_file_is_kept_beside(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"{ my precious")
    SettingsFile(path).load()
    assert path.with_name("settings.damaged.json").read_bytes() == b"{ my precious"


NONSENSE: dict[str, list[Any]] = {
    "theme": [None, 1, "pink", ["dark"], {}],
    "speed": ["warp", 1.0, None],
    "rolls_by_itself": [1, "yes", None],
    "reduced_motion": [0, "no"],
    "sound_on": [[], "on"],
    "volume": [-0.1, 1.1, "loud", True, None, float("nan"), float("inf")],
    "rotate_board": ["true"],
    "text_size": [101, 100.0, True, 10**30, "100", -1],
    "language": [5, "../../etc", "d e", "deutsch-oder-so-etwas-langes", "日本", "-", "de\n"],
    "tutorial_offered": [2],
    "window": [
        [],
        "maximized",
        {"x": 1},
        {"x": 1, "y": 1, "width": 0, "height": 5},
        {"x": 1, "y": 1, "width": 5, "height": -5},
        {"x": 10**9, "y": 1, "width": 5, "height": 5},
        {"x": 1.5, "y": 1, "width": 5, "height": 5},
        {"x": True, "y": 1, "width": 5, "height": 5},
        {"x": "1", "y": 1, "width": 5, "height": 5},
    ],
    "setups": [[], "x", None],
    "recent": ["x", {}, None, 7],
}


@pytest.mark.parametrize("name", sorted(NONSENSE))
def test_nonsense_costs_only_its_own_field(path: Path, name: str) -> None:
    for value in NONSENSE[name]:
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(plain_settings(CHANGED) | {name: value}))
        loaded = SettingsFile(path).load()
        assert loaded == CHANGED._replace(**{name: getattr(Settings(), name)}), value


def test_nonsense_within_lists_costs_only_itself() -> None:
    assert settings_from({"recent": ["/a", 5, "", "/a", "x\0y", "/b"]}).recent == ("/a", "/b")
    assert len(settings_from({"recent": [f"/{number}" for number in range(1000)]}).recent) == MOST_RECENT
    assert settings_from({"setups": {"head-of-the-line": 5, "get-off-my-lawn": {"a": 1}}}).setups == {
        "get-off-my-lawn": {"a": 1}
    }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)


@hypothesis_settings(max_examples=40 * LONG, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from(Settings._fields), JSON))
def test_any_nonsense_gives_sound_settings(plain: dict[str, Any]) -> None:
    settings = settings_from(plain)
    assert settings_from(plain_settings(settings)) == settings


def test_what_a_newer_version_wrote_stays(path: Path) -> None:
    path.parent.mkdir()
    newer = plain_settings(CHANGED) | {"version": VERSION + 3, "theme": "sepia", "smell": {"of": "wood"}}
    path.write_text(json.dumps(newer))
    file = SettingsFile(path)
    loaded = file.load()
    assert loaded == CHANGED._replace(theme="system")
    file.save(loaded._replace(volume=1.0))
    assert written(path) == newer | {"volume": 1.0, "format": "hotl-settings"}
    file.reset()
    assert written(path)["smell"] == {"of": "wood"}
    assert written(path)["version"] == VERSION + 3
    assert written(path)["theme"] == "system"


def test_two_copies_keep_each_others_changes(path: Path) -> None:
    one, other = SettingsFile(path), SettingsFile(path)
    mine, theirs = one.load(), other.load()
    one.save(mine := mine._replace(theme="dark"))
    other.save(theirs := theirs._replace(volume=0.1))
    one.save(mine._replace(speed="fast"))
    assert SettingsFile(path).load() == Settings(theme="dark", volume=0.1, speed="fast")


def test_a_file_that_vanishes_is_written_whole_again(path: Path) -> None:
    file = SettingsFile(path)
    file.save(CHANGED)
    path.unlink()
    path.parent.rmdir()
    file.save(CHANGED._replace(theme="light"))
    assert SettingsFile(path).load() == CHANGED._replace(theme="light")


def test_reset_keeps_what_is_no_choice(path: Path) -> None:
    file = SettingsFile(path)
    file.save(CHANGED)
    fresh = file.reset()
    assert fresh == Settings()._replace(
        window=CHANGED.window,
        setups=CHANGED.setups,
        recent=CHANGED.recent,
        tutorial_offered=True,
        lessons=CHANGED.lessons,
    )
    assert SettingsFile(path).load() == fresh


def test_a_bad_disk_is_said_and_the_old_file_stays(path: Path) -> None:
    file = SettingsFile(path)
    file.save(CHANGED)
    before = path.read_bytes()
    changed = CHANGED._replace(theme="light")
    with full_from_now_on(), pytest.raises(StorageProblem) as caught:
        file.save(changed)
    assert caught.value.trouble is Trouble.FULL
    assert path.read_bytes() == before
    file.save(changed._replace(speed="slow"))
    assert SettingsFile(path).load() == changed._replace(speed="slow"), "what failed is written with the next change"


def test_at_whichever_call_the_disk_fails_the_file_is_whole(path: Path) -> None:
    for call in range(1, 50):
        file = SettingsFile(path)
        file.save(CHANGED)
        error, reached = fails_at(call, 28, partial(file.save, CHANGED._replace(theme="light")))
        assert SettingsFile(path).load() == (CHANGED if error else CHANGED._replace(theme="light"))
        path.unlink()
        if not reached:
            return
    pytest.fail("it never came to an end")


def test_recent_files_are_listed_once_and_newest_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    recent: tuple[str, ...] = ()
    for name in ("a", "b", "c", "b"):
        recent = remembered(recent, Path(name))
    assert recent == tuple(os.path.join(tmp_path, name) for name in "bca")
    assert forgotten(recent, tmp_path / "c") == tuple(os.path.join(tmp_path, name) for name in "ba")
    for number in range(50):
        recent = remembered(recent, Path(str(number)))
    assert len(recent) == MOST_RECENT
    assert recent[0] == os.path.join(tmp_path, "49")
