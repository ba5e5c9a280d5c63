"""The promise about the dice, shown at the table before the first roll."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotl_desktop.match.dice import SealedDice, SeededDice
from hotl_desktop.match.match import Match
from hotl_desktop.view.icons import Icon

from .buttons import Button, ButtonKind
from .style import ThemeHost
from .text import plain_tooltip

_SHOWN: Final = 8
"""Digits of the promise that are shown; the sheet has all of them."""


def commitment_of(match: Match) -> str | None:
    """What was promised about the dice of `match`; None where people roll real ones."""
    return match.dice.commitment if isinstance(match.dice, SeededDice | SealedDice) else None


class CommitmentLabel(Button):
    """A quiet line such as "Fair dice 3f9a 07c2…". Pressed, it asks for the sheet that explains it."""

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        """Nothing promised: hidden."""
        super().__init__(themes, "", ButtonKind.LINK, icon=Icon.VERIFIED, parent=parent)
        self._commitment: str | None = None
        self._over = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.hide()

    @property
    def commitment(self) -> str | None:
        """The whole promise."""
        return self._commitment

    def show_match(self, match: Match | None) -> None:
        """Show the promise of `match`, or the way to its proof when it is over; hide where there is none."""
        self._commitment = None if match is None else commitment_of(match)
        self._over = match is not None and match.state.outcome() is not None
        self._say()
        self.setVisible(self._commitment is not None)

    def set_compact(self, compact: bool) -> None:
        """Show only the sign; the tooltip and the name keep the words."""
        self._icon_only = compact
        self.set_kind(ButtonKind.SECONDARY if compact else ButtonKind.LINK)
        self.updateGeometry()
        self.update()
        self._say()

    def _say(self) -> None:
        if self._commitment is None:
            return
        digits = self._commitment[:_SHOWN]
        short = f"{digits[:4]} {digits[4:]}…"
        if self._over:
            self.set_label(self.tr("Check the dice"))
            self.setToolTip(plain_tooltip(self.tr("The seed is open now: see that every die came from it.")))
        else:
            self.set_label(self.tr("Fair dice {digits}", "the first digits of the promise").format(digits=short))
            self.setToolTip(
                plain_tooltip(
                    self.tr(
                        "All dice of this game are settled already, by a secret seed. This is its fingerprint; after "
                        "the game the seed is shown, and everybody can check it."
                    )
                )
            )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
