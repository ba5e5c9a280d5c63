"""Whether dice look fair, in plain words and in figures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from hotl_desktop.match.fairness import FaceCounts, Verdict

translate = QCoreApplication.translate

_SMALLEST = 0.001


def verdict_text(faces: FaceCounts) -> str:
    """The verdict as a sentence."""
    collections = QLocale().toString(faces.one_in)
    match faces.verdict:
        case Verdict.TOO_FEW:
            return translate("Dice", "Too few dice to say anything yet.")
        case Verdict.USUAL:
            return translate("Dice", "As even as fair dice usually are.")
        case Verdict.UNUSUAL:
            text = translate("Dice", "A little less even than usual. Fair dice do this about once in {count} tries.")
        case Verdict.RARE:
            text = translate("Dice", "Clearly less even than usual. Fair dice do this about once in {count} tries.")
        case Verdict.VERY_RARE:
            text = translate("Dice", "Not what one expects of fair dice: they do this about once in {count} tries.")
    return text.format(count=collections)


def odds_text(faces: FaceCounts) -> str:
    """What the probability means; empty when there are too few dice."""
    if faces.verdict is Verdict.TOO_FEW:
        return ""
    of_hundred = round(100 * faces.probability)
    total = QLocale().toString(faces.total)
    if of_hundred == 0:
        return translate(
            "Dice", "If fair dice were thrown {dice} times over and over, hardly any series would be as uneven."
        ).format(dice=total)
    text = translate(
        "Dice",
        "If fair dice were thrown {dice} times over and over, about {share} of 100 series would be at least as uneven.",
    )
    return text.format(dice=total, share=of_hundred)


def figures_text(faces: FaceCounts) -> str:
    """The test in figures; empty without dice."""
    if faces.total == 0:
        return ""
    locale = QLocale()
    value = locale.toString(faces.chi_square, "f", 2)
    smallest = faces.probability < _SMALLEST
    probability = locale.toString(_SMALLEST if smallest else faces.probability, "f", 3)
    # No line break inside.
    said = f"p\u00a0{'<' if smallest else '='}\u00a0{probability}"
    text = translate("Dice", "Chi-square {value}, 5 degrees of freedom, {p}", "{p} is: p = 0.357")
    return text.format(value=value, p=said)
