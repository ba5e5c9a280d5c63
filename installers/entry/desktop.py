"""The window program in a bundle."""

import sys

from hotl_desktop.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
