"""The kernel on a board small enough to see all of it."""

from __future__ import annotations

import pytest

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.board import MOST_HEXES, Hex
from ahu.core.rng import rng_for
from ahu.games.orongo import building
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.state import State, Tables

BOARD = OrongoBoard(
    "three fields",
    [Hex("1", 0, 0, "quarry", 1), Hex("p1", 1, 0, "palm"), Hex("2", -1, 0, "food", 2)],
)


@pytest.mark.parametrize(("moai", "shells", "can"), [(3, 0, False), (0, 0, False), (0, 1, True)])
def test_the_only_field_left_must_be_paid_even_for_the_main_moai(
    moai: int, shells: int, can: bool
) -> None:
    state = State(Tables(BOARD), 2, False)
    state.at[L.LAND] = L.TILE
    building.lay(state, 0, 0)
    state.at[L.MOAI] = moai
    state.at[L.SHELLS] = shells
    assert building.can_place(state, 0) == can
    codes = ActionBuffer()
    building.list_places(state, 0, codes)
    assert list(codes.taken()) == [C.PLACE | 1] * can
    assert not building.can_place(state, 1)
    state.at[L.LAND + 2] = L.TILE
    assert building.can_place(state, 0)
    state.at[L.CHIPS] = 0
    assert not building.can_place(state, 0)


def test_a_position_is_small_and_a_copy_is_its_own() -> None:
    position = ORONGO.new(4)
    assert len(position.state.at) < 2048
    other = position.copy()
    other.happen(ORONGO.first(2))
    assert position.waiting == "chance"
    assert position.snapshot().amulet is None
    assert other.state.tables is position.state.tables


def test_the_largest_board_can_be_played() -> None:
    # Palms all around the reference board, until no more hexes can be numbered.
    reference = ORONGO.board()
    hexes = list(reference.hexes)
    taken = {(field.q, field.r) for field in hexes}
    r = 7
    while len(hexes) < MOST_HEXES:
        for q in range(-14, 12):
            if (q, r) not in taken and len(hexes) < MOST_HEXES:
                hexes.append(Hex(f"p{len(hexes)}", q, r, "palm"))
        r += 1
    board = OrongoBoard("large", hexes)
    rng = rng_for("large")
    for players in (2, 3, 4):
        position = ORONGO.new(players, OrongoOptions(), board)
        assert len(position.state.at) < 2048
        assert position.playout(rng) > 20
        assert position.winners
        assert ORONGO.restore(position.snapshot(), board).state.at == position.state.at
