"""Every test of the program leaves the application as it found it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication

from hotl_desktop.app.desktop import Desktop
from hotl_desktop.app.translations import Languages
from hotl_desktop.storage.places import HOME_VARIABLE
from hotl_desktop.view.fonts import set_text_size

from ..pseudo import CODE, write_pseudo


@pytest.fixture(autouse=True)
def a_home_of_its_own(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test plays with the settings that another one has left."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path_factory.mktemp("home")))


def be_done_with(*desktops: Desktop) -> None:
    """Close and delete them, with their threads and processes."""
    for desktop in desktops:
        desktop.window.close()
        desktop.window.deleteLater()
        desktop.themes.deleteLater()
        desktop.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def no_desktop_is_left(qapp: QApplication) -> Iterator[None]:
    """Nothing that a test has opened meets the next one."""
    yield
    be_done_with(*(child for child in qapp.children() if isinstance(child, Desktop)))
    QLocale.setDefault(QLocale.system())
    set_text_size(100)
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture(scope="session")
def spoken_by_nobody(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_pseudo(tmp_path_factory.mktemp("languages"))


@pytest.fixture
def pseudo_language(spoken_by_nobody: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = Languages._file
    monkeypatch.setattr(
        Languages,
        "_file",
        lambda self, code: spoken_by_nobody / f"hotl_{CODE}.qm" if code == CODE else original(self, code),
    )
