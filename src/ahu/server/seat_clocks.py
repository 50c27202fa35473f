"""The clocks of a table's seats, as its events have made them.

A seat's clock runs while its person must decide; that is no secret, even where decisions are
sealed: everybody sees who still decides. The clocks stand still until somebody has come to every
seat, and where a bot plays; once they run, nobody stops them by taking a seat back. Times are of
the table's own (`shared_time`), and stored with each event.
"""

from __future__ import annotations

from collections.abc import Collection

from ahu.core.contract import Seat
from ahu.server.seating import Seating
from ahu.server.table_events import STEPS, StoredEvent
from ahu.server.table_terms import Pace

RETURN_S = 60.0
"""How long somebody who was out of time has at least, once back."""


class SeatClocks:
    """How much time each seat has left, and whose clock runs."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace = pace
        self.left = [float(pace.seconds)] * players
        self.since = 0.0
        """The moment for which `left` holds."""
        self.running: frozenset[Seat] = frozenset()
        self._begun = False
        """Whether somebody has been at every seat."""
        self._asked: frozenset[Seat] = frozenset()
        """The people who must decide."""
        self._granted: list[tuple[int, Seat]] = []
        """At which steps seats got an increment."""

    def copy(self) -> SeatClocks:
        """Returns the same clocks, to try what comes."""
        found = SeatClocks(self.pace, len(self.left))
        found.left, found.since = list(self.left), self.since
        found.running, found._asked, found._begun = self.running, self._asked, self._begun
        found._granted = list(self._granted)
        return found

    def left_at(self, now: float) -> list[float]:
        """Returns the seconds that each seat has left now."""
        gone = max(0.0, now - self.since)
        return [
            max(0.0, left - gone) if seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def out(self, now: float) -> list[Seat]:
        """Returns the seats that are out of time."""
        left = self.left_at(now)
        return [seat for seat in sorted(self.running) if left[seat] <= 0]

    @property
    def due(self) -> float | None:
        """When the first seat is out of time, if nothing happens before."""
        return min((self.since + self.left[seat] for seat in self.running), default=None)

    def follow(
        self,
        row: StoredEvent,
        before: Seating,
        after: Seating,
        deciding: Collection[Seat],
        steps: int,
    ) -> None:
        """Follows an event, after which these seats decide and the game has so many steps."""
        if row.clock is not None:
            self.left = self.left_at(row.clock)
            self.since = max(self.since, row.clock)
        asked = frozenset(seat for seat in deciding if not after.played_by[seat])
        if row.does in STEPS:
            self._end_turn(row, asked, steps)
        elif row.does == "undo":
            self._take_back(steps)
        elif row.seat is not None and row.does in ("back", "claim"):
            self._return(row.seat, before, after)
        self._asked = asked
        self._begun = self._begun or after.complete
        self.running = asked if self._begun else frozenset()

    def _end_turn(self, row: StoredEvent, asked: frozenset[Seat], steps: int) -> None:
        """Gives who has decided, or who must decide now, the time for it."""
        if self.pace.kind == "correspondence":
            for seat in asked - self._asked:
                self.left[seat] = float(self.pace.seconds)
        elif row.seat is not None and row.seat in self._asked - asked:
            self.left[row.seat] += self.pace.increment
            self._granted.append((steps, row.seat))

    def _take_back(self, steps: int) -> None:
        """Takes back what a turn has earned; the time it took is gone."""
        while self._granted and self._granted[-1][0] > steps:
            _, seat = self._granted.pop()
            self.left[seat] = max(0.0, self.left[seat] - self.pace.increment)

    def _return(self, seat: Seat, before: Seating, after: Seating) -> None:
        """Gives somebody who was out of time a little, so that coming back is worth it."""
        stand_in = before.stand_ins[seat] if after.stand_ins[seat] is None else None
        if stand_in is not None and stand_in.why == "time":
            enough = self.pace.seconds if self.pace.kind == "correspondence" else RETURN_S
            self.left[seat] = max(self.left[seat], float(self.pace.increment), float(enough))
