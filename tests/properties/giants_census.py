"""Counts every piece of a Giants state; nothing may appear or vanish."""

from __future__ import annotations

from ahu.giants.layout import (
    ALL_HEADDRESSES,
    ALL_LOGS,
    ALL_MARKERS,
    ALL_MOAI,
    ALL_TABLETS,
    ALL_WORKERS,
    BASES,
    BEHIND,
    CHIEF,
    ERECTED,
    FRONT,
    GONE,
    HEADDRESS_SUPPLY,
    IN_QUARRY,
    IN_SUPPLY,
    ITEM_AT,
    ITEM_MARK,
    ITEM_STATE,
    ITEMS,
    LOG_SUPPLY,
    LOGS,
    LOGS_GONE,
    MARKERS,
    MARKERS_FRONT,
    MARKERS_LEFT,
    MOAI,
    MOAI_SUPPLY,
    NOWHERE,
    ON_AHU,
    QUARRY,
    SIZES,
    SORCERER,
    TABLET_SUPPLY,
    TABLETS,
    WORKERS,
    WORKERS_FRONT,
    WORKERS_LEFT,
)
from ahu.giants.state import State


def census(state: State) -> None:
    """Assert that every piece of G0.1 and G0.2 is somewhere, once."""
    at, tables = state.at, state.tables
    hexes, seats = tables.hexes, range(tables.players)
    figures = [
        at[tables.figures + seat * hexes : tables.figures + (seat + 1) * hexes] for seat in seats
    ]
    for seat in seats:
        sorcerer, chief = at[SORCERER + seat], at[CHIEF + seat]
        assert sorcerer in (BEHIND, FRONT) or figures[seat][sorcerer]
        assert chief in (BEHIND, FRONT) or at[tables.chiefs + chief]
        on_board = sum(figures[seat]) - (sorcerer < hexes)
        workers = at[WORKERS + seat] + at[WORKERS_FRONT + seat] + at[WORKERS_LEFT + seat]
        assert workers + on_board == ALL_WORKERS
        marked = at[ITEM_MARK : ITEM_MARK + ITEMS].count(seat)
        markers = at[MARKERS + seat] + at[MARKERS_FRONT + seat] + at[MARKERS_LEFT + seat]
        assert markers + marked == ALL_MARKERS
        laid = at[tables.ahu_base : tables.ahu_base + tables.ahus].count(seat)
        assert at[BASES + seat] + laid == tables.bases
    for hex in range(hexes):
        assert at[tables.total + hex] == sum(figures[seat][hex] for seat in seats)
    chiefs = sum(at[CHIEF + seat] < hexes for seat in seats)
    assert sum(at[tables.chiefs : tables.chiefs + hexes]) == chiefs
    logs = sum(at[LOGS : LOGS + 5]) + sum(at[tables.hex_logs : tables.hex_logs + hexes])
    assert logs + at[LOG_SUPPLY] + at[LOGS_GONE] == ALL_LOGS
    assert sum(at[TABLETS : TABLETS + 5]) + at[TABLET_SUPPLY] == ALL_TABLETS
    _count_items(state)


def _count_items(state: State) -> None:
    at, tables = state.at, state.tables
    places = at[ITEM_STATE : ITEM_STATE + ITEMS]
    for size, most in enumerate(ALL_MOAI, 1):
        places_of_size = [places[item] for item in range(MOAI) if SIZES[item] == size]
        assert len(places_of_size) == most
        assert places_of_size.count(IN_SUPPLY) == at[MOAI_SUPPLY + size - 1]
        assert places_of_size.count(IN_QUARRY) == at[QUARRY + size - 1]
    assert places[MOAI:].count(IN_SUPPLY) == at[HEADDRESS_SUPPLY]
    assert len(places[MOAI:]) == ALL_HEADDRESSES
    assert GONE not in places[MOAI:]
    standing = [0] * tables.players
    for ahu in range(tables.ahus):
        moai, headdress = at[tables.ahu_moai + ahu], at[tables.ahu_headdress + ahu]
        for item in (moai, headdress):
            assert item == NOWHERE or (places[item], at[ITEM_AT + item]) == (ON_AHU, ahu)
        if moai != NOWHERE:
            standing[at[tables.ahu_base + ahu]] += 1
        else:
            assert headdress == NOWHERE
    assert list(at[ERECTED : ERECTED + tables.players]) == standing
    crowned = tables.ahus - at[tables.ahu_headdress : tables.ahu_headdress + tables.ahus].count(
        NOWHERE
    )
    assert places.count(ON_AHU) == sum(standing) + crowned
