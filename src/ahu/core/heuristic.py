"""The contract of heuristics: what positions are worth, and which moves are worth a thought.

A move is what a player thinks of as one, and may be a series of codes. Greedy play takes the best
move; search looks deeper into the best few.
"""

from __future__ import annotations

from array import array

from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng

FIRST_ROOM = 256
MOST_MOVES = 1000
"""The most moves played until a position is quiet; no position needs more."""


class Moves:
    """A list of moves with their scores, written in place; a move is a series of a seat's codes."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.room = FIRST_ROOM
        self.begin = array("i", bytes(4 * self.room))
        self.code = array("i", bytes(4 * self.room))
        self.score = array("d", bytes(8 * self.room))

    def clear(self) -> None:
        """Forgets all moves."""
        self.count = 0
        self.total = 0

    def add(self, score: float) -> None:
        """Begins another move; its codes follow by `step`."""
        if self.count + 1 == self.room:
            self._grow()
        self.begin[self.count] = self.total
        self.score[self.count] = score
        self.count += 1
        self.begin[self.count] = self.total

    def step(self, code: int) -> None:
        """Appends a code to the last move."""
        if self.total == self.room:
            self._grow()
        self.code[self.total] = code
        self.total += 1
        self.begin[self.count] = self.total

    def _grow(self) -> None:
        """Doubles the room."""
        begin = array("i", bytes(8 * self.room))
        code = array("i", bytes(8 * self.room))
        score = array("d", bytes(16 * self.room))
        for i in range(self.room):
            begin[i] = self.begin[i]
            code[i] = self.code[i]
            score[i] = self.score[i]
        self.begin = begin
        self.code = code
        self.score = score
        self.room *= 2

    def length(self, move: int) -> int:
        """Returns the number of codes of a move."""
        return self.begin[move + 1] - self.begin[move]

    def at(self, move: int, step: int) -> int:
        """Returns the code of a move at a step."""
        return self.code[self.begin[move] + step]

    def codes_of(self, move: int) -> tuple[int, ...]:
        """Returns the codes of a move."""
        return tuple([self.at(move, step) for step in range(self.length(move))])

    def scores(self) -> list[float]:
        """Returns the scores of all moves."""
        return [self.score[move] for move in range(self.count)]

    def best(self) -> int:
        """Returns the move with the highest score, the first of equals; -1 when there is none."""
        best = -1
        for move in range(self.count):
            if best < 0 or self.score[move] > self.score[best]:
                best = move
        return best


class Heuristic:
    """The knowledge about one game. Each game derives one."""

    def __init__(self, kernel: Kernel, players: int) -> None:
        self.kernel = kernel
        self.players = players
        self.codes = ActionBuffer()
        self.values = array("d", bytes(8 * 8))
        self.listed = Moves()

    def ready(self, buffer: Buffer) -> None:
        """Prepares for the board that a position is played on."""

    def moves_nogil(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        """Writes moves as `moves` does, once it is `ready`.

        Many games at once call it without the interpreter's lock. Here it takes it; a compiled
        heuristic that needs it not overrides this.
        """
        self.moves(buffer, seat, moves)

    def estimate(self, buffer: Buffer, values: array[float]) -> None:
        """Writes the points that each seat will probably have in the end."""
        raise TypeError

    def standing(self, buffer: Buffer, seat: int) -> float:
        """Returns how far a seat is ahead of its best rival by the estimate."""
        self.estimate(buffer, self.values)
        return self.lead(seat)

    def lead(self, seat: int) -> float:
        """Returns how far a seat is ahead of its best rival by the values written last."""
        rival = -1e9
        for other in range(self.players):
            if other != seat and self.values[other] > rival:
                rival = self.values[other]
        return self.values[seat] - rival

    def terms(self, buffer: Buffer, seat: int) -> dict[str, float]:
        """Returns what the estimate of a seat is made of, by name; nothing where it has no parts.

        The texts of the game say each as `GAME-reason-TERM`.
        """
        return {}

    def moves(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        """Writes the moves of a seat that must decide, each with the standing it leads to.

        Here every legal action is a move of one code, tried out. A game overrides this where it
        knows better or cheaper moves.
        """
        moves.clear()
        self.kernel.legal(buffer, seat, self.codes)
        for i in range(self.codes.count):
            after = buffer.copy()
            self.kernel.play(after, seat, self.codes.code[i])
            moves.add(self.standing(after, seat))
            moves.step(self.codes.code[i])

    def is_quiet(self, buffer: Buffer) -> bool:
        """Returns whether nothing is half done, so that estimates of positions compare well."""
        return True

    def settle(self, buffer: Buffer, rounds: int, rng: Rng) -> None:
        """Plays on as everybody would until the position is quiet, then `rounds` rounds more."""
        quiet = False
        for _ in range(MOST_MOVES):
            waiting = self.kernel.waiting(buffer)
            if waiting == 0:
                break
            if not self.is_quiet(buffer):
                quiet = False
            elif not quiet:
                if rounds == 0:
                    break
                quiet = True
                rounds -= 1
            if waiting == 1:
                self.kernel.happen(buffer, self.kernel.draw(buffer, rng))
            else:
                self.go_on(buffer)

    def go_on(self, buffer: Buffer) -> None:
        """Plays the move that seems best for the first seat that must decide."""
        mask = self.kernel.deciding(buffer)
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        self.moves(buffer, seat, self.listed)
        best = self.listed.best()
        for step in range(self.listed.length(best)):
            self.kernel.play(buffer, seat, self.listed.at(best, step))
