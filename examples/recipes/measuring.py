"""What all recipes share: how a policy is measured, and what a program says."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ahu.arena.statistics import wilson
from ahu.env.aec import AgentObservation
from ahu.env.gym import SeatVectorEnv

Policy = Callable[[AgentObservation], NDArray[np.int64]]
"""Chooses an action for each row of observations and masks."""


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


def measure(
    policy: Policy, game: str, players: int, rival: str, games: int, seed: int = 0
) -> Share:
    """Returns how the policy fares: on each seat in turn, against the rival on all others."""
    won, played = 0.0, 0
    for seat in range(players):
        most = games // players
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


def arguments(about: str, argv: Sequence[str] | None = None) -> argparse.Namespace:
    """Reads what every recipe takes."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--game", default="orongo")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120, help="how long it learns")
    parser.add_argument("--bots", default="random", help="who it learns against")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--games", type=int, default=200, help="games of each measurement")
    parser.add_argument("--rivals", nargs="*", default=["random", "novice"])
    return parser.parse_args(argv)
