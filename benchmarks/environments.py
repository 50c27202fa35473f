"""Measures steps a second of the environments, ours and others', with random legal actions."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import ahu.env.openspiel  # noqa: F401  # registers the games
from ahu.env import giants, orongo
from ahu.env.gym import SeatVectorEnv
from ahu.env.vector import VectorGames
from ahu.games import GAMES
from benchmarks.peers import through_python
from benchmarks.timing import REPEATS, rate

SIZES = [(name, players) for name in GAMES for players in GAMES[name].players]
COUNTS = (1, 64, 1024)
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6", "go_v5", "leduc_holdem_v4")
CARDS = ("leduc-holdem", "uno")
PGX = ("go_9x9", "connect_four", "chess")
HOW = (
    "One after another the whole loop counts, with choosing an action at random; many at once only "
    "the steps do, since choosing is done outside the environment."
)
INSIDE = ("random", "novice", "easy", "normal")
SECONDS = 1.0
STEPS = 200


def aec(env: Any) -> Callable[[], int]:
    """Returns a function that steps a PettingZoo environment as PettingZoo's benchmark does."""
    env.reset(seed=1)

    def steps() -> int:
        for _ in env.agent_iter(STEPS):
            seen, _, over, cut, _ = env.last()
            done = over or cut
            action = None if done else random.choice(np.flatnonzero(seen["action_mask"]).tolist())
            env.step(action)
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
        return STEPS

    return steps


def cards(name: str) -> Callable[[], int]:
    """Returns a function that plays a whole game of RLCard and returns its decisions."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        histories, _ = env.run(is_training=False)
        return sum(len(history) // 2 for history in histories)

    return play


def stepping(
    step: Callable[[], None],
    choose: Callable[[], None],
    games: int,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Returns steps a second without the time for choosing: the median of several measurements."""
    rates = []
    for _ in range(REPEATS + 1):
        done, spent = 0, 0.0
        while spent < SECONDS / REPEATS:
            choose()
            begun = clock()
            step()
            spent += clock() - begun
            done += games
        rates.append(done / spent)
    return statistics.median(rates[1:])


def vector(name: str, players: int, count: int) -> float:
    """Returns steps a second of our games, many at once."""
    games = VectorGames(name, players, count)
    now = games.reset(seed=1)
    rng = np.random.default_rng(1)
    indices = np.zeros(count, np.int64)

    def choose() -> None:
        for game, mask in enumerate(now.masks):
            legal = np.flatnonzero(mask)
            indices[game] = legal[int(rng.random() * len(legal))]

    def advance() -> None:
        games.step(indices)

    return stepping(advance, choose, count)


def seat(name: str, players: int, bots: str, count: int = 64, threads: int = 1) -> float:
    """Returns a seat's steps a second where bots play the others, many games at once.

    In one thread it measures processor time: bots take most of it, and other programs none.
    """
    env = SeatVectorEnv(name, players, count, bots=bots, copy=False, threads=threads)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    masks = env.games.now.masks
    indices = np.zeros(count, np.int64)

    def choose() -> None:
        for game, mask in enumerate(masks):
            legal = np.flatnonzero(mask)
            indices[game] = legal[int(rng.random() * len(legal))]

    def advance() -> None:
        env.step(indices)

    clock = time.process_time if threads == 1 else time.perf_counter
    found = stepping(advance, choose, count, clock)
    env.close()
    return found


def against_bots() -> dict[str, list[float]]:
    """Returns a seat's steps a second against bots that play inside, by the bot."""
    return {f"ahu {n} {p}": [seat(n, p, bots) for bots in INSIDE] for n, p in SIZES}


def pgx(name: str, count: int) -> float:
    """Returns steps a second of a game of pgx, many at once, compiled for this processor."""
    import jax
    import jax.numpy as jnp
    import pgx as peers
    from pgx.experimental.wrappers import auto_reset

    env = peers.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    pick = jax.jit(
        lambda key, mask: jax.random.categorical(key, jnp.where(mask, 0.0, -1e9), axis=-1)
    )
    held: dict[str, Any] = {"key": jax.random.PRNGKey(1)}
    held["state"] = jax.jit(jax.vmap(env.init))(jax.random.split(held["key"], count))

    def choose() -> None:
        held["key"], key, more = jax.random.split(held["key"], 3)
        held["actions"] = pick(key, held["state"].legal_action_mask).block_until_ready()
        held["keys"] = jax.random.split(more, count).block_until_ready()

    def advance() -> None:
        held["state"] = step(held["state"], held["actions"], held["keys"])
        held["state"].observation.block_until_ready()

    choose()
    advance()
    return stepping(advance, choose, count)


def one_after_another() -> dict[str, float]:
    """Returns steps a second of environments that are stepped one decision at a time."""
    found = {}
    for module in (giants, orongo):
        name = module.game.name
        for players in GAMES[name].players:
            found[f"ahu {name} {players}, AEC"] = rate(aec(module.env(players=players)))
            found[f"ahu {name} {players}, AEC raw"] = rate(aec(module.raw_env(players=players)))
    for name, players in SIZES:
        game = pyspiel.load_game(f"ahu_{name}(players={players},turn_based=true)")
        found[f"ahu {name} {players}, OpenSpiel"] = rate(through_python(game))
    for classic in CLASSIC:
        env = importlib.import_module(f"pettingzoo.classic.{classic}").env()
        found[f"PettingZoo {classic}"] = rate(aec(env))
    for name in CARDS:
        found[f"RLCard {name}"] = rate(cards(name))
    return found


def many_at_once() -> dict[str, list[float]]:
    """Returns steps a second of environments that step many games in one call, by how many."""
    found = {f"ahu {n} {p}": [vector(n, p, count) for count in COUNTS] for n, p in SIZES}
    for name in PGX:
        found[f"pgx {name}"] = [pgx(name, count) for count in COUNTS]
    return found
