"""Thinks without holding the interpreter's lock, so that threads think side by side.

Compiled, that is `heuristic_nogil.pxd`; interpreted, the lock cannot be let go.
"""

from __future__ import annotations

from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer


def list_moves(heuristic: Heuristic, buffer: Buffer, seat: int, moves: Moves) -> None:
    """Writes the moves of a seat."""
    heuristic.moves_nogil(buffer, seat, moves)
