"""Boards of every size the library reads, up to the largest: 250 hexes and 250 ahus."""

from __future__ import annotations

import random

import pytest

from ahu.core.contract import Action
from ahu.games.giants.board import GiantsBoard
from tests.games.giants.help import board_of, seat, setting
from tests.games.giants.reference import Reference
from tests.games.giants.test_against_reference import middle_game, new_game


def large_board(hexes: int, ahus: int) -> GiantsBoard:
    """Rows of 25 hexes; each hex has as many ahus as the others, or one more."""
    kinds = ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut", "forest 27"]
    kinds += ["land"] * (hexes - len(kinds))
    rows = [(r, -r // 2, kinds[25 * r : 25 * (r + 1)]) for r in range((hexes + 24) // 25)]
    places = [(q + i, r) for r, q, row in rows for i in range(len(row))]
    return board_of(
        rows, [(f"X{n}", places[n % hexes], 1 + n, 255 - n) for n in range(ahus)], f"{hexes}-{ahus}"
    )


@pytest.mark.parametrize(
    ("hexes", "ahus"),
    [(60, 250), (100, 130), (120, 60), (146, 0), (146, 5), (146, 40), (250, 100), (250, 250)],
)
def test_every_placement_is_listed(hexes: int, ahus: int) -> None:
    """A sorcerer, a chief with a tablet and workers with two logs: the longest lists there are."""
    board = large_board(hexes, ahus)
    start = setting("dice", [seat(workers=6, logs=2, tablets=2)] * 3, board)
    model = Reference.at_dice(board, start.snapshot())
    for face in (0, 0, 0):
        outcome = next(o for o, _ in start.outcomes() if getattr(o, "face", None) == face)
        model.happen(outcome)
        start.happen(outcome)
    listed: list[Action] = list(start.legal(0))
    assert len(listed) == len(set(listed))
    assert set(listed) == model.legal(0)


@pytest.mark.parametrize("make", [new_game, middle_game])
def test_games_on_the_largest_board_agree(make: type) -> None:
    game = make(large_board(250, 250), 3, random.Random(1), 1)
    game.sparse = 20
    game.run()
