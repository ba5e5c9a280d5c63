"""The sheet that shows everything can be made."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from hotl_desktop.view.sheet import HEIGHT, WIDTH, main

from .pictures import values

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_sheet_is_written_in_each_theme(tmp_path: Path) -> None:
    pictures = []
    for theme in ("light", "dark", "high-contrast"):
        file = tmp_path / f"{theme}.png"
        assert main([str(file), theme, "0.5"]) == 0
        picture = QImage(str(file))
        assert (picture.width(), picture.height()) == (WIDTH // 2, HEIGHT // 2)
        pictures.append(picture)
        assert len(set(values(picture))) > 2000
    assert pictures[0] != pictures[1] != pictures[2]


@pytest.mark.parametrize("arguments", [[], ["a.png", "purple"], ["a.png", "light", "1", "more"]])
def test_wrong_arguments_are_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert main([str(tmp_path / "no" / "such" / "folder.png"), "light", "0.1"]) == 1
