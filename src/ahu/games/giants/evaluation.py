"""Evaluates a Giants position: what every statue can become, and what else there is.

A statue is worth what the best ahu promises that it can reach: now, over hexes where figures stand
or can still be placed, or in later rounds, the less the farther it is away.
"""

from __future__ import annotations

from array import array

import ahu.games.giants.layout as L
import ahu.games.giants.state as states
import ahu.games.giants.transport as transport
from ahu.games.giants.ahu_potential import AhuPotential
from ahu.games.giants.state import State, Tables
from ahu.games.giants.weights import Weights

FAR = 1e9
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
        self.sure = weights.sure
        self.keep = weights.keep
        self.loose = weights.loose
        self.abandoned = weights.abandoned
        self.give = weights.give
        self.hand = weights.hand
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
        hexes = tables.hexes
        self.promises = AhuPotential(tables, weights)
        self.cost = array("d", bytes(8 * hexes))
        self.spent = array("i", bytes(4 * hexes))
        self.came = array("i", bytes(4 * hexes))
        self.reached = array("i", bytes(4 * hexes))
        self.count = 0
        self.points = array("i", bytes(4 * hexes))
        self.needed = array("i", bytes(4 * hexes))
        self.queue = array("i", bytes(4 * (hexes + 1)))
        self.waits = bytearray(hexes)
        self.gains = array("d", bytes(8 * L.SEATS * L.ITEMS))
        self.loosened = array("i", bytes(4 * L.SEATS))
        self.spare = array("i", bytes(4 * L.SEATS))
        self.taken = bytearray(tables.ahus)
        self.roads = bytearray(hexes)
        self.noting = False
        self.best = 0
        self.top = 0.0
        self.here = 0.0
        self.held = 1.0
        self.settled = -1
        self.now = 0.0
        self.rest = 0.0

    def estimate(self, state: State, values: array[float]) -> None:
        """Writes the points that each seat will probably have in the end."""
        if state.at[L.PHASE] == L.OVER:
            for seat in range(self.tables.players):
                values[seat] = states.score(state, seat)
        else:
            self._estimate(state, values)

    def _estimate(self, state: State, values: array[float]) -> None:
        at = state.at
        tables = self.tables
        players = tables.players
        self._look_ahead(state)
        self.promises.refresh(state)
        for seat in range(players):
            values[seat] = self._material(state, seat)
            self.loosened[seat] = 0
            self.spare[seat] = at[L.BASES + seat]
        for ahu in range(tables.ahus):
            self.taken[ahu] = 0
            moai = at[tables.ahu_moai + ahu]
            if moai == L.NOWHERE:
                if at[tables.ahu_base + ahu] != L.NOBODY:
                    self.spare[at[tables.ahu_base + ahu]] += 1
            else:
                values[at[tables.ahu_base + ahu]] += self._standing(state, ahu)
        for i in range(L.ITEMS):
            item = L.MOAI - 1 - i if i < L.MOAI else i
            place = at[L.ITEM_STATE + item]
            if place == L.IN_FRONT or place == L.LAID or place == L.ON_BOARD:
                self._item(state, item, values)
        for seat in range(players):
            values[seat] += self.keep * self._marking(seat, at[L.MARKERS + seat])

    def _standing(self, state: State, ahu: int) -> float:
        """Returns the worth of the Moai that stands on an ahu, and of its headdress."""
        at = state.at
        tables = self.tables
        worth = 0.0
        if not tables.visible_score:
            worth = tables.moai_value[ahu] * tables.size[at[tables.ahu_moai + ahu]]
        if at[tables.ahu_headdress + ahu] != L.NOWHERE:
            return worth + tables.headdress_value[ahu]
        return worth + self.crown * self.later * tables.headdress_value[ahu]

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Returns what the estimate of a seat is made of, by name."""
        values = array("d", bytes(8 * L.SEATS))
        self.estimate(state, values)
        if state.at[L.PHASE] == L.OVER:
            return {"points": values[seat]}
        tables = self.tables
        standing = 0.0
        for ahu in range(tables.ahus):
            erected = state.at[tables.ahu_moai + ahu] != L.NOWHERE
            if erected and state.at[tables.ahu_base + ahu] == seat:
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
        at = state.at
        tables = self.tables
        pending = tables.bases
        for seat in range(tables.players):
            if pending > tables.bases - at[L.ERECTED + seat]:
                pending = tables.bases - at[L.ERECTED + seat]
        round = at[L.ROUND] - (1 if at[L.PHASE] == L.DICE else 0)
        left = self.length * tables.bases - round
        if left < self.fastest * pending:
            left = self.fastest * pending
        if left > 2.0 * pending:
            left = 2.0 * pending
        supply = 1.2 * (at[L.MOAI_SUPPLY] + at[L.MOAI_SUPPLY + 1] + at[L.MOAI_SUPPLY + 2])
        if left > supply / tables.players:
            left = supply / tables.players
        if left > tables.round_limit - round:
            left = tables.round_limit - round
        self.left = left
        self.later = left / (left + self.horizon) if left > 0 else 0.0

    def _material(self, state: State, seat: int) -> float:
        """Returns the worth of points, tablets, and what helps in the rounds to come."""
        return self._points(state, seat) + self._team(state, seat) + self._stores(state, seat)

    def _points(self, state: State, seat: int) -> float:
        """Returns the points of a seat, and those of its tablets."""
        tablets = state.at[L.TABLETS + seat]
        worth = states.score(state, seat) + 3.0 * (tablets // 2)
        if tablets % 2:
            worth += self.half if self.left > 0 else 0.0
        return worth

    def _team(self, state: State, seat: int) -> float:
        """Returns the worth of figures and markers in the rounds to come."""
        at = state.at
        worth = self.left * self.worker * (ALL - at[L.WORKERS_LEFT + seat])
        worth += self.left * self.marker * (ALL - at[L.MARKERS_LEFT + seat])
        if at[L.SORCERER + seat] == L.BEHIND and self._places(state, seat):
            worth += self.left * self.power
        return worth

    def _stores(self, state: State, seat: int) -> float:
        """Returns the worth of logs and bases behind the screen."""
        at = state.at
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
        at = state.at
        tables = self.tables
        hex = transport.where(state, item)
        if at[L.ITEM_MARK + item] != L.NOBODY:
            self._owned(state, at[L.ITEM_MARK + item], item, hex, values)
        elif at[L.ITEM_BY + item] != L.NOBODY:
            self._owned(state, at[L.ITEM_BY + item], item, hex, values)
        else:
            for seat in range(tables.players):
                values[seat] += self.abandoned * self.resting(state, seat, item, hex)

    def _owned(self, state: State, owner: int, item: int, hex: int, values: array[float]) -> None:
        """Adds what an item promises to the seat that may handle it."""
        at = state.at
        self.plan(state, owner, item)
        now, rest, best = self.now, self.rest, self.best
        if item < L.MOAI:
            if not self.spare[owner]:
                now *= SURPLUS
                rest *= SURPLUS
            else:
                self.spare[owner] -= 1
        if self.settled >= 0 and now >= rest:
            self.taken[self.settled] = SETTLED
        elif item < L.MOAI:
            promised = self.promises.free_ahu[self.tables.size[item] * self.tables.hexes + best]
            if self.taken[promised] != SETTLED:
                self.taken[promised] = PROMISED
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
        self.noting = True
        self.estimate(state, values)
        self.noting = False

    def _trace(self, state: State, owner: int, best: int, start: int, values: array[float]) -> None:
        """Credits those whose figures will probably carry the item, and notes its road."""
        at = state.at
        tables = self.tables
        while best != start:
            if self.noting:
                self.roads[best] |= 1 << owner
            if self.points[best]:
                income = self.income * self.points[best]
                others = at[tables.total + best] - at[tables.figures + owner * tables.hexes + best]
                for seat in range(tables.players):
                    if seat != owner and others >= self.points[best]:
                        share = at[tables.figures + seat * tables.hexes + best]
                        values[seat] += income * share / others
                    elif at[L.CHIEF + seat] == best and not self.needed[best]:
                        values[seat] += income / at[tables.chiefs + best]
            best = self.came[best]

    def plan(self, state: State, seat: int, item: int) -> None:
        """Finds the best of an item: settled in this round (`now`), or left on a road (`rest`)."""
        at = state.at
        phase = at[L.PHASE]
        start = transport.where(state, item)
        self.now = 0.0
        self.settled = -1
        self.best = start
        self.here = self.resting(state, seat, item, start)
        self.rest = self.here
        self.held = 1.0
        if at[L.ITEM_MARK + item] == L.NOBODY and not at[L.MARKERS + seat]:
            self.held = self.loose
        self.top = self.held * self.here
        if L.DICE < phase < L.MOVE or (phase == L.MOVE and not at[L.PASSED + seat]):
            units = self._at_hand(state, seat, item)
            self.spread(state, seat, item, units)
            for i in range(self.count):
                self._end(state, seat, item, self.reached[i], units)

    def _places(self, state: State, seat: int) -> bool:
        """Returns whether the seat can still place figures in this round."""
        phase = state.at[L.PHASE]
        return L.DICE < phase < L.PLACE or (phase == L.PLACE and not state.at[L.PASSED + seat])

    def _at_hand(self, state: State, seat: int, item: int) -> int:
        """Returns the number of carriers that the seat can still place for an item."""
        at = state.at
        units = 0
        if self._places(state, seat):
            figures = at[L.WORKERS + seat] + (1 if at[L.SORCERER + seat] == L.BEHIND else 0)
            size = self.tables.size[item]
            logs = (size - 1) * figures
            if logs > at[L.LOGS + seat]:
                logs = at[L.LOGS + seat]
            units = figures + logs
            if at[L.CHIEF + seat] == L.BEHIND:
                units += size
        return units

    def _end(self, state: State, seat: int, item: int, hex: int, units: int) -> None:
        """Rates a hex that an item can reach: to leave it there, or to settle it."""
        tables = self.tables
        cost = self.cost[hex]
        rest = self.resting(state, seat, item, hex) - cost
        rest = self.here + self.sure * (rest - self.here)
        if rest > self.rest:
            self.rest = rest
        if self.held * rest > self.top:
            self.top = self.held * rest
            self.best = hex
        if tables.ahu_start[hex] < tables.ahu_start[hex + 1]:
            stands = transport.stands_on(state, seat, hex)
            if not stands and not self.needed[hex] and not self.noting:
                cost += self.hand
            if stands or self.spent[hex] + (0 if self.needed[hex] else 1) <= units:
                for j in range(tables.ahu_start[hex], tables.ahu_start[hex + 1]):
                    ahu = tables.ahu_at[j]
                    taken = self.taken[ahu] == SETTLED
                    if not taken and transport.can_settle_on(state, seat, item, ahu):
                        worth = self._settling(state, seat, item, ahu) - cost
                        if worth > self.now:
                            self.now = worth
                            self.settled = ahu
                        if worth > self.top:
                            self.top = worth
                            self.best = hex

    def _settling(self, state: State, seat: int, item: int, ahu: int) -> float:
        """Returns the worth of an item on an ahu."""
        tables = self.tables
        if item >= L.MOAI:
            if state.at[tables.ahu_base + ahu] != seat:
                return 0.0
            return (self.sure - self.crown * self.later) * tables.headdress_value[ahu]
        hope = self.crown * self.later * tables.headdress_value[ahu]
        worth = self.sure * tables.moai_value[ahu] * tables.size[item] + hope
        if state.at[tables.ahu_base + ahu] == L.NOBODY:
            worth -= self.later * self.base
        return worth

    def resting(self, state: State, seat: int, item: int, hex: int) -> float:
        """Returns what an item of a seat on a hex promises for the rounds to come."""
        promises = self.promises
        hexes = self.tables.hexes
        if item >= L.MOAI:
            return self.later * promises.crowning[seat * hexes + hex]
        spot = self.tables.size[item] * hexes + hex
        worth = promises.reserved[seat * 4 * hexes + spot]
        if state.at[L.BASES + seat]:
            free = promises.free[spot]
            if self.taken[promises.free_ahu[spot]]:
                free = promises.free_next[spot]
            if free > worth:
                worth = free
        return self.later * worth

    def spread(self, state: State, seat: int, item: int, units: int) -> None:
        """Finds where an item can go, by figures that stand there and `units` of carriers at hand.

        `reached` lists the hexes, the start first; `cost` and `came` tell the cheapest road there.
        """
        tables = self.tables
        around = tables.next
        degree = tables.degree
        waits = self.waits
        hexes = tables.hexes
        size = tables.size[item]
        for hex in range(hexes):
            self.cost[hex] = FAR
            self.points[hex] = -1
            waits[hex] = 0
        start = transport.where(state, item)
        self.cost[start] = 0.0
        self.spent[start] = 0
        self.points[start] = 0
        self.needed[start] = 0
        self.came[start] = start
        self.reached[0] = start
        self.count = 1
        self.queue[0] = start
        head = 0
        tail = 1
        while head != tail:
            hex = self.queue[head]
            head = head + 1 if head < hexes else 0
            waits[hex] = 0
            so_far = self.cost[hex]
            for i in range(degree[hex]):
                step = around[6 * hex + i]
                if self.cost[step] <= so_far:
                    continue
                if self.points[step] < 0:
                    self._toll(state, seat, step, size)
                spent = self.spent[hex] + self.needed[step]
                if spent > units:
                    continue
                cost = so_far + self.give * self.points[step]
                if not self.noting:
                    cost += self.hand * self.needed[step]
                if cost >= self.cost[step] or transport.has_entered(state, item, step):
                    continue
                if self.cost[step] == FAR:
                    self.reached[self.count] = step
                    self.count += 1
                self.cost[step] = cost
                self.spent[step] = spent
                self.came[step] = hex
                if not waits[step]:
                    waits[step] = 1
                    self.queue[tail] = step
                    tail = tail + 1 if tail < hexes else 0

    def _toll(self, state: State, seat: int, hex: int, size: int) -> None:
        """Finds what entering a hex costs: `points` to others, and carriers `needed` there."""
        at = state.at
        tables = self.tables
        own = at[tables.figures + seat * tables.hexes + hex]
        others = at[tables.total + hex] - own
        missing = size - own - at[tables.hex_logs + hex]
        if missing < 1 and not own:
            missing = 1
        if missing <= 0 or at[L.CHIEF + seat] == hex:
            missing = 0
        elif missing > others and at[tables.chiefs + hex]:
            others = missing = size
        self.points[hex] = missing if missing < others else others
        self.needed[hex] = missing - self.points[hex]
