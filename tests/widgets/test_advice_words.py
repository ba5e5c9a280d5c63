"""Figures and reasons read as sentences. Without a language, plurals read as they are written in the code."""

from __future__ import annotations

import pytest

from hotl_desktop.ai.reason import LAWN_KINDS, LINE_KINDS, Reason
from hotl_desktop.widgets.advice_words import (
    chance_text,
    loss_text,
    mark_text,
    points_text,
    reason_text,
    reasons_text,
    signed_text,
)


def name(seat: str) -> str:
    return f"<{seat}>"


@pytest.mark.parametrize(
    ("chance", "text"), [(0.0, "0%"), (0.003, "under 1%"), (0.46, "46%"), (0.998, "over 99%"), (1.0, "100%")]
)
def test_a_chance_is_whole_and_never_certain_without_being_so(chance: float, text: str) -> None:
    assert chance_text(chance) == text


def test_differences_have_a_sign_and_one_decimal() -> None:
    assert signed_text(0.021) == "+2.1"
    assert signed_text(-0.0456) == "−4.6"
    assert signed_text(0.0001) == "0.0"
    assert loss_text(0.0) == ""
    assert loss_text(0.046) == "−4.6"
    assert points_text(-0.1) == "10.0"


def test_marks_have_words() -> None:
    assert [mark_text(mark) for mark in ("", "doubtful", "bad", "very bad")] == ["", "Doubtful", "Bad", "Very bad"]


@pytest.mark.parametrize("kind", sorted({*LINE_KINDS, *LAWN_KINDS}))
def test_every_kind_of_reason_is_a_whole_sentence(kind: str) -> None:
    text = reason_text(Reason(kind, count=3, of=12, seat="NW", other="SE", row=4, chance=0.25), name)
    assert text.endswith(".")
    assert "{" not in text
    assert "%n" not in text


def test_a_kind_without_words_is_left_out() -> None:
    assert reason_text(Reason("something new"), name) == ""
    said = reasons_text([Reason("something new"), Reason("takes_chips", 2), Reason("exits_left", 9, 12)], name)
    assert said == "Takes 2 chip(s). Leaves 9 of 12 ways out."


def test_only_the_first_few_reasons_are_said() -> None:
    many = [Reason("takes_chips", 1), Reason("runs_over_head", other="SE"), Reason("exits_left", 9, 12)]
    assert reasons_text(many, name) == "Takes 1 chip(s). Runs over the Head of <SE>."
