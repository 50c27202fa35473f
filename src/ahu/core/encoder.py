"""The contract of encoders: a game in numbers, from the deciding seat's point of view.

An encoder counts seats from the one that looks: slot 0 is itself, slot 1 sits clockwise of it. So
the same situation gives the same numbers on every seat. An action is a number below `actions`; an
action with very many forms is chosen in two halves, each with a number of its own.
"""

from __future__ import annotations

from array import array
from typing import Protocol

from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer

WHOLE = -1
"""No half of an action is chosen; also the code of an index that is only a first half."""


NOBODY = -1
"""No seat."""


class Floats(Protocol):
    """An array of 32-bit floats, to write numbers into."""

    def __getitem__(self, at: int, /) -> float: ...

    def __setitem__(self, at: int, value: float, /) -> None: ...


class Ints(Protocol):
    """An array of whole numbers, to write for example a mask into."""

    def __getitem__(self, at: int, /) -> int: ...

    def __setitem__(self, at: int, value: int, /) -> None: ...


class Encoder:
    """Writes observations and numbers actions, for one board and number of players."""

    players: int
    size: int
    """The number of values of an observation."""
    actions: int
    """The number of action indices."""
    blocks: dict[str, int]
    """The first index of each kind of action."""
    still: array[float]
    """An observation that holds only what never changes."""

    def prepare(self, out: Floats, start: int) -> None:
        """Writes what never changes from `start` on; `observe` writes the rest, again and again."""
        for i in range(self.size):
            out[start + i] = self.still[i]

    def observe(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        """Writes what the seat knows from `start` on: with a perfect memory, or by its view alone.

        The row must be prepared: what never changes is not written again. `half` is the index of
        the first half that the seat has chosen, or WHOLE.
        """
        raise TypeError

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        """Returns the index of a legal code of the seat, or of its first half."""
        raise TypeError

    def second(self, code: int) -> int:
        """Returns the index of the second half of a code; WHOLE when it has none."""
        raise TypeError

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        """Returns the code that a legal index stands for; WHOLE when it is only a first half."""
        raise TypeError

    def mark(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        """Writes 1 for the index of each of these legal codes, from `start` on."""
        code = codes.code
        for i in range(codes.count):
            index = self.first(buffer, seat, code[i])
            if half == WHOLE:
                out[start + index] = 1
            elif index == half:
                out[start + self.second(code[i])] = 1

    def meaning(self, index: int) -> tuple[int | str, ...]:
        """Returns what an index means, in the same words at every number of players.

        Here its kind and its place in the block of that kind. An encoder overrides this where the
        place depends on the number of players.
        """
        kind = max((start, name) for name, start in self.blocks.items() if start <= index)
        return kind[1], index - kind[0]

    def spot(self, index: int) -> tuple[str, tuple[int, ...]]:
        """Returns in which way an index is about hexes, and about which; none where it is not.

        A network then judges it by what it knows of those hexes.
        """
        return "", ()

    def points(self, buffer: Buffer, seat: int) -> int:
        """Returns the points of a seat so far."""
        raise TypeError

    def observe_nogil(
        self, buffer: Buffer, seat: int, half: int, memory: bool, out: Floats, start: int
    ) -> None:
        """Writes what the seat knows as `observe` does; see `Kernel` for `nogil`."""
        self.observe(buffer, seat, half, memory, out, start)

    def code_nogil(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        """Returns a code as `code` does."""
        return self.code(buffer, seat, half, index)

    def mark_nogil(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        """Writes a mask as `mark` does."""
        self.mark(buffer, seat, half, codes, out, start)
