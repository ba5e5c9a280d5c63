"""What can keep a game from being read, beside what is wrong with its record."""

from __future__ import annotations

from hotl_desktop.games.base import Message


class FileFault(Message):
    """By code."""

    NO_FILE = "there is no such file"
    NOT_A_FILE = "this is not a file"
    NOT_READABLE = "cannot be read: {detail}"
    NO_POSITION = "there is no position in this text"
    TEXT_TOO_LONG = "the text is too long to be a position"
    NOT_OVER = "the game is not over"
    NOT_IN_THE_LIST = "this game is not in the list any more"
