"""Names are shown as they are, on one line, and do nothing."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from hotl_desktop.match.player import KINDS, LEVELS
from hotl_desktop.view.theme import TextRole
from hotl_desktop.widgets.style import ThemeHost
from hotl_desktop.widgets.text import (
    ElidedLabel,
    Tone,
    breakable,
    isolated,
    kind_text,
    level_name,
    plain_label,
    plain_tooltip,
    set_tone,
    shown_name,
)

from .conftest import ShowIn

BIDI = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("<b>x", "<b>x"),
        ("  two\n\tlines \r\n", "two lines"),
        (f"a{BIDI}b", "ab"),
        ("nul\0bell\7", "nul\ufffdbell\ufffd"),
        ("half \ud800", "half \ufffd"),
        ("\u2028a\u2029b", "a b"),
        ("", ""),
        ("\u202e", ""),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("می‌خواهم", "می‌خواهم"),
        ("שלום", "שלום"),
        ("e" + "\u0301" * 40, "e" + "\u0301" * 3),
    ],
)
def test_a_name_is_shown_on_one_line_and_without_what_would_act(name: str, shown: str) -> None:
    assert shown_name(name) == shown


def test_an_empty_name_gives_way_to_another() -> None:
    assert shown_name(" \u202e\n", "Blue") == "Blue"


@settings(max_examples=300)
@given(st.text(max_size=600))
def test_whatever_the_name_it_is_short_has_no_controls_and_is_stable(name: str) -> None:
    shown = shown_name(name)
    assert len(shown) <= 60
    assert not any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} for char in shown)
    assert not set(shown) & set(BIDI)
    assert "  " not in shown
    assert shown_name(shown) == shown


def test_a_long_name_ends_in_an_ellipsis_and_a_whole_one_does_not() -> None:
    assert shown_name("x" * 60) == "x" * 60
    assert shown_name("x" * 61) == "x" * 59 + "…"
    assert shown_name("x" * 500) == "x" * 59 + "…"


def test_a_name_in_a_sentence_keeps_its_direction_to_itself() -> None:
    assert isolated("שלום") == "\u2068שלום\u2069"
    assert isolated("") == ""


def test_only_long_words_can_be_broken() -> None:
    assert breakable("Robin and Tove") == "Robin and Tove"
    assert breakable("x" * 12) == "x" * 12
    assert breakable("x" * 25 + " y") == "x" * 12 + "\u200b" + "x" * 12 + "\u200bx y"


def test_tooltips_are_never_markup() -> None:
    assert plain_tooltip("<b>x & y") == "<qt>&lt;b&gt;x &amp; y</qt>"
    assert plain_tooltip("") == ""


def test_tooltips_are_read_out_and_therefore_carry_no_tags_where_none_are_needed() -> None:
    assert plain_tooltip("Undo & redo, 3 < 4") == "Undo & redo, 3 < 4"
    wrapped = plain_tooltip("word " * 40)
    assert "<" not in wrapped
    assert max(map(len, wrapped.splitlines())) <= 64
    assert wrapped.split() == ["word"] * 40


def test_every_kind_of_player_has_a_plain_text() -> None:
    texts = [kind_text(kind) for kind in KINDS]
    assert kind_text("human") == "Person"
    assert kind_text("ai:casual") == "Casual AI"
    assert kind_text(None) == ""
    assert len(set(texts)) == len(texts)
    assert len({level_name(level) for level in LEVELS}) == len(LEVELS)


def test_a_level_from_a_foreign_file_is_shown_harmlessly() -> None:
    assert kind_text("ai:<i>\n") == "<i> AI"


@pytest.mark.usefixtures("themes")
def test_labels_show_markup_as_it_is(show: ShowIn) -> None:
    labels: tuple[QLabel, ...] = (plain_label("<b>x"), ElidedLabel("<b>x"))
    show(*labels)
    for label in labels:
        assert label.textFormat() == Qt.TextFormat.PlainText
        assert label.text() == "<b>x"


@pytest.mark.usefixtures("themes")
def test_an_elided_label_gives_way_and_tells_the_rest(show: ShowIn) -> None:
    label = ElidedLabel("<i>" + "x" * 500)
    window = show(label, size=QSize(200, 60))
    assert window.width() == 200
    assert label.is_elided()
    assert label.toolTip() == plain_tooltip(label.text())
    label.setText("short")
    assert not label.is_elided()
    assert not label.toolTip()


@pytest.mark.usefixtures("themes")
def test_an_elided_label_asks_for_the_room_that_shows_all_of_it(show: ShowIn) -> None:
    for role in TextRole:
        label = ElidedLabel("Wj Maximilian 44", role)
        label.resize(label.sizeHint())
        assert not label.is_elided()


def test_a_tone_can_change(themes: ThemeHost, show: ShowIn) -> None:
    label = plain_label("3", tone=Tone.SECOND)
    show(label)
    tokens = themes.theme.palette
    assert label.palette().color(label.foregroundRole()) == tokens.ink2
    set_tone(label, Tone.WARN)
    assert label.palette().color(label.foregroundRole()) == tokens.warn


def test_another_text_leaves_nothing_of_the_one_before(qtbot: QtBot, themes: ThemeHost) -> None:
    label = ElidedLabel("gypsy jogging")
    label.setContentsMargins(4, 0, 0, 6)
    qtbot.addWidget(label)
    label.resize(200, 16)
    label.show()
    QApplication.processEvents()
    regions: list[QRegion] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if isinstance(event, QPaintEvent):
                regions.append(event.region())
            return False

    watch = Watch()
    label.installEventFilter(watch)
    label.setText("12")
    QApplication.processEvents()
    assert regions
    assert regions[-1].boundingRect() == label.rect()
