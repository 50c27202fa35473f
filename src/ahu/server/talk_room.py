"""What was said at a table lately, in memory: a room for those who play, and one for onlookers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Literal

from ahu.core.contract import Seat
from ahu.server.talk_messages import Talk, TalkLine

Room = Literal["players", "onlookers"]
MOST_KEPT = 100
"""How many lines of each room are kept."""


def room_of(seat: Seat | None) -> Room:
    """Returns the room in which somebody talks."""
    return "onlookers" if seat is None else "players"


class Rooms:
    """The rooms of a table."""

    def __init__(self) -> None:
        self.numbers: dict[Room, int] = {"players": 0, "onlookers": 0}
        """The number of the last line that was read, in each room."""
        self.current = False
        """Whether nothing was said that was not read."""
        self.reading = asyncio.Lock()
        self._lines: dict[Room, deque[TalkLine]] = {
            "players": deque(maxlen=MOST_KEPT),
            "onlookers": deque(maxlen=MOST_KEPT),
        }

    def add(self, lines: Iterable[TalkLine]) -> None:
        """Adds lines that were said."""
        for line in lines:
            room = room_of(line.seat)
            self._lines[room].append(line)
            self.numbers[room] = line.number

    def since(self, room: Room, number: int) -> Talk | None:
        """Returns what was said in a room after `number`; None where nothing was."""
        lines = [line for line in self._lines[room] if line.number > number]
        return Talk(lines) if lines else None
