"""The expertise of Orongo: its heuristic, and the bots behind its levels."""

from __future__ import annotations

from ahu.core.expertise import Expertise, Scales
from ahu.games.orongo.heuristic import OrongoHeuristic

EXPERTISE = Expertise(
    heuristic=OrongoHeuristic,
    scales=Scales(scale=1.0, temperature=0.08, rounds=4),
    levels={
        "novice": "greedy:rivals=0,near=1.2,bids=0.6",
        "easy": "greedy:rivals=0.5,near=0.6,bids=0.3",
        "normal": "greedy",
        "hard": "search:simulations=60,ms=700",
        "expert": "search:simulations=800,ms=1900",
    },
)
