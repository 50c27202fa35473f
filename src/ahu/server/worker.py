"""Plays bots in a process of its own: a line of JSON for each decision, in and out.

It is given what a seat can recall, never the whole position, and can be killed at any moment. Hints
are found in the same way; of a game that is over it gets the record, to analyse it.
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

from ahu.analysis.hints import HintedMove, hints
from ahu.analysis.moments import Analyser, JudgedMoment
from ahu.bots import parse
from ahu.bots.guard import GuardedBot
from ahu.core.contract import Game, Position, Snapshot
from ahu.core.match import replay
from ahu.core.record import game_of, read
from ahu.core.rng import Rng
from ahu.games import GAMES, game_named
from ahu.server import parent_watch
from ahu.server.boards import board_of

MOST_BOTS = 64
"""How many bots keep what they have thought about their games."""
NICENESS = 5
"""The niceness of a worker, so that the server itself comes first."""


class BotRequest(Struct, frozen=True, tag_field="for", tag="decision"):
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


class HintRequest(Struct, frozen=True, tag_field="for", tag="hint"):
    """A hint to find for a seat."""

    key: str
    game: str
    rules: int
    seat: int
    recall: msgspec.Raw
    board_text: str | None
    chance: int
    """The state at which its random numbers begin."""


class AnalysisRequest(Struct, frozen=True, tag_field="for", tag="analysis"):
    """Moments of a finished game to judge, from `first`, for about `seconds`; one at least."""

    key: str
    record: str
    """The record as JSON."""
    board_text: str | None
    first: int
    seconds: float


class HintFound(Struct, frozen=True):
    """The moves of a hint, and how long it took."""

    moves: list[HintedMove]
    seconds: float


class MomentsJudged(Struct, frozen=True):
    """Moments that were judged, how many there are in all, and how long it took."""

    moments: list[JudgedMoment]
    of: int
    seconds: float


class BotDecision(Struct, frozen=True):
    """A bot's move in notation, how long it took, and why the bot lost its turn, if it did."""

    move: str
    seconds: float
    faults: list[str]


AnyRequest = BotRequest | HintRequest | AnalysisRequest
AnyAnswer = BotDecision | HintFound | MomentsJudged


class Bots:
    """The bots of this process."""

    def __init__(self) -> None:
        self._bots: OrderedDict[str, GuardedBot] = OrderedDict()
        self._analyser: tuple[str, Analyser] | None = None
        """The game that was analysed last: its next moments are soon asked for."""

    def answer(self, asked: AnyRequest) -> AnyAnswer:
        """Returns the answer to a request."""
        match asked:
            case BotRequest():
                return self.decide(asked)
            case HintRequest():
                return self.hint(asked)
            case AnalysisRequest():
                return self.analyse(asked)

    def hint(self, asked: HintRequest) -> HintFound:
        """Returns the moves that seem best for a seat, from what it recalls."""
        begun = perf_counter()
        _, recall = _recalled(asked)
        found = hints(recall, asked.seat, Rng(asked.chance))
        return HintFound(found, perf_counter() - begun)

    def analyse(self, asked: AnalysisRequest) -> MomentsJudged:
        """Judges moments of a finished game until the time is over. Raises Refused."""
        begun = perf_counter()
        if self._analyser is None or self._analyser[0] != asked.key:
            record = read(asked.record.encode(), GAMES)
            game = game_of(record.header, GAMES)
            match = replay(game, record, board_of(game.name, asked.board_text))
            self._analyser = asked.key, Analyser(match)
        analyser = self._analyser[1]
        found: list[JudgedMoment] = []
        for number in range(asked.first, len(analyser)):
            found.append(analyser.moment(number))
            if perf_counter() - begun >= asked.seconds:
                break
        return MomentsJudged(found, len(analyser), perf_counter() - begun)

    def decide(self, asked: BotRequest) -> BotDecision:
        """Returns the bot's decision."""
        game, recall = _recalled(asked)
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


def _recalled(asked: BotRequest | HintRequest) -> tuple[Game, Position]:
    """Returns the game of a request, and what its seat recalls."""
    game = game_named(asked.game).at(asked.rules)
    snapshot: Snapshot = msgspec.json.decode(asked.recall, type=game.snapshots)
    return game, game.restore(snapshot, board_of(game.name, asked.board_text))


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
            answer = bots.answer(msgspec.json.decode(line, type=AnyRequest))
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
