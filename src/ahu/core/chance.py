"""Fair chance: a seed is promised by its digest, told at the end, and checked against a record."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.core.match import begin, follow_one
from ahu.core.record import Record
from ahu.core.rng import rng_for


class Verdict(Struct, frozen=True):
    """How many outcomes came from the seed, and the number of the first event that did not."""

    outcomes: int
    wrong: int | None

    @property
    def fair(self) -> bool:
        """Whether all of them did."""
        return self.wrong is None


def digest(seed: int | str) -> str:
    """What is told of a seed before a game: its SHA-256, from which nobody finds it."""
    return hashlib.sha256(str(seed).encode("utf-8", "surrogatepass")).hexdigest()


def check_chance(
    game: Game, record: Record, seed: int | str, board: Board | None = None
) -> Verdict:
    """Whether chance in this record came from the seed. Raises Refused for a broken record."""
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
