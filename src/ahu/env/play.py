"""Plays a game by indices, from decision to decision."""

from __future__ import annotations

from typing import Protocol

from ahu.core.action_buffer import ActionBuffer
from ahu.core.encoder import NOBODY, WHOLE, Encoder, Floats, Ints
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng


class Resumes(Protocol):
    """Says what a game's numbers mean, and can go on with one from its parts."""

    def info(self) -> object:
        """Returns which numbers these are, equal for those that mean the same."""

    def resume(self, buffer: Buffer, half: int, seat: int) -> GamePlay:
        """Returns the game that stands at `buffer`."""


class GamePlay:
    """A position, and the first half of an action where one has been chosen."""

    def __init__(
        self,
        encoding: Resumes,
        kernel: Kernel,
        encoder: Encoder,
        buffer: Buffer,
        codes: ActionBuffer,
    ) -> None:
        """`codes` is scratch: only games of one thread may share it."""
        self.encoding = encoding
        self.kernel = kernel
        self.encoder = encoder
        self.buffer = buffer
        self.codes = codes
        self.half = WHOLE
        self.seat = NOBODY
        """Who decides, the first of several while decisions are sealed; NOBODY when nobody does."""
        self.look()

    def copy(self) -> GamePlay:
        """Returns a copy that can be played on without changing this game."""
        buffer = self.buffer.copy()
        other = GamePlay(self.encoding, self.kernel, self.encoder, buffer, ActionBuffer())
        other.half = self.half
        other.seat = self.seat
        return other

    def __copy__(self) -> GamePlay:
        return self.copy()

    def __deepcopy__(self, memo: object) -> GamePlay:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return self.encoding.resume, (self.buffer, self.half, self.seat)

    def look(self) -> None:
        """Finds out who decides."""
        mask = self.kernel.deciding(self.buffer)
        self.seat = NOBODY
        if mask:
            self.seat = 0
            while not mask >> self.seat & 1:
                self.seat += 1

    def settle(self, rng: Rng) -> None:
        """Lets chance happen until a seat decides or the game is over."""
        while self.kernel.waiting(self.buffer) == 1:
            self.kernel.happen(self.buffer, self.kernel.draw(self.buffer, rng))
        self.look()

    def act(self, seat: int, index: int) -> None:
        """Plays the action, or the half of one, that a legal index stands for."""
        code = self.encoder.code(self.buffer, seat, self.half, index)
        if code == WHOLE:
            self.half = index
        else:
            self.half = WHOLE
            self.kernel.play(self.buffer, seat, code)
            self.look()

    def act_at_random(self, rng: Rng) -> None:
        """Plays a legal action at random for the seat that decides."""
        self.kernel.legal(self.buffer, self.seat, self.codes)
        code = self.codes.code[rng.below(self.codes.count)]
        self.kernel.play(self.buffer, self.seat, code)
        self.look()

    def mask(self, seat: int, out: Ints, start: int) -> None:
        """Writes 1 for each index that the seat may choose now, else 0."""
        for index in range(start, start + self.encoder.actions):
            out[index] = 0
        self.kernel.legal(self.buffer, seat, self.codes)
        self.encoder.mark(self.buffer, seat, self.half, self.codes, out, start)

    def observe(self, seat: int, memory: bool, out: Floats, start: int) -> None:
        """Writes what the seat knows."""
        half = self.half if seat == self.seat else WHOLE
        self.encoder.observe(self.buffer, seat, half, memory, out, start)

    def points(self, seat: int) -> int:
        """Returns the points of a seat so far."""
        return self.encoder.points(self.buffer, seat)

    def share(self, seat: int) -> float:
        """Returns what a seat has won: 1 for winning alone, 0 for a draw; all add up to 0."""
        mask = self.kernel.winners(self.buffer)
        if not mask:
            return 0.0
        winners = 0
        for other in range(self.encoder.players):
            winners += mask >> other & 1
        players = float(self.encoder.players)
        part = players / winners if mask >> seat & 1 else 0.0
        return (part - 1.0) / (players - 1.0)
