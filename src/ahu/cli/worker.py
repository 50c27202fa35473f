"""`ahu worker` plays the bots of servers that share a PostgreSQL."""

from __future__ import annotations

import os

from ahu.cli.command import Command
from ahu.cli.serve import settings_options

TAKEN = ("database", "workers", "pause-ms", "bot-tables", "metrics", "log")
"""The settings of a server that matter here."""


def run(*, language: str, **given: str | None) -> int:
    """Plays bots until interrupted. Returns the exit code."""
    from ahu.server.bot_service import run as play
    from ahu.server.settings_reader import settings

    options = {name: text for name, text in given.items() if text is not None}
    return play(settings(options, os.environ), language)


WORKER = Command(run, settings_options(TAKEN), epilog="serve-environment")
