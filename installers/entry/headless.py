"""`hotl` in a bundle."""

import multiprocessing
import sys

from hotl_desktop.cli.main import main

if __name__ == "__main__":
    # The worker processes of a bundle are started through this very program.
    multiprocessing.freeze_support()
    sys.exit(main())
