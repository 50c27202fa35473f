"""Bots that play inside the compiled loop decide as they do at a table."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from ahu.bots.game_loop import seat_bot
from ahu.bots.greedy_seat import GreedySeat
from ahu.bots.spec import parse
from ahu.core.encoder import NOBODY
from ahu.core.expertise import expertise_of
from ahu.core.heuristic import Moves
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env.encoding import Encoding
from ahu.env.gym import SeatEnv, SeatVectorEnv
from ahu.env.vector import VectorGames
from ahu.games import GAMES
from tests.env.sizes import NAMES, SIZES
from tests.env.test_vector import choices

INSIDE = ["greedy:noise=6", "greedy:noise=2", "normal", "greedy"]


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_in_lockstep_with_the_bots_of_the_arena(name: str, players: int) -> None:
    """Every seat of the others decides as a bot does that is asked at each decision of its own."""
    bots = [INSIDE[(players + i) % 4] for i in range(players - 1)]
    inside = SeatVectorEnv(name, players, 2, seat=1, bots=bots)
    alone = [SeatEnv(name, players, seat=1, bots=bots) for _ in range(2)]
    assert not inside.rivals
    seen, _ = inside.reset(seed=3)
    views = [env.reset(seed=3 + i)[0] for i, env in enumerate(alone)]
    rng = np.random.default_rng(1)
    for _ in range(60):
        for row, view in enumerate(views):
            assert np.array_equal(seen["observation"][row], view["observation"])
            assert np.array_equal(seen["action_mask"][row], view["action_mask"])
        chosen = choices(seen["action_mask"], rng)
        seen, rewards, ends, _, _ = inside.step(chosen)
        for row, env in enumerate(alone):
            views[row], reward, over, _, _ = env.step(chosen[row])
            assert (reward, over) == (rewards[row], ends[row])
            if over:
                views[row] = env.reset()[0]


@pytest.mark.parametrize(("name", "players"), [("orongo", 2), ("giants", 3)])
def test_no_seat_looks_at_what_others_have_sealed(name: str, players: int) -> None:
    """The bot inside gets what its seat recalls: another sealed bid changes nothing."""
    encoding = Encoding(name, players)
    known = expertise_of(encoding.game)
    assert known is not None
    play = encoding.play()
    play.settle(rng_for(7))
    sealed = np.flatnonzero(encoding.mask(play, 0))
    found = set()
    for index in sealed[:6]:
        bid = play.copy()
        bid.act(0, int(index))
        bot = GreedySeat(known.heuristic(players), Moves(), 0.0)
        bid.kernel.legal(bid.buffer, 1, bid.codes)
        found.add(bot.decide(bid.buffer, 1, bid.codes))
    assert len(found) == 1


@pytest.mark.parametrize("name", ["giants", "orongo"])
def test_threads_change_nothing(name: str) -> None:
    found = []
    for threads in (1, 3):
        env = SeatVectorEnv(name, 3, 5, bots="normal", threads=threads)
        rng = np.random.default_rng(2)
        seen, _ = env.reset(seed=1)
        total = []
        for _ in range(40):
            seen, rewards, _, _, _ = env.step(choices(seen["action_mask"], rng))
            total.append((seen["observation"].copy(), rewards))
        found.append(total)
    for (seen, rewards), (others, gains) in zip(*found, strict=True):
        assert np.array_equal(seen, others)
        assert np.array_equal(rewards, gains)


def test_states_keep_the_bots() -> None:
    """A copy goes on as the games do, with the bots' chance and what they have begun."""
    games = VectorGames("giants", 3, 3, greedy={1: 2.5, 2: 0.8}, threads=2)
    now = games.reset(seed=4)
    rng = np.random.default_rng(3)
    for _ in range(30):
        now = games.step(choices(now.masks, rng))
    other = pickle.loads(pickle.dumps(games))
    third = VectorGames("giants", 3, 3, greedy={1: 2.5, 2: 0.8})
    third.reset(seed=9)
    third.set_states(games.states())
    for _ in range(60):
        chosen = choices(games.now.masks, rng)
        for each in (games, other, third):
            each.step(chosen)
        assert np.array_equal(games.now.observations, other.now.observations)
        assert np.array_equal(games.now.observations, third.now.observations)


def test_a_bot_alone_decides_the_same_with_any_rng_it_does_not_need() -> None:
    """Without noise nothing is drawn, so the state of the rng stays."""
    game = GAMES["orongo"]
    position = game.new(2)
    chance, own = rng_for(1), rng_for(2)
    who = seat_bot(game, parse("greedy"), own)
    while position.waiting == "chance":
        position.happen(position.draw(chance))
    before = own.state
    seat = position.deciding[0]
    who.bot.decide(position.recall(seat), seat, position.legal(seat), own, who.budget)
    assert own.state == before
    assert seat != NOBODY


def test_refusals() -> None:
    with pytest.raises(Refused, match="thread"):
        VectorGames("orongo", 2, 2, threads=0)
    with pytest.raises(Refused, match="by themselves"):
        VectorGames("orongo", 2, 2, at_random=(0,), greedy={1: 0.0})
    with pytest.raises(Refused, match="no game 5"):
        VectorGames("orongo", 2, 2).states([5])
