"""Writes docs/benchmark.md: learners with their budgets and seeds, against every level.

    pip install "ahu[openspiel]" torch sb3-contrib tianshou
    python -m examples.benchmark --seconds 60 --seeds 0 1

Every learner has the same time on one core, learns Orongo for two, and is then measured with seats
balanced. What a learner needs and is not installed is left out, and the page says so.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from msgspec import Struct

import ahu
from examples.recipes.measuring import Policy, Share, measure

PAGE = Path(__file__).parents[1] / "docs" / "benchmark.md"
RESULTS = Path(__file__).parents[1] / "benchmarks" / "data" / "learners.json"
GAME, PLAYERS = "orongo", 2
LEARNERS = {
    "MaskablePPO (sb3-contrib) against random": ("maskable_ppo", "random"),
    "PPO in one file against random": ("clean_ppo", "random"),
    "PPO in one file against normal": ("clean_ppo", "normal"),
    "Double DQN (Tianshou) against random": ("tianshou_dqn", "random"),
}
RIVALS = {"random": 200, "novice": 200, "easy": 100, "normal": 100, "hard": 10, "expert": 4}
"""The games of each measurement: the higher levels think longer."""


class Result(Struct, frozen=True):
    """What a learner reached."""

    learner: str
    seed: int
    seconds: float
    steps: int
    shares: list[Share]


def results(seconds: float, seeds: list[int], rivals: dict[str, int]) -> Iterator[Result]:
    """Lets every learner that is installed learn, and measures it."""
    for name, (recipe, bots) in LEARNERS.items():
        try:
            learn: Callable[[str, int, str, float, int], tuple[Policy, int]] = (
                importlib.import_module(f"examples.recipes.{recipe}").learn
            )
        except SystemExit as missing:
            print(f"{name} is left out: {missing}")
            continue
        for seed in seeds:
            policy, steps = learn(GAME, PLAYERS, bots, seconds, seed)
            shares = [
                measure(policy, GAME, PLAYERS, rival, games) for rival, games in rivals.items()
            ]
            yield Result(name, seed, seconds, steps, shares)


def page(found: list[Result]) -> str:
    """Returns the page."""
    rivals = [share.rival for share in found[0].shares] if found else []
    lines = [
        "# Learners against our levels",
        "",
        "Written by `python -m examples.benchmark`; the recipes are in "
        "[examples/recipes](../examples/recipes). Each learner has the same time on one core, from",
        "zero knowledge, and is then measured in Orongo for two, on both seats equally often: the",
        "share of games it won, with an interval of 95 %. 50 % would be as strong as the level.",
        "These are small budgets, to be beaten.",
        "",
        "| learner | seed | seconds | steps | " + " | ".join(f"`{r}`" for r in rivals) + " |",
        "| --- | ---: | ---: | ---: | " + " | ".join("---:" for _ in rivals) + " |",
    ]
    for result in found:
        cells = [
            f"{100 * share.share:.1f} % of {share.games} "
            f"({100 * share.low:.1f}–{100 * share.high:.1f})"
            for share in result.shares
        ]
        head = f"| {result.learner} | {result.seed} | {result.seconds:.0f} | {result.steps:,} | "
        lines.append(head + " | ".join(cells) + " |")
    stamp = f"Ahu {ahu.__version__}, Python {platform.python_version()}"
    lines += ["", f"{stamp}, {platform.machine()}, one core, {time.strftime('%Y-%m-%d')}.", ""]
    return "\n".join(lines)


def main() -> None:
    """Learns, measures and prints."""
    parser = argparse.ArgumentParser(description="Learners against every level")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seeds", type=int, nargs="+", default=[0, 1])
    parser.add_argument("--rivals", nargs="+", default=list(RIVALS))
    parser.add_argument("--save", action="store_true", help="write the page and its figures")
    chosen = parser.parse_args()
    rivals = {rival: RIVALS[rival] for rival in chosen.rivals}
    found = []
    for result in results(chosen.seconds, chosen.seeds, rivals):
        found.append(result)
        print(result.learner, result.seed, *map(str, result.shares), sep="\n  ", flush=True)
        if chosen.save:
            RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
            PAGE.write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
