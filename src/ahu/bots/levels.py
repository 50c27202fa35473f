"""The named levels: for each game a fixed bot, and how long it may think about a decision."""

from __future__ import annotations

LEVELS: dict[str, dict[str, str]] = {
    "novice": {"giants": "greedy:noise=2.5", "orongo": "greedy:noise=0.4"},
    "easy": {"giants": "greedy:noise=0.8", "orongo": "greedy:noise=0.12"},
    "normal": {"giants": "greedy", "orongo": "greedy"},
    "hard": {
        "giants": "search:simulations=16,ms=700",
        "orongo": "search:simulations=60,ms=700",
    },
    "expert": {
        "giants": "search:simulations=400,ms=1900",
        "orongo": "search:simulations=800,ms=1900",
    },
}
"""The bot behind each level, in each game. Searches are counted in simulations, so that a level is
as strong on every machine; the time only keeps a slow one from letting people wait."""

THINK_MS = {"novice": 50, "easy": 100, "normal": 300, "hard": 800, "expert": 2000}
"""The most a decision of each level may take."""
