"""Verifiable chance: the digest of a seed is told before a game, the seed at its end.

With the seed anybody can check that the chance in a record came from it.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.core.match import begin, follow_one
from ahu.core.record import Record
from ahu.core.rng import rng_for


class Verdict(Struct, frozen=True):
    """The result of a check: the number of fair outcomes, and the first event that is not fair."""

    outcomes: int
    wrong: int | None

    @property
    def fair(self) -> bool:
        """Whether all outcomes came from the seed."""
        return self.wrong is None


def digest(seed: int | str) -> str:
    """Returns the SHA-256 of a seed, which is told before a game and gives nothing away."""
    return hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).hexdigest()


def check_chance(
    game: Game, record: Record, seed: int | str, board: Board | None = None
) -> Verdict:
    """Checks whether the chance in a record came from the seed.

    Raises Refused for a broken record.
    """
    match = begin(game, record.header, board)
    rng = rng_for(seed, "chance")
    outcomes = 0
    wrong: int | None = None
    for number, event in enumerate(record.events, 1):
        if event.seat is None and wrong is None and match.waiting == "chance":
            if match.position.draw(rng) == event.move:
                outcomes += 1
            else:
                wrong = number
        follow_one(match, event, f"event {number}")
    return Verdict(outcomes, wrong)
