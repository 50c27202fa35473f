"""Runs `ahu` for `python -m ahu`."""

import sys

from ahu.cli import main

if __name__ == "__main__":
    sys.exit(main())
