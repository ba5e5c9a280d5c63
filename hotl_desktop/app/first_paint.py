"""What the start page looks like before anything is found on the disk, kept from one start to the next.

To bring in and make all widgets of the page takes more than half as long as to open a window at all, and its miniatures
come later still. But how the page looks with them depends on a few settings, the screens and the version only. So a
picture of it is kept, and the next start paints that first; the page takes its place as soon as it is made, and the
miniatures theirs. What is clicked or typed meanwhile waits in the queue and reaches the page.

Nothing depends on the picture: where there is none, where it is damaged or not of now, the page is seen a little later.
And where the page comes to look otherwise than its picture, a new one is kept.
"""

from __future__ import annotations

import logging
import struct
import time
import zlib
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, QLocale, qVersion
from PySide6.QtGui import QGuiApplication, QImage

from hotl_desktop import __version__
from hotl_desktop.storage.atomic import write_atomically
from hotl_desktop.storage.places import Places, make_folder
from hotl_desktop.storage.problems import StorageProblem
from hotl_desktop.storage.settings import Settings
from hotl_desktop.widgets.main_window import MainWindow

log = logging.getLogger(__name__)

MOST_BYTES: Final = 64 * 1024 * 1024
"""Larger pictures are not kept: 4K at four bytes a pixel is half of it."""
PATIENCE_SECONDS: Final = 0.3
"""How long to wait for the window to be seen; it may have come up on another desk."""

_MAGIC: Final = b"hotl-first-paint 1\n"
_SUM: Final = struct.Struct("<I")
"""CRC-32 of all that follows."""
_HEAD: Final = struct.Struct("<IIId")
"""Bytes of the circumstances, width, height, pixels for each logical one. The circumstances and the pixels follow."""
_PIXEL_BYTES: Final = 4
_QUICK: Final = 1
"""How hard zlib tries: it is the reading that counts."""


class FirstPaint:
    """The picture of one profile, under the circumstances of now."""

    def __init__(self, places: Places, settings: Settings, window: MainWindow) -> None:
        """Look at the circumstances.

        Args:
            places: where it is kept.
            settings: those in force.
            window: where it will be seen, already in its place.
        """
        self._path: Final = places.state / "first-paint"
        self._circumstances: Final = _circumstances(settings, window)
        self._kept: QImage | None = None

    def load(self) -> QImage | None:
        """The picture; None where there is none of these circumstances."""
        try:
            self._kept = _unpack(self._path.read_bytes(), self._circumstances)
        except (OSError, ValueError, MemoryError, struct.error, zlib.error):
            self._kept = None
        return self._kept

    def keep(self, window: MainWindow) -> None:
        """Keep what `window` looks like now, unless it looks as it was kept before; give the memory for that back."""
        kept, self._kept = self._kept, None
        if not window.isVisible():
            return
        picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        if picture == kept or picture.sizeInBytes() > MOST_BYTES:
            return
        try:
            make_folder(self._path.parent)
            write_atomically(self._path, _pack(picture, self._circumstances), durable=False)
        except (OSError, StorageProblem) as error:
            log.warning("the first paint cannot be kept: %s", error)


def wait_until_painted(window: MainWindow) -> None:
    """Let the window come up and be painted, but leave to its page what is clicked and typed meanwhile."""
    end = time.monotonic() + PATIENCE_SECONDS
    only = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    handle = window.windowHandle()
    while handle is not None and not handle.isExposed() and time.monotonic() < end:
        QCoreApplication.processEvents(only)
    QCoreApplication.processEvents(only)


def _circumstances(settings: Settings, window: MainWindow) -> bytes:
    """All that the first paint depends on."""
    palette = QGuiApplication.palette()
    screens = [(one.geometry().getRect(), one.devicePixelRatio()) for one in QGuiApplication.screens()]
    return repr(
        (
            (__version__, qVersion()),
            (settings.theme, settings.text_size, settings.language, settings.reduced_motion, settings.no_motion),
            (window.geometry().getRect(), settings.window is not None and settings.window.maximized),
            (screens, window.logicalDpiX(), QGuiApplication.platformName(), QGuiApplication.font().toString()),
            # The system's colours tell whether it is dark, without any of Qt's many enums, which are slow to come in.
            (palette.window().color().rgba(), palette.text().color().rgba(), palette.highlight().color().rgba()),
            (QLocale.system().uiLanguages(), QLocale.system().name()),
        )
    ).encode("utf-8", "backslashreplace")


def _pack(picture: QImage, circumstances: bytes) -> bytes:
    head = _HEAD.pack(len(circumstances), picture.width(), picture.height(), picture.devicePixelRatio())
    rest = b"".join((head, circumstances, zlib.compress(picture.constBits(), _QUICK)))
    return b"".join((_MAGIC, _SUM.pack(zlib.crc32(rest)), rest))


def _unpack(data: bytes, circumstances: bytes) -> QImage | None:
    """The picture in `data`, if it is of these circumstances.

    Raises:
        ValueError, struct.error, zlib.error: it is no such file.
    """
    at = len(_MAGIC) + _SUM.size
    if data[:at] != _MAGIC + _SUM.pack(zlib.crc32(data[at:])):
        return None
    length, width, height, ratio = _HEAD.unpack_from(data, at)
    at += _HEAD.size
    if data[at : at + length] != circumstances:
        return None
    size = width * height * _PIXEL_BYTES
    if not 0 < size <= MOST_BYTES or not ratio > 0:
        return None
    unpacker = zlib.decompressobj()
    pixels = unpacker.decompress(data[at + length :], size)
    if len(pixels) != size or not unpacker.eof:
        return None
    picture = QImage(pixels, width, height, width * _PIXEL_BYTES, QImage.Format.Format_RGB32).copy()
    picture.setDevicePixelRatio(ratio)
    return picture
