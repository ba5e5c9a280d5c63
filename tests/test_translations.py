"""Every text of the code is in the translation files, and the compiled files are those that ship."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).parent.parent


def load_tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("translations", ROOT / "installers" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()
FILES = sorted(tool.FOLDER.glob("hotl_*.ts"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_language_translates_every_text_and_no_other(path: Path) -> None:
    known = tool.read(path)
    wanted = tool.wanted(path.stem.removeprefix("hotl_"), tool.texts_in_code())
    assert [key for key in wanted if not all(known.get(key) or [""])] == [], "run installers/translations.py"
    assert [key for key in known if key not in wanted] == [], "run installers/translations.py"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_compiled_file_is_made_from_its_source(path: Path, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled.qm"
    subprocess.run([tool.compiler(), "-silent", str(path), "-qm", str(compiled)], check=True)
    assert compiled.read_bytes() == path.with_suffix(".qm").read_bytes()


def test_english_counts_one_and_many(qapp: QApplication) -> None:
    translator = QTranslator(qapp)
    assert translator.load(str(tool.FOLDER / "hotl_en.qm"))
    qapp.installTranslator(translator)
    try:
        said = [QCoreApplication.translate("Line", "%n line(s)", "", count) for count in (0, 1, 5)]
    finally:
        qapp.removeTranslator(translator)
    assert said == ["0 lines", "1 line", "5 lines"]


def test_texts_are_found_in_calls_of_both_kinds(tmp_path: Path) -> None:
    assert sys.version_info >= (3, 11)
    found: dict[tuple[str, str, str], None] = {}
    code = 'class A:\n def f(self, n):\n  self.tr("x", "why")\n  translate("C", "%n y(s)", "", len(n))\n'
    tool._find(tool.ast.parse(code), "", found)
    assert list(found) == [("A", "x", "why"), ("C", "%n y(s)", "")]


def test_texts_of_lessons_are_found_and_their_notation_is_not() -> None:
    found: dict[tuple[str, str, str], None] = {}
    step = {"kind": "do", "text": "Lay it.", "accept": ["f7-f10"], "wrong": [{"actions": ["pass"], "say": "No."}]}
    tool._find_data({"title": "Lines", "steps": [step]}, "Lesson", found)
    assert [text for _, text, _ in found] == ["Lines", "Lay it.", "No."]
    assert {context for context, _, _ in tool.texts_in_code()} >= {"Lesson"}
