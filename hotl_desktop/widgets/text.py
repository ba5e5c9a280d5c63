"""Text from people and files, made fit to be shown, and the labels that show it.

Names are never markup, never break a line and never turn the text around them about. Whatever shows a name takes
it through `shown_name`, and every label here is plain text.
"""

from __future__ import annotations

import enum
import re
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from hotl_desktop.view.fonts import font
from hotl_desktop.view.theme import TextRole

_LONGEST: Final = 60
"""Characters of a name that are ever shown; what is left of it is elided to the room there is."""
_TOOLTIP_WIDTH: Final = 64
"""Characters in a line of a tooltip."""
_MARKS: Final = 3
"""Combining marks on one letter. More only pile up over the lines above; no living language needs more."""
_JOINERS: Final = "\u200c\u200d"
_UNKNOWN: Final = "\ufffd"
_FIRST_STRONG_ISOLATE: Final = "\u2068"
_POP_ISOLATE: Final = "\u2069"
_ZERO_WIDTH_SPACE: Final = "\u200b"


def shown_name(name: str, fallback: str = "", longest: int = _LONGEST) -> str:
    """`name` on one line, with nothing in it that could act on the text around it.

    White space of any kind becomes one space, direction marks and other invisible format characters go (joiners,
    which letters and emoji need, stay), control characters and half surrogates become the replacement character,
    and beyond `longest` characters it ends in an ellipsis. An empty result is `fallback`.
    """
    import unicodedata  # noqa: PLC0415 - not before the first paint

    kept: list[str] = []
    marks = 0
    for given in name:
        category = unicodedata.category(given)
        if category == "Cf" and given not in _JOINERS:
            continue
        char = " " if given.isspace() else _UNKNOWN if category in {"Cc", "Cs"} else given
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if marks > _MARKS or (char == " " and (not kept or kept[-1] == " ")):
            continue
        kept.append(char)
        if len(kept) > longest + 1:
            break
    text = "".join(kept).strip(" ")
    if len(text) > longest:
        text = text[: longest - 1].rstrip(" " + _JOINERS) + "…"
    return text or fallback


def isolated(text: str) -> str:
    """`text` to be put into a sentence, which keeps its own direction and leaves that of the sentence alone."""
    return f"{_FIRST_STRONG_ISOLATE}{text}{_POP_ISOLATE}" if text else text


def breakable(text: str, longest: int = 12) -> str:
    """`text` that can be broken inside words of more than `longest` characters, for labels that wrap."""
    return re.sub(rf"(\S{{{longest}}})(?=\S)", rf"\1{_ZERO_WIDTH_SPACE}", text)


def plain_tooltip(text: str) -> str:
    """`text` for `setToolTip`, which would otherwise take `<b>` for markup. Long texts wrap.

    Tooltips are also read out, tags and all: only what Qt would take for markup is escaped, which takes markup.
    """
    if GuiQt.mightBeRichText(text):
        import html  # noqa: PLC0415 - not before the first paint

        return f"<qt>{html.escape(text)}</qt>"
    if len(text) <= _TOOLTIP_WIDTH:
        return text
    import textwrap  # noqa: PLC0415 - not before the first paint

    return textwrap.fill(text, _TOOLTIP_WIDTH)


def level_name(level: str) -> str:
    """The plain name of an opponent's level (`match.LEVELS`), in the user's language."""
    return {
        "beginner": QCoreApplication.translate("Level", "Beginner"),
        "casual": QCoreApplication.translate("Level", "Casual"),
        "skilled": QCoreApplication.translate("Level", "Skilled"),
        "expert": QCoreApplication.translate("Level", "Expert"),
        "master": QCoreApplication.translate("Level", "Master"),
    }.get(level, shown_name(level))


def kind_text(kind: str | None) -> str:
    """Who plays a seat, from a player's kind: `Person`, `Casual AI`; empty when it is not said."""
    from hotl_desktop.match.player import AI_PREFIX, HUMAN  # noqa: PLC0415 - not before the first paint

    if kind is None:
        return ""
    if kind == HUMAN:
        return QCoreApplication.translate("Level", "Person")
    level = level_name(kind.removeprefix(AI_PREFIX))
    return QCoreApplication.translate("Level", "{level} AI", "an AI of a level: Casual AI").format(level=level)


class Tone(enum.Enum):
    """How much a text asks for. The style sheet gives each its colour."""

    INK = "ink"
    SECOND = "ink2"
    DISABLED = "disabled"
    ACCENT = "accent"
    WARN = "warn"
    BAD = "bad"


def aligned(widget: QWidget, flags: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """`flags` for `QPainter.drawText` on `widget`: left means its leading edge, right its trailing one.

    Painters mirror alignments by themselves on some widgets and not on others; this leaves nothing to them.
    """
    # By hand: Qt's own function would cost the first paint all the enums of QStyle.
    sides = Qt.AlignmentFlag
    if not flags & sides.AlignHorizontal_Mask:
        flags |= sides.AlignLeft
    turns = widget.layoutDirection() == Qt.LayoutDirection.RightToLeft and not flags & sides.AlignAbsolute
    if turns and flags & (sides.AlignLeft | sides.AlignRight):
        flags ^= sides.AlignLeft | sides.AlignRight
    return flags | sides.AlignAbsolute


def plain_label(
    text: str = "",
    role: TextRole = TextRole.BODY,
    tone: Tone = Tone.INK,
    parent: QWidget | None = None,
    *,
    wrap: bool = False,
) -> QLabel:
    """A label that shows `text` as it is, never as markup."""
    label = QLabel(parent)
    _dress(label, role, tone)
    label.setWordWrap(wrap)
    label.setText(text)
    return label


def set_tone(label: QLabel, tone: Tone) -> None:
    """Give a label of this module another tone."""
    if label.property("tone") != tone.value:
        label.setProperty("tone", tone.value)
        label.style().unpolish(label)
        label.style().polish(label)


class ElidedLabel(QLabel):
    """One line of plain text that ends in an ellipsis where the room ends; the whole is in the tooltip then."""

    def __init__(
        self,
        text: str = "",
        role: TextRole = TextRole.BODY,
        tone: Tone = Tone.INK,
        parent: QWidget | None = None,
    ) -> None:
        """Make the label; it may shrink to nothing and asks for no more than its text needs."""
        super().__init__(parent)
        _dress(self, role, tone)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Show `text`; line breaks in it become spaces."""
        super().setText(" ".join(text.split("\n")))
        self._tell_the_rest()
        self.update()  # all of it: Qt would leave the margins alone, where descenders may reach

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        # One pixel more than the advance: the ink of the last letter may stand out, and rounding is not elision.
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(min(self.sizeHint().width(), metrics.averageCharWidth() * 4), metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self.font())
        across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        painter.drawText(
            self.rect(),
            aligned(self, across | Qt.AlignmentFlag.AlignVCenter) | Qt.TextFlag.TextSingleLine,
            self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width()),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_the_rest()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._tell_the_rest()

    def is_elided(self) -> bool:
        """Whether a part of the text is not to be seen."""
        return self.fontMetrics().horizontalAdvance(self.text()) > self.width()

    def _tell_the_rest(self) -> None:
        self.setToolTip(plain_tooltip(self.text()) if self.is_elided() else "")


def _dress(label: QLabel, role: TextRole, tone: Tone) -> None:
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
    label.setFont(font(role))
    label.setProperty("tone", tone.value)
