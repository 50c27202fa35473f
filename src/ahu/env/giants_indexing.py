"""The actions of Giants as numbers: a block of indices for each kind of action.

Entering a hex is told by its direction, and carriers by slots from the acting seat, so an index
means the same on every hex and on every seat.
"""

from __future__ import annotations

from array import array
from itertools import product

import ahu.giants.layout as L
from ahu.core.board import DIRECTIONS
from ahu.core.codes import Codes
from ahu.core.kernel import Buffer
from ahu.env.encoder import WHOLE, Encoder, Ints
from ahu.giants.board import GiantsBoard
from ahu.giants.state import State

PLACE_CODE = L.K_PLACE << L.KIND_SHIFT
ANYWHERE = ~(15 << 19)
"""All bits of a placement but who is placed, and with how many logs."""
BID_ROW = 4 * (L.ALL_WORKERS + 1)
BIDS = (L.ALL_MARKERS + 1) * BID_ROW
TAKES = 6
STANDS = 7
"""A worker or the sorcerer with 0, 1 or 2 logs, or the chief."""
POWERED = 4
"""Those of them who use powers: the sorcerer with 0, 1 or 2 logs, or the chief."""
LANDMARKS = 3
"""The powers that only one hex has: village, hut, headdress quarry."""
LAID_CHOICES = 1 << 7
"""At most five statues and two headdresses of one seat are laid down in a round."""
BACK_CHOICES = 1 << L.ALL_MARKERS


def carrier_keys(players: int) -> list[int]:
    """Every set of figures and logs that carries something, as its bits in a code.

    Two bits for the figures of each slot, then two for the logs.
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
        """Ways to carry something into a hex: a chief, or a set of figures and logs."""
        self.carrier = array("i", bytes(4 << 2 * players + 2))
        for i, key in enumerate(keys):
            self.carrier[key] = players + i
        self.powers = LANDMARKS + self.hexes + self.ahus
        self._lay_out()

    def _lay_out(self) -> None:
        """Where the block of each kind begins."""
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

    def mark(
        self, buffer: Buffer, seat: int, half: int, codes: Codes, out: Ints, start: int
    ) -> None:
        assert isinstance(buffer, State)
        state = buffer
        code = codes.code
        i = 0
        while i < codes.count:
            index = self._index(state, seat, code[i])
            out[start + index] = 1
            i += 1
            if code[i - 1] & ANYWHERE == PLACE_CODE:
                # A figure may go to any hex (G4.1): from the first hex on they are all listed.
                for hex in range(1, self.hexes):
                    out[start + index + hex] = 1
                i += self.hexes - 1

    def first(self, buffer: Buffer, seat: int, code: int) -> int:
        assert isinstance(buffer, State)
        return self._index(buffer, seat, code)

    def _index(self, state: State, seat: int, code: int) -> int:
        kind = code >> L.KIND_SHIFT
        if kind == L.K_PLACE:
            return self._place(code)
        if kind == L.K_ENTER:
            return self._enter(state, seat, code)
        if kind == L.K_BID:
            return self.at_bid + (code >> 8 & 15) * BID_ROW + (code >> 4 & 15) * 4 + (code & 3)
        if kind == L.K_PICK:
            return self.at_pick + (code & 255)
        if kind == L.K_ERECT:
            return self.at_erect + (code & 255)
        if kind == L.K_CROWN:
            return self.at_crown + (code & 255)
        if kind == L.K_TAKE:
            return self.at_take + (code & 7) - 2
        if kind == L.K_MARK_LAID:
            return self.at_mark_laid + (code & 255)
        if kind == L.K_TAKE_BACK:
            return self.at_take_back + (code & 255)
        if kind == L.K_DECLINE:
            return self.at_decline
        if kind == L.K_BUY:
            return self.at_buy
        if kind == L.K_STOP:
            return self.at_stop
        if kind == L.K_MARK:
            return self.at_mark
        assert kind == L.K_PASS
        return self.at_pass

    def _place(self, code: int) -> int:
        figure = code >> 21 & 3
        stand = code >> 19 & 3
        if figure == L.SORCERER_FIGURE:
            stand += 3
        elif figure == L.CHIEF_FIGURE:
            stand = 6
        power = code >> 16 & 7
        hex = code >> 8 & 255
        if power == L.NO_POWER:
            return self.at_place + stand * self.hexes + hex
        start = self.at_power + (stand - 3) * self.powers
        if power == L.LOGS_POWER:
            return start + LANDMARKS + hex
        if power == L.RESERVE_POWER:
            return start + LANDMARKS + self.hexes + (code & 255)
        if power == L.WORKER_POWER:
            return start
        return start + 1 if power == L.MARKER_POWER else start + 2

    def _enter(self, state: State, seat: int, code: int) -> int:
        players = self.players
        here = state.at[L.ITEM_AT + state.at[L.HAND]]
        way = self.direction[here * self.hexes + (code >> 8 & 255)]
        chief = code >> 2 & 7
        if chief:
            carrier = (chief - 1 - seat + players) % players
        else:
            figures = code >> 16 & (1 << 2 * players) - 1
            turned = figures >> 2 * seat | figures << 2 * (players - seat)
            key = turned & (1 << 2 * players) - 1 | (code & 3) << 2 * players
            carrier = self.carrier[key]
        return self.at_enter + way * self.carriers + carrier

    def second(self, code: int) -> int:
        return WHOLE

    def code(self, buffer: Buffer, seat: int, half: int, index: int) -> int:
        assert isinstance(buffer, State)
        state = buffer
        if index < self.at_take:
            bid = index // BID_ROW << 8 | index % BID_ROW // 4 << 4 | index & 3
            return L.K_BID << L.KIND_SHIFT | bid
        if index < self.at_decline:
            return L.K_TAKE << L.KIND_SHIFT | index - self.at_take + 2
        if index < self.at_place:
            return L.K_DECLINE << L.KIND_SHIFT
        if index < self.at_power:
            return self._plain_code(index - self.at_place)
        if index < self.at_buy:
            return self._power_code(index - self.at_power)
        if index < self.at_pass:
            return L.K_BUY << L.KIND_SHIFT
        if index < self.at_pick:
            return L.K_PASS << L.KIND_SHIFT
        if index < self.at_enter:
            return L.K_PICK << L.KIND_SHIFT | index - self.at_pick
        if index < self.at_stop:
            return self._enter_code(state, seat, index - self.at_enter)
        if index < self.at_mark:
            return L.K_STOP << L.KIND_SHIFT
        if index < self.at_erect:
            return L.K_MARK << L.KIND_SHIFT
        if index < self.at_crown:
            return L.K_ERECT << L.KIND_SHIFT | index - self.at_erect
        if index < self.at_mark_laid:
            return L.K_CROWN << L.KIND_SHIFT | index - self.at_crown
        if index < self.at_take_back:
            return L.K_MARK_LAID << L.KIND_SHIFT | index - self.at_mark_laid
        return L.K_TAKE_BACK << L.KIND_SHIFT | index - self.at_take_back

    def _plain_code(self, place: int) -> int:
        stand = place // self.hexes
        return self._stand_code(stand) | place % self.hexes << 8

    def _power_code(self, place: int) -> int:
        code = self._stand_code(3 + place // self.powers)
        power = place % self.powers
        if power == 0:
            return code | L.WORKER_POWER << 16 | self.village << 8
        if power == 1:
            return code | L.MARKER_POWER << 16 | self.hut << 8
        if power == 2:
            return code | L.HEADDRESS_POWER << 16 | self.headdress_quarry << 8
        power -= LANDMARKS
        if power < self.hexes:
            return code | L.LOGS_POWER << 16 | power << 8
        ahu = power - self.hexes
        return code | L.RESERVE_POWER << 16 | self.ahu_hex[ahu] << 8 | ahu

    def _stand_code(self, stand: int) -> int:
        code = L.K_PLACE << L.KIND_SHIFT
        if stand == 6:
            return code | L.CHIEF_FIGURE << 21
        if stand >= 3:
            return code | L.SORCERER_FIGURE << 21 | stand - 3 << 19
        return code | L.WORKER_FIGURE << 21 | stand << 19

    def _enter_code(self, state: State, seat: int, place: int) -> int:
        players = self.players
        here = state.at[L.ITEM_AT + state.at[L.HAND]]
        code = L.K_ENTER << L.KIND_SHIFT | self.toward[6 * here + place // self.carriers] << 8
        carrier = place % self.carriers
        if carrier < players:
            return code | (carrier + seat) % players + 1 << 2
        key = self.key[carrier - players]
        figures = key & (1 << 2 * players) - 1
        turned = figures << 2 * seat | figures >> 2 * (players - seat)
        return code | (turned & (1 << 2 * players) - 1) << 16 | key >> 2 * players
