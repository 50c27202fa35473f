"""The contract of rules kernels, the compiled rules of the games.

Random play and search call a kernel at C speed; positions put readable data around it.
"""

from __future__ import annotations

from typing import Self

from ahu.core.action_buffer import ActionBuffer
from ahu.core.rng import Rng


class Buffer:
    """The state of a position: one buffer, cheap to copy, equal when its bytes are equal.

    It keeps its buffer for life: compiled kernels read and write it through `raw`, a pointer,
    which needs no lock of the interpreter. Uncompiled, `raw` is the buffer itself.
    """

    def __init__(self, at: bytearray) -> None:
        self.at = at
        self.raw = at

    def __reduce__(self) -> tuple[object, ...]:
        """Returns what to pickle. Each game says that, since a pointer means nothing elsewhere."""
        raise TypeError

    def copy(self) -> Self:
        """Returns an independent state equal to this one."""
        raise TypeError


class Kernel:
    """The rules of a game on buffers and compact codes. Each game derives one.

    A kernel trusts its caller: a seat that is not there, or a code that is not legal, may write
    outside the buffer. Positions check both (`KernelPosition`).

    Search calls the methods that end in `nogil` without the interpreter's lock. Here they take
    it; a compiled kernel overrides those that need it not.
    """

    def waiting(self, buffer: Buffer) -> int:
        """Returns what the game waits for: 0 nothing, as it is over; 1 chance; 2 seats."""
        raise TypeError

    def deciding(self, buffer: Buffer) -> int:
        """Returns the seats that must decide, as a bit mask."""
        raise TypeError

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        """Lists the codes that the seat may decide on; none when it need not decide."""
        raise TypeError

    def asides(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        """Lists the codes of the asides that the seat may do."""
        raise TypeError

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        """Plays a legal code of a seat."""
        raise TypeError

    def draw(self, buffer: Buffer, rng: Rng) -> int:
        """Returns the code of a random outcome, each as often as its weight says."""
        raise TypeError

    def happen(self, buffer: Buffer, code: int) -> None:
        """Applies an outcome of chance."""
        raise TypeError

    def winners(self, buffer: Buffer) -> int:
        """Returns the seats that have won, as a bit mask; none before the end."""
        raise TypeError

    def forget(self, buffer: Buffer, seat: int) -> None:
        """Makes a position what a seat recalls, without what others have sealed."""
        raise TypeError

    def playout(self, buffer: Buffer, rng: Rng, codes: ActionBuffer) -> int:
        """Plays at random to the end, and returns how many decisions that took."""
        decisions = 0
        while True:
            waiting = self.waiting(buffer)
            if waiting == 0:
                return decisions
            if waiting == 1:
                self.happen(buffer, self.draw(buffer, rng))
            else:
                mask = self.deciding(buffer)
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
                self.legal(buffer, seat, codes)
                self.play(buffer, seat, codes.code[rng.below(codes.count)])
                decisions += 1

    def settle_nogil(self, buffer: Buffer, rng: Rng) -> int:
        """Lets chance happen until seats decide; returns them as a bit mask, 0 at the end."""
        while self.waiting(buffer) == 1:
            self.happen(buffer, self.draw(buffer, rng))
        return self.deciding(buffer)

    def legal_nogil(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        """Lists codes as `legal` does."""
        self.legal(buffer, seat, codes)

    def play_nogil(self, buffer: Buffer, seat: int, code: int) -> None:
        """Plays a legal code as `play` does."""
        self.play(buffer, seat, code)

    def winners_nogil(self, buffer: Buffer) -> int:
        """Returns the winners as `winners` does."""
        return self.winners(buffer)
