"""The table: the board in the middle, the players and everything else around it."""

from __future__ import annotations

import enum
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from hotl_desktop.view.icons import Icon
from hotl_desktop.view.table_view import TableView
from hotl_desktop.view.theme import Space, Speed, Target

from .buttons import Button
from .commitment_label import CommitmentLabel
from .dice_tray import DiceTray
from .faces_strip import FacesStrip
from .focus_ring import set_focus_radius
from .layouts import take_out_all
from .move_list import MoveList
from .player_panel import PlayerPanel
from .replay_bar import ReplayBar
from .scrolling import scrolling
from .segmented import Choice, Segmented
from .status_line import StatusLine
from .style import ThemeHost

_PLAYERS_WIDTH: Final = 292
_SIDE_WIDTH: Final = 324
_NARROW_SIDE_WIDTH: Final = 268
_WIDE: Final = 1300
"""From this width on the players have a column of their own."""
_NARROW: Final = 900
"""Below this width, faces and moves share a place as tabs."""


_UNDER_BOARD: Final = 140
"""What the page needs above and under the board while somebody looks back."""
_LEAST_ASIDE: Final = 316
_MOST_ASIDE: Final = 720


class Arrangement(enum.Enum):
    """How the page is laid out."""

    WIDE = enum.auto()
    """The players have a column of their own."""
    MIDDLE = enum.auto()
    """All in one column."""
    LOW = enum.auto()
    """All in one column, the tray lying flat."""
    NARROW = enum.auto()
    """All in one column, faces and moves sharing a place."""


_LEAST_HEIGHTS: Final = {Arrangement.MIDDLE: 760, Arrangement.LOW: 640}
_UNTABBED: Final = tuple(_LEAST_HEIGHTS)
"""One column without tabs: the first that fits is taken."""


class TablePage(QWidget):
    """Lays the parts of the table out for the room there is."""

    undo_wanted = Signal()
    redo_wanted = Signal()
    speed_chosen = Signal(object)
    """A `Speed`."""
    overlay_chosen = Signal(object)
    """The value of one of the overlays offered by `set_overlays`."""
    hint_wanted = Signal()

    def __init__(self, themes: ThemeHost, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Everything is the page's child from the first: a widget without a parent that is shown is a window.
        self.players: Final = PlayerPanel(themes, self)
        self.view: Final = TableView(self)
        self.status: Final = StatusLine(themes, self)
        self.replay: Final = ReplayBar(themes, self)
        self.tray: Final = DiceTray(themes, self)
        self.commitment: Final = CommitmentLabel(themes, self)
        self.faces: Final = FacesStrip(themes, self)
        self.moves: Final = MoveList(themes, self)
        self.undo_button: Final = Button.only_icon(themes, self.tr("Undo"), Icon.UNDO, parent=self)
        self.redo_button: Final = Button.only_icon(themes, self.tr("Redo"), Icon.REDO, parent=self)
        self.hint_button: Final = Button.only_icon(themes, self.tr("Hint"), Icon.HINT, parent=self)
        self.hint_button.hide()
        self.speeds: Final = Segmented(themes, self.tr("Speed of play"), self._speed_choices(), self)
        self.speeds.set_value(Speed.NORMAL)
        self.overlays: Final = Segmented(themes, self.tr("Overlay"), parent=self)
        self.overlays.hide()
        self._arrangement: Arrangement | None = None
        self._is_arranging = False
        self._too_low: dict[Arrangement, int] = {}
        """The greatest height in which a column so arranged could not hold all that this game has."""
        self._tabs = QTabWidget(self)
        self._faces_scroll = scrolling(QWidget())
        self._tabs.setDocumentMode(True)
        self._beside: QWidget | None = None
        self._slot = QWidget(self)
        slot = QVBoxLayout(self._slot)
        slot.setContentsMargins(0, 0, 0, 0)
        slot.addStretch(1)
        self._slot.hide()
        self._aside: QWidget | None = None
        set_focus_radius(self.view, -1)  # the board itself shows what the keyboard is at
        self._make_columns()
        self.undo_button.clicked.connect(self.undo_wanted)
        self.redo_button.clicked.connect(self.redo_wanted)
        self.hint_button.clicked.connect(self.hint_wanted)
        self.speeds.chosen.connect(self.speed_chosen)
        self.overlays.chosen.connect(self.overlay_chosen)

    def _make_columns(self) -> None:
        self._left = QWidget()
        left = QVBoxLayout(self._left)
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(Space.S)
        middle = QVBoxLayout()
        middle.setSpacing(Space.S)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.replay)
        middle.addWidget(self.status)
        self._right = QWidget()
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(Space.M)
        right.addWidget(self.tray)
        self._tools = QHBoxLayout()
        self._tools.setSpacing(Space.XS)
        self._tools.addWidget(self.undo_button)
        self._tools.addWidget(self.redo_button)
        self._tools.addWidget(self.hint_button)
        self._tools.addStretch(1)
        self._tools.addWidget(self.speeds)
        page = QHBoxLayout(self)
        page.setContentsMargins(Space.M, Space.M, Space.M, Space.M)
        page.setSpacing(Space.L)
        page.addWidget(self._left)
        page.addLayout(middle, 1)
        page.addWidget(self._right)
        self._page = page
        self._left_column, self._middle, self._right_column = left, middle, right

    # ------------------------------------------------------------------------------------------------- layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(event.size())
        self._fit_aside()
        self._fit_players()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_players()
        if event.type() == QEvent.Type.LayoutRequest and self._arrangement in _UNTABBED and not self._is_arranging:
            room = self.height() - 2 * Space.M
            if self._right_column.minimumSize().height() > room:  # dice to roll, larger letters
                self._too_low[self._arrangement] = self.height()
                self._arrange(self.size())
        return done

    def _arrange(self, size: QSize) -> None:
        if size.width() >= _WIDE:
            wanted = Arrangement.WIDE
        else:
            wanted = next((one for one in _UNTABBED if self._has_room_for(one, size)), Arrangement.NARROW)
        if wanted is self._arrangement:
            return
        self._arrangement = wanted
        self._is_arranging = True
        focused = self.focusWidget()
        for layout in (self._left_column, self._right_column):
            take_out_all(layout)
        self._tools.removeWidget(self.commitment)
        self.commitment.set_compact(wanted in {Arrangement.LOW, Arrangement.NARROW})
        self._tabs.clear()
        self._faces_scroll.takeWidget()
        (self._arrange_wide if wanted is Arrangement.WIDE else self._arrange_column)(wanted)
        self._put_guests()
        self._is_arranging = False
        if focused is not None:
            focused.setFocus()

    def _has_room_for(self, arrangement: Arrangement, size: QSize) -> bool:
        return (
            size.width() >= _NARROW
            and size.height() >= _LEAST_HEIGHTS[arrangement]
            and size.height() > self._too_low.get(arrangement, 0)
        )

    def _fit_players(self) -> None:
        """Where height is dear, the dice of the players' cards are left out before faces are cut or few moves seen."""
        if self._arrangement not in {Arrangement.LOW, Arrangement.NARROW}:
            return
        parts = [self.tray.sizeHint().height(), self.faces.sizeHint().height()]
        if self._arrangement is Arrangement.NARROW:
            parts.append(self._tabs.tabBar().sizeHint().height())
        else:
            parts.append(self.moves.minimumSizeHint().height() + Target.TOUCH)
        parts[0] = max(parts[0], self.tray.minimumHeight())
        parts.append(self._tools.sizeHint().height())
        if self.overlays.isVisibleTo(self):
            parts.append(self.overlays.sizeHint().height())
        spacing = self._right_column.spacing() * len(parts)
        self.players.set_room(self.height() - 2 * Space.M - sum(parts) - spacing)

    def _arrange_wide(self, _arrangement: Arrangement) -> None:
        self._left.setFixedWidth(_PLAYERS_WIDTH)
        self._right.setFixedWidth(_SIDE_WIDTH)
        self._page.setSpacing(Space.L)
        self._tabs.hide()
        self.moves.set_titled(True)
        self.speeds.show()
        self._right_column.setSpacing(Space.M)
        self.tray.set_compact(False)
        self.faces.set_tight(False)
        self.players.set_compact(False)
        self._left_column.addWidget(self.players, 1)
        self._left_column.addWidget(self.commitment)
        self._left_column.addWidget(self.overlays)
        for widget, stretch in ((self.tray, 0), (self.faces, 0), (self.moves, 1)):
            self._right_column.addWidget(widget, stretch)
            widget.show()
        self._right_column.addLayout(self._tools)
        self._left.show()

    def _arrange_column(self, arrangement: Arrangement) -> None:
        narrow, flat = arrangement is Arrangement.NARROW, arrangement is not Arrangement.MIDDLE
        self._left.hide()
        self._right.setFixedWidth(_NARROW_SIDE_WIDTH if narrow and self.width() < _NARROW else _SIDE_WIDTH)
        self.moves.set_titled(not narrow)
        self.speeds.setVisible(not flat)  # the menu has them, too
        self._page.setSpacing(Space.M)
        self._right_column.setSpacing(Space.XXS if narrow else Space.XS if flat else Space.M)
        self.tray.set_compact(flat)
        self.faces.set_tight(flat)
        self.players.set_compact(True)
        self._right_column.addWidget(self.tray)
        self._right_column.addWidget(self.players)
        if flat:
            self._tools.insertWidget(3, self.commitment)
        else:
            self._right_column.addWidget(self.commitment)
        if narrow:
            self._tabs.addTab(self.moves, self.tr("Moves"))
            self._faces_scroll.setWidget(self.faces)
            self.faces.setAutoFillBackground(False)  # which a scroll area turns on, for good
            self._tabs.addTab(self._faces_scroll, self.tr("Faces"))
            self._right_column.addWidget(self._tabs, 1)
            self._tabs.show()
        else:
            self._tabs.hide()
            self._right_column.addWidget(self.faces)
            self._right_column.addWidget(self.moves, 1)
            self.faces.show()
            self.moves.show()
        self._right_column.addWidget(self.overlays)
        self._right_column.addLayout(self._tools)
        self.players.show()

    # ------------------------------------------------------------------------------------------------- guests

    @property
    def beside(self) -> QWidget | None:
        """What stands in the place of the faces, and where there is little room of more."""
        return self._beside

    def show_beside(self, guest: QWidget | None) -> None:
        """Let `guest` have the place of the faces, of the moves and the players where room is scarce; None: no more."""
        if guest is self._beside:
            return
        slot = self._slot.layout()
        assert isinstance(slot, QVBoxLayout)
        if self._beside is not None:
            self._beside.hide()
            slot.removeWidget(self._beside)
        self._beside = guest
        if guest is not None:
            slot.insertWidget(0, guest)
            guest.show()
        self._put_guests()

    @property
    def aside(self) -> QWidget | None:
        """What stands in the place of everything beside the board."""
        return self._aside

    def show_aside(self, guest: QWidget | None) -> None:
        """Let `guest` have all the room beside the board; None gives it back to the players, the tray and the rest."""
        if guest is not self._aside:
            if self._aside is not None:
                self._aside.hide()
                self._page.removeWidget(self._aside)
            self._aside = guest
            if guest is not None:
                guest.setParent(self)
                self._page.addWidget(guest)
                self._fit_aside()
                guest.show()
            self._put_guests()

    def _put_guests(self) -> None:
        """Whoever stands in the place of others: show it, and hide those."""
        wide, narrow = self._arrangement is Arrangement.WIDE, self._arrangement is Arrangement.NARROW
        guest = self._beside is not None
        if self._right_column.indexOf(self._slot) < 0:
            self._right_column.insertWidget(1, self._slot)
        self._right_column.setStretchFactor(self._slot, 0 if wide else 1)
        self._slot.setVisible(guest)
        self.players.setVisible(wide or not guest)
        if narrow:
            self._tabs.setVisible(not guest)
        else:
            self.faces.setVisible(not guest)
            self.moves.setVisible(wide or not guest)
        self._left.setVisible(self._aside is None and self._arrangement is Arrangement.WIDE)
        self._right.setVisible(self._aside is None)

    def _fit_aside(self) -> None:
        """As much as the board, which is about as wide as high, leaves."""
        if self._aside is not None:
            board = self.height() - _UNDER_BOARD
            room = self.width() - 2 * Space.M - self._page.spacing()
            self._aside.setFixedWidth(max(_LEAST_ASIDE, min(_MOST_ASIDE, room - board, room // 2)))

    def set_speed(self, speed: Speed) -> None:
        """Show which speed is chosen; the control has none for those that only the menu offers."""
        self.speeds.set_value(speed if speed is not Speed.INSTANT else Speed.FAST)

    def _speed_choices(self) -> list[Choice]:
        return [
            Choice(Speed.SLOW, self.tr("Slow")),
            Choice(Speed.NORMAL, self.tr("Normal")),
            Choice(Speed.FAST, self.tr("Fast")),
        ]

    def set_overlays(self, choices: list[Choice]) -> None:
        """Offer these overlays for the board, which may be another one now; none hides the control."""
        self._too_low.clear()
        self.overlays.set_choices(choices)
        self.overlays.setVisible(bool(choices))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.speeds.set_words(self.tr("Speed of play"), self._speed_choices())
            self.overlays.set_words(self.tr("Overlay"))
            for index, name in enumerate((self.tr("Moves"), self.tr("Faces"))[: self._tabs.count()]):
                self._tabs.setTabText(index, name)
            self.undo_button.set_label(self.tr("Undo"))
            self.redo_button.set_label(self.tr("Redo"))
            self.hint_button.set_label(self.tr("Hint"))

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 480)

    def focus_board(self) -> None:
        """Let the keyboard speak to the board."""
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
