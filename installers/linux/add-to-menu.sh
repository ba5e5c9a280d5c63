#!/bin/sh
# Puts HOTL Desktop, wherever this folder is, into your menu and lets it open .hotl files; --remove takes it out again.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}

(cd "$here/share" && find . -type f) | while read -r file; do
    if [ "${1:-}" = --remove ]; then
        rm -f "$share/$file"
    else
        mkdir -p "$share/$(dirname "$file")"
        cp "$here/share/$file" "$share/$file"
    fi
done

if [ "${1:-}" != --remove ]; then
    # In quotes, as the folder may have spaces in its name.
    sed -i "s|^Exec=hotl-desktop|Exec=\"$here/hotl-desktop\"|; s|^TryExec=.*|TryExec=$here/hotl-desktop|" \
        "$share/applications/hotl-desktop.desktop"
fi

for update in "update-desktop-database $share/applications" "update-mime-database $share/mime" \
    "gtk-update-icon-cache -q -t $share/icons/hicolor"; do
    # Who does not have these programs sees the change after the next login.
    if command -v "${update%% *}" >/dev/null; then $update >/dev/null 2>&1 || true; fi
done
