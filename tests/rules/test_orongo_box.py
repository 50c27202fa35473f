"""A board of Orongo with a box of its own (O1.6), for small games."""

from __future__ import annotations

import pytest

from ahu.core.match import Match, replay
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.orongo.board import PUBLISHED
from ahu.games.orongo.game import ORONGO

MINI = "orongo-mini"


def test_o1_6_the_box_says_what_everybody_has() -> None:
    position = ORONGO.new(2, board=ORONGO.board(MINI))
    view = position.snapshot()
    assert [(seat.shells, seat.chips, seat.moai) for seat in view.seats] == [(2, 3, 1)] * 2
    position.happen(ORONGO.first(0))
    turned = 0
    while position.waiting == "chance":
        position.happen(position.outcomes()[0][0])
        turned += 1
    assert turned == 3
    assert len(position.legal(0)) == 3  # bids of 0, 1 and 2 shells


@pytest.mark.parametrize("players", [2, 3, 4])
def test_o1_6_whole_games_keep_every_count(players: int) -> None:
    """Every position can be set up again from its snapshot, and every record replays."""
    board = ORONGO.board(MINI)
    for seed in range(20):
        match = Match(ORONGO, players, board=board, seed=seed)
        rng = rng_for(seed)
        while not match.over:
            again = ORONGO.restore(match.position.snapshot(), board)
            assert again.snapshot() == match.position.snapshot()
            seat = match.deciding[0]
            legal = match.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
        assert replay(ORONGO, match.record, board).scores == match.scores


def test_o1_6_a_broken_box_is_refused() -> None:
    text = (
        'name = "x"\n[box]\nshells = 13\nchips = 3\nmoai = 1\nfirst = 3\nlater = 3\n'
        '[[row]]\nr = 0\nq = 0\nhexes = ["palm", "food"]\n'
    )
    with pytest.raises(Refused) as refused:
        ORONGO.board(text)
    assert (refused.value.refusal.rule, refused.value.refusal.where) == ("O1.1", "box.shells")
    with pytest.raises(Refused):  # without a box the published counts hold
        ORONGO.board('name = "x"\n[[row]]\nr = 0\nq = 0\nhexes = ["palm", "food"]\n')


def test_o1_6_the_published_box_changes_no_digest() -> None:
    assert ORONGO.board().box == PUBLISHED
    assert ORONGO.board().tiles == 60
