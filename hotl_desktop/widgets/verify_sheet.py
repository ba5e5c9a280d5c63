"""Whether the dice of one game are the ones that were promised, and how anybody can check it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotl_desktop.match.proof import DiceProof
from hotl_desktop.view.icons import Icon
from hotl_desktop.view.theme import Space, TextRole

from .buttons import Button, ButtonKind
from .copy_field import CopyField
from .icon_label import IconLabel
from .sheet import SheetOverlay
from .style import ThemeHost
from .text import Tone, breakable, plain_label, set_tone


class VerifySheet(SheetOverlay):
    """The sheet. It only tells; whoever opens it has checked."""

    save = Signal()
    """The person wants the record as a file, to check it elsewhere."""

    def __init__(self, themes: ThemeHost, page: QWidget) -> None:
        """A closed sheet over `page`."""
        content = QWidget()
        super().__init__(themes, page, content, width=720)
        self._sign = IconLabel(themes, Icon.VERIFIED)
        self._title = plain_label("", TextRole.TITLE, wrap=True)
        self._text = plain_label("", TextRole.BODY, wrap=True)
        self._promise = CopyField(themes)
        self._seed = CopyField(themes)
        self._how = plain_label("", TextRole.SMALL, Tone.SECOND, wrap=True)
        self._save = Button(themes)
        self._close = Button(themes, "", ButtonKind.PRIMARY)
        self._save.clicked.connect(self.save)
        self._close.clicked.connect(self.close_sheet)
        head = QHBoxLayout()
        head.setSpacing(Space.S)
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        for button in (self._save, self._close):
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            foot.addWidget(button)
        column = QVBoxLayout(content)
        column.setContentsMargins(Space.XL, Space.L, Space.XL, Space.L)
        column.setSpacing(Space.M)
        column.addLayout(head)
        for widget in (self._text, self._promise, self._seed, self._how):
            column.addWidget(widget)
        column.addLayout(foot)

    def title(self) -> str:
        """The verdict."""
        return self._title.text()

    def text(self) -> str:
        """What it is founded on."""
        return self._text.text()

    def show_proof(self, proof: DiceProof, *, known: bool = False) -> None:
        """Tell how it stands with the dice of a sound record, finished or not.

        Args:
            proof: what can be said.
            known: whether an unfinished game has the dice of an earlier one, whose seed was shown already.
        """
        if proof.proved:
            self._tell(
                self.tr("These dice are proved"),
                self.tr(
                    "Checked: every one of the %n dice of this game comes from the seed below, and the seed is the one "
                    "promised before the first roll. Nobody could change a die on the way, the program included.",
                    "",
                    proof.dice,
                ),
            )
        elif proof.commitment is not None and known:
            self._tell(
                self.tr("The dice of an earlier game"),
                self.tr(
                    "This game has the dice of an earlier one with the seats swapped, so that over both games luck is "
                    "the same for everybody. The promise is the same, too. Whoever remembers that game knows what will "
                    "fall."
                ),
            )
        elif proof.commitment is not None:
            self._tell(
                self.tr("The dice are already settled"),
                self.tr(
                    "All dice of this game come from a secret seed. The number below is its fingerprint: it promises "
                    "the seed without giving it away. Keep a copy of it. When the game is over, the seed is shown, and "
                    "everybody can check that it is the promised one and that every die came from it."
                ),
            )
        else:
            self._tell(
                self.tr("Real dice were rolled"),
                self.tr(
                    "The %n dice of this game were rolled on a table and typed in. There is nothing that a program "
                    "could check about them; the people who sat there know.",
                    "",
                    proof.dice,
                ),
            )
        self._show_numbers(proof)

    def show_wrong(self, reason: str) -> None:
        """Tell that the record does not hold; `reason` says what and where."""
        self._tell(self.tr("This record does not hold"), breakable(reason, 40), bad=True)
        self._show_numbers(DiceProof(0))

    def _show_numbers(self, proof: DiceProof) -> None:
        self._promise.setVisible(proof.commitment is not None)
        self._seed.setVisible(proof.seed is not None)
        self._how.setVisible(proof.proved)
        self._save.setVisible(proof.proved)
        self._promise.show_text(self.tr("The promise (SHA-256 of the seed)"), proof.commitment or "")
        self._seed.show_text(self.tr("The seed"), proof.seed or "")
        self._how.setText(
            self.tr(
                "To check it yourself, save the game and run {command} on the file, on any computer. Or do it by "
                "hand: the SHA-256 of the 32 bytes of the seed is the promise. HMAC-SHA256, with the seed as its "
                "key, over the numbers 0, 1, 2 and so on (eight bytes each, the highest first) gives a row of "
                "bytes. Each byte below 252 is a die: its remainder by six, plus one. Bytes from 252 on are "
                "skipped, so that all faces are equally likely."
            ).format(command="“hotl verify”")
        )
        self._save.set_label(self.tr("Save the game…"))
        self._close.set_label(self.tr("Close"))
        self.open(self._close)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{self.title()}. {self.text()}"))

    def _tell(self, title: str, text: str, *, bad: bool = False) -> None:
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(title)
        set_tone(self._title, Tone.BAD if bad else Tone.INK)
        self._sign.setVisible(not bad)
