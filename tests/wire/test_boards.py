"""Boards say themselves what stands on them."""

from __future__ import annotations

from ahu.core.board import no_board
from ahu.games.giants.game import GIANTS
from ahu.games.orongo.game import ORONGO
from ahu.wire.boards import board_info


def test_the_ahus_of_giants_are_features() -> None:
    board = GIANTS.board()
    found = board_info(board).features
    assert {feature.kind for feature in found} == {"ahu"}
    for ahu, feature in zip(board.ahus, found, strict=True):
        assert (feature.name, feature.hex) == (ahu.name, board.names[ahu.hex])
        assert feature.values == {"moai": ahu.moai, "headdress": ahu.headdress}


def test_the_site_of_orongo_is_a_feature() -> None:
    board = ORONGO.board()
    (site,) = board_info(board).features
    hex = board.hexes[board.index[site.hex]]
    assert (site.kind, (hex.q, hex.r)) == ("site", board.ceremonial_site)


def test_hexes_know_their_neighbours() -> None:
    for game in (GIANTS, ORONGO):
        hexes = {hex.name: hex for hex in board_info(game.board()).hexes}
        for hex in hexes.values():
            assert hex.neighbours
            assert all(hex.name in hexes[other].neighbours for other in hex.neighbours)


def test_a_game_without_a_board_has_nothing_on_it() -> None:
    found = board_info(no_board("whist"))
    assert (found.hexes, found.features) == ([], [])
