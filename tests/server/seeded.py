"""`ahu serve`, but all its tables have the seed that a test has chosen: `python -m … SEED OPTION…`.

The seed is no option of `ahu serve`: whoever could set it could know it.
"""

from __future__ import annotations

import os
import sys

from starlette.applications import Starlette

from ahu.server import app, launcher, settings_reader

VARIABLE = "AHU_TESTS_SEED"


def application() -> Starlette:
    """Each server process makes one."""
    return app.from_environment(lambda: os.environ[VARIABLE])


def main() -> int:
    os.environ[VARIABLE], *options = sys.argv[1:]
    names = [option.removeprefix("--").replace("-", "_") for option in options[::2]]
    settings = settings_reader.settings(dict(zip(names, options[1::2], strict=True)), os.environ)
    return launcher.run(settings, "en", application=f"{__spec__.name}:application")


if __name__ == "__main__":
    sys.exit(main())
