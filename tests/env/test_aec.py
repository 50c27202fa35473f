"""PettingZoo's own tests, for every game and size, and what is ours to keep besides."""

from __future__ import annotations

import copy
import pickle
import random

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ahu.core.refusal import Refused
from ahu.env import giants, orongo
from ahu.env.aec import TableEnv
from ahu.env.pettingzoo_tables import GameTables
from tests.env.sizes import NAMES, SIZES
from tests.properties.tables import ISLET

MODULES: dict[str, GameTables] = {"giants": giants, "orongo": orongo}
ALL_OPTIONS: dict[str, dict[str, object]] = {
    "giants": {
        "quick_game": True,
        "visible_score": True,
        "return_unsculpted": True,
        "open_bases": True,
        "open_screens": True,
        "round_limit": 3,
    },
    "orongo": {"amulet_first": True},
}
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def act(table: TableEnv, rng: random.Random) -> None:
    """A random step of the agent whose turn it is."""
    if table.terminations[table.agent_selection]:
        table.step(None)
    else:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(rng.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_pettingzoo_api(name: str, players: int) -> None:
    """With all options games are short enough to be played to their end."""
    api_test(MODULES[name].env(players=players), num_cycles=60)
    api_test(MODULES[name].raw_env(players=players, reward="score", sight="view"), num_cycles=20)
    api_test(MODULES[name].env(players=players, options=ALL_OPTIONS[name]), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_pettingzoo_seeds(name: str, players: int) -> None:
    seed_test(lambda: MODULES[name].env(players=players), num_cycles=60)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_pettingzoo_rendering(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    tests = {"svg": lambda svg: svg.startswith("<svg ")}
    render_test(
        lambda render_mode: MODULES[name].env(players=players, render_mode=render_mode), tests
    )
    assert name.capitalize() in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
def test_nobody_learns_a_sealed_bid_early(name: str, players: int) -> None:
    """Whatever the first agents bid, the next one sees, may do and is shown the same."""
    tables = [TableEnv(name, players, render_mode="ansi") for _ in range(2)]
    for table in tables:
        table.reset(seed=4)
    for agent in tables[0].possible_agents[:-1]:
        assert [table.agent_selection for table in tables] == [agent, agent]
        legal = np.flatnonzero(tables[0].observe(agent)["action_mask"])
        tables[0].step(int(legal[0]))
        tables[1].step(int(legal[-1]))
        following = tables[0].agent_selection
        seen = [table.observe(following) for table in tables]
        assert np.array_equal(seen[0]["observation"], seen[1]["observation"])
        assert np.array_equal(seen[0]["action_mask"], seen[1]["action_mask"])
        assert tables[0].infos == tables[1].infos
        assert tables[0].rewards == tables[1].rewards
        assert tables[0].render() == tables[1].render()
    own = [table.observe("player_0")["observation"] for table in tables]
    assert not np.array_equal(own[0], own[1])


@pytest.mark.parametrize(("name", "players"), SIZES, ids=NAMES)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_rewards_add_up(name: str, players: int, reward: str) -> None:
    """To the scores, or to a victory against defeats."""
    table = TableEnv(name, players, reward=reward)  # type: ignore[arg-type]
    table.reset(seed=7)
    rng = random.Random(7)
    total = dict.fromkeys(table.possible_agents, 0.0)
    end = None
    while table.agents:
        last = table.agent_selection
        if end is None and table.terminations[last]:
            end = table.encoding.position(table._play)
        total[last] += table.last()[1]
        act(table, rng)
    assert end is not None
    if reward == "score":
        assert list(total.values()) == list(end.scores)
    else:
        assert sum(total.values()) == pytest.approx(0)
        best = [seat for seat, agent in enumerate(total) if total[agent] == max(total.values())]
        assert tuple(best) == end.winners
        assert max(total.values()) <= 1


def test_illegal_actions() -> None:
    """The raw table refuses one; at the other it loses the game."""
    raw = giants.raw_env(players=3)
    raw.reset(seed=1)
    with pytest.raises(Refused, match="not legal"):
        raw.step(raw.encoding.encoder.blocks["pass"])
    wrapped = giants.env(players=3)
    wrapped.reset(seed=1)
    wrapped.step(raw.encoding.encoder.blocks["pass"])
    assert wrapped.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}
    assert all(wrapped.terminations.values())
    assert wrapped.last()[1:] == (-1, True, False, {"illegal": True})
    for _ in range(3):
        wrapped.step(None)
    assert not wrapped.agents


@pytest.mark.parametrize("setting", [{"reward": "glory"}, {"render_mode": "opera"}, {"players": 9}])
def test_what_there_is_not_is_refused(setting: dict[str, object]) -> None:
    with pytest.raises(Refused):
        giants.env(**setting)  # type: ignore[arg-type]


def test_other_boards_can_be_played() -> None:
    table = giants.raw_env(players=4, board=ISLET, options={"round_limit": 3})
    table.reset(seed=1)
    rng = random.Random(1)
    while table.agents:
        act(table, rng)


@pytest.mark.parametrize("name", ["giants", "orongo"])
@pytest.mark.parametrize("made", ["env", "raw_env"])
def test_copies_go_on_as_the_table_would(name: str, made: str) -> None:
    table = getattr(MODULES[name], made)()
    table.reset(seed=1)
    rng = random.Random(1)
    for _ in range(40):
        act(table, rng)
    copies = [copy.deepcopy(table), pickle.loads(pickle.dumps(table))]
    state = rng.getstate()
    for _ in range(40):
        act(table, rng)
    for other in copies:
        rng.setstate(state)
        for _ in range(40):
            act(other, rng)
        agent = table.agent_selection
        assert other.agent_selection == agent
        assert np.array_equal(
            other.observe(agent)["observation"], table.observe(agent)["observation"]
        )
