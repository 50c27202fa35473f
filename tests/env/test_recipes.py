"""The recipes run: those whose libraries are installed. How well they learn, a command measures."""

from __future__ import annotations

import importlib

import pytest
from examples.recipes.measuring import measure
from examples.recipes.openspiel_search import measured

NEEDS = {"clean_ppo": "torch", "maskable_ppo": "sb3_contrib", "tianshou_dqn": "tianshou"}


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_the_searches_of_openspiel_play_whole_games(kind: str) -> None:
    share = measured(kind, "orongo", games=2, simulations=2)
    assert share.games == 2
    assert 0 <= share.low <= share.share <= share.high <= 1


@pytest.mark.parametrize("recipe", NEEDS)
def test_a_learner_learns_and_is_measured(recipe: str) -> None:
    """It makes steps within a moment, and what it learned plays whole games by legal actions."""
    pytest.importorskip(NEEDS[recipe], reason=f"{NEEDS[recipe]} is not installed")
    learn = importlib.import_module(f"examples.recipes.{recipe}").learn
    policy, steps = learn("orongo", 2, "random", 4.0)
    assert steps > 0
    assert measure(policy, "orongo", 2, "random", 4).games == 4
