"""The mistakes of a beginner: each setting of the greedy bot does what it says, and only that."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ahu.bots.contract import ThinkingBudget
from ahu.bots.greedy import GreedyBot, GreedySettings
from ahu.bots.planned_moves import heuristic_for
from ahu.core.contract import Action, Seat
from ahu.core.heuristic import Moves
from ahu.core.kernel import Buffer
from ahu.core.kernel_position import KernelPosition
from ahu.core.match import Match
from ahu.core.rng import rng_for
from ahu.games import GAMES

Kernels = KernelPosition[Buffer]
MOST = 60
"""The number of decisions that are looked at."""


def chosen(settings: GreedySettings, recall: Kernels, seat: Seat) -> Action:
    rng = rng_for("greedy", recall.round)
    return GreedyBot(settings).decide(recall, seat, recall.legal(seat), rng, ThinkingBudget())


def moments(game: str, players: int) -> Iterator[tuple[Kernels, Seat]]:
    """What a seat recalls at the decisions of a greedy game."""
    match = Match(GAMES[game], players, seed="moments")
    while not match.over:
        seat = match.deciding[0]
        recall = match.position.recall(seat)
        assert isinstance(recall, KernelPosition)
        if len(recall.legal(seat)) > 1:
            yield recall, seat
        match.play(seat, chosen(GreedySettings(), recall, seat))


def after(recall: Kernels, seat: Seat, codes: tuple[int, ...]) -> Kernels:
    position = recall.copy()
    for code in codes:
        position.kernel.play(position.state, seat, code)
    return position


def moves_of(recall: Kernels, seat: Seat) -> list[tuple[int, ...]]:
    moves = Moves()
    heuristic_for(recall).moves(recall.state, seat, moves)
    return [moves.codes_of(move) for move in range(moves.count)]


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_nearness_takes_the_most_points_at_once(game: str, players: int) -> None:
    scored = 0
    for recall, seat in moments(game, players):
        if len(recall.deciding) > 1:
            continue
        gains = {
            codes: after(recall, seat, codes).scores[seat] - recall.scores[seat]
            for codes in moves_of(recall, seat)
        }
        most = max(gains.values())
        if most > min(gains.values()):
            first = recall.encode(seat, chosen(GreedySettings(near=1000.0), recall, seat))
            assert any(gain == most for codes, gain in gains.items() if codes[0] == first)
            scored += 1
        if scored == MOST // 10:
            break
    assert scored


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_bids_are_misjudged_and_nothing_else(game: str, players: int) -> None:
    plain, guessing = GreedySettings(), GreedySettings(bids=50.0)
    differ = 0
    for number, (recall, seat) in enumerate(moments(game, players)):
        same = chosen(plain, recall, seat) == chosen(guessing, recall, seat)
        if len(recall.deciding) > 1:
            differ += not same
        else:
            assert same
        if number == MOST:
            break
    assert differ


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_who_overlooks_rivals_decides_otherwise_where_they_gain(game: str, players: int) -> None:
    differ = 0
    for number, (recall, seat) in enumerate(moments(game, players)):
        minding = chosen(GreedySettings(), recall, seat)
        alone = chosen(GreedySettings(rivals=0.0), recall, seat)
        assert len(recall.deciding) == 1 or minding == alone
        differ += minding != alone
        if number == 2 * MOST:
            break
    assert differ
