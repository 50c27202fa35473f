"""Plays a seat by the move its heuristic thinks best, from codes to a code.

This is what `greedy` does, at the table and where many games are played at once.
"""

from __future__ import annotations

from array import array

import ahu.core.heuristic_nogil as nogil
from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer
from ahu.core.rng import Rng

LONGEST = 256
"""The most codes of a move: a journey over every hex of the largest board."""
GRAIN = 1 << 20


class GreedySeat:
    """A seat that plays greedily, with the rest of the move it has begun."""

    def __init__(self, heuristic: Heuristic, moves: Moves, noise: float) -> None:
        """Seats of one thread may share `heuristic` and `moves`, which are scratch."""
        self.heuristic = heuristic
        self.moves = moves
        self.noise = noise
        self.rng = Rng(0)
        self.plan = array("i", bytes(4 * LONGEST))
        self.next = 0
        self.end = 0

    def begin(self, rng: Rng) -> None:
        """Begins another game."""
        self.rng = rng
        self.next = self.end = 0

    def planned(self) -> list[int]:
        """Returns the rest of the move that is under way."""
        return [self.plan[i] for i in range(self.next, self.end)]

    def resume(self, rng: Rng, planned: list[int]) -> None:
        """Goes on with a game in which a move is under way."""
        self.rng = rng
        self.next = 0
        self.end = len(planned)
        for i in range(self.end):
            self.plan[i] = planned[i]

    def decide(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> int:
        """Returns what the seat plays of its legal codes; it looks at what it recalls alone."""
        if codes.count == 1:
            if self.next < self.end and self.plan[self.next] == codes.code[0]:
                self.next += 1
            else:
                self.end = self.next
            return codes.code[0]
        if self.next < self.end:
            for i in range(codes.count):
                if codes.code[i] == self.plan[self.next]:
                    self.next += 1
                    return codes.code[i]
        return self._think(buffer, seat)

    def _think(self, buffer: Buffer, seat: int) -> int:
        """Plans a move, and returns its first code."""
        known = buffer.copy()
        self.heuristic.kernel.forget(known, seat)
        self.heuristic.ready(known)
        nogil.list_moves(self.heuristic, known, seat, self.moves)
        best = self._best()
        self.next = 1
        self.end = self.moves.length(best)
        for i in range(self.end):
            self.plan[i] = self.moves.at(best, i)
        return self.plan[0]

    def _best(self) -> int:
        """Returns the best move as the seat sees it, the first of equals."""
        best = -1
        most = 0.0
        for move in range(self.moves.count):
            score = self.moves.score[move]
            if self.noise > 0:
                score += self.noise * self._error()
            if best < 0 or score > most:
                best = move
                most = score
        if best < 0:
            raise TypeError
        return best

    def _error(self) -> float:
        """Returns a normally distributed random number."""
        total = 0
        for _ in range(12):
            total += self.rng.below(GRAIN)
        return total / GRAIN - 6.0
