"""Keeps the result of each game as a line of JSON, written as the game ends.

A contest that goes on and the summary both read these lines.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ahu.core.line_file import lines
from ahu.core.reading import decode


class FaultResult(Struct, frozen=True):
    """A turn that a bot lost: the seat, which of its decisions, and why."""

    seat: int
    decision: int
    reason: str
    detail: str = ""


class GameResult(Struct, frozen=True, omit_defaults=True):
    """The result of a game: what was played, by whom on each seat, and how it ended.

    `asked` and `ms` are for each seat the decisions with a choice and the mean time of one.
    """

    game: str
    players: int
    board: str
    seed: int | str
    number: int
    deal: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    decisions: int
    asked: tuple[int, ...]
    ms: tuple[float, ...]
    rules: int = 1
    """The version of the rules."""
    first: int | None = None
    options: dict[str, Any] = {}
    """The options that are not at their default."""
    behind: dict[str, str] = {}
    """The bots that the levels among `bots` stood for."""
    faults: tuple[FaultResult, ...] = ()
    uses: dict[str, dict[str, int]] = {}
    """How often each thing of each category was used, if that was counted."""

    def share(self, seat: int) -> float:
        """Returns the seat's share of the victory: a shared one counts a part for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """Returns the place of each seat, from 0: winners before all others, then by score."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]

    def setting(self) -> tuple[object, ...]:
        """Returns what must be the same for results to belong to one run."""
        return (self.game, self.rules, self.players, self.board, self.seed, self.options)


def line(result: GameResult) -> bytes:
    """Returns a result as it stands in a file."""
    return msgspec.json.encode(result) + b"\n"


def timeless(result: GameResult) -> GameResult:
    """Returns a result without its times."""
    return msgspec.structs.replace(result, ms=())


def read(path: Path) -> list[GameResult]:
    """Returns the results in a file, or none if there is no file. Raises Refused with the line."""
    return [
        decode(text, GameResult, f"line {i}")
        for i, text in enumerate(lines(path), 1)
        if text.strip()
    ]


def read_all(paths: Iterable[Path]) -> list[GameResult]:
    """Returns the results of several files, one after the other."""
    return [result for path in paths for result in read(path)]
