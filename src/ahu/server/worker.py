"""Plays bots in a process of its own: a line of JSON for each decision, in and out.

It is given what a seat can recall, never the whole position, and can be killed at any moment. Hints
are found in the same way; of a game that is over it gets the record, to analyse it.
"""

from __future__ import annotations

import os
import signal
import sys
from time import perf_counter
from typing import BinaryIO

import msgspec
from msgspec import Struct

from ahu.analysis.hints import HintedMove, hints
from ahu.analysis.moments import Analyser, JudgedMoment
from ahu.core.match import replay
from ahu.core.record import game_of, read
from ahu.core.rng import Rng
from ahu.games import GAMES
from ahu.server import parent_watch
from ahu.server.boards import board_of
from ahu.server.bot_decisions import BotDecision, BotRequest, Bots, recalled

NICENESS = 5
"""The niceness of a worker, so that the server itself comes first."""


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


AnyRequest = BotRequest | HintRequest | AnalysisRequest
AnyAnswer = BotDecision | HintFound | MomentsJudged


class Answerer:
    """Answers all that the server asks of this process."""

    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._analyser: tuple[str, Analyser] | None = None
        """The game that was analysed last: its next moments are soon asked for."""

    def answer(self, asked: AnyRequest) -> AnyAnswer:
        """Returns the answer to a request."""
        match asked:
            case BotRequest():
                return self._bots.decide(asked)
            case HintRequest():
                return self.hint(asked)
            case AnalysisRequest():
                return self.analyse(asked)

    def hint(self, asked: HintRequest) -> HintFound:
        """Returns the moves that seem best for a seat, from what it recalls."""
        begun = perf_counter()
        _, recall = recalled(asked)
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


def answers() -> BinaryIO:
    """Returns the stream for answers. What a bot prints goes to standard error instead."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return out


def main(bots: Bots | None = None) -> int:
    """Decides until there is nobody left to ask."""
    parent_watch.end_with_parent(signal.SIGKILL)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    out, answerer = answers(), Answerer(bots or Bots())
    try:
        for line in sys.stdin.buffer:
            answer = answerer.answer(msgspec.json.decode(line, type=AnyRequest))
            out.write(msgspec.json.encode(answer) + b"\n")
            out.flush()
    except (BrokenPipeError, KeyboardInterrupt):
        pass
    return 0


if __name__ == "__main__":
    sys.exit(main())
