"""Gymnasium's own checker, and one seat against bots."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ahu.core.refusal import Refused
from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatEnv, SeatVectorEnv
from tests.env.sizes import NAMES, SIZES
from tests.env.test_vector import choices

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_gymnasium_checks(name: str, players: int) -> None:
    check_env(SeatEnv(name, players))
    check_env(SeatEnv(name, players, seat=players - 1, reward="score", sight="view"))


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_a_whole_game(name: str, players: int) -> None:
    """Rewards come at the end, and the mask always lets the seat go on."""
    env = SeatEnv(name, players, seat=1, bots="random")
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    over, rewards = False, []
    while not over:
        assert env.observation_space.contains(seen)
        action = choices(seen["action_mask"][None], rng)[0]
        seen, reward, over, truncated, info = env.step(action)
        rewards.append(reward)
        assert not truncated
        assert not info
    assert not any(rewards[:-1])
    assert not seen["action_mask"].any()
    assert -1 <= rewards[-1] <= 1


@pytest.mark.parametrize("name", ["giants", "orongo"])
@pytest.mark.parametrize("bots", ["random", "greedy", ["greedy", "random"]])
def test_many_games(name: str, bots: str | list[str]) -> None:
    """Spaces are kept, games end and begin anew, and the same seed does the same again."""
    players, count = 3, 4
    ended: list[list[float]] = []
    for _ in range(2):
        env = SeatVectorEnv(name, players, count, seat=2, bots=bots)
        seen, _ = env.reset(seed=5)
        rng = np.random.default_rng(5)
        found = []
        for _ in range(120):
            assert env.observation_space.contains(seen)
            assert seen["action_mask"].any(axis=1).all()
            assert set(env.games.now.seats) == {2}
            seen, rewards, ends, truncations, infos = env.step(choices(seen["action_mask"], rng))
            assert not truncations.any()
            assert not rewards[~ends].any()
            assert ("final_obs" in infos) == ("final_info" in infos) == ends.any()
            for game in np.flatnonzero(ends):
                last: AgentObservation = infos["final_obs"][game]
                assert env.single_observation_space.contains(last)
                assert not last["action_mask"].any()
            found += rewards[ends].tolist()
        env.close()
        ended.append(found)
    assert ended[0] == ended[1]
    if name == "orongo":
        assert ended[0]
    if bots == "greedy" and name == "orongo":
        assert np.mean(ended[0]) < 0


def test_without_copies_arrays_are_used_again() -> None:
    env = SeatVectorEnv("orongo", 2, 1, bots="random", copy=False)
    first, _ = env.reset(seed=1)
    again, *_ = env.step(choices(first["action_mask"], np.random.default_rng(0)))
    assert again["observation"] is first["observation"]


@pytest.mark.parametrize("name", ["orongo", "giants"])
def test_each_game_of_many_is_the_same_as_alone(name: str) -> None:
    """A number as a seed means the list of seeds that begins with it; bots and chance agree."""
    options = {"round_limit": 1} if name == "giants" else None
    single = [SeatEnv(name, 3, bots="novice", options=options) for _ in range(2)]
    alone = [env.reset(seed=7 + i)[0] for i, env in enumerate(single)]
    many = [SeatVectorEnv(name, 3, 2, bots="novice", options=options) for _ in range(2)]
    seen, _ = many[0].reset(seed=7)
    listed, _ = many[1].reset(seed=[7, 8])
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(90):
        assert np.array_equal(seen["observation"], listed["observation"])
        for i, one in enumerate(alone):
            assert np.array_equal(one["observation"], seen["observation"][i])
            assert np.array_equal(single[i].action_masks(), many[0].action_masks()[i])
        actions = choices(seen["action_mask"], rng)
        seen, rewards, ends, _, _ = many[0].step(actions)
        listed, *_ = many[1].step(actions)
        for i, env in enumerate(single):
            alone[i], reward, over, _, _ = env.step(actions[i])
            assert (reward, over) == (rewards[i], ends[i])
            if over:
                alone[i], _ = env.reset()
                ended += 1
    assert ended
    with pytest.raises(Refused, match="not 3"):
        many[0].reset(seed=[1, 2, 3])


@pytest.mark.parametrize(
    ("name", "bots"),
    [("orongo", "random"), ("orongo", "greedy"), ("giants", "greedy"), ("goofspiel", "random")],
)
def test_copies_go_on_as_the_game_would(name: str, bots: str) -> None:
    rng = np.random.default_rng(1)
    single = SeatEnv(name, 3, bots=bots)
    many = SeatVectorEnv(name, 3, 2, bots=bots)
    first, _ = single.reset(seed=1)
    seen, _ = many.reset(seed=1)
    for _ in range(4):
        first, *_ = single.step(choices(first["action_mask"][None], rng)[0])
        seen, *_ = many.step(choices(seen["action_mask"], rng))
    for env in (copy.deepcopy(single), pickle.loads(pickle.dumps(single))):
        action = choices(first["action_mask"][None], np.random.default_rng(3))[0]
        assert np.array_equal(
            env.step(action)[0]["observation"],
            copy.deepcopy(single).step(action)[0]["observation"],
        )
    for others in (copy.deepcopy(many), pickle.loads(pickle.dumps(many))):
        actions = choices(seen["action_mask"], np.random.default_rng(3))
        assert np.array_equal(
            others.step(actions)[0]["observation"],
            copy.deepcopy(many).step(actions)[0]["observation"],
        )


def test_gymnasium_knows_every_game() -> None:
    env = gymnasium.make("ahu/Orongo-v0", players=3, bots="novice", render_mode="ansi")
    env.reset(seed=1)
    assert "Orongo" in str(env.render())
    assert env.get_wrapper_attr("action_masks")().any()
    picture = gymnasium.make("ahu/Giants-v0", render_mode="rgb_array")
    picture.reset(seed=1)
    frame = picture.render()
    assert isinstance(frame, np.ndarray)
    assert frame.ndim == 3
    vector = gymnasium.make_vec("ahu/Goofspiel-v0", num_envs=3, players=2)
    assert vector.reset(seed=1)[0]["observation"].shape[0] == 3
    with pytest.raises(Refused, match="render_mode"):
        gymnasium.make("ahu/Giants-v0", render_mode="film")


def test_an_illegal_action_loses() -> None:
    single = SeatEnv("giants", 3)
    seen, _ = single.reset(seed=1)
    wrong = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = single.step(wrong)
    assert (reward, over, info) == (-1, True, {"illegal": True})
    assert single.step(np.int64(10**6))[1] == -1
    many = SeatVectorEnv("giants", 3, 2)
    start, _ = many.reset(seed=1)
    legal = choices(start["action_mask"], np.random.default_rng(0))
    wrong = np.flatnonzero(start["action_mask"][0] == 0)[0]
    _, rewards, ends, _, infos = many.step(np.array([wrong, legal[1]]))
    assert rewards.tolist() == [-1, 0]
    assert ends.tolist() == [True, False]
    assert infos["_final_info"].tolist() == [True, False]
    assert infos["final_info"]["illegal"].tolist() == [True, False]
    assert many.step(np.array([-5, 10**6]))[2].all()
    with pytest.raises(Refused, match="one array"):
        many.step(np.array([0]))


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refused, match="no seat 3"):
        SeatEnv("giants", 3, seat=3)
    with pytest.raises(Refused, match="one opponent"):
        SeatEnv("giants", 4, bots=["random", "random"])
    with pytest.raises(Refused):
        SeatVectorEnv("giants", 3, 4, bots="clever")
