"""The buffer that a rules kernel writes legal actions into, as compact codes."""

from __future__ import annotations

from array import array

FIRST_ROOM = 1024
NOTHING = array("i")


class ActionBuffer:
    """Holds action codes; kernels write into it in place and reuse it from decision to decision."""

    def __init__(self) -> None:
        """Allocates nothing before a code is written: every copy of a position has a buffer."""
        self.buffer = NOTHING
        self.code = NOTHING
        self.room = 0
        self.count = 0

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles an empty buffer: the codes are scratch data."""
        return ActionBuffer, ()

    def grow(self, more: int) -> None:
        """Enlarges the buffer until `more` codes fit after the present ones."""
        self.room = max(self.room, FIRST_ROOM)
        while self.count + more > self.room:
            self.room *= 2
        grown = array("i", bytes(4 * self.room))
        grown[: self.count] = self.buffer[: self.count]
        self.buffer = grown
        self.code = grown

    def reserve(self, more: int) -> None:
        """Makes sure that `more` codes fit after the present ones."""
        if self.count + more > self.room:
            self.grow(more)

    def add(self, code: int) -> None:
        """Appends a code."""
        if self.count == self.room:
            self.grow(1)
        self.code[self.count] = code
        self.count += 1

    def taken(self) -> array[int]:
        """Returns a copy of the codes written so far."""
        return self.buffer[: self.count]

    def holds(self, code: int) -> bool:
        """Returns whether the code has been written."""
        for i in range(self.count):
            if self.code[i] == code:
                return True
        return False
