"""Where an item can go: the journeys of one action, each by its cheapest carriers.

People click the end of a journey, not every hex; what they then play is still hex by hex.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from itertools import count

from msgspec import Struct

import ahu.giants.layout as L
import ahu.giants.state as states
import ahu.giants.transport as transport
from ahu.giants.actions import Crown, Enter, Erect, Mark, Stop
from ahu.giants.board import GiantsBoard
from ahu.giants.state import State

End = Stop | Mark | Erect | Crown
"""How an action with an item may end."""


class Journey(Struct, frozen=True):
    """One way to bring an item to a hex: no other gives away fewer points."""

    hex: str
    steps: tuple[Enter, ...]
    points: tuple[int, ...]
    """What each seat scores on the way."""
    given: int
    """Their sum."""
    ends: tuple[End, ...]
    """How the action may end there; settling the item comes first."""
    settles: bool
    """Whether the item can be settled there: erected or used to crown (G5.5)."""


def journeys(state: State, board: GiantsBoard, seat: int, item: int) -> tuple[Journey, ...]:
    """The journeys a seat can make with an item it can pick, or has in hand.

    The hex it is on comes first, if the action may end there.
    """
    return _Planner(state, board, seat, item).run()


def steps(
    state: State, board: GiantsBoard, seat: int, item: int, hexes: Iterable[str]
) -> tuple[Enter, ...]:
    """The cheapest carriers into each of these hexes, which the item in hand may enter now."""
    planner = _Planner(state, board, seat, item)
    found = (planner.cheapest(board.index[hex]) for hex in hexes)
    return tuple(step for step in found if step is not None)


class _Planner:
    def __init__(self, state: State, board: GiantsBoard, seat: int, item: int) -> None:
        self.state = state
        self.board = board
        self.seat = seat
        self.item = item
        self.tables = state.tables
        self.size = self.tables.size[item]
        self.in_hand = state.at[L.HAND] == item
        self.abandoned = (
            bool(state.at[L.HAND_ABANDONED])
            if self.in_hand
            else transport.is_abandoned(state, item)
        )

    def run(self) -> tuple[Journey, ...]:
        """Cheapest first search from where the item is; the fewest hexes decide between equals."""
        start = transport.where(self.state, self.item)
        reached: dict[int, tuple[Enter, ...]] = {}
        pushed = count()
        queue: list[tuple[int, int, int, int, tuple[Enter, ...]]] = [
            (0, 0, next(pushed), start, ())
        ]
        while queue:
            cost, length, _, hex, steps = heapq.heappop(queue)
            if hex in reached:
                continue
            reached[hex] = steps
            for step in self.board.neighbours[hex]:
                if step in reached or transport.has_entered(self.state, self.item, step):
                    continue
                carriers = self.cheapest(step)
                if carriers is not None:
                    price = cost + sum(self._points(carriers))
                    heapq.heappush(
                        queue, (price, length + 1, next(pushed), step, (*steps, carriers))
                    )
        found = []
        for hex, steps in reached.items():
            moved = bool(steps) or (self.in_hand and bool(self.state.at[L.HAND_MOVED]))
            settled = self._settled(hex)
            ends = (*settled, *self._left(moved))
            if ends:
                gains = [self._points(step) for step in steps]
                points = tuple(sum(step[s] for step in gains) for s in range(self.tables.players))
                name, given = self.board.hexes[hex].name, sum(points)
                found.append(Journey(name, steps, points, given, ends, bool(settled)))
        return tuple(found)

    def _points(self, step: Enter) -> tuple[int, ...]:
        """What each seat scores for a step (G5.4)."""
        if step.chief is not None:
            return tuple(
                self.size if other == step.chief != self.seat else 0
                for other in range(self.tables.players)
            )
        return tuple(0 if other == self.seat else n for other, n in enumerate(step.figures))

    def cheapest(self, hex: int) -> Enter | None:
        """The carriers that give away the fewest points: own figures, then logs, then others.

        Between others the points go to whoever has the fewest.
        """
        at, tables = self.state.at, self.tables
        if not transport.can_carry(self.state, hex, self.size):
            return None
        name = self.board.hexes[hex].name
        if at[L.CHIEF + self.seat] == hex:
            return Enter(name, chief=self.seat)
        here = [at[tables.figures + s * tables.hexes + hex] for s in range(tables.players)]
        used = [0] * tables.players
        used[self.seat] = min(here[self.seat], self.size)
        needed = self.size - used[self.seat]
        logs = min(at[tables.hex_logs + hex], needed if used[self.seat] else needed - 1)
        needed -= logs
        for other in self._poorest_first():
            used[other] += min(needed, here[other] - used[other])
            needed = self.size - logs - sum(used)
        if needed == 0:
            return Enter(name, tuple(used), logs)
        chief = next(s for s in self._poorest_first() if at[L.CHIEF + s] == hex)
        return Enter(name, chief=chief)

    def _poorest_first(self) -> list[int]:
        others = [s for s in range(self.tables.players) if s != self.seat]
        return sorted(others, key=lambda s: states.score(self.state, s))

    def _settled(self, hex: int) -> tuple[End, ...]:
        """The ahus of the hex on which the item can be settled (G5.5)."""
        if not transport.stands_on(self.state, self.seat, hex):
            return ()
        tables = self.tables
        ahus = tables.ahu_at[tables.ahu_start[hex] : tables.ahu_start[hex + 1]]
        names = [
            self.board.ahus[ahu].name
            for ahu in ahus
            if transport.can_settle_on(self.state, self.seat, self.item, ahu)
        ]
        return tuple(Crown(name) if self.item >= L.MOAI else Erect(name) for name in names)

    def _left(self, moved: bool) -> tuple[End, ...]:
        """The ways to leave it where it is (G5.6)."""
        at = self.state.at
        ends: list[End] = []
        if moved and not self.abandoned:
            ends.append(Stop())
        if at[L.ITEM_MARK + self.item] == L.NOBODY and at[L.MARKERS + self.seat]:
            ends.append(Mark())
        return tuple(ends)
