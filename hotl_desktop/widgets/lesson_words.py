"""The words of lessons: their own texts, translated, and what the coach says."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotl_desktop.tutorial.coach import Advice, Reason
from hotl_desktop.tutorial.tutor import Verdict
from hotl_desktop.view.lists import sentences

from .action_words import action_text
from .refusal_words import refusal_text

translate = QCoreApplication.translate


def lesson_name(name: str) -> str:
    """What a person in lessons is called: as the texts of the lessons call them, and the opponents of a new game."""
    return translate("Setup", name, "a player’s first name")


def lesson_text(text: str) -> str:
    """A text of a lesson file in the person's language. `installers/translations.py` finds them in the files."""
    return translate("Lesson", text) if text else ""


def verdict_text(verdict: Verdict) -> str:
    """What to say to a try: what the lesson says, or else the rule that forbids it."""
    if verdict.say:
        return lesson_text(verdict.say)
    if verdict.reason is None:
        return ""
    return translate("Coach", "{reason}.", "why the rules forbid it").format(reason=refusal_text(verdict.reason))


def advice_text(advice: Advice) -> str:
    """What the coach says to a decision that loses much."""
    said = translate("Coach", "Wait, there is something better: {better}.").format(better=action_text(advice.better))
    return sentences([said, *(_reason(reason) for reason in advice.reasons[:2])])


def _reason(reason: Reason) -> str:
    return {
        Reason.TAKES_HEAD: translate("Coach", "It runs over a Head, which throws its owner back."),
        Reason.SHUTS_IN: translate("Coach", "It leaves a rival fewer rolls that fit."),
        Reason.SAFER: translate("Coach", "After yours, more rolls could run over your Head."),
        Reason.ROOM: translate("Coach", "It leaves you more rolls that fit next time."),
        Reason.POINTS: translate("Coach", "It brings more points at once."),
        Reason.POWER: translate("Coach", "It captures a Power Die."),
        Reason.OWN_FALLS: translate("Coach", "Yours pushes off a die of your own."),
        Reason.TOPPLES: translate("Coach", "It topples dice that others have waiting."),
        Reason.GETS_ON: translate("Coach", "It gets a die onto the Lawn now."),
        Reason.STRIKE: translate("Coach", "Yours costs a Strike."),
        Reason.ROLL_FIRST: translate("Coach", "Rolling first costs nothing: you can still act afterwards."),
        Reason.NO_ROLL: translate("Coach", "Your roll would give away a die that is useful as it is."),
        Reason.FURTHER: translate("Coach", "It shows only some turns later."),
    }[reason]
