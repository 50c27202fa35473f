"""Whether the parts of a Giants position fit together: its phase, turns, bids and hands."""

from __future__ import annotations

import ahu.giants.auction as auction
import ahu.giants.closing as closing
import ahu.giants.placement as placement
import ahu.giants.state as states
import ahu.giants.transport as transport
from ahu.core.refusal import refuse
from ahu.giants.codec import marked_items
from ahu.giants.layout import (
    BID,
    BID_CHIEF,
    BID_MARKERS,
    BID_SORCERER,
    BID_WORKERS,
    CHIEF,
    CHOOSE,
    DECIDED,
    DECLINED,
    DICE,
    DICE_ROLLED,
    FIRST,
    FIRST_SEAT,
    FRONT,
    HAND,
    HAND_ABANDONED,
    HAND_MOVED,
    IDLE,
    IDLE_CHIEF,
    IN_FRONT,
    ITEM_AT,
    ITEM_BY,
    ITEM_STATE,
    ITEMS,
    LAID,
    MARKERS,
    MARKERS_FRONT,
    MARKS,
    MOAI,
    MOVE,
    NOBODY,
    NOT_ASKED,
    NOWHERE,
    OVER,
    PASSED,
    PHASE,
    PLACE,
    QUARRY,
    SEALED,
    SORCERER,
    TAKE_BACK,
    TO_DECIDE,
    TURN,
    WORKERS,
    WORKERS_FRONT,
)
from ahu.giants.snapshot import GiantsSnapshot
from ahu.giants.state import State


def check(snapshot: GiantsSnapshot, state: State) -> None:
    """Raises Refused with the first thing that does not fit the phase."""
    _Check(snapshot, state).run()


class _Check:
    def __init__(self, snapshot: GiantsSnapshot, state: State) -> None:
        self.snapshot = snapshot
        self.state = state
        self.at = state.at
        self.tables = state.tables
        self.phase = state.at[PHASE]
        self.seats = range(snapshot.players)

    def run(self) -> None:
        self._beginning()
        self._figures()
        for seat in self.seats:
            self._sealed(seat, f"$.seats[{seat}]")
        if self.phase == CHOOSE:
            self._auction()
        else:
            idle = any(self._any(field) for field in (IDLE, IDLE_CHIEF, DECLINED))
            self._fits(not idle, "idle", "$.seats", "G3.4")
        self._turn()

    def _fits(self, condition: object, what: str, where: str, rule: str) -> None:
        if not condition:
            phase = self.snapshot.phase
            raise refuse(rule, "giants-setup-phase", where, what=what, phase=phase)

    def _any(self, field: int, value: int | None = None) -> bool:
        """Whether any seat has something, or this value, in a field."""
        values = self.at[field : field + len(self.seats)]
        return any(values) if value is None else value in values

    def _beginning(self) -> None:
        """The first player, the dice, and what this round has brought."""
        at, phase, players = self.at, self.phase, len(self.seats)
        self._fits((at[FIRST_SEAT] == NOBODY) == (phase == FIRST), "first", "$.first", "G1.5")
        if phase == FIRST:
            self._fits(at == states.new(self.tables).at, "phase", "$.phase", "G1.1")
        else:
            rolling = at[DICE_ROLLED] < players
            self._fits(rolling == (phase == DICE), "dice_rolled", "$.dice_rolled", "G2.1")
        quarry = sum(at[QUARRY : QUARRY + 3])
        self._fits(quarry or phase != BID, "items", "$.items", "G2.3")
        in_front = [
            (item, at[ITEM_BY + item])
            for item in range(ITEMS)
            if at[ITEM_STATE + item] in (IN_FRONT, LAID)
        ]
        statues = quarry + sum(item < MOAI for item, _ in in_front)
        self._fits(statues <= at[DICE_ROLLED], "items", "$.items", "G2.1")
        for seat in self.seats:
            headdresses = sum(item >= MOAI and by == seat for item, by in in_front)
            self._fits(headdresses <= 2, "items", "$.items", "G4.2")

    def _figures(self) -> None:
        """Who can be in front of a screen or on the board in this phase."""
        at, tables = self.at, self.tables
        placed = self.phase in (PLACE, MOVE, MARKS, OVER)
        on_board = any(at[tables.total : tables.cut])
        self._fits(placed or not on_board, "hexes", "$.hexes", "G6.2")
        in_front = (
            self._any(WORKERS_FRONT)
            or self._any(MARKERS_FRONT)
            or self._any(SORCERER, FRONT)
            or self._any(CHIEF, FRONT)
        )
        self._fits(placed or self.phase == CHOOSE or not in_front, "seats", "$.seats", "G3.7")

    def _sealed(self, seat: int, where: str) -> None:
        """Bids and choices of markers, as far as they are made."""
        at, given = self.at, self.snapshot.seats[seat]
        sealed = at[SEALED + seat]
        marked = bool(marked_items(self.state, seat))
        asked = self.phase == BID or (self.phase == TAKE_BACK and marked)
        self._fits((sealed != NOT_ASKED) == asked, "sealed", f"{where}.sealed", "G3.1")
        bids = self.phase == CHOOSE or (self.phase == BID and sealed == DECIDED)
        self._fits(bids == (given.bid is not None), "bid", f"{where}.bid", "G3.1")
        held = (
            at[BID_MARKERS + seat] <= at[MARKERS + seat]
            and at[BID_WORKERS + seat] <= at[WORKERS + seat]
        )
        self._fits(held or self.phase != BID, "bid", f"{where}.bid", "G3.1")
        chosen = self.phase == TAKE_BACK and sealed == DECIDED
        is_given = given.take_back is not None
        self._fits(chosen == is_given, "take_back", f"{where}.take_back", "G6.2")

    def _auction(self) -> None:
        """Bids lie open in front of the screens, and the order follows them."""
        at = self.at
        bids = [at[BID_MARKERS + seat] for seat in self.snapshot.order]
        self._fits(bids == sorted(bids, reverse=True), "order", "$.order", "G3.2")
        for seat in self.seats:
            where = f"$.seats[{seat}]"
            shown = (
                at[BID_MARKERS + seat] == at[MARKERS_FRONT + seat]
                and at[BID_WORKERS + seat] == at[WORKERS_FRONT + seat]
                and at[BID_SORCERER + seat] == (at[SORCERER + seat] == FRONT)
                and at[BID_CHIEF + seat] == (at[CHIEF + seat] == FRONT)
            )
            self._fits(shown, "bid", f"{where}.bid", "G3.7")
            idle = (
                at[IDLE + seat] <= at[BID_WORKERS + seat] + at[BID_SORCERER + seat]
                and at[IDLE_CHIEF + seat] <= at[BID_CHIEF + seat]
            )
            self._fits(idle, "idle", f"{where}.idle", "G3.5")

    def _turn(self) -> None:
        """Whoever must decide can: nobody who would have passed by himself is asked."""
        at, phase, seat = self.at, self.phase, self.at[TURN]
        in_turn = phase in (CHOOSE, PLACE, MOVE, MARKS)
        self._fits((seat != NOBODY) == in_turn, "turn", "$.turn", "G4")
        passing = phase in (PLACE, MOVE)
        self._fits(passing or not self._any(PASSED), "passed", "$.seats", "G4.5")
        if passing:
            self._fits(not at[PASSED + seat], "turn", "$.turn", "G4.5")
        if phase in (BID, TAKE_BACK):
            self._fits(self._any(SEALED, TO_DECIDE), "sealed", "$.seats", "G3.1")
        elif phase == CHOOSE:
            able = not at[DECLINED + seat] and auction.can_carve(self.state, seat)
            self._fits(able, "turn", "$.turn", "G3.3")
        elif phase == PLACE:
            self._fits(placement.can_act(self.state, seat), "turn", "$.turn", "G4.5")
        elif phase == MOVE:
            self._transport(seat)
        elif phase == MARKS:
            marks = at[MARKERS + seat] and closing.count_laid(self.state, seat)
            self._fits(marks, "turn", "$.turn", "G5.9")
        elif phase == OVER:
            self._fits(closing.is_over(self.state), "phase", "$.phase", "G6.1")

    def _transport(self, seat: int) -> None:
        at, item = self.at, self.at[HAND]
        if item == NOWHERE:
            self._fits(transport.can_act(self.state, seat), "turn", "$.turn", "G5")
        elif at[HAND_ABANDONED] and not at[MARKERS + seat]:
            ends = transport.reaches_settling(self.state, seat, item, at[ITEM_AT + item])
            self._fits(ends, "hand", "$.hand", "G5.7")
        elif not at[HAND_MOVED]:
            self._fits(transport.can_pick(self.state, seat, item), "hand", "$.hand", "G5.6")
