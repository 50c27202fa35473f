"""`ahu worker`: plays the bots of servers that share a PostgreSQL."""

from __future__ import annotations

import os
from argparse import Namespace
from importlib.util import find_spec

from ahu.cli.faults import usage
from ahu.cli.parser import Parser
from ahu.cli.serve import NEEDED, OPTIONS
from ahu.text import say

TAKEN = ("database", "workers", "pause-ms", "log")
"""The settings of a server that matter here."""


def add(parser: Parser) -> None:
    """What can be set."""
    for name, text, value in OPTIONS:
        if name in TAKEN:
            parser.take(f"--{name}", text, value=value)
    parser.epilog = say("serve-environment", parser.language)


def run(arguments: Namespace, language: str) -> int:
    """Play bots until interrupted."""
    if any(find_spec(name) is None for name in NEEDED):
        raise usage("serve-missing")
    from ahu.server.bot_service import run as play
    from ahu.server.reading import settings

    names = [name.replace("-", "_") for name in TAKEN]
    given = vars(arguments)
    options = {name: given[name] for name in names if given[name] is not None}
    return play(settings(options, os.environ), language)
