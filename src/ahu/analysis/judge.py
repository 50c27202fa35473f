"""The contract of judges: how likely each seat wins, and what moves are worth to a seat.

A judge draws from the rng that it is given and from nothing else, and remembers nothing that could
change an answer: whoever asks for the same with the same rng gets the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from ahu.core.contract import Action, Position, Seat
from ahu.core.rng import Rng

Move = tuple[Action, ...]
"""What a player thinks of as one move: a series of actions."""


class Judged(Struct, frozen=True):
    """What a move is worth to the seat that makes it."""

    chance: float
    """The seat's share of the victory, from 0 to 1."""
    terms: dict[str, float] = {}
    """What the heuristic's opinion is made of by then, compared with the best rival; empty where a
    game has no heuristic."""


class PositionJudge(Protocol):
    """Judges positions of one game."""

    def chances(self, position: Position, rng: Rng) -> list[float]:
        """Returns the share of the victory that each seat will probably have; they add up to 1."""

    def candidates(
        self, recall: Position, seat: Seat, rng: Rng, simulations: int, seconds: float
    ) -> list[Move]:
        """Returns the moves of a seat that a search finds good, those it tried most first."""

    def judge(self, recall: Position, seat: Seat, move: Move, rng: Rng) -> Judged:
        """Returns what a move of a seat is worth, from what the seat recalls."""


def result_of(position: Position) -> list[float]:
    """Returns the share of the victory that each seat has in the end."""
    winners = position.winners
    return [seat_share(seat, winners) for seat in range(position.players)]


def seat_share(seat: Seat, winners: Sequence[Seat]) -> float:
    """Returns a seat's share of a victory."""
    return 1 / len(winners) if seat in winners else 0.0


def seals(position: Position) -> tuple[Seat, ...]:
    """Returns the seats that must still make a sealed decision; none where decisions are open."""
    waiting = position.deciding
    if not waiting or not position.legal(waiting[0])[0].sealed:
        return ()
    return waiting
