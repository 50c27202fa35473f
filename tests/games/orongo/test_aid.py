"""The numbers of the player aid are those of the rules."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import Hex
from ahu.games.orongo import building
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.aid import SETS, aid
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.state import State, Tables
from ahu.games.orongo.views import OrongoView
from tests.games.orongo.setting import auction, opened, tile_count

SHELLS = 9


def entries(key: str, players: int = 2, amulet_first: bool = False) -> list[dict[str, object]]:
    """The arguments of all entries with this key."""
    return [
        dict(entry.say.args)
        for section in aid(players, OrongoOptions(amulet_first))
        for entry in section.entries
        if entry.say.key == f"orongo-aid-{key}"
    ]


def built_from(one: str, other: str) -> tuple[tuple[str, ...], int] | None:
    """What a Moai is built from where there are these two tiles and a palm on the coast, and what
    it costs."""
    kinds = {"1": one, "2": other}
    hexes = [Hex(name, int(name) - 1, 0, kind, int(name)) for name, kind in kinds.items()]
    board = OrongoBoard("three fields", [*hexes, Hex("p1", 2, 0, "palm")])
    state = State(Tables(board), 2, False)
    state.at[L.SHELLS] = SHELLS
    for field in range(3):
        if field < 2:
            state.at[L.LAND + field] = L.TILE
        building.lay(state, 0, field)
    codes = ActionBuffer()
    building.list_builds(state, 0, codes)
    if not codes.count:
        return None
    code = codes.taken()[0]
    building.build(state, 0, code)
    used = [C.first_tile(code), C.second_tile(code)]
    return (
        tuple(sorted(board.hexes[i].kind for i in used if i != L.NOBODY)),
        SHELLS - state.at[L.SHELLS],
    )


def test_the_sets_and_what_they_cost() -> None:
    by_rules = {built_from(*pair) for pair in combinations_with_replacement(sorted(L.RESOURCES), 2)}
    told = {(tuple(sorted(SETS[str(one["set"])])), one["shells"]) for one in entries("set")}
    assert told == by_rules - {None}


def test_what_a_bid_brings() -> None:
    position = opened(auction((12, 12, 12, 12)), 5, 3, 2, 0)
    due = [seat.due for seat in position.public().seats]
    told = {one["bid"]: one["chips"] for one in entries("bid", 4)}
    assert [told[bid] for bid in ("most", "second", "other", "none")] == due
    assert position.view(3).shells == 12 + 5


@pytest.mark.parametrize(("amulet_first", "holder"), [(False, "last"), (True, "first")])
def test_equal_bids(amulet_first: bool, holder: str) -> None:
    position = opened(auction((16, 16, 16), amulet=1, amulet_first=amulet_first), 4, 4, 4)
    due = [seat.due for seat in position.public().seats]
    assert due == ([1, 3, 2] if amulet_first else [2, 1, 3])
    assert entries("tie", 3, amulet_first) == [{"holder": holder}]


@pytest.mark.parametrize("players", ORONGO.players)
def test_how_much_there_is(players: int) -> None:
    position = ORONGO.new(players)
    position.happen(ORONGO.first(0))
    view = position.view(0)
    assert isinstance(view, OrongoView)
    own = view.table.seats[0]
    assert entries("aim", players) == entries("end-main", players) == [{"moai": own.moai}]
    assert entries("shells", players) == [{"shells": view.shells, "all": view.shells * players}]
    assert entries("chip-count", players) == [{"chips": own.chips}]
    first, second = view.table.tiles_due, tile_count(players, 2) - tile_count(players, 1)
    assert entries("tiles", players) == [
        {"first": first, "later": second, "all": view.table.tiles_left}
    ]
