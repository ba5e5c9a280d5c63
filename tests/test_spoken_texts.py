"""No English is shown that has not gone through translation."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import hotl_desktop

PACKAGE: Final = Path(hotl_desktop.__file__).parent
SHOWN_BY: Final = frozenset(
    [
        "setText",
        "set_text",
        "set_label",
        "setToolTip",
        "setStatusTip",
        "setWhatsThis",
        "setTitle",
        "set_title",
        "setWindowTitle",
        "setAccessibleName",
        "setAccessibleDescription",
        "setPlaceholderText",
        "set_heading",
        "show_text",
        "show_words",
        "say",
        "say_right",
        "say_wrong",
        "announce",
        "addItem",
        "addAction",
        "addMenu",
        "addTab",
        "addButton",
        "insertItem",
        "drawText",
        "paint_tag",
        "QLabel",
        "QPushButton",
        "QCheckBox",
        "QRadioButton",
        "QAction",
        "QGroupBox",
        "plain_label",
        "ElidedLabel",
        "Button",
        "IconButton",
        "Segmented",
        "Choice",
        "Stepper",
        "NameField",
        "ComboBox",
        "Switch",
        "Tag",
        "Sentence",
        "QAccessibleAnnouncementEvent",
        "getOpenFileName",
        "getSaveFileName",
        "getExistingDirectory",
        "information",
        "warning",
        "critical",
        "question",
    ]
)
"""What brings a text before people."""
OWN: Final = frozenset({"HOTL Desktop", " (*.html)"})
"""Names and patterns that are the same in every language."""
NOT_FOR_PEOPLE: Final = frozenset({"log", "warnings", "QFont"})
"""Whose calls of the same names show nothing."""
FOR_US: Final = frozenset({"widgets/gallery.py", "view/sheet.py"})
"""Sheets for those who work on the look; no person who plays sees them."""
FOLDERS: Final = ("app", "controller", "view", "widgets")


def texts(node: ast.expr) -> Iterator[str]:
    """The constant texts that an argument can be, not looking into calls."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
    elif isinstance(node, ast.IfExp):
        yield from texts(node.body)
        yield from texts(node.orelse)
    elif isinstance(node, ast.BinOp | ast.BoolOp):
        for part in (node.left, node.right) if isinstance(node, ast.BinOp) else node.values:
            yield from texts(part)


def is_spoken(text: str) -> bool:
    """Whether it has words in it; what stands between placeholders only joins."""
    return text not in OWN and any(letter.isalpha() for letter in text)


def untranslated(source: str) -> list[tuple[int, str]]:
    found = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        whose = getattr(node.func.value, "id", "") if isinstance(node.func, ast.Attribute) else ""
        if name in SHOWN_BY and whose not in NOT_FOR_PEOPLE:
            # Keyword arguments of these calls are names of icons and the like.
            found += [(node.lineno, text) for one in node.args for text in texts(one) if is_spoken(text)]
    return found


def test_every_text_that_is_shown_is_translated() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}: {text}"
        for folder in FOLDERS
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if str(path.relative_to(PACKAGE).as_posix()) not in FOR_US
        for line, text in untranslated(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_english_that_was_forgotten_is_found() -> None:
    assert untranslated('label.setText("Play")') == [(1, "Play")]
    assert untranslated('QLabel("Play" if on else self.tr("Stop"))') == [(1, "Play")]
    assert untranslated('label.setText(f"{count} lines")') == [(1, " lines")]
    assert untranslated('label.setText(self.tr("Play") + "!")') == []
    assert untranslated('label.setText(f"{name}: {points}")') == []
