"""How many ways there are to play on from fixed positions: a change of any rule changes them."""

from __future__ import annotations

import pytest

from ahu.core.contract import Action, Outcome, Position
from ahu.games.giants.actions import (
    Bid,
    Die,
    Enter,
    Erect,
    First,
    Mark,
    Pass,
    Pick,
    Place,
    Stop,
    Take,
)
from ahu.games.giants.game import GIANTS
from ahu.games.orongo.actions import Bid as ShellBid
from ahu.games.orongo.actions import First as Holder
from ahu.games.orongo.actions import Tile
from ahu.games.orongo.game import ORONGO

Moves = tuple[tuple[int | None, Action | Outcome], ...]


def perft(position: Position, depth: int) -> int:
    """Lines of this many decisions; the first deciding seat decides, every outcome counts once."""
    if position.waiting == "over":
        return 1
    if position.waiting == "chance":
        total = 0
        for outcome, _ in position.outcomes():
            after = position.copy()
            after.happen(outcome)
            total += perft(after, depth)
        return total
    seat = position.deciding[0]
    actions = position.legal(seat)
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        after = position.copy()
        after.play(seat, action)
        total += perft(after, depth - 1)
    return total


def reached(position: Position, moves: Moves) -> Position:
    """The position after these moves."""
    for seat, move in moves:
        if seat is None:
            assert isinstance(move, Outcome)
            position.happen(move)
        else:
            assert isinstance(move, Action)
            position.play(seat, move)
    return position


DICE: Moves = ((None, First(0)), (None, Die(1)), (None, Die(2)), (None, Die(3)))
BIDS: Moves = (
    *DICE,
    (0, Bid(1, 1, True, False)),
    (1, Bid(0, 0, False, True)),
    (2, Bid(0, 1, False, False)),
)
CHOSEN: Moves = (
    *BIDS,
    (0, Take(2, "sculptors")),
    (1, Take(2, "chief")),
    (2, Take(1, "sculptors")),
)
PLACED: Moves = (
    *CHOSEN,
    (0, Place("chief", "F7")),
    (1, Place("worker", "E6")),
    (2, Place("sorcerer", "E6")),
    (0, Pass()),
    (1, Place("sorcerer", "E8", power="reserve", ahu="Tongariki")),
    (2, Place("chief", "E5")),
    (1, Pass()),
    (2, Pass()),
)
GIANTS_COUNTS = [
    pytest.param(DICE, (24, 576, 13824), id="bids"),
    pytest.param(BIDS, (3, 8, 220), id="choices"),
    pytest.param(CHOSEN, (53, 7685), id="placement"),
    pytest.param(PLACED, (2, 5, 15), id="transport"),
]


@pytest.mark.parametrize(("moves", "counts"), GIANTS_COUNTS)
def test_giants(moves: Moves, counts: tuple[int, ...]) -> None:
    position = reached(GIANTS.new(3), moves)
    found = tuple(perft(position, depth) for depth in range(1, len(counts) + 1))
    assert found == counts


TILES: Moves = ((None, Holder(0)), *[(None, Tile(str(n))) for n in (1, 2, 8, 13, 20, 60)])
ORONGO_COUNTS = [
    pytest.param(TILES, (25, 625), id="bids"),
    pytest.param((*TILES, (0, ShellBid(3)), (1, ShellBid(1))), (6, 45, 349), id="chips"),
]


@pytest.mark.parametrize(("moves", "counts"), ORONGO_COUNTS)
def test_orongo(moves: Moves, counts: tuple[int, ...]) -> None:
    position = reached(ORONGO.new(2), moves)
    found = tuple(perft(position, depth) for depth in range(1, len(counts) + 1))
    assert found == counts


def test_a_journey_is_counted_hex_by_hex() -> None:
    """From the quarry over one hex: who carries there is part of each decision."""
    position = reached(GIANTS.new(3), PLACED)
    assert position.legal(0) == [Pick("2a"), Pass()]
    position.play(0, Pick("2a"))
    by_two, by_the_chief = Enter("E6", figures=(0, 1, 1)), Enter("F7", chief=0)
    assert position.legal(0) == [by_two, by_the_chief, Mark()]
    position.play(0, by_the_chief)
    assert position.legal(0) == [by_two, Stop(), Mark(), Erect("Hanga Tetenga")]
