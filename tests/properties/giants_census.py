"""Counts every piece of a Giants state; nothing may appear or vanish."""

from __future__ import annotations

import ahu.games.giants.layout as L
from ahu.games.giants.state import State


def census(state: State) -> None:
    """Assert that every piece of G0.1 and G0.2 is somewhere, once."""
    at, tables = state.at, state.tables
    hexes, seats = tables.hexes, range(tables.players)
    figures = [
        at[tables.figures + seat * hexes : tables.figures + (seat + 1) * hexes] for seat in seats
    ]
    for seat in seats:
        sorcerer, chief = at[L.SORCERER + seat], at[L.CHIEF + seat]
        assert sorcerer in (L.BEHIND, L.FRONT) or figures[seat][sorcerer]
        assert chief in (L.BEHIND, L.FRONT) or at[tables.chiefs + chief]
        on_board = sum(figures[seat]) - (sorcerer < hexes)
        workers = at[L.WORKERS + seat] + at[L.WORKERS_FRONT + seat] + at[L.WORKERS_LEFT + seat]
        assert workers + on_board == L.ALL_WORKERS
        marked = at[L.ITEM_MARK : L.ITEM_MARK + L.ITEMS].count(seat)
        markers = at[L.MARKERS + seat] + at[L.MARKERS_FRONT + seat] + at[L.MARKERS_LEFT + seat]
        assert markers + marked == L.ALL_MARKERS
        laid = at[tables.ahu_base : tables.ahu_base + tables.ahus].count(seat)
        assert at[L.BASES + seat] + laid == tables.bases
    for hex in range(hexes):
        assert at[tables.total + hex] == sum(figures[seat][hex] for seat in seats)
    chiefs = sum(at[L.CHIEF + seat] < hexes for seat in seats)
    assert sum(at[tables.chiefs : tables.chiefs + hexes]) == chiefs
    logs = sum(at[L.LOGS : L.LOGS + 5]) + sum(at[tables.hex_logs : tables.hex_logs + hexes])
    assert logs + at[L.LOG_SUPPLY] + at[L.LOGS_GONE] == L.ALL_LOGS
    assert sum(at[L.TABLETS : L.TABLETS + 5]) + at[L.TABLET_SUPPLY] == L.ALL_TABLETS
    _count_items(state)


def _count_items(state: State) -> None:
    at, tables = state.at, state.tables
    places = at[L.ITEM_STATE : L.ITEM_STATE + L.ITEMS]
    for size, most in enumerate(L.ALL_MOAI, 1):
        places_of_size = [places[item] for item in range(L.MOAI) if L.SIZES[item] == size]
        assert len(places_of_size) == most
        assert places_of_size.count(L.IN_SUPPLY) == at[L.MOAI_SUPPLY + size - 1]
        assert places_of_size.count(L.IN_QUARRY) == at[L.QUARRY + size - 1]
    assert places[L.MOAI :].count(L.IN_SUPPLY) == at[L.HEADDRESS_SUPPLY]
    assert len(places[L.MOAI :]) == L.ALL_HEADDRESSES
    assert L.GONE not in places[L.MOAI :]
    standing = [0] * tables.players
    for ahu in range(tables.ahus):
        moai, headdress = at[tables.ahu_moai + ahu], at[tables.ahu_headdress + ahu]
        for item in (moai, headdress):
            assert item == L.NOWHERE or (places[item], at[L.ITEM_AT + item]) == (L.ON_AHU, ahu)
        if moai != L.NOWHERE:
            standing[at[tables.ahu_base + ahu]] += 1
        else:
            assert headdress == L.NOWHERE
    assert list(at[L.ERECTED : L.ERECTED + tables.players]) == standing
    crowned = tables.ahus - at[tables.ahu_headdress : tables.ahu_headdress + tables.ahus].count(
        L.NOWHERE
    )
    assert places.count(L.ON_AHU) == sum(standing) + crowned
