"""Evaluates a Giants position: what every statue can become, and what else there is.

A statue is worth what the best ahu promises that it can reach: now, over hexes where figures stand
or can still be placed, or in later rounds, the less the farther it is away.
"""

from __future__ import annotations

from array import array

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
import ahu.games.giants.transport as transport
from ahu.games.giants.roads import Roads
from ahu.games.giants.state import State, Tables
from ahu.games.giants.weights import Weights

SETTLED, PROMISED = 1, 2
"""The marks of ahus that an item will take in this round, and later."""
SURPLUS = 0.1
"""The part that is left of a statue for which its owner has no base."""
ALL = 6
"""The number of workers, and of markers, of a colour."""


class Evaluation:
    """Evaluates positions on one board.

    Its arrays are scratch data, so each thread needs its own.
    """

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.keep = weights.keep
        self.loose = weights.loose
        self.abandoned = weights.abandoned
        self.income = weights.income
        self.worker = weights.worker
        self.marker = weights.marker
        self.power = weights.power
        self.log = weights.log
        self.half = weights.half
        self.base = weights.base
        self.crown = weights.crown
        self.horizon = weights.horizon
        self.length = weights.length
        self.fastest = weights.fastest
        self.left = 0.0
        self.later = 0.0
        self.ways = Roads(tables, weights)
        self.gains = array("d", bytes(8 * L.SEATS * L.ITEMS))
        self.loosened = array("i", bytes(4 * L.SEATS))
        self.spare = array("i", bytes(4 * L.SEATS))
        self.roads = memoryview(bytearray(self.tables.hexes))

    def estimate(self, state: State, values: array[float]) -> None:
        """Writes the points that each seat will probably have in the end."""
        if state.raw[L.PHASE] == L.OVER:
            for seat in range(self.tables.players):
                values[seat] = states.score(state, seat)
        else:
            self._estimate(state, values)

    def _estimate(self, state: State, values: array[float]) -> None:
        at = state.raw
        players = self.tables.players
        self._look_ahead(state)
        self.ways.begin(state, self.later)
        for seat in range(players):
            values[seat] = self._material(state, seat)
            self.loosened[seat] = 0
            self.spare[seat] = at[L.BASES + seat]
        for ahu in range(self.tables.ahus):
            moai = at[self.tables.ahu_moai + ahu]
            if moai == L.NOWHERE:
                if at[self.tables.ahu_base + ahu] != L.NOBODY:
                    self.spare[at[self.tables.ahu_base + ahu]] += 1
            else:
                values[at[self.tables.ahu_base + ahu]] += self._standing(state, ahu)
        for i in range(L.ITEMS):
            item = L.MOAI - 1 - i if i < L.MOAI else i
            place = at[L.ITEM_STATE + item]
            if place == L.IN_FRONT or place == L.LAID or place == L.ON_BOARD:
                self._item(state, item, values)
        for seat in range(players):
            values[seat] += self.keep * self._marking(seat, at[L.MARKERS + seat])

    def _standing(self, state: State, ahu: int) -> float:
        """Returns the worth of the Moai that stands on an ahu, and of its headdress."""
        at = state.raw
        worth = 0.0
        if not self.tables.visible_score:
            worth = self.tables.moai_value[ahu] * self.tables.size[at[self.tables.ahu_moai + ahu]]
        if at[self.tables.ahu_headdress + ahu] != L.NOWHERE:
            return worth + self.tables.headdress_value[ahu]
        return worth + self.crown * self.later * self.tables.headdress_value[ahu]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Returns what the estimate of a seat is made of, by name."""
        values = array("d", bytes(8 * L.SEATS))
        self.estimate(state, values)
        if state.at[L.PHASE] == L.OVER:
            return {"points": values[seat]}
        standing = 0.0
        for ahu in range(self.tables.ahus):
            erected = state.at[self.tables.ahu_moai + ahu] != L.NOWHERE
            if erected and state.at[self.tables.ahu_base + ahu] == seat:
                standing += self._standing(state, ahu)
        found = {
            "points": self._points(state, seat),
            "standing": standing,
            "team": self._team(state, seat),
            "stores": self._stores(state, seat),
        }
        found["road"] = values[seat] - sum(found.values())
        return found

    def _look_ahead(self, state: State) -> None:
        """Estimates how many rounds are left after this one, and how much things in them count."""
        at = state.raw
        pending = self.tables.bases
        for seat in range(self.tables.players):
            if pending > self.tables.bases - at[L.ERECTED + seat]:
                pending = self.tables.bases - at[L.ERECTED + seat]
        round = at[L.ROUND] - (1 if at[L.PHASE] == L.DICE else 0)
        left = self.length * self.tables.bases - round
        if left < self.fastest * pending:
            left = self.fastest * pending
        if left > 2.0 * pending:
            left = 2.0 * pending
        supply = 1.2 * (at[L.MOAI_SUPPLY] + at[L.MOAI_SUPPLY + 1] + at[L.MOAI_SUPPLY + 2])
        if left > supply / self.tables.players:
            left = supply / self.tables.players
        if left > self.tables.round_limit - round:
            left = self.tables.round_limit - round
        self.left = left
        self.later = left / (left + self.horizon) if left > 0 else 0.0

    def _material(self, state: State, seat: int) -> float:
        """Returns the worth of points, tablets, and what helps in the rounds to come."""
        return self._points(state, seat) + self._team(state, seat) + self._stores(state, seat)

    def _points(self, state: State, seat: int) -> float:
        """Returns the points of a seat, and those of its tablets."""
        tablets = state.raw[L.TABLETS + seat]
        worth = states.score(state, seat) + 3.0 * (tablets // 2)
        if tablets % 2:
            worth += self.half if self.left > 0 else 0.0
        return worth

    def _team(self, state: State, seat: int) -> float:
        """Returns the worth of figures and markers in the rounds to come."""
        at = state.raw
        worth = self.left * self.worker * (ALL - at[L.WORKERS_LEFT + seat])
        worth += self.left * self.marker * (ALL - at[L.MARKERS_LEFT + seat])
        if at[L.SORCERER + seat] == L.BEHIND and self.ways.places(state, seat):
            worth += self.left * self.power
        return worth

    def _stores(self, state: State, seat: int) -> float:
        """Returns the worth of logs and bases behind the screen."""
        at = state.raw
        return self.later * (self.log * at[L.LOGS + seat] + self.base * at[L.BASES + seat])

    def _marking(self, seat: int, markers: int) -> float:
        """Returns what markers at hand can still gain, each on the item it keeps best."""
        total = 0.0
        start = seat * L.ITEMS
        count = self.loosened[seat]
        while markers and count:
            best = 0
            for i in range(1, count):
                if self.gains[start + i] > self.gains[start + best]:
                    best = i
            total += self.gains[start + best]
            count -= 1
            self.gains[start + best] = self.gains[start + count]
            markers -= 1
        return total

    def _item(self, state: State, item: int, values: array[float]) -> None:
        """Adds what an item promises to whoever may handle it."""
        at = state.raw
        hex = transport.where(state, item)
        if at[L.ITEM_MARK + item] != L.NOBODY:
            self._owned(state, at[L.ITEM_MARK + item], item, hex, values)
        elif at[L.ITEM_BY + item] != L.NOBODY:
            self._owned(state, at[L.ITEM_BY + item], item, hex, values)
        else:
            for seat in range(self.tables.players):
                values[seat] += self.abandoned * self.ways.resting(state, seat, item, hex)

    def _owned(self, state: State, owner: int, item: int, hex: int, values: array[float]) -> None:
        """Adds what an item promises to the seat that may handle it."""
        at = state.raw
        self.ways.plan(state, owner, item)
        now, rest, best = self.ways.now, self.ways.rest, self.ways.best
        if item < L.MOAI:
            if not self.spare[owner]:
                now *= SURPLUS
                rest *= SURPLUS
            else:
                self.spare[owner] -= 1
        if self.ways.settled >= 0 and now >= rest:
            self.ways.take(self.ways.settled, SETTLED)
        elif item < L.MOAI:
            spot = self.tables.size[item] * self.tables.hexes + best
            promised = self.ways.promises.free_ahu[self.ways.promises.spots + spot]
            if self.ways.marks[promised] != SETTLED:
                self.ways.take(promised, PROMISED)
        if at[L.ITEM_MARK + item] != L.NOBODY:
            values[owner] += now if now > rest else rest
        else:
            unmarked = self.loose * rest
            value = now if now > unmarked else unmarked
            values[owner] += value
            if rest > value and at[L.ITEM_STATE + item] != L.LAID:
                self.gains[owner * L.ITEMS + self.loosened[owner]] = rest - value
                self.loosened[owner] += 1
        self._trace(state, owner, best, hex, values)

    def note_roads(self, state: State, values: array[float]) -> None:
        """Notes the hexes where items may come, a bit for each seat, as if carriers were free."""
        for hex in range(self.tables.hexes):
            self.roads[hex] = 0
        self.ways.noting = True
        self.estimate(state, values)
        self.ways.noting = False

    def _trace(self, state: State, owner: int, best: int, start: int, values: array[float]) -> None:
        """Credits those whose figures will probably carry the item, and notes its road."""
        at = state.raw
        while best != start:
            if self.ways.noting:
                self.roads[best] |= 1 << owner
            if self.ways.points[best]:
                income = self.income * self.ways.points[best]
                others = at[self.tables.total + best] - transport.figures_on(state, owner, best)
                for seat in range(self.tables.players):
                    if seat != owner and others >= self.ways.points[best]:
                        share = transport.figures_on(state, seat, best)
                        values[seat] += income * share / others
                    elif at[L.CHIEF + seat] == best and not self.ways.needed[best]:
                        values[seat] += income / at[self.tables.chiefs + best]
            best = self.ways.came[best]
