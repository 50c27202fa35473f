"""Counts every piece of an Orongo state; nothing may appear or vanish."""

from __future__ import annotations

from ahu.orongo.layout import (
    ATOLL,
    CHIPS,
    CHIPS_EACH,
    COAST,
    LAND,
    MAIN,
    MOAI,
    MOAI_EACH,
    NOBODY,
    OWNER,
    PALM,
    PLAYERS,
    SHELLS,
    SHELLS_IN_ALL,
    SPENT,
    TILE,
    TILES_DOWN,
    TILES_IN_ALL,
)
from ahu.orongo.state import State


def census(state: State) -> None:
    """Assert that every piece of O1.2 to O1.4 is somewhere, once."""
    at = state.at
    land = at[LAND : LAND + state.tables.fields]
    players = at[PLAYERS]
    tiles = [field for field in land if field & TILE]
    assert len(tiles) + at[TILES_DOWN] == TILES_IN_ALL
    for seat in range(players):
        chips = [field for field in land if field & OWNER == seat + 1]
        assert len(chips) + at[CHIPS + seat] == CHIPS_EACH
        built = sum(bool(field & SPENT and field & PALM) for field in chips)
        main = at[MAIN] != NOBODY and land[at[MAIN]] & OWNER == seat + 1
        assert built - main + at[MOAI + seat] == MOAI_EACH[players]
    spent = [field for field in land if field & SPENT]
    assert all(field & OWNER for field in spent)
    assert all(field & COAST for field in spent if field & PALM)
    assert all(field & (TILE | PALM) for field in land if field & OWNER)
    shells = sum(bool(field & TILE) for field in spent) + at[ATOLL]
    assert shells + sum(at[SHELLS : SHELLS + players]) == SHELLS_IN_ALL
