"""Numbers the actions of Giants: each kind of action has a block of indices.

The index of entering a hex depends on its direction, and on slots of carriers from the acting seat,
so that an index means the same on every hex and on every seat.
"""

from __future__ import annotations

from array import array
from itertools import product

import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import DIRECTIONS
from ahu.core.encoder import WHOLE, Encoder, Ints
from ahu.core.kernel import Buffer
from ahu.games.giants.board import GiantsBoard

ANYWHERE = ~(15 << C.PLACED_LOGS_SHIFT)
"""The mask of all bits of a placement except the figure and the number of logs."""
BID_ROW = 4 * (L.ALL_WORKERS + 1)
BIDS = (L.ALL_MARKERS + 1) * BID_ROW
TAKES = 6
FIRST_TAKE = 2
"""The fields of the first kind of taking: a statue of size 1, by sculptors."""
STANDS = 7
"""The number of ways to stand: a worker or the sorcerer with 0, 1 or 2 logs, or the chief."""
POWERED = 4
"""The number of those that use powers: the sorcerer with 0, 1 or 2 logs, or the chief."""
LANDMARKS = 3
"""The number of powers that only one hex has: village, hut, headdress quarry."""
LAID_CHOICES = 1 << 7
"""The choices of items to mark: a seat lays down at most 5 statues and 2 headdresses a round."""
BACK_CHOICES = 1 << L.ALL_MARKERS


def carrier_keys(players: int) -> list[int]:
    """Returns every set of figures and logs that carries something, as its bits in a code.

    Each slot has two bits for its figures, then two follow for the logs.
    """
    keys = []
    for logs in range(3):
        for figures in product(range(4), repeat=players):
            if 1 <= sum(figures) <= 3 - logs:
                bits = sum(count << 2 * slot for slot, count in enumerate(figures))
                keys.append(bits | logs << 2 * players)
    return sorted(keys)


class GiantsIndexing(Encoder):
    """Numbers the actions; observing is added by `GiantsEncoder`."""

    def __init__(self, board: GiantsBoard, players: int) -> None:
        self.players = players
        self.hexes = len(board.hexes)
        self.ahus = len(board.ahus)
        self.village = board.village
        self.hut = board.hut
        self.headdress_quarry = board.headdress_quarry
        self.ahu_hex = bytearray(ahu.hex for ahu in board.ahus)
        self.toward = bytearray([L.NOWHERE] * (6 * self.hexes))
        """The hex in each direction of a hex."""
        self.direction = bytearray(self.hexes * self.hexes)
        """The direction from a hex to a neighbour."""
        places = {(hex.q, hex.r): i for i, hex in enumerate(board.hexes)}
        for i, hex in enumerate(board.hexes):
            for direction, (q, r) in enumerate(DIRECTIONS):
                step = places.get((hex.q + q, hex.r + r))
                if step is not None:
                    self.toward[6 * i + direction] = step
                    self.direction[i * self.hexes + step] = direction
        keys = carrier_keys(players)
        self.key = array("i", keys)
        self.carriers = players + len(keys)
        """The number of ways to enter a hex: by a chief, or by a set of figures and logs."""
        self.carrier = array("i", bytes(4 << 2 * players + 2))
        for i, key in enumerate(keys):
            self.carrier[key] = players + i
        self.powers = LANDMARKS + self.hexes + self.ahus
        self._lay_out()

    def _lay_out(self) -> None:
        """Sets where the block of each kind begins."""
        sizes = {
            "bid": BIDS,
            "take": TAKES,
            "decline": 1,
            "place": STANDS * self.hexes,
            "power": POWERED * self.powers,
            "buy": 1,
            "pass": 1,
            "pick": L.ITEMS,
            "enter": 6 * self.carriers,
            "stop": 1,
            "mark": 1,
            "erect": self.ahus,
            "crown": self.ahus,
            "mark-laid": LAID_CHOICES,
            "take-back": BACK_CHOICES,
        }
        starts = [sum(list(sizes.values())[:i]) for i in range(len(sizes) + 1)]
        (
            self.at_bid,
            self.at_take,
            self.at_decline,
            self.at_place,
            self.at_power,
            self.at_buy,
            self.at_pass,
            self.at_pick,
            self.at_enter,
            self.at_stop,
            self.at_mark,
            self.at_erect,
            self.at_crown,
            self.at_mark_laid,
            self.at_take_back,
            self.actions,
        ) = starts
        self.blocks = dict(zip(sizes, starts, strict=False))

    def meaning(self, index: int) -> tuple[int | str, ...]:
        """Returns what an index means; for entering the direction, and the carriers by slot."""
        if not self.at_enter <= index < self.at_stop:
            return super().meaning(index)
        way, carrier = divmod(index - self.at_enter, self.carriers)
        if carrier < self.players:
            return "enter", way, "chief", carrier
        key = self.key[carrier - self.players]
        figures = sum((key >> 2 * slot & 3) << 2 * slot for slot in range(self.players))
        return "enter", way, "logs", key >> 2 * self.players, "figures", figures

    def spot(self, index: int) -> tuple[str, tuple[int, ...]]:
        if self.at_place <= index < self.at_power:
            stand, hex = divmod(index - self.at_place, self.hexes)
            return f"place {stand}", (hex,)
        if self.at_power <= index < self.at_buy:
            return self._power_spot(index - self.at_power)
        if self.at_erect <= index < self.at_crown:
            return "erect", (self.ahu_hex[index - self.at_erect],)
        if self.at_crown <= index < self.at_mark_laid:
            return "crown", (self.ahu_hex[index - self.at_crown],)
        return "", ()

    def _power_spot(self, place: int) -> tuple[str, tuple[int, ...]]:
        stand, power = divmod(place, self.powers)
        if power < LANDMARKS:
            landmarks = (self.village, self.hut, self.headdress_quarry)
            return f"landmark {stand}", (landmarks[power],)
        power -= LANDMARKS
        if power < self.hexes:
            return f"forest {stand}", (power,)
        return f"reserve {stand}", (self.ahu_hex[power - self.hexes],)

    def mark(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        self.mark_nogil(buffer, seat, half, codes, out, start)

    def mark_nogil(
        self, buffer: Buffer, seat: int, half: int, codes: ActionBuffer, out: Ints, start: int
    ) -> None:
        i = 0
        while i < codes.count:
            index = self._index(buffer, seat, codes.code[i])
            out[start + index] = 1
            i += 1
            if codes.code[i - 1] & ANYWHERE == C.PLACE:
                # A figure may go to any hex (G4.1): from the first hex on they are all listed.
                for hex in range(1, self.hexes):
                    out[start + index + hex] = 1
                i += self.hexes - 1

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        return self._index(buffer, seat, code)

    def _index(self, buffer: Buffer, seat: int, code: int) -> int:
        kind = C.kind_of(code)
        if kind == C.K_PLACE:
            return self._place(code)
        if kind == C.K_ENTER:
            return self._enter(buffer, seat, code)
        if kind == C.K_BID:
            return self._bid(code)
        if kind == C.K_PICK:
            return self.at_pick + C.argument_of(code)
        if kind == C.K_ERECT:
            return self.at_erect + C.argument_of(code)
        if kind == C.K_CROWN:
            return self.at_crown + C.argument_of(code)
        if kind == C.K_TAKE:
            return self.at_take + C.argument_of(code) - FIRST_TAKE
        if kind == C.K_MARK_LAID:
            return self.at_mark_laid + C.argument_of(code)
        if kind == C.K_TAKE_BACK:
            return self.at_take_back + C.argument_of(code)
        if kind == C.K_DECLINE:
            return self.at_decline
        if kind == C.K_BUY:
            return self.at_buy
        if kind == C.K_STOP:
            return self.at_stop
        if kind == C.K_MARK:
            return self.at_mark
        assert kind == C.K_PASS
        return self.at_pass

    def _bid(self, code: int) -> int:
        figures = 2 * C.bid_sorcerer(code) + C.bid_chief(code)
        return self.at_bid + C.bid_markers(code) * BID_ROW + C.bid_workers(code) * 4 + figures

    def _place(self, code: int) -> int:
        figure = C.place_figure(code)
        stand = C.place_logs(code)
        if figure == C.SORCERER_FIGURE:
            stand += 3
        elif figure == C.CHIEF_FIGURE:
            stand = 6
        power = C.place_power(code)
        hex = C.hex_of(code)
        if power == C.NO_POWER:
            return self.at_place + stand * self.hexes + hex
        start = self.at_power + (stand - 3) * self.powers
        if power == C.LOGS_POWER:
            return start + LANDMARKS + hex
        if power == C.RESERVE_POWER:
            return start + LANDMARKS + self.hexes + C.place_ahu(code)
        if power == C.WORKER_POWER:
            return start
        return start + 1 if power == C.MARKER_POWER else start + 2

    def _enter(self, buffer: Buffer, seat: int, code: int) -> int:
        players = self.players
        here = buffer.raw[L.ITEM_AT + buffer.raw[L.HAND]]
        way = self.direction[here * self.hexes + C.hex_of(code)]
        chief = C.enter_chief(code)
        if chief >= 0:
            carrier = (chief - seat + players) % players
        else:
            figures = code >> C.CARRIERS_SHIFT & (1 << 2 * players) - 1
            turned = figures >> 2 * seat | figures << 2 * (players - seat)
            key = turned & (1 << 2 * players) - 1 | C.enter_logs(code) << 2 * players
            carrier = self.carrier[key]
        return self.at_enter + way * self.carriers + carrier

    def second(self, code: int) -> int:
        return WHOLE

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        return self.code_nogil(buffer, seat, half, index)

    def code_nogil(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        if index < self.at_take:
            row = index % BID_ROW
            return C.bid(index // BID_ROW, row // 4, row >> 1 & 1, row & 1)
        if index < self.at_decline:
            return C.TAKE | index - self.at_take + FIRST_TAKE
        if index < self.at_place:
            return C.DECLINE
        if index < self.at_power:
            return self._plain_code(index - self.at_place)
        if index < self.at_buy:
            return self._power_code(index - self.at_power)
        if index < self.at_pass:
            return C.BUY
        if index < self.at_pick:
            return C.PASS
        if index < self.at_enter:
            return C.PICK | index - self.at_pick
        if index < self.at_stop:
            return self._enter_code(buffer, seat, index - self.at_enter)
        if index < self.at_mark:
            return C.STOP
        if index < self.at_erect:
            return C.MARK
        if index < self.at_crown:
            return C.ERECT | index - self.at_erect
        if index < self.at_mark_laid:
            return C.CROWN | index - self.at_crown
        if index < self.at_take_back:
            return C.MARK_LAID | index - self.at_mark_laid
        return C.TAKE_BACK | index - self.at_take_back

    def _plain_code(self, place: int) -> int:
        stand = place // self.hexes
        return self._stand_code(stand, C.NO_POWER, place % self.hexes, 0)

    def _power_code(self, place: int) -> int:
        stand = 3 + place // self.powers
        power = place % self.powers
        if power == 0:
            return self._stand_code(stand, C.WORKER_POWER, self.village, 0)
        if power == 1:
            return self._stand_code(stand, C.MARKER_POWER, self.hut, 0)
        if power == 2:
            return self._stand_code(stand, C.HEADDRESS_POWER, self.headdress_quarry, 0)
        power -= LANDMARKS
        if power < self.hexes:
            return self._stand_code(stand, C.LOGS_POWER, power, 0)
        ahu = power - self.hexes
        return self._stand_code(stand, C.RESERVE_POWER, self.ahu_hex[ahu], ahu)

    def _stand_code(self, stand: int, power: int, hex: int, ahu: int) -> int:
        if stand == 6:
            return C.place(C.CHIEF_FIGURE, 0, power, hex, ahu)
        if stand >= 3:
            return C.place(C.SORCERER_FIGURE, stand - 3, power, hex, ahu)
        return C.place(C.WORKER_FIGURE, stand, power, hex, ahu)

    def _enter_code(self, buffer: Buffer, seat: int, place: int) -> int:
        players = self.players
        here = buffer.raw[L.ITEM_AT + buffer.raw[L.HAND]]
        hex = self.toward[6 * here + place // self.carriers]
        carrier = place % self.carriers
        if carrier < players:
            return C.enter_by_chief(hex, (carrier + seat) % players)
        key = self.key[carrier - players]
        figures = key & (1 << 2 * players) - 1
        turned = figures << 2 * seat | figures >> 2 * (players - seat)
        logs = key >> 2 * players
        return C.enter(hex, logs) | (turned & (1 << 2 * players) - 1) << C.CARRIERS_SHIFT
