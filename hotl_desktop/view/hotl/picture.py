"""What the scene shows, in plain values: for tests, and for whoever must say it in other ways."""

from __future__ import annotations

from dataclasses import dataclass

from hotl_desktop.games.base import Action
from hotl_desktop.games.head_of_the_line import EMPTY, NOBODY, HeadOfTheLineState, Line


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """What is to be seen on the board."""

    chips: tuple[int | None, ...]
    """Seat number by cell, Heads included."""
    heads: tuple[tuple[int, int], ...]
    """(seat number, cell) of every Head that stands on the board."""
    afloat: tuple[tuple[int, int], ...] = ()
    """(seat number, cell where it was captured) of every Head that waits for its owner's choice."""
    flying: int = 0
    """How many pieces are on their way."""
    laid: Line | None = None
    """The line that is outlined as laid last."""
    targets: frozenset[Action] = frozenset()
    """What is marked as a choice."""
    previewed: Action | None = None
    """Whose consequences are shown."""

    @classmethod
    def of(
        cls,
        state: HeadOfTheLineState,
        laid: Line | None = None,
        offered: tuple[Action, ...] = (),
        previewed: Action | None = None,
    ) -> BoardPicture:
        """What is to be seen of `state` at rest."""
        heads = [(seat, cell) for seat, cell in enumerate(state.heads) if cell != NOBODY]
        return cls(
            chips=tuple(None if owner == EMPTY else owner for owner in state.owners),
            heads=tuple(one for one in heads if one[0] not in state.homeless),
            afloat=tuple(one for one in heads if one[0] in state.homeless),
            laid=laid,
            targets=frozenset(action for action in offered if str(action) != "pass"),
            previewed=previewed,
        )
