"""Sets up a position from a snapshot, and counts everything before it trusts it."""

from __future__ import annotations

from collections.abc import Callable

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
from ahu.core.refusal import Argument, Refused, refuse
from ahu.games.giants import consistency
from ahu.games.giants.actions import ITEM_INDEX
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.codec import codec_of, marked_items
from ahu.games.giants.snapshot import ITEM_PLACES, SEALS, GiantsSnapshot, ItemSnapshot, SeatSnapshot
from ahu.games.giants.state import State, Tables
from ahu.games.giants.views import PHASES

MOST_POINTS_A_ROUND = 10 * L.ITEMS
"""The points if each worker, sorcerer and chief of a seat carries every item once (G5.3, G5.4)."""
MOST_POINTS_AT_THE_END = 7 * (3 * 255 + 255) + 3 * L.ALL_TABLETS // 2
"""The points of seven bases on ahus of the highest values, and of all tablets (G8)."""
PLACE_NUMBERS = {place: number for number, place in ITEM_PLACES.items()}
ALLOWED_PLACES = {
    L.FIRST: {L.GONE, L.ON_BOARD, L.ON_AHU},
    L.DICE: {L.GONE, L.ON_BOARD, L.ON_AHU, L.IN_QUARRY},
    L.BID: {L.GONE, L.ON_BOARD, L.ON_AHU, L.IN_QUARRY},
    L.CHOOSE: {L.GONE, L.ON_BOARD, L.ON_AHU, L.IN_QUARRY, L.IN_FRONT},
    L.PLACE: {L.GONE, L.ON_BOARD, L.ON_AHU, L.IN_FRONT},
    L.MOVE: {L.GONE, L.ON_BOARD, L.ON_AHU, L.IN_FRONT},
    L.MARKS: {L.GONE, L.ON_BOARD, L.ON_AHU, L.LAID},
    L.TAKE_BACK: {L.GONE, L.ON_BOARD, L.ON_AHU},
    L.OVER: {L.GONE, L.ON_BOARD, L.ON_AHU},
}
"""The places that items can have in each phase."""


def restore(snapshot: GiantsSnapshot, board: GiantsBoard, tables: Tables) -> State:
    """Returns the state that a snapshot describes. Raises Refused when its parts do not fit."""
    state = states.new(tables)
    _Setup(snapshot, board, state).run()
    return state


def _need(condition: object, rule: str, key: str, where: str, **args: Argument) -> None:
    if not condition:
        raise refuse(rule, key, where, **args)


class _Setup:
    def __init__(self, snapshot: GiantsSnapshot, board: GiantsBoard, state: State) -> None:
        self.snapshot = snapshot
        self.state = state
        self.at = state.at
        self.tables = state.tables
        self.players = snapshot.players
        self.codec = codec_of(board, snapshot.players)
        self.phase = PHASES.index(snapshot.phase)

    def run(self) -> None:
        self._table()
        for i, seat in enumerate(self.snapshot.seats):
            self._seat(i, seat, f"$.seats[{i}]")
        self._hexes()
        self._ahus()
        for i, item in enumerate(self.snapshot.items):
            self._item(item, f"$.items[{i}]")
        self._hand()
        self._count_seats()
        self._count_supplies()
        self._choices()
        consistency.check(self.snapshot, self.state)

    # Small checks

    def _count(self, found: int, what: str, where: str, most: int, least: int = 0) -> int:
        fits = least <= found <= most
        _need(
            fits,
            "G0.2",
            "giants-setup-count",
            where,
            what=what,
            found=found,
            least=least,
            most=most,
        )
        return found

    def _seat_number(self, seat: int | None, where: str) -> int:
        if seat is None:
            return L.NOBODY
        _need(0 <= seat < self.players, "G0.1", "seat", where, seat=seat, most=self.players - 1)
        return seat

    def _fits(self, condition: object, what: str, where: str, rule: str) -> None:
        phase = self.snapshot.phase
        _need(condition, rule, "giants-setup-phase", where, what=what, phase=phase)

    def _hex(self, name: str, where: str) -> int:
        return self._named(self.codec.hex, name, where)

    def _named(self, find: Callable[[str], int], name: str, where: str) -> int:
        try:
            return find(name)
        except Refused as refused:
            fault = refused.refusal
            raise refuse(fault.rule, fault.key, where, **fault.args) from None

    # Filling the buffer

    def _table(self) -> None:
        snapshot, at = self.snapshot, self.at
        found = len(snapshot.seats)
        self._count(found, "seats", "$.seats", self.players, self.players)
        at[L.PHASE] = self.phase
        at[L.ROUND] = self._count(snapshot.round, "round", "$.round", self.tables.round_limit, 1)
        at[L.FIRST_SEAT] = self._seat_number(snapshot.first, "$.first")
        at[L.TURN] = self._seat_number(snapshot.turn, "$.turn")
        at[L.DICE_ROLLED] = self._count(
            snapshot.dice_rolled, "dice_rolled", "$.dice_rolled", self.players
        )
        at[L.LOGS_GONE] = self._count(snapshot.logs_gone, "logs_gone", "$.logs_gone", L.ALL_LOGS)

    def _seat(self, seat: int, given: SeatSnapshot, where: str) -> None:
        at = self.at
        for field, what, most in (
            (L.WORKERS, "workers", L.ALL_WORKERS),
            (L.WORKERS_FRONT, "workers_front", L.ALL_WORKERS),
            (L.MARKERS, "markers", L.ALL_MARKERS),
            (L.MARKERS_FRONT, "markers_front", L.ALL_MARKERS),
            (L.LOGS, "logs", L.ALL_LOGS),
            (L.TABLETS, "tablets", L.ALL_TABLETS),
            (L.IDLE, "idle", L.ALL_WORKERS + 1),
        ):
            value: int = getattr(given, what)
            at[field + seat] = self._count(value, what, f"{where}.{what}", most)
        most = MOST_POINTS_A_ROUND * self.snapshot.round + MOST_POINTS_AT_THE_END
        score = self._count(given.score, "score", f"{where}.score", most)
        states.gain(self.state, seat, score)
        at[L.PASSED + seat] = given.passed
        at[L.SEALED + seat] = SEALS.index(given.sealed)
        at[L.IDLE_CHIEF + seat] = given.idle_chief
        at[L.DECLINED + seat] = given.declined
        at[L.SORCERER + seat] = self._figure(given.sorcerer, f"{where}.sorcerer")
        at[L.CHIEF + seat] = self._figure(given.chief, f"{where}.chief")
        if at[L.SORCERER + seat] < self.tables.hexes:
            self._stand(seat, at[L.SORCERER + seat], 1)
        if at[L.CHIEF + seat] < self.tables.hexes:
            at[self.tables.chiefs + at[L.CHIEF + seat]] += 1
        if given.bid is not None:
            bid = given.bid
            at[L.BID_MARKERS + seat] = self._count(
                bid.markers, "markers", f"{where}.bid.markers", L.ALL_MARKERS
            )
            at[L.BID_WORKERS + seat] = self._count(
                bid.workers, "workers", f"{where}.bid.workers", L.ALL_WORKERS
            )
            at[L.BID_SORCERER + seat], at[L.BID_CHIEF + seat] = bid.sorcerer, bid.chief

    def _figure(self, place: str, where: str) -> int:
        known = {"behind": L.BEHIND, "front": L.FRONT}
        return known[place] if place in known else self._hex(place, where)

    def _stand(self, seat: int, hex: int, count: int) -> None:
        self.at[self.tables.figures + seat * self.tables.hexes + hex] += count
        self.at[self.tables.total + hex] += count

    def _hexes(self) -> None:
        at, tables = self.at, self.tables
        seen = set()
        for i, given in enumerate(self.snapshot.hexes):
            where = f"$.hexes[{i}]"
            hex = self._hex(given.hex, f"{where}.hex")
            _need(hex not in seen, "G0.3", "giants-setup-twice", where, name=given.hex)
            seen.add(hex)
            if given.workers:
                found = len(given.workers)
                self._count(found, "workers", f"{where}.workers", self.players, self.players)
            for seat, workers in enumerate(given.workers):
                self._count(workers, "workers", f"{where}.workers[{seat}]", L.ALL_WORKERS)
                self._stand(seat, hex, workers)
            at[tables.hex_logs + hex] = self._count(given.logs, "logs", f"{where}.logs", L.ALL_LOGS)
            is_forest = self.codec.board.hexes[hex].kind == "forest"
            _need(
                is_forest or not given.cut, "G4.2", "giants-setup-no-forest", where, hex=given.hex
            )
            at[tables.cut + hex] = given.cut

    def _ahus(self) -> None:
        at, tables = self.at, self.tables
        for i, given in enumerate(self.snapshot.ahus):
            where = f"$.ahus[{i}]"
            ahu = self._named(self.codec.ahu, given.ahu, f"{where}.ahu")
            free = at[tables.ahu_base + ahu] == L.NOBODY
            _need(free, "G0.3", "giants-setup-twice", where, name=given.ahu)
            at[tables.ahu_base + ahu] = self._seat_number(given.base, f"{where}.base")
            at[tables.peeked + ahu] = self._mask(given.peeked, f"{where}.peeked")
            at[tables.fresh + ahu] = self._mask(given.fresh, f"{where}.fresh")

    def _mask(self, seats: tuple[int, ...], where: str) -> int:
        mask = 0
        for seat in seats:
            bit = 1 << self._seat_number(seat, where)
            _need(not mask & bit, "G7.2", "giants-setup-twice", where, name=seat)
            mask |= bit
        return mask

    def _item(self, given: ItemSnapshot, where: str) -> None:
        at = self.at
        item = self._named(self.codec.item, given.item, f"{where}.item")
        new = at[L.ITEM_STATE + item] == L.IN_SUPPLY
        _need(new, "G0.2", "giants-setup-twice", where, name=given.item)
        place = PLACE_NUMBERS[given.place]
        self._fits(place in ALLOWED_PLACES[self.phase], given.place, f"{where}.place", "G5.1")
        kept = item >= L.MOAI or self.tables.return_unsculpted
        self._fits(place != L.GONE or not kept, given.place, f"{where}.place", "G3.6")
        self._fits(place != L.IN_QUARRY or item < L.MOAI, given.place, f"{where}.place", "G2.1")
        at[L.ITEM_STATE + item] = place
        at[L.ITEM_BY + item] = self._seat_number(given.seat, f"{where}.seat")
        at[L.ITEM_MARK + item] = self._seat_number(given.marker, f"{where}.marker")
        owned = place in (L.IN_FRONT, L.LAID)
        moved = place == L.ON_BOARD and self.phase == L.MOVE
        self._fits(
            owned if given.seat is not None and not moved else not owned,
            "seat",
            f"{where}.seat",
            "G5.1",
        )
        on_board = place in (L.ON_BOARD, L.LAID)
        self._fits(given.marker is None or on_board, "marker", f"{where}.marker", "G5.6")
        self._fits(on_board == (given.hex is not None), "hex", f"{where}.hex", "G5.1")
        self._fits((place == L.ON_AHU) == (given.ahu is not None), "ahu", f"{where}.ahu", "G5.5")
        if given.hex is not None:
            at[L.ITEM_AT + item] = self._hex(given.hex, f"{where}.hex")
            quarry = self.tables.moai_quarry if item < L.MOAI else self.tables.headdress_quarry
            at_home = at[L.ITEM_AT + item] == quarry
            self._fits(place != L.LAID or at_home, "hex", f"{where}.hex", "G5.9")
        if given.ahu is not None:
            self._settled(item, given, where)
        self._entered(item, given, moved, where)

    def _settled(self, item: int, given: ItemSnapshot, where: str) -> None:
        at, tables = self.at, self.tables
        assert given.ahu is not None
        ahu = self._named(self.codec.ahu, given.ahu, f"{where}.ahu")
        field = tables.ahu_moai if item < L.MOAI else tables.ahu_headdress
        _need(at[field + ahu] == L.NOWHERE, "G5.5", "giants-setup-two-on-ahu", where, ahu=given.ahu)
        base = at[tables.ahu_base + ahu]
        _need(base != L.NOBODY, "G5.5", "giants-setup-no-base", where, ahu=given.ahu)
        at[field + ahu] = item
        at[L.ITEM_AT + item] = ahu
        if item < L.MOAI:
            at[L.ERECTED + base] += 1

    def _entered(self, item: int, given: ItemSnapshot, moved: bool, where: str) -> None:
        for hex in given.entered:
            number = self._hex(hex, f"{where}.entered")
            place = self.tables.entered + item * self.tables.mask_bytes + (number >> 3)
            bit = 1 << (number & 7)
            new = not self.at[place] & bit
            _need(new, "G5.3", "giants-setup-twice", f"{where}.entered", name=hex)
            self.at[place] |= bit
        fits = given.hex in given.entered if given.seat is not None and moved else not given.entered
        self._fits(fits, "entered", f"{where}.entered", "G5.3")

    def _hand(self) -> None:
        hand = self.snapshot.hand
        if hand is None:
            return
        at = self.at
        self._fits(self.phase == L.MOVE, "hand", "$.hand", "G5")
        item = self._named(self.codec.item, hand.item, "$.hand.item")
        mine = at[L.ITEM_STATE + item] == L.ON_BOARD and at[L.ITEM_BY + item] == at[L.TURN]
        self._fits(mine and at[L.TURN] != L.NOBODY, "hand", "$.hand.item", "G5.1")
        mark = at[L.ITEM_MARK + item]
        fits = mark == L.NOBODY or (mark == at[L.TURN] and not hand.abandoned)
        self._fits(fits, "hand", "$.hand.abandoned", "G5.7")
        at[L.HAND], at[L.HAND_MOVED], at[L.HAND_ABANDONED] = item, hand.moved, hand.abandoned

    # Counting what there is

    def _count_seats(self) -> None:
        at, tables = self.at, self.tables
        for seat in range(self.players):
            where = f"$.seats[{seat}]"
            board = tables.figures + seat * tables.hexes
            workers = sum(at[board : board + tables.hexes])
            workers -= at[L.SORCERER + seat] < tables.hexes
            workers += at[L.WORKERS + seat] + at[L.WORKERS_FRONT + seat]
            self._count(workers, "workers", where, L.ALL_WORKERS, tables.workers)
            at[L.WORKERS_LEFT + seat] = L.ALL_WORKERS - workers
            markers = at[L.MARKERS + seat] + at[L.MARKERS_FRONT + seat]
            markers += len(marked_items(self.state, seat))
            self._count(markers, "markers", where, L.ALL_MARKERS, 2)
            at[L.MARKERS_LEFT + seat] = L.ALL_MARKERS - markers
            owners = at[tables.ahu_base : tables.ahu_base + tables.ahus]
            bases = sum(owner == seat for owner in owners)
            self._count(bases, "ahus", where, tables.bases)
            at[L.BASES + seat] = tables.bases - bases

    def _count_supplies(self) -> None:
        at, tables = self.at, self.tables
        logs = at[L.LOGS_GONE] + sum(at[L.LOGS : L.LOGS + self.players])
        logs += sum(at[tables.hex_logs : tables.hex_logs + tables.hexes])
        at[L.LOG_SUPPLY] = L.ALL_LOGS - self._count(logs, "logs", "$", L.ALL_LOGS)
        tablets = sum(at[L.TABLETS : L.TABLETS + self.players])
        at[L.TABLET_SUPPLY] = L.ALL_TABLETS - self._count(tablets, "tablets", "$", L.ALL_TABLETS)
        for size in range(3):
            at[L.MOAI_SUPPLY + size] = 0
        at[L.HEADDRESS_SUPPLY] = 0
        for item in range(L.ITEMS):
            place = at[L.ITEM_STATE + item]
            if place == L.IN_SUPPLY:
                at[L.MOAI_SUPPLY + L.SIZES[item] - 1 if item < L.MOAI else L.HEADDRESS_SUPPLY] += 1
            elif place == L.IN_QUARRY:
                at[L.QUARRY + L.SIZES[item] - 1] += 1
        for ahu in range(tables.ahus):
            moai = at[tables.ahu_moai + ahu]
            crowned = at[tables.ahu_headdress + ahu] != L.NOWHERE
            _need(moai != L.NOWHERE or not crowned, "G5.5", "giants-setup-bare", "$.ahus")
            read = at[tables.peeked + ahu] or at[tables.fresh + ahu]
            _need(moai != L.NOWHERE or not read, "G7.1", "giants-setup-bare", "$.ahus")

    # Sealed decisions and choices

    def _choices(self) -> None:
        at, order = self.at, self.snapshot.order
        if self.phase == L.CHOOSE:
            seats = list(range(self.players))
            self._fits(sorted(order) == seats, "order", "$.order", "G3.2")
            self._fits(at[L.TURN] != L.NOBODY, "turn", "$.turn", "G3.3")
            at[L.ORDER : L.ORDER + self.players] = bytes(order)
            at[L.CHOICE] = order.index(at[L.TURN])
        else:
            self._fits(not order, "order", "$.order", "G3.2")
        for seat, given in enumerate(self.snapshot.seats):
            where = f"$.seats[{seat}].take_back"
            items = marked_items(self.state, seat)
            for name in given.take_back or ():
                self._fits(ITEM_INDEX.get(name) in items, "take_back", where, "G6.2")
                at[L.BID_TAKE_BACK + seat] |= 1 << items.index(ITEM_INDEX[name])
