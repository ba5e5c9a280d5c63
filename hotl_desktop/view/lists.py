"""Parts put in a row as the person's language does it: not every one has a comma, or a space after a full stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QCoreApplication


def listed(parts: Iterable[str]) -> str:
    """Names, numbers or short remarks in one line. Empty ones are left out."""
    return _joined(QCoreApplication.translate("List", "{first}, {next}", "two parts of a list"), parts)


def together(names: Sequence[str]) -> str:
    """Names of those who share something, the last of them joined with a word; at least one."""
    if len(names) == 1:
        return names[0]
    text = QCoreApplication.translate("List", "{names} and {last}")
    return text.format(names=listed(names[:-1]), last=names[-1])


def labelled(label: object, text: object) -> str:
    """What something is, and what it is called: not every language puts a space after its colon."""
    return QCoreApplication.translate("List", "{label}: {text}").format(label=label, text=text)


def sentences(parts: Iterable[str]) -> str:
    """Whole sentences, one after the other. Empty ones are left out."""
    return _joined(QCoreApplication.translate("List", "{first} {next}", "two whole sentences"), parts)


def _joined(form: str, parts: Iterable[str]) -> str:
    said = ""
    for part in parts:
        if part:
            said = form.format(first=said, next=part) if said else part
    return said
