"""The rules as one HTML file."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

from PySide6.QtWidgets import QApplication

from hotl_desktop.app.rules_export import RulesWriter
from hotl_desktop.resources import resource_path
from hotl_desktop.tutorial.rulebook import load_rule_books

BOOK = load_rule_books(resource_path("rules"))[0]


class Outline(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.images = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "section":
            self.ids.append(str(values["id"]))
        if tag == "a":
            self.links.append(str(values["href"]))
        if tag == "img":
            self.images += 1
            assert values["alt"]
            assert str(values["src"]).startswith("data:image/")


def test_the_file_has_every_rule_with_its_picture_and_needs_no_other_file(qapp: QApplication, tmp_path: Path) -> None:
    assert qapp
    file = tmp_path / "rules.html"
    writer = RulesWriter(BOOK, file)
    steps = 0
    while writer.step():
        steps += 1
        assert not file.exists()
    assert steps > len(BOOK.rules), "the window gets its turn after every rule"
    text = file.read_text(encoding="utf-8")
    outline = Outline()
    outline.feed(text)
    assert len(outline.ids) == len(set(outline.ids)) == len(BOOK.rules) == outline.images
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.ids)
    assert not re.search(r"https?://|file:", text)
    assert text.startswith("<!DOCTYPE html>")
