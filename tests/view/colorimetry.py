"""Contrast after WCAG 2.2, for tests."""

from __future__ import annotations

from PySide6.QtGui import QColor


def over(top: QColor, ground: QColor) -> QColor:
    """What is seen when `top`, with its alpha, lies on an opaque ground."""
    a = top.alphaF()
    return QColor.fromRgbF(
        top.redF() * a + ground.redF() * (1 - a),
        top.greenF() * a + ground.greenF() * (1 - a),
        top.blueF() * a + ground.blueF() * (1 - a),
    )


def luminance(color: QColor) -> float:
    """Relative luminance, 0 to 1."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue())


def contrast(a: QColor, b: QColor) -> float:
    """The contrast ratio of two opaque colours, 1 to 21."""
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
