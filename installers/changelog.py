"""The list of changes, read from CHANGELOG.md, in the forms that packages want."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from datetime import UTC, date, datetime, time
from typing import Any, Final

from .product import MAINTAINER, ROOT, version

FILE: Final = ROOT / "installers" / "CHANGELOG.md"
_TITLE: Final = re.compile(r"## (\S+) \((\d{4}-\d\d-\d\d)\)")


@dataclass(frozen=True, slots=True)
class Release:
    """A version and what is new in it."""

    version: str
    day: date
    changes: tuple[str, ...]


def releases(text: str | None = None) -> list[Release]:
    """All releases, the newest first.

    Raises:
        ValueError: a line is none of the form.
    """
    found: list[Release] = []
    changes: list[str] = []
    for line in (FILE.read_text(encoding="utf-8") if text is None else text).splitlines():
        if title := _TITLE.fullmatch(line):
            changes = []
            found.append(Release(title[1], date.fromisoformat(title[2]), ()))
        elif found and line.startswith("- "):
            changes.append(line[2:])
        elif found and line.startswith("  ") and changes:
            changes[-1] += f" {line.strip()}"
        elif line and line != "# Changes":
            raise ValueError(f"CHANGELOG.md: {line!r} is no title and no change")
        if found:
            found[-1] = Release(found[-1].version, found[-1].day, tuple(changes))
    return found


def is_current() -> bool:
    """Whether the newest release is the package's version, and has changes."""
    newest = releases()[0]
    return newest.version == version() and bool(newest.changes)


def for_nfpm() -> list[dict[str, Any]]:
    """The form that nfpm makes the changelogs of .deb and .rpm from."""
    return [
        {
            "semver": release.version,
            "date": datetime.combine(release.day, time(12), UTC).isoformat().replace("+00:00", "Z"),
            "packager": MAINTAINER,
            "changes": [
                # Continued lines stand in as far as nfpm puts the first.
                {"note": "\n    ".join(textwrap.wrap(change, 74))}
                for change in release.changes
            ],
            "deb": {"urgency": "low", "distributions": ["unstable"]},
        }
        for release in releases()
    ]
