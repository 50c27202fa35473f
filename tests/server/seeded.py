"""`ahu serve`, but all its tables have the seed that a test has chosen: `python -m … SEED OPTION…`.

The seed is no option of `ahu serve`: whoever could set it could know it. And workers do not give
way, nor are they given up: how busy a machine is changes nothing of what is played.
"""

from __future__ import annotations

import os
import sys
from functools import partial

from starlette.applications import Starlette

from ahu.server import app, bot_dispatcher, launcher, settings_reader
from ahu.server.worker_pool import WorkerPool

VARIABLE = "AHU_TESTS_SEED"
EAGER = (
    *(sys.executable, "-c"),
    "import sys, ahu.server.worker as worker; worker.NICENESS = 0; sys.exit(worker.main())",
)
PATIENCE_S = 600.0


def application() -> Starlette:
    """Each server process makes one."""
    patient = partial(WorkerPool, command=EAGER, patience_s=PATIENCE_S, starting_s=PATIENCE_S)
    vars(bot_dispatcher)["WorkerPool"] = patient
    return app.from_environment(lambda: os.environ[VARIABLE])


def main() -> int:
    os.environ[VARIABLE], *options = sys.argv[1:]
    names = [option.removeprefix("--").replace("-", "_") for option in options[::2]]
    settings = settings_reader.settings(dict(zip(names, options[1::2], strict=True)), os.environ)
    return launcher.run(settings, "en", application=f"{__spec__.name}:application")


if __name__ == "__main__":
    sys.exit(main())
