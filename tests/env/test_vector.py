"""Many games at once are the same as each by itself."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from numpy.typing import NDArray

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.env.encoding import Mask
from ahu.env.vector import FORFEIT, Reward, VectorGames, VectorStep
from tests.env.sizes import NAMES, SIZES


def choices(masks: Mask, rng: np.random.Generator) -> NDArray[np.int64]:
    """A legal index for each game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_each_game_is_the_same_as_alone(name: str, players: int, reward: Reward) -> None:
    """Observations, masks, seats, rewards and ends, over the ends of games."""
    count, rng = 3, np.random.default_rng(1)
    options = {"round_limit": 2} if name == "giants" else None
    games = VectorGames(name, players, count, options=options, reward=reward)
    encoding = games.encoding
    now = games.reset(seed=9)
    chances = [rng_for(9, number) for number in range(count)]
    alone = [encoding.play() for _ in range(count)]
    for play, chance in zip(alone, chances, strict=True):
        play.settle(chance)
    points = np.zeros((count, players))
    ended = 0
    for _ in range(260):
        for game, play in enumerate(alone):
            assert now.seats[game] == play.seat
            assert np.array_equal(now.observations[game], encoding.observe(play, play.seat))
            assert np.array_equal(now.masks[game], encoding.mask(play, play.seat))
        indices = choices(now.masks, rng)
        now = games.step(indices)
        for game, play in enumerate(alone):
            play.act(play.seat, int(indices[game]))
            play.settle(chances[game])
            seats = range(players)
            over = play.seat < 0
            made = np.array([play.points(seat) for seat in seats])
            expected = [play.share(seat) if over else 0.0 for seat in seats]
            if reward == "score":
                expected = list(made - points[game])
            assert now.rewards[game].tolist() == pytest.approx(expected)
            assert now.ends[game] == over
            points[game] = 0 if over else made
            if over:
                ended += 1
                alone[game] = encoding.play()
                alone[game].settle(chances[game])
    assert ended >= count


def test_the_same_seed_deals_the_same() -> None:
    seen = []
    for seed in (1, 1, 2):
        games = VectorGames("orongo", 3, 4)
        rng = np.random.default_rng(0)
        now = games.reset(seed)
        for _ in range(200):
            now = games.step(choices(now.masks, rng))
        seen.append(now.observations.copy())
    assert np.array_equal(seen[0], seen[1])
    assert not np.array_equal(seen[0], seen[2])


def test_seats_at_random_are_never_asked() -> None:
    games = VectorGames("giants", 4, 5, at_random=(0, 1, 3), options={"round_limit": 2})
    rng = np.random.default_rng(0)
    now = games.reset(3)
    ends = 0
    for _ in range(150):
        assert set(now.seats) == {2}
        now = games.step(choices(now.masks, rng))
        ends += int(now.ends.sum())
    assert ends > 5


def test_an_illegal_action_changes_nothing() -> None:
    games = VectorGames("orongo", 2, 3)
    now = games.reset(1)
    before = now.observations.copy()
    legal = choices(now.masks, np.random.default_rng(0))
    for wrong in (games.encoding.encoder.blocks["place"], 10**6, -2):
        with pytest.raises(Refused, match="game 1"):
            games.step(np.array([legal[0], wrong, legal[2]]))
        assert np.array_equal(now.observations, before)
    assert games.step(legal).ends.sum() == 0


def test_giving_up() -> None:
    games = VectorGames("orongo", 2, 2)
    now = games.reset(1)
    legal = choices(now.masks, np.random.default_rng(0))
    now = games.step(np.array([FORFEIT, legal[1]]))
    assert now.ends.tolist() == [True, False]
    assert now.rewards.tolist() == [[-1, 0], [0, 0]]


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(Refused, match="at least one"):
        VectorGames("orongo", 2, 0)
    with pytest.raises(Refused, match="by themselves"):
        VectorGames("orongo", 2, 1, at_random=(0, 1))
    with pytest.raises(Refused):
        VectorGames("orongo", 2, 1, at_random=(2,))
    with pytest.raises(Refused):
        VectorGames("orongo", 2, 1, watch=5)
    games = VectorGames("orongo", 2, 3)
    for indices in ([0, 0, 0], [FORFEIT] * 3):
        with pytest.raises(Refused, match="not legal"):
            games.step(np.array(indices))  # before the games have begun
    games.reset(1)
    with pytest.raises(Refused, match="one array"):
        games.step(np.array([0, 0]))
    with pytest.raises(Refused, match="one for each, not 2"):
        games.reset([1, 2])


def test_arrays_are_the_callers() -> None:
    """They may be changed, and handed in; what is legal does not depend on them."""
    plain = VectorGames("orongo", 2, 3)
    mine = plain.now.copy()
    games = VectorGames("orongo", 2, 3, arrays=mine)
    rng = np.random.default_rng(1)
    expected = plain.reset(4)
    assert games.reset(4) is mine
    for _ in range(60):
        assert _same(mine, expected)
        indices = choices(mine.masks, rng)
        mine.masks[:] = 1
        with pytest.raises(Refused, match="not legal"):
            games.step(np.array([*indices[:2], np.flatnonzero(expected.masks[2] == 0)[0]]))
        games.step(indices)
        expected = plain.step(indices)
    wrong = mine._replace(masks=np.zeros((3, 5), np.int8))
    with pytest.raises(Refused, match="masks"):
        VectorGames("orongo", 2, 3, arrays=wrong)
    fixed = np.zeros_like(mine.seats)
    fixed.flags.writeable = False
    with pytest.raises(Refused, match="seats"):
        VectorGames("orongo", 2, 3, arrays=mine._replace(seats=fixed))


@pytest.mark.parametrize(("name", "players"), [("orongo", 2), ("giants", 3), ("goofspiel", 3)])
def test_games_go_on_from_states(name: str, players: int) -> None:
    """Copied, pickled, set back and moved to other places, they go on as they would have."""
    games = VectorGames(name, players, 3, reward="score", watch=0)
    fresh = pickle.loads(pickle.dumps(games))
    assert np.array_equal(fresh.reset(5).observations, games.reset(5).observations)
    rng = np.random.default_rng(2)
    for _ in range(50):
        games.step(choices(games.now.masks, rng))
    states = games.states()
    others = [games.copy(), copy.deepcopy(games), pickle.loads(pickle.dumps(games))]
    shifted = VectorGames(name, players, 4, reward="score")
    shifted.reset(1)
    shifted.set_states(pickle.loads(pickle.dumps(states)), games=[1, 2, 3])
    before = games.now.copy()
    path: list[tuple[NDArray[np.int64], VectorStep]] = []
    for _ in range(80):
        indices = choices(games.now.masks, rng)
        games.step(indices)
        path.append((indices, games.now.copy()))
        anything = choices(shifted.now.masks[:1], rng)
        shifted.step(np.concatenate([anything, indices]))
        assert _same(games.now, shifted.now, slice(1, None))
    for other in others:
        assert _same(other.now, before)
        assert _goes_the_same_way(other, path)
    games.set_states(states)
    assert np.array_equal(games.now.masks, before.masks)
    assert not games.now.rewards.any()
    assert _goes_the_same_way(games, path)


def _goes_the_same_way(
    games: VectorGames, path: list[tuple[NDArray[np.int64], VectorStep]]
) -> bool:
    return all(_same(then, games.step(indices)) for indices, then in path)


def _same(one: VectorStep, other: VectorStep, rows: slice = slice(None)) -> bool:
    """Whether all arrays are the same, or the same as these rows of the other's."""
    return all(
        np.array_equal(getattr(one, name), getattr(other, name)[rows]) for name in one._fields
    )


def test_states_of_other_games_are_refused() -> None:
    games = VectorGames("orongo", 2, 2)
    games.reset(1)
    with pytest.raises(Refused, match="another kind"):
        games.set_states(VectorGames("orongo", 3, 2).states())
    with pytest.raises(Refused, match="not 1"):
        games.set_states(games.states([0]))
