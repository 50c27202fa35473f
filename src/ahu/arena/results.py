"""What came of each game, a line of JSON each: written as it ends, read to go on or to count."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ahu.core.reading import decode
from ahu.core.refusal import refuse


class Fault(Struct, frozen=True):
    """A turn that a bot lost: the seat, which of its decisions, and why."""

    seat: int
    decision: int
    reason: str
    detail: str = ""


class Result(Struct, frozen=True, omit_defaults=True):
    """A game: what was played, by whom on each seat, and what came of it.

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
    first: int | None = None
    options: dict[str, Any] = {}
    """Those that are not at their default."""
    behind: dict[str, str] = {}
    """What the levels among the bots stood for."""
    faults: tuple[Fault, ...] = ()
    uses: dict[str, dict[str, int]] = {}
    """What was used how often, where that was asked for."""

    def share(self, seat: int) -> float:
        """What the seat has of the victory: a shared one counts a part for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ranks(self) -> list[int]:
        """The place of each seat, from 0: those who won before all others, then by score."""
        keys = [(seat in self.winners, score) for seat, score in enumerate(self.scores)]
        return [sum(other > key for other in keys) for key in keys]

    def setting(self) -> tuple[object, ...]:
        """What must be the same for a run to be gone on with."""
        return (self.game, self.players, self.board, self.seed, self.options)


def line(result: Result) -> bytes:
    """A result as it stands in a file."""
    return msgspec.json.encode(result) + b"\n"


def timeless(result: Result) -> Result:
    """A result without what a clock said."""
    return msgspec.structs.replace(result, ms=())


def read(path: Path) -> list[Result]:
    """The results in a file; none when it is not there. Raises Refused with the line.

    A last line that was cut off in the middle of writing is passed over.
    """
    if not path.exists():
        return []
    try:
        data = path.read_bytes()
    except OSError:
        raise refuse("", "cli-file-unreadable", path=str(path)) from None
    *whole, _ = data.split(b"\n")
    return [decode(text, Result, f"line {i + 1}") for i, text in enumerate(whole) if text.strip()]


def mend(path: Path) -> None:
    """Take away a last line that was cut off, so that the next can follow."""
    if path.exists():
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            path.write_bytes(whole)


def read_all(paths: Iterable[Path]) -> list[Result]:
    """The results of several files, one after the other."""
    return [result for path in paths for result in read(path)]
