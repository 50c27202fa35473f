"""Measures OpenSpiel's games, played at random inside C++ and through Python."""

from __future__ import annotations

import random
from collections.abc import Callable

import pyspiel

from benchmarks.timing import SECONDS, rate

GAMES = ("chess", "backgammon", "quoridor")
SAMPLE = 40
ROLLOUTS = 10
SIMULATIONS = 50


def _play(game: pyspiel.Game, rng: random.Random) -> int:
    """Plays a random game through Python, and returns its decisions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def through_python(game: pyspiel.Game) -> Callable[[], int]:
    rng = random.Random(1)
    return lambda: _play(game, rng)


def inside(game: pyspiel.Game, decisions_a_game: float) -> Callable[[], int]:
    """Returns a function that makes random rollouts inside C++, and returns their decisions.

    It searches with two simulations that are rolled out many times each. They do not count their
    decisions; the mean number of a game stands in for it.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 2, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def roll_out() -> int:
        bot.step(state)
        return round(2 * ROLLOUTS * decisions_a_game)

    return roll_out


def searching(game: pyspiel.Game) -> Callable[[], int]:
    """Returns a function that runs MCTSBot, from states spread over a game, and counts simulations.

    Each simulation ends in one random rollout.
    """
    rng = random.Random(3)
    state = game.new_initial_state()
    roots = []
    while not state.is_terminal():
        if not state.is_chance_node():
            roots.append(state.clone())
        actions = state.legal_actions()
        state.apply_action(actions[int(rng.random() * len(actions))])
    number = 0

    def search() -> int:
        nonlocal number
        number += 1
        evaluator = pyspiel.RandomRolloutEvaluator(1, number)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, SIMULATIONS, 100, False, number, False)
        bot.step(roots[7 * number % len(roots)])
        return SIMULATIONS

    return search


def measure(name: str) -> dict[str, float]:
    """Measures one game of OpenSpiel."""
    game = pyspiel.load_game(name)
    rng = random.Random(2)
    mean = sum(_play(game, rng) for _ in range(SAMPLE)) / SAMPLE
    return {
        "inside": rate(inside(game, mean)),
        "python": rate(through_python(game)),
        "decisions": mean,
        "simulations": rate(searching(game), 4 * SECONDS),
    }
