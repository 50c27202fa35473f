"""Hints at a table, as they go over the socket."""

from __future__ import annotations

from ahu.analysis.hints import HintedMove
from ahu.server.message_parts import ClientMessage, Seat, ServerMessage


class Hint(ClientMessage):
    """Asks what a seat should do, as far as it can know. Everybody is told of a seat's first."""

    seat: Seat


class Hinted(ServerMessage):
    """Answers Hint with the best moves, the best first."""

    id: str
    number: int
    moves: list[HintedMove]
