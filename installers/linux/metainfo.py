"""Fills in what software centres show."""

from __future__ import annotations

from xml.etree import ElementTree

from ..changelog import releases
from ..product import COMPONENT, HOME, ROOT, version

SCREENSHOTS = (
    "head-of-the-line.png",
    "get-off-my-lawn.png",
    "lesson.png",
    "review.png",
    "head-of-the-line-dark.png",
    "get-off-my-lawn-dark.png",
)
"""In resources/screenshots."""


def metainfo() -> str:
    """The component in AppStream's form; its pictures lie at the project's home under the tag of this version."""
    form = (ROOT / "installers" / "linux" / "metainfo.xml").read_text(encoding="utf-8")
    for key, value in {
        "component": COMPONENT,
        "home": HOME,
        "screenshots": f"{HOME}/raw/v{version()}/resources/screenshots",
    }.items():
        form = form.replace("{" + key + "}", value)
    root = ElementTree.fromstring(form)
    listed = root.find("releases")
    assert listed is not None
    for release in releases():
        entry = ElementTree.SubElement(listed, "release", version=release.version, date=release.day.isoformat())
        changes = ElementTree.SubElement(ElementTree.SubElement(entry, "description"), "ul")
        for change in release.changes:
            ElementTree.SubElement(changes, "li").text = change
    ElementTree.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ElementTree.tostring(root, "unicode")}\n'
