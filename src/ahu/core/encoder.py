"""What an encoder is: a game in numbers, always from the deciding seat's point of view.

Seats are counted from the one that looks: slot 0 is itself, slot 1 sits clockwise of it. So the
same situation gives the same numbers on every seat. An action is a number below `actions`; where
an action has very many forms it is chosen in two halves, each a number of its own.
"""

from __future__ import annotations

from array import array
from typing import Protocol

from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer

WHOLE = -1
"""No half of an action has been chosen, or the code of an index that is only a first half."""


NOBODY = -1
"""No seat."""


class Floats(Protocol):
    """Room for numbers: an array of 32-bit floats."""

    def __getitem__(self, at: int, /) -> float: ...

    def __setitem__(self, at: int, value: float, /) -> None: ...


class Ints(Protocol):
    """Room for whole numbers, such as a mask."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...


class Encoder:
    """Writes observations and numbers actions, for one board and number of players."""

    players: int
    size: int
    """How many numbers an observation has."""
    actions: int
    """How many actions there are."""
    blocks: dict[str, int]
    """Where the indices of each kind of action begin."""
    still: array[float]
    """An observation with only what never changes in it."""

    def prepare(self, out: Floats, start: int) -> None:
        """Make a row that can be observed into from `start` on, as often as one likes."""
        for i in range(self.size):
            out[start + i] = self.still[i]

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        """Write what the seat knows from `start` on: with a perfect memory, or by its view alone.

        Into a row that was prepared: what never changes is left as it is.
        `half` is the index of the first half it has chosen, or WHOLE.
        """
        raise TypeError

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        """The index of a legal code of the seat, or of its first half."""
        raise TypeError

    def second(self, code: int) -> int:
        """The index of the second half of a code; WHOLE when it has none."""
        raise TypeError

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        """The code a legal index stands for; WHOLE when it is only a first half."""
        raise TypeError

    def mark(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        """Write 1 from `start` on for the index of each of these legal codes."""
        code = codes.code
        for i in range(codes.count):
            index = self.first(buffer, seat, code[i])
            if half == WHOLE:
                out[start + index] = 1
            elif index == half:
                out[start + self.second(code[i])] = 1

    def points(self, buffer: Buffer, seat: int) -> int:
        """The points of a seat so far."""
        raise TypeError
