"""The list of moves that guides write: it takes as many as there are."""

from __future__ import annotations

from ahu.core.heuristic import Moves


def test_no_move_is_dropped_however_many_there_are() -> None:
    moves = Moves()
    for number in range(6000):
        moves.add(float(number % 100))
        for step in range(number % 3):
            moves.step(number + step)
    assert moves.count == 6000
    assert all(
        moves.codes_of(number) == tuple(number + step for step in range(number % 3))
        for number in range(6000)
    )
    assert moves.scores() == [float(number % 100) for number in range(6000)]
    assert moves.best() == 99


def test_a_move_of_any_length_is_kept_whole() -> None:
    moves = Moves()
    moves.add(1.0)
    for step in range(5000):
        moves.step(step)
    assert moves.codes_of(0) == tuple(range(5000))
    moves.clear()
    assert moves.count == 0
    assert moves.best() == -1
