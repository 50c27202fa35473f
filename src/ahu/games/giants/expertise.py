"""The expertise of Giants: its heuristic, and the bots behind its levels."""

from __future__ import annotations

from ahu.core.expertise import Expertise, Scales
from ahu.games.giants.heuristic import GiantsHeuristic

EXPERTISE = Expertise(
    heuristic=GiantsHeuristic,
    scales=Scales(scale=8.0, temperature=1.0, rounds=0),
    levels={
        "novice": "greedy:rivals=0,near=4,bids=10",
        "easy": "greedy:rivals=0.5,near=1,bids=4",
        "normal": "greedy",
        "hard": "search:simulations=16,ms=700",
        "expert": "search:simulations=400,ms=1900",
    },
)
