"""Plays bots in a process of its own: a line of JSON for each decision, in and out.

It is given what a seat can recall, never the whole position, and can be killed at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from ahu.server import bot_decisions, parent_watch
from ahu.server.bot_decisions import BotRequest

NICENESS = 5
"""The niceness of a worker, so that the server itself comes first."""


def answers() -> BinaryIO:
    """Returns the stream for answers. What a bot prints goes to standard error instead."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return out


def main() -> int:
    """Decides until there is nobody left to ask."""
    parent_watch.end_with_parent(signal.SIGKILL)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out, bots = answers(), bot_decisions.Bots()
    try:
        for line in sys.stdin.buffer:
            decided = bots.decide(msgspec.json.decode(line, type=BotRequest))
            out.write(msgspec.json.encode(decided) + b"\n")
            out.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
