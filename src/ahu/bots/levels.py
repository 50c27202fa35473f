"""The named levels: for each game a fixed bot, and how long it may think about a decision."""

from __future__ import annotations

LEVELS: dict[str, dict[str, str]] = {
    "novice": {"giants": "greedy:noise=4", "orongo": "greedy:noise=0.6"},
    "easy": {"giants": "greedy:noise=1.5", "orongo": "greedy:noise=0.2"},
    "normal": {"giants": "greedy", "orongo": "greedy"},
    "hard": {"giants": "search:ms=400", "orongo": "search:ms=400"},
    "expert": {"giants": "search:ms=1900", "orongo": "search:ms=1900"},
}
"""The bot behind each level, in each game."""

THINK_MS = {"novice": 50, "easy": 100, "normal": 300, "hard": 800, "expert": 2000}
"""The most a decision of each level may take."""
