"""The recipes run at toy size where their libraries are installed.

One learns until it beats random play; how well all of them learn, `python -m benchmarks.learners`
measures.
"""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest
from benchmarks.learners import LEARNERS, Job, Learner, Result, kept, page, run
from examples.recipes.measuring import Share, measure
from examples.recipes.measuring import run as run_recipe
from examples.recipes.openspiel_search import KINDS, measured

NEEDS = {
    "clean_ppo": ["torch"],
    "maskable_ppo": ["sb3_contrib"],
    "tutorial_ppo": ["sb3_contrib"],
    "tianshou_dqn": ["tianshou"],
    "openspiel_nfsp": ["torch", "tree"],
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_searches_of_openspiel_play_whole_games(kind: str) -> None:
    share = measured(kind, "orongo", 2, "random", games=3, simulations=2)
    assert share.games == 2  # as many on each seat
    assert 0 <= share.low <= share.share <= share.high <= 1


@pytest.mark.parametrize("recipe", NEEDS)
def test_a_learner_learns_and_is_measured(recipe: str) -> None:
    """It learns from a few decisions, and what it learned plays whole games by legal actions."""
    for library in NEEDS[recipe]:
        pytest.importorskip(library, reason=f"{library} is not installed")
    learn = importlib.import_module(f"examples.recipes.{recipe}").learn
    policy, done = learn("orongo", 2, "random", 500)
    assert done >= 500
    assert measure(policy, "orongo", 2, "random", 4).games == 4


def test_ppo_in_one_file_beats_random_play() -> None:
    """It won 98.5 % of 200 games when this was written: less than 80 % would be no bad luck."""
    pytest.importorskip("torch", reason="torch is not installed")
    learn = importlib.import_module("examples.recipes.clean_ppo").learn
    policy, _ = learn("orongo", 2, "random", 100_000, seed=0)
    assert measure(policy, "orongo", 2, "random", 200).share > 0.8


def test_a_recipe_says_its_budget_and_its_shares(capsys: pytest.CaptureFixture[str]) -> None:
    """A policy that takes the first legal action is enough to be measured."""

    def learn(game: str, players: int, bots: str, steps: int, seed: int = 0):  # type: ignore[no-untyped-def]
        assert (game, players, bots, seed) == ("orongo", 2, "normal", 3)
        return lambda seen: seen["action_mask"].argmax(axis=1), steps

    argv = ["--steps", "7", "--bots", "normal", "--seed", "3", "--games", "4", "--rivals", "random"]
    (share,) = run_recipe("A recipe", learn, steps=1, argv=argv)
    said = capsys.readouterr().out
    assert said.startswith("7 decisions in ")
    assert str(share) in said
    assert share.games == 4


def test_the_benchmark_keeps_what_it_found_and_goes_on(tmp_path: Path) -> None:
    """A job that is in the file is not run again; the page has a line for each."""
    path = tmp_path / "learners.jsonl"
    name = "OpenSpiel's MCTS"
    assert name in LEARNERS
    first, *more = (
        Job(name, Learner("openspiel_search.mcts", 2), seed, {"random": 2}) for seed in range(3)
    )
    run([first], path, 1)
    (before,) = kept(path)
    run([first, *more], path, 1)  # one process does several jobs
    assert kept(path)[0] == before
    assert [result.job for result in kept(path)] == [first, *more]
    lines = rows_of(page(kept(path), {name: first.learner}))
    assert len(lines) == 3
    assert "2 simulations | 0 |" in lines[0]


def rows_of(text: str) -> list[str]:
    """Returns the rows of the table on the page."""
    return text.partition("---: |\n")[2].partition("\n\n")[0].splitlines()


def test_the_page_has_a_row_for_each_learner_and_seed() -> None:
    """Older results give way: those of another budget, and those measured once more."""

    def result(budget: int, rivals: dict[str, float]) -> Result:
        job = Job("Somebody", Learner("somebody", budget), 0, dict.fromkeys(rivals, 100))
        shares = [Share(rival, 100, share, 0.0, 1.0) for rival, share in rivals.items()]
        return Result(job, budget, 60.0, 1.0, shares, "3.11.0", "x86_64", "2026-01-01")

    found = [
        result(10, {"random": 0.1}),
        result(20, {"random": 0.2, "novice": 0.3}),
        result(20, {"random": 0.4}),
        result(30, {"random": 0.9}),
    ]
    (row,) = rows_of(page(found, {"Somebody": Learner("somebody", 20)}))
    assert row.startswith("| Somebody | 20 decisions | 0 | 1.0 | 40.0 % of 100")
    assert row.endswith("| 30.0 % of 100 (0–100) |")


def test_fewer_games_than_players_are_one_on_each_seat() -> None:
    first = measure(lambda seen: seen["action_mask"].argmax(axis=1), "orongo", 3, "random", 2)
    assert first.games == 3
    assert measured("mcts", "orongo", 2, "random", games=1, simulations=2).games == 2


def test_a_learner_that_fails_is_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "learners.jsonl"
    run([Job("Nobody", Learner("nobody", 1), 0, {"random": 2})], path, 1)
    assert not path.exists()
    assert "Nobody, seed 0: failed" in capsys.readouterr().out
