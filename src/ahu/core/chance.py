"""Fair chance: a seed is promised by its digest, told at the end, and checked against a record."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from ahu.core.board import Board
from ahu.core.contract import Game
from ahu.core.match import draw, replay
from ahu.core.record import Record
from ahu.core.source import source_for


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
    board = game.board() if board is None else board
    replay(game, record, board)
    header = record.header
    if header.start is None:
        position = game.new(len(header.seats), header.options, board)
    else:
        position = game.restore(header.start, board)
    source = source_for(seed, "chance")
    outcomes = 0
    for number, event in enumerate(record.events, 1):
        if event.seat is None:
            outcome = draw(position, source)
            if outcome != event.move:
                return Verdict(outcomes, number)
            outcomes += 1
            position.happen(outcome)
        else:
            position.play(event.seat, event.move)  # type: ignore[arg-type]  # a seat's is an action
    return Verdict(outcomes, None)
