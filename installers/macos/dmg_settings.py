"""How the disk image looks: read by dmgbuild, which defines `defines`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

defines: dict[str, str] = globals().get("defines", {})

application = defines.get("app", "HOTL Desktop.app")
_name = Path(application).name

format = "ULFO"  # noqa: A001 - dmgbuild's name
filesystem = "HFS+"
files: list[Any] = [application]
symlinks = {"Applications": "/Applications"}
hide_extensions = [_name]
badge_icon = defines.get("icon")

window_rect = ((200, 200), (560, 360))
default_view = "icon-view"
show_status_bar = show_tab_view = show_toolbar = show_pathbar = show_sidebar = False
icon_size = 112
text_size = 13
icon_locations = {_name: (150, 160), "Applications": (410, 160)}
