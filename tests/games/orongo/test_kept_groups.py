"""What the heuristic of Orongo keeps of groups changes no score: the plain way finds the same."""

from __future__ import annotations

import pytest

import ahu.games.orongo.layout as L
from ahu.core.rng import rng_for
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.heuristic import OrongoHeuristic
from ahu.games.orongo.state import State
from tests.games.orongo.plain_heuristic import PlainAuction, turn_score
from tests.games.played import played


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_score_as_if_nothing_were_kept(players: int) -> None:
    """One heuristic serves all games, by turns, as it does where many are played at once."""
    heuristic = OrongoHeuristic(players)
    games = [
        played(heuristic, ORONGO.new(players, OrongoOptions(i == 1)).state, rng_for("kept", i))
        for i in range(2)
    ]
    seen = built = 0
    while games:
        for game in list(games):
            state, seat, moves = next(game, (None, 0, None))
            if moves is None:
                games.remove(game)
                continue
            assert isinstance(state, State)
            if state.at[L.PHASE] == L.PLACES:
                for move in range(moves.count):
                    codes = moves.codes_of(move)
                    assert moves.scores()[move] == turn_score(state, seat, codes)
                    seen += 1
                    built += len(codes) > state.at[L.DUE + seat]
    assert seen > 500
    assert built > 5


@pytest.mark.parametrize(("players", "auctions"), [(2, (3, 9)), (3, (5,)), (4, (4,))])
def test_bids_score_as_if_nothing_were_kept(players: int, auctions: tuple[int, ...]) -> None:
    heuristic = OrongoHeuristic(players)
    number = 0
    for state, seat, moves in played(heuristic, ORONGO.new(players).state, rng_for("bids", 1)):
        assert isinstance(state, State)
        if state.at[L.PHASE] == L.BIDS and seat == 0:
            number += 1
            if number in auctions:
                assert moves.scores() == PlainAuction(state).scores()[0]
    assert number >= max(auctions)
