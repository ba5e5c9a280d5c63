"""Where the files are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hotl_desktop.storage.places import HOME_VARIABLE, Places, make_folder
from hotl_desktop.storage.problems import StorageProblem, Trouble


def test_one_folder_for_everything(tmp_path: Path) -> None:
    places = Places.of_system({HOME_VARIABLE: str(tmp_path / "stick")})
    paths = [places.library, places.games, places.autosave, places.settings, places.log]
    assert all(path.is_relative_to(tmp_path / "stick") for path in paths)
    assert len(set(paths)) == len(paths)
    assert not (tmp_path / "stick").exists(), "nothing is made before it is needed"


def test_a_relative_home_is_relative_to_where_the_program_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    places = Places.of_system({HOME_VARIABLE: "here"})
    monkeypatch.chdir("/")
    assert places.data == tmp_path / "here" / "data"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the variables of Linux")
def test_the_folders_of_the_platform(tmp_path: Path) -> None:
    code = "from hotl_desktop.storage.places import Places as P; p = P.of_system(); print(p.data, p.config, p.state)"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "HOTL_"))}

    def places(**more: str) -> list[str]:
        said = subprocess.run(
            [sys.executable, "-c", code], env=environment | more, cwd="/", capture_output=True, text=True, check=True
        )
        return said.stdout.split()

    home = str(tmp_path)
    expected = [
        f"{home}/.local/share/hotl-desktop",
        f"{home}/.config/hotl-desktop",
        f"{home}/.local/state/hotl-desktop",
    ]
    assert places(HOME=home) == expected
    assert places(HOME=home, XDG_DATA_HOME="relative", XDG_CONFIG_HOME="", XDG_STATE_HOME="..") == expected
    assert places(HOME="/else", XDG_DATA_HOME=home)[0] == f"{home}/hotl-desktop"


def test_folders_are_made_for_their_owner(tmp_path: Path) -> None:
    make_folder(tmp_path / "a" / "b")
    make_folder(tmp_path / "a" / "b")
    if os.name == "posix":
        assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "file", tmp_path / "file" / "folder"):
        with pytest.raises(StorageProblem) as caught:
            make_folder(path)
        assert caught.value.trouble is Trouble.NOT_A_FILE
        assert caught.value.path == str(path)


def test_the_program_asks_its_own_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    assert Places.of_system() == Places.inside(tmp_path)
    monkeypatch.delenv(HOME_VARIABLE)
    assert all(path.is_absolute() for path in (Places.of_system().data, Places.of_system().config))
