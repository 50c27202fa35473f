"""Finds where an item can go: the journeys of one action, each by its cheapest carriers.

People click the end of a journey, not every hex; what they then play is still hex by hex.
"""

from __future__ import annotations

import heapq
from array import array
from collections.abc import Iterable
from itertools import count

from msgspec import Struct

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
import ahu.games.giants.transport as transport
from ahu.games.giants.actions import Crown, Enter, Erect, Mark, Stop
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.codec import codec_of
from ahu.games.giants.state import State

End = Stop | Mark | Erect | Crown
"""The actions that may end an action with an item."""


class Journey(Struct, frozen=True):
    """One way to bring an item to a hex; no other gives away fewer points."""

    hex: str
    steps: tuple[Enter, ...]
    points: tuple[int, ...]
    """What each seat scores on the way."""
    given: int
    """The sum of the points."""
    ends: tuple[End, ...]
    """The actions that may end it there; settling the item comes first."""
    settles: bool
    """Whether the item can be settled there: erected or used to crown (G5.5)."""


def journeys(state: State, board: GiantsBoard, seat: int, item: int) -> tuple[Journey, ...]:
    """Returns the journeys that a seat can make with an item it can pick, or has in hand.

    The hex it is on comes first, if the action may end there.
    """
    return _Planner(state, board, seat, item).run()


def steps(
    state: State, board: GiantsBoard, seat: int, item: int, hexes: Iterable[str]
) -> tuple[Enter, ...]:
    """Returns the cheapest step into each of these hexes, which the item in hand may enter."""
    planner = _Planner(state, board, seat, item)
    found = (planner.cheapest(board.index[hex]) for hex in hexes)
    return tuple(planner.codec.step(code) for code in found if code is not None)


class _Planner:
    def __init__(self, state: State, board: GiantsBoard, seat: int, item: int) -> None:
        self.state = state
        self.board = board
        self.seat = seat
        self.item = item
        self.tables = state.tables
        self.size = L.SIZES[item]
        self.codec = codec_of(board, self.tables.players)
        scores = (states.score(state, other) for other in range(self.tables.players))
        self.rank = array("d", scores)
        self.in_hand = state.at[L.HAND] == item
        self.abandoned = (
            bool(state.at[L.HAND_ABANDONED])
            if self.in_hand
            else transport.is_abandoned(state, item)
        )

    def run(self) -> tuple[Journey, ...]:
        """Searches from where the item is, cheapest first; among equals the fewest hexes win."""
        start = transport.where(self.state, self.item)
        reached: dict[int, tuple[int, ...]] = {}
        pushed = count()
        queue: list[tuple[int, int, int, int, tuple[int, ...]]] = [(0, 0, next(pushed), start, ())]
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
                path = tuple(self.codec.step(step) for step in steps)
                found.append(Journey(name, path, points, given, ends, bool(settled)))
        return tuple(found)

    def _points(self, code: int) -> tuple[int, ...]:
        """Returns the points that each seat scores for a step (G5.4)."""
        seats = range(self.tables.players)
        return tuple(transport.scored(code, self.seat, other, self.size) for other in seats)

    def cheapest(self, hex: int) -> int | None:
        """Returns the step into a hex that gives away the fewest points, to the lowest scores."""
        if not transport.can_carry(self.state, hex, self.size):
            return None
        return transport.cheapest(self.state, self.seat, hex, self.size, self.rank)

    def _settled(self, hex: int) -> tuple[End, ...]:
        """Returns the ends that settle the item on an ahu of the hex (G5.5)."""
        if not transport.stands_on(self.state, self.seat, hex):
            return ()
        names = [
            ahu.name
            for number, ahu in enumerate(self.board.ahus)
            if ahu.hex == hex and transport.can_settle_on(self.state, self.seat, self.item, number)
        ]
        return tuple(Crown(name) if self.item >= L.MOAI else Erect(name) for name in names)

    def _left(self, moved: bool) -> tuple[End, ...]:
        """Returns the ends that leave the item where it is (G5.6)."""
        at = self.state.at
        ends: list[End] = []
        if moved and not self.abandoned:
            ends.append(Stop())
        if at[L.ITEM_MARK + self.item] == L.NOBODY and at[L.MARKERS + self.seat]:
            ends.append(Mark())
        return tuple(ends)
