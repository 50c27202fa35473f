"""A worker that thinks as long as a file is there, and notes what it was asked and answered.

python -m tests.server.gated FILE
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import msgspec

from ahu.server import bot_decisions, worker


class GatedBots(bot_decisions.Bots):
    """They decide as always, when they may."""

    def decide(self, asked: bot_decisions.BotRequest) -> bot_decisions.BotDecision:
        gate = Path(sys.argv[1])
        while gate.exists():
            time.sleep(0.01)
        decided = super().decide(asked)
        with gate.with_suffix(".log").open("ab") as log:
            log.write(msgspec.json.encode((asked.recall, decided.move)) + b"\n")
        return decided


if __name__ == "__main__":
    sys.exit(worker.main(GatedBots()))
