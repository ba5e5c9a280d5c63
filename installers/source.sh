#!/bin/sh
# Runs HOTL Desktop from its sources: installs whatever is missing, then starts or tests it.
#
#   sh installers/source.sh start [FILE.hotl]
#   sh installers/source.sh test [PYTEST ARGUMENT…]
#
# On Debian and its relatives system packages are installed as root or with sudo; elsewhere Python 3.11 to 3.13 and a
# C compiler (optional: opponents are slower without) must be there. Python packages go into .venv beside this folder.
set -eu
cd "$(dirname "$0")/.."

case "${1:-}" in
start | test) task=$1 && shift ;;
*) echo "usage: sh installers/source.sh start [FILE.hotl] | test [PYTEST ARGUMENT...]" >&2 && exit 2 ;;
esac

# Qt's own needs; the xcb ones are for a real window.
packages="python3 python3-venv python3-dev gcc libc6-dev
libgl1 libegl1 libglib2.0-0 libdbus-1-3 libfontconfig1 libxkbcommon0
libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"

if command -v apt-get >/dev/null; then
    missing=
    for package in $packages; do
        dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing="$missing $package"
    done
    if [ -n "$missing" ]; then
        as_root=
        [ "$(id -u)" = 0 ] || as_root=sudo
        $as_root apt-get update -q
        # shellcheck disable=SC2086 # a list
        $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends $missing
    fi
fi

python=${PYTHON:-python3}
[ -x .venv/bin/python ] || "$python" -m venv .venv
extra=
[ "$task" = start ] || extra="[test]"
# Once for each state of what is installed: the sources themselves are used in place.
stamp=$(cat pyproject.toml setup.py $(find hotl_desktop -name '*.pxd' -o -path '*/kernels/*.py') 2>/dev/null | cksum)
if [ "$(cat .venv/installed"$extra" 2>/dev/null)" != "$stamp" ]; then
    .venv/bin/python -m pip install -q --disable-pip-version-check --editable ".$extra"
    echo "$stamp" >".venv/installed$extra"
fi

case $task in
start) exec .venv/bin/hotl-desktop "$@" ;;
test) exec .venv/bin/python -m pytest "$@" ;;
esac
