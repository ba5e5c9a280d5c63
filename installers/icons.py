"""Makes the program's icon in the sizes and files that each system wants, from the one drawing.

python -m installers.icons FOLDER
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QIcon

from .product import NAME, ROOT

DRAWING: Final = ROOT / "resources" / "icons" / f"{NAME}.svg"
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 256)
ICNS_KINDS: Final = {"icp4": 16, "icp5": 32, "ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256,
                     "ic14": 512, "ic09": 512, "ic10": 1024}  # fmt: skip
"""By Apple's names, sizes in pixels; some stand for half the size on a fine screen."""


def png(size: int) -> bytes:
    """The icon as a PNG of so many pixels. Needs a QGuiApplication."""
    written = QByteArray()
    buffer = QBuffer(written)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture = QIcon(str(DRAWING)).pixmap(size)
    assert picture.width() == picture.height() == size
    picture.save(buffer, "PNG")
    return bytes(written.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by their sizes."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries = b""
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + entries + b"".join(pictures.values())


def icns(pictures: dict[str, bytes]) -> bytes:
    """A macOS icon of PNG pictures by Apple's names."""
    body = b"".join(kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items())
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make_icons(folder: Path) -> None:
    """Write all of them into `folder`."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([NAME])
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
    (folder / f"{NAME}.svg").write_bytes(DRAWING.read_bytes())
    (folder / f"{NAME}.ico").write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    (folder / f"{NAME}.icns").write_bytes(icns({kind: png(size) for kind, size in ICNS_KINDS.items()}))
    del application


if __name__ == "__main__":
    make_icons(Path(sys.argv[1]))
