"""What all recipes share: how a policy is measured, and what a program says."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ahu.arena.statistics import wilson
from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatVectorEnv

Policy = Callable[[AgentObservation], NDArray[np.int64]]
"""Chooses an action for each row of observations and masks."""

MEASURED = 1_000_000
"""The first seed of measurements, far from those that learners begin with."""


class Learn(Protocol):
    """How a recipe learns: so many decisions of a game against these bots, all from one seed."""

    def __call__(
        self, game: str, players: int, bots: str, steps: int, seed: int = 0
    ) -> tuple[Policy, int]:
        """Returns what was learned, and after how many decisions."""


class Share(Struct, frozen=True):
    """How many games a policy won against bots, seats balanced; a shared victory counts in part."""

    rival: str
    games: int
    share: float
    low: float
    high: float

    def __str__(self) -> str:
        return (
            f"{100 * self.share:.1f} % of {self.games} games against {self.rival} "
            f"({100 * self.low:.1f}–{100 * self.high:.1f})"
        )


def each_seat(games: int, players: int) -> int:
    """Returns how many games are played on each seat: equally many, and at least one."""
    return max(1, games // players)


def measure(
    policy: Policy, game: str, players: int, rival: str, games: int, seed: int = MEASURED
) -> Share:
    """Returns how the policy fares: on each seat in turn, against the rival on all others."""
    won, played = 0.0, 0
    for seat in range(players):
        most = each_seat(games, players)
        env = SeatVectorEnv(game, players, min(16, most), seat=seat, bots=rival)
        left = np.full(env.num_envs, most // env.num_envs)
        left[: most % env.num_envs] += 1
        seen, _ = env.reset(seed=seed + 1000 * seat)
        while left.any():
            seen, rewards, ends, _, _ = env.step(policy(seen))
            counted = ends & (left > 0)
            # A reward of 1 is a victory alone; what is shared is worth a part of it.
            won += float(((rewards[counted] * (players - 1) + 1) / players).sum())
            played += int(counted.sum())
            left[counted] -= 1
        env.close()
    low, high = wilson(won, played)
    return Share(rival, played, won / played, low, high)


def run(
    about: str, learn: Learn, *, steps: int, bots: str = "random", argv: Sequence[str] | None = None
) -> list[Share]:
    """Runs a recipe as a program: learns, then prints how it fares against each rival."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--game", default="orongo")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=steps, help="how many decisions it learns")
    parser.add_argument("--bots", default=bots, help="who it learns against")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=400, help="games of each measurement")
    parser.add_argument("--rivals", nargs="*", default=["random", "novice"])
    chosen = parser.parse_args(argv)
    begun, used = time.monotonic(), time.process_time()
    policy, done = learn(chosen.game, chosen.players, chosen.bots, chosen.steps, chosen.seed)
    took, used = time.monotonic() - begun, time.process_time() - used
    print(f"{done:,} decisions in {took:.0f} s, {used:.0f} s of processor time", flush=True)
    shares = []
    for rival in chosen.rivals:
        shares.append(measure(policy, chosen.game, chosen.players, rival, chosen.games))
        print(shares[-1], flush=True)
    return shares
