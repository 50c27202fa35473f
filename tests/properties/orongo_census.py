"""Counts every piece of an Orongo state; nothing may appear or vanish."""

from __future__ import annotations

import ahu.games.orongo.layout as L
from ahu.games.orongo.state import State


def census(state: State) -> None:
    """Assert that every piece of O1.2 to O1.4 is somewhere, once."""
    at = state.at
    land = at[L.LAND : L.LAND + state.tables.fields]
    players = at[L.PLAYERS]
    tiles = [field for field in land if field & L.TILE]
    assert len(tiles) + at[L.TILES_DOWN] == L.TILES_IN_ALL
    for seat in range(players):
        chips = [field for field in land if field & L.OWNER == seat + 1]
        assert len(chips) + at[L.CHIPS + seat] == L.CHIPS_EACH
        built = sum(bool(field & L.SPENT and field & L.PALM) for field in chips)
        main = at[L.MAIN] != L.NOBODY and land[at[L.MAIN]] & L.OWNER == seat + 1
        assert built - main + at[L.MOAI + seat] == L.MOAI_EACH[players]
    spent = [field for field in land if field & L.SPENT]
    assert all(field & L.OWNER for field in spent)
    assert all(field & L.COAST for field in spent if field & L.PALM)
    assert all(field & (L.TILE | L.PALM) for field in land if field & L.OWNER)
    shells = sum(bool(field & L.TILE) for field in spent) + at[L.ATOLL]
    assert shells + sum(at[L.SHELLS : L.SHELLS + players]) == L.SHELLS_IN_ALL
