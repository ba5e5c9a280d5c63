"""What is wrong with a disk, a file or a record, in the words of the person's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from hotl_desktop.games.base import GameError, IllegalAction, Message, NotLoadable
from hotl_desktop.match.faults import RecordFault
from hotl_desktop.storage.faults import FileFault
from hotl_desktop.storage.problems import StorageProblem, Task, Trouble, trouble_of
from hotl_desktop.view.lists import sentences

from .marked import filled, marked
from .refusal_words import refusal_text
from .text import isolated, shown_name

translate = QCoreApplication.translate

TASK_WORDS: Final[Mapping[Task, str]] = {
    Task.MAKE_FOLDER: marked("Problem", "The folder for the program's files could not be made."),
    Task.KEEP_GAME: marked("Problem", "The game under way could not be kept."),
    Task.SAVE_GAME: marked("Problem", "The game could not be saved."),
    Task.EXPORT: marked("Problem", "The export could not be written."),
    Task.KEEP_SETTINGS: marked("Problem", "The settings could not be kept."),
    Task.KEEP_RESULT: marked("Problem", "The finished game could not be kept."),
    Task.READ_LIBRARY: marked("Problem", "The list of finished games could not be opened."),
}
TROUBLE_WORDS: Final[Mapping[Trouble, str]] = {
    Trouble.FULL: marked("Problem", "The disk is full."),
    Trouble.READ_ONLY: marked("Problem", "The disk cannot be written to."),
    Trouble.DENIED: marked("Problem", "Permission is missing."),
    Trouble.MISSING: marked("Problem", "The folder or the disk is not there."),
    Trouble.NAME: marked("Problem", "Such a name is not possible there."),
    Trouble.NOT_A_FILE: marked("Problem", "There is something else of that name."),
    Trouble.BUSY: marked("Problem", "Another program holds it."),
    Trouble.BROKEN: marked("Problem", "The disk reports an error."),
    Trouble.NEWER: marked("Problem", "A newer version of the program made it."),
    Trouble.OTHER: marked("Problem", "Something unexpected happened."),
}
FAULT_WORDS: Final[Mapping[Message, str]] = {
    FileFault.NO_FILE: marked("Fault", "There is no such file."),
    FileFault.NOT_A_FILE: marked("Fault", "This is not a file."),
    FileFault.NOT_READABLE: marked("Fault", "The file cannot be read. {trouble}"),
    FileFault.NO_POSITION: marked("Fault", "There is no position in this text."),
    FileFault.TEXT_TOO_LONG: marked("Fault", "The text is too long to be a position."),
    FileFault.NOT_OVER: marked("Fault", "The game is not over."),
    FileFault.NOT_IN_THE_LIST: marked("Fault", "This game is not in the list any more."),
    RecordFault.TOO_LARGE: marked("Fault", "The file is larger than {megabytes} MB, so it is no game record."),
    RecordFault.NOT_TEXT: marked("Fault", "This is no text in UTF-8: byte {byte} cannot be read."),
    RecordFault.NOT_JSON: marked("Fault", "This is no JSON, from column {column} on."),
    RecordFault.NO_NUMBER: marked("Fault", "{number} is no number."),
    RecordFault.TOO_DEEP: marked("Fault", "It is nested too deeply."),
    RecordFault.NO_OBJECT: marked("Fault", "This is no game record, though it is JSON."),
    RecordFault.KEY_TWICE: marked("Fault", "This key stands there twice."),
    RecordFault.NUMBER_TOO_LARGE: marked("Fault", "The number {number} is too large."),
    RecordFault.HALF_A_CHARACTER: marked("Fault", "There is half a character in the text."),
    RecordFault.NO_RECORD: marked("Fault", "This is no game record: {expected} is expected here."),
    RecordFault.NO_VERSION: marked("Fault", "{found} is not the number of a record version."),
    RecordFault.NEWER: marked("Fault", "A newer version of the program made it, in a form this one does not know."),
    RecordFault.MISSING: marked("Fault", "This is missing."),
    RecordFault.MISSING_THOUGH_OVER: marked("Fault", "This is missing, though the game is over."),
    RecordFault.NO_GAME: marked("Fault", "{found} is not the name of a game."),
    RecordFault.OBJECT_EXPECTED: marked("Fault", "An object is expected, not {found}."),
    RecordFault.LIST_EXPECTED: marked("Fault", "A list is expected, not {found}."),
    RecordFault.TEXT_EXPECTED: marked("Fault", "A text is expected, not {found}."),
    RecordFault.HEX_EXPECTED: marked("Fault", "{digits} digits from 0 to f are expected, not {found}."),
    RecordFault.NO_OPTION_VALUE: marked("Fault", "{found} is no value of an option."),
    RecordFault.UNKNOWN: marked("Fault", "This does not exist in this program."),
    RecordFault.NO_KIND: marked("Fault", "{found} is none of {kinds}."),
    RecordFault.TOO_MANY_EVENTS: marked("Fault", "There are more than {most}, so it is no game record."),
    RecordFault.EVENT_TOO_LONG: marked("Fault", "{event} is too long for an event."),
    RecordFault.EVENT: marked("Fault", "{event} is not possible here. {error}"),
    RecordFault.EVENT_INCOMPLETE: marked("Fault", "The event is not complete."),
    RecordFault.EVENT_DIFFERS: marked("Fault", "What happens here is {expected}."),
    RecordFault.NO_DICE_SOURCE: marked("Fault", "{found} is no kind of dice."),
    RecordFault.NO_SUCH_DICE_KEY: marked("Fault", "Dice of this kind have no such key."),
    RecordFault.OTHER_SEED: marked("Fault", "The seed is not the one that was promised."),
    RecordFault.OTHER_DIE: marked("Fault", "Die {number} of the game shows {shown}, but the seed gives {given}."),
    RecordFault.NOT_OVER: marked("Fault", "There is a result, though the game is not over."),
    RecordFault.RESULT_EXPECTED: marked("Fault", "Scores and winners are expected here."),
    RecordFault.OTHER_SCORES: marked("Fault", "The game ended otherwise: {scores}."),
    RecordFault.OTHER_WINNERS: marked("Fault", "The game has another winner: {winners}."),
}


def problem_text(error: OSError) -> str:
    """What could not be done, if that is known, and why."""
    why = trouble_text(error.trouble if isinstance(error, StorageProblem) else trouble_of(error))
    if not isinstance(error, StorageProblem):
        return why
    return sentences((filled("Problem", TASK_WORDS[error.task], {}), why))


def problem_place(error: OSError) -> str:
    """The path it is about, as it can be shown; empty for none."""
    path = error.path if isinstance(error, StorageProblem) else error.filename
    return shown_name(str(path), longest=400) if path else ""


def trouble_text(trouble: Trouble) -> str:
    """Why a disk did not do what it should."""
    return filled("Problem", TROUBLE_WORDS[trouble], {})


def fault_text(error: GameError) -> str:
    """What is wrong with a record or a file of the program, and where in it."""
    said = _said(error)
    place = error.place if isinstance(error, NotLoadable) else ""
    if not place:
        return said
    return translate("Fault", "{place}: {reason}").format(place=isolated(shown_name(place)), reason=said)


def _said(error: GameError) -> str:
    if isinstance(error, IllegalAction):
        reason = refusal_text(error)
        return translate("Fault", "{reason}. Rule {rule}.").format(reason=reason, rule=error.rule)
    if error.message is None:  # notation that is none, or a damaged file of the program's own
        return translate("Fault", "This cannot be understood.")
    return filled("Fault", FAULT_WORDS[error.message], {name: _shown(one) for name, one in error.values.items()})


def _shown(value: object) -> object:
    if isinstance(value, GameError):
        return _said(value)
    if isinstance(value, Trouble):
        return trouble_text(value)
    return isolated(shown_name(value, longest=100)) if isinstance(value, str) else value
