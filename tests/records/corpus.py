"""Finished games that must replay to the same end for ever.

An archive holds the games of one rules version: a line of JSON each, packed. It is written once,
with the code of its time, and never again; a new rules version gets an archive of its own.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

from ahu.core.contract import Game
from ahu.core.match import Match
from ahu.core.record import Record, read
from ahu.games import GAMES

FOLDER = Path(__file__).parent


class Kept(Struct, frozen=True):
    """A record as text, and what its replay must lead to."""

    record: str
    scores: list[int]
    winners: list[int]
    choices: int
    """How many legal actions all deciding seats had, over the whole game."""

    def read(self) -> Record:
        """The record."""
        return read(self.record.encode(), GAMES)


def archive(game: Game) -> Path:
    """Where the games of the present rules version are."""
    return FOLDER / f"{game.name}-{game.rules_version}.jsonl.xz"


def archives() -> list[Path]:
    """All there are."""
    return sorted(FOLDER.glob("*.jsonl.xz"))


def games_in(path: Path) -> Iterator[Kept]:
    """The games of an archive."""
    for line in lzma.decompress(path.read_bytes()).splitlines():
        yield msgspec.json.decode(line, type=Kept)


def choices(match: Match) -> int:
    """How many legal actions the seats have now that must decide."""
    return sum(len(match.legal(seat)) for seat in match.deciding)
