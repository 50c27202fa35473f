"""Plays bots in a process of its own: a line of JSON for each decision, in and out.

It is given what a seat can recall, never the whole position, and can be killed at any moment.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from time import perf_counter
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ahu.bots import parse
from ahu.bots.guard import GuardedBot
from ahu.core.contract import Game, Snapshot
from ahu.core.rng import Rng
from ahu.games import game_named
from ahu.server import parent_watch
from ahu.server.boards import board_of

MOST_BOTS = 64
"""How many bots keep what they have thought about their games."""
NICENESS = 5
"""The niceness of a worker, so that the server itself comes first."""


class BotRequest(Struct, frozen=True):
    """A decision to make. `key` names the bot, which may remember its earlier decisions."""

    key: str
    game: str
    rules: int
    """The version of the rules that the table is played by."""
    level: str
    seat: int
    recall: msgspec.Raw
    board_text: str | None
    """The text of the board, where it is not the game's own."""
    chance: int
    """The state at which its random numbers begin."""


class BotDecision(Struct, frozen=True):
    """A bot's move in notation, how long it took, and why the bot lost its turn, if it did."""

    move: str
    seconds: float
    faults: list[str]


class Bots:
    """The bots of this process."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, GuardedBot] = OrderedDict()

    def decide(self, asked: BotRequest) -> BotDecision:
        """Returns the bot's decision."""
        game = game_named(asked.game).at(asked.rules)
        snapshot: Snapshot = msgspec.json.decode(asked.recall, type=game.snapshots)
        recall = game.restore(snapshot, board_of(game.name, asked.board_text))
        bot = self._bot(asked, game)
        faults = len(bot.faults)
        begun = perf_counter()
        budget = parse(asked.level).budget(game)
        legal = recall.legal(asked.seat)
        action = bot.decide(recall, asked.seat, legal, Rng(asked.chance), budget)
        return BotDecision(
            game.write(action, recall.players),
            perf_counter() - begun,
            [fault.reason for fault in bot.faults[faults:]],
        )

    def _bot(self, asked: BotRequest, game: Game) -> GuardedBot:
        bot = self._bots.pop(asked.key, None) or GuardedBot(lambda: parse(asked.level).make(game))
        self._bots[asked.key] = bot
        if len(self._bots) > MOST_BOTS:
            _, oldest = self._bots.popitem(last=False)
            oldest.close()
        return bot


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
    out, bots = answers(), Bots()
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
