"""Evaluates what a seat has in Orongo, in Moai: its Moai, its land and its shells."""

from __future__ import annotations

from array import array

import ahu.games.orongo.layout as L
from ahu.games.orongo.land import Land
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.weights import Weights

SEATS = 4
SCRATCH = SEATS
"""The row behind those of the seats."""
TIE = 0.1
"""The use of shells when the game is decided: they break ties."""


class Evaluation:
    """The evaluation, with its scratch arrays."""

    def __init__(self, players: int, weights: Weights) -> None:
        self.players = players
        self.land = Land(players, weights)
        self.own_moai = L.MOAI_EACH[players]
        self.later = L.LATER_TILES[players]
        self.turn = (0.0, 0.0, 2.4, 1.9, 1.7)[players]
        self.time = weights.time
        self.shell = weights.shell
        self.spare = weights.spare
        self.fade = weights.fade
        self.need = weights.need
        self.pace = weights.pace
        self.debt = weights.debt
        self.race = weights.race
        self.win = weights.win
        # What a seat has apart from its land, in a row for each: the worth of its Moai, whether the
        # main one is its own, how many it lacks, the chips to come, and the worth of its shells.
        self.moai = array("d", bytes(8 * (SEATS + 1)))
        self.won = array("i", bytes(4 * (SEATS + 1)))
        self.most = array("i", bytes(4 * (SEATS + 1)))
        self.coming = array("d", bytes(8 * (SEATS + 1)))
        self.purses = array("d", bytes(8 * (SEATS + 1)))

    def learn(self, tables: Tables) -> None:
        """Looks up a board."""
        self.own_moai = tables.board.box.moai[self.players]
        self.later = tables.board.box.later[self.players]
        self.land.learn(tables)

    def chips(self, state: State, seat: int) -> float:
        """Returns the number of chips that the seat will probably still place."""
        at = state.raw
        rounds = (at[L.TILES_DOWN] - at[L.TILES_DUE] + self.later - 1) // self.later
        count = rounds * self.turn
        count += self.turn if at[L.PHASE] <= L.BIDS else at[L.DUE + seat]
        return count if count < at[L.CHIPS + seat] else at[L.CHIPS + seat]

    def needed(self, state: State, seat: int) -> float:
        """Returns the number of shells that the seat will probably need for Moai."""
        more = self.chips(state, seat) * self.pace
        left = state.raw[L.MOAI + seat] + 1
        return self.need * (more if more < left else left)

    def use(self, state: State, seat: int) -> float:
        """Returns of what use shells are to the seat: they lose their worth towards the end."""
        chips = self.chips(state, seat)
        return chips / (chips + self.fade) if chips > 0 else TIE

    def purse(self, shells: int, needed: float, use: float) -> float:
        """Returns the worth of shells to a seat that needs `needed` of them."""
        if shells < 0:
            return self.debt * shells
        if shells < needed:
            return use * self.shell * shells
        return use * (self.shell * needed + self.spare * (shells - needed))

    def built(self, state: State, seat: int) -> float:
        """Returns the worth of the Moai that the seat has built."""
        built = self.own_moai - state.raw[L.MOAI + seat]
        return built + self.race * built * built / (self.own_moai * self.own_moai or 1)

    def price(self, state: State, seat: int, row: int) -> None:
        """Notes what the seat has apart from its land."""
        at = state.raw
        main = at[L.MAIN]
        self.moai[row] = self.built(state, seat)
        self.won[row] = main != L.NOBODY and at[L.LAND + main] & L.OWNER == seat + 1
        self.most[row] = at[L.MOAI + seat] + 1
        self.coming[row] = self.chips(state, seat)
        needed = self.needed(state, seat)
        self.purses[row] = self.purse(at[L.SHELLS + seat], needed, self.use(state, seat))

    def with_land(self, row: int, land: float) -> float:
        """Returns the worth of the seat noted in a row: Moai, shells, and land in the time left."""
        return self.without_shells(row, land) + self.purses[row]

    def without_shells(self, row: int, land: float) -> float:
        """Returns the same without the shells."""
        if self.won[row]:
            return self.moai[row] + self.win
        chips = self.coming[row]
        if chips <= 0:
            return self.moai[row]
        if land > self.most[row]:
            land = self.most[row] + 0.1 * (land - self.most[row])
        return self.moai[row] + land * chips / (chips + self.time)

    def solid(self, state: State, seat: int) -> float:
        """Returns the worth of what the seat has except shells; the sets must be the state's."""
        self.price(state, seat, SCRATCH)
        return self.without_shells(SCRATCH, self.land.total(seat, SCRATCH))

    def value(self, state: State, seat: int) -> float:
        """Returns the standing of the seat in the end, in Moai; the sets must be the state's."""
        self.price(state, seat, SCRATCH)
        return self.with_land(SCRATCH, self.land.total(seat, SCRATCH))

    def terms(self, state: State, seat: int) -> dict[str, float]:
        """Returns what the value of a seat is made of, by name; the sets must be the state's."""
        built = self.built(state, seat)
        solid = self.solid(state, seat)
        return {"built": built, "land": solid - built, "shells": self.value(state, seat) - solid}
