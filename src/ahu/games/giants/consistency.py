"""Checks that the parts of a Giants position fit together: its phase, turns, bids and hands."""

from __future__ import annotations

import ahu.games.giants.auction as auction
import ahu.games.giants.layout as L
import ahu.games.giants.placement as placement
import ahu.games.giants.round_end as round_end
import ahu.games.giants.state as states
import ahu.games.giants.transport as transport
from ahu.core.refusal import refuse
from ahu.games.giants.codec import marked_items
from ahu.games.giants.snapshot import GiantsSnapshot
from ahu.games.giants.state import State


def check(snapshot: GiantsSnapshot, state: State) -> None:
    """Raises Refused with the first part that does not fit the phase."""
    _Check(snapshot, state).run()


class _Check:
    def __init__(self, snapshot: GiantsSnapshot, state: State) -> None:
        self.snapshot = snapshot
        self.state = state
        self.at = state.at
        self.tables = state.tables
        self.phase = state.at[L.PHASE]
        self.seats = range(snapshot.players)

    def run(self) -> None:
        self._beginning()
        self._figures()
        for seat in self.seats:
            self._sealed(seat, f"$.seats[{seat}]")
        if self.phase == L.CHOOSE:
            self._auction()
        else:
            idle = any(self._any(field) for field in (L.IDLE, L.IDLE_CHIEF, L.DECLINED))
            self._fits(not idle, "idle", "$.seats", "G3.4")
        self._turn()

    def _fits(self, condition: object, what: str, where: str, rule: str) -> None:
        if not condition:
            phase = self.snapshot.phase
            raise refuse(rule, "giants-setup-phase", where, what=what, phase=phase)

    def _any(self, field: int, value: int | None = None) -> bool:
        """Returns whether any seat has something, or `value`, in a field."""
        values = self.at[field : field + len(self.seats)]
        return any(values) if value is None else value in values

    def _beginning(self) -> None:
        """Checks the first player, the dice, and the items of this round."""
        at, phase, players = self.at, self.phase, len(self.seats)
        self._fits((at[L.FIRST_SEAT] == L.NOBODY) == (phase == L.FIRST), "first", "$.first", "G1.5")
        if phase == L.FIRST:
            self._fits(at == states.new(self.tables).at, "phase", "$.phase", "G1.1")
        else:
            rolling = at[L.DICE_ROLLED] < players
            self._fits(rolling == (phase == L.DICE), "dice_rolled", "$.dice_rolled", "G2.1")
        quarry = sum(at[L.QUARRY : L.QUARRY + 3])
        self._fits(quarry or phase != L.BID, "items", "$.items", "G2.3")
        in_front = [
            (item, at[L.ITEM_BY + item])
            for item in range(L.ITEMS)
            if at[L.ITEM_STATE + item] in (L.IN_FRONT, L.LAID)
        ]
        statues = quarry + sum(item < L.MOAI for item, _ in in_front)
        self._fits(statues <= at[L.DICE_ROLLED], "items", "$.items", "G2.1")
        for seat in self.seats:
            headdresses = sum(item >= L.MOAI and by == seat for item, by in in_front)
            self._fits(headdresses <= 2, "items", "$.items", "G4.2")

    def _figures(self) -> None:
        """Checks which figures are in front of screens or on the board in this phase."""
        at, tables = self.at, self.tables
        placed = self.phase in (L.PLACE, L.MOVE, L.MARKS, L.OVER)
        on_board = any(at[tables.total : tables.cut])
        self._fits(placed or not on_board, "hexes", "$.hexes", "G6.2")
        in_front = (
            self._any(L.WORKERS_FRONT)
            or self._any(L.MARKERS_FRONT)
            or self._any(L.SORCERER, L.FRONT)
            or self._any(L.CHIEF, L.FRONT)
        )
        self._fits(placed or self.phase == L.CHOOSE or not in_front, "seats", "$.seats", "G3.7")

    def _sealed(self, seat: int, where: str) -> None:
        """Checks the sealed bids and choices of markers."""
        at, given = self.at, self.snapshot.seats[seat]
        sealed = at[L.SEALED + seat]
        marked = bool(marked_items(self.state, seat))
        asked = self.phase == L.BID or (self.phase == L.TAKE_BACK and marked)
        self._fits((sealed != L.NOT_ASKED) == asked, "sealed", f"{where}.sealed", "G3.1")
        bids = self.phase == L.CHOOSE or (self.phase == L.BID and sealed == L.DECIDED)
        self._fits(bids == (given.bid is not None), "bid", f"{where}.bid", "G3.1")
        held = (
            at[L.BID_MARKERS + seat] <= at[L.MARKERS + seat]
            and at[L.BID_WORKERS + seat] <= at[L.WORKERS + seat]
        )
        self._fits(held or self.phase != L.BID, "bid", f"{where}.bid", "G3.1")
        chosen = self.phase == L.TAKE_BACK and sealed == L.DECIDED
        is_given = given.take_back is not None
        self._fits(chosen == is_given, "take_back", f"{where}.take_back", "G6.2")

    def _auction(self) -> None:
        """Checks that bids lie open in front of the screens, and that the order follows them."""
        at = self.at
        bids = [at[L.BID_MARKERS + seat] for seat in self.snapshot.order]
        self._fits(bids == sorted(bids, reverse=True), "order", "$.order", "G3.2")
        for seat in self.seats:
            where = f"$.seats[{seat}]"
            shown = (
                at[L.BID_MARKERS + seat] == at[L.MARKERS_FRONT + seat]
                and at[L.BID_WORKERS + seat] == at[L.WORKERS_FRONT + seat]
                and at[L.BID_SORCERER + seat] == (at[L.SORCERER + seat] == L.FRONT)
                and at[L.BID_CHIEF + seat] == (at[L.CHIEF + seat] == L.FRONT)
            )
            self._fits(shown, "bid", f"{where}.bid", "G3.7")
            idle = (
                at[L.IDLE + seat] <= at[L.BID_WORKERS + seat] + at[L.BID_SORCERER + seat]
                and at[L.IDLE_CHIEF + seat] <= at[L.BID_CHIEF + seat]
            )
            self._fits(idle, "idle", f"{where}.idle", "G3.5")

    def _turn(self) -> None:
        """Checks that whoever must decide can act: the rules make all others pass."""
        at, phase, seat = self.at, self.phase, self.at[L.TURN]
        in_turn = phase in (L.CHOOSE, L.PLACE, L.MOVE, L.MARKS)
        self._fits((seat != L.NOBODY) == in_turn, "turn", "$.turn", "G4")
        passing = phase in (L.PLACE, L.MOVE)
        self._fits(passing or not self._any(L.PASSED), "passed", "$.seats", "G4.5")
        if passing:
            self._fits(not at[L.PASSED + seat], "turn", "$.turn", "G4.5")
        if phase in (L.BID, L.TAKE_BACK):
            self._fits(self._any(L.SEALED, L.TO_DECIDE), "sealed", "$.seats", "G3.1")
        elif phase == L.CHOOSE:
            able = not at[L.DECLINED + seat] and auction.can_carve(self.state, seat)
            self._fits(able, "turn", "$.turn", "G3.3")
        elif phase == L.PLACE:
            self._fits(placement.can_act(self.state, seat), "turn", "$.turn", "G4.5")
        elif phase == L.MOVE:
            self._transport(seat)
        elif phase == L.MARKS:
            marks = at[L.MARKERS + seat] and round_end.count_laid(self.state, seat)
            self._fits(marks, "turn", "$.turn", "G5.9")
        elif phase == L.OVER:
            self._fits(round_end.is_over(self.state), "phase", "$.phase", "G6.1")

    def _transport(self, seat: int) -> None:
        at, item = self.at, self.at[L.HAND]
        if item == L.NOWHERE:
            self._fits(transport.can_act(self.state, seat), "turn", "$.turn", "G5")
        elif at[L.HAND_ABANDONED] and not at[L.MARKERS + seat]:
            ends = transport.reaches_settling(self.state, seat, item, at[L.ITEM_AT + item])
            self._fits(ends, "hand", "$.hand", "G5.7")
        elif not at[L.HAND_MOVED]:
            self._fits(transport.can_pick(self.state, seat, item), "hand", "$.hand", "G5.6")
