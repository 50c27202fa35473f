"""The named levels: for each game a fixed bot, and how long it may think about a decision."""

from __future__ import annotations

LEVELS: dict[str, dict[str, str]] = {
    "novice": {"giants": "random", "orongo": "random"},
    "easy": {"giants": "random", "orongo": "random"},
    "normal": {"giants": "random", "orongo": "random"},
    "hard": {"giants": "random", "orongo": "random"},
    "expert": {"giants": "random", "orongo": "random"},
}
"""The bot behind each level, in each game."""

THINK_MS = {"novice": 50, "easy": 100, "normal": 300, "hard": 800, "expert": 2000}
"""The most a decision of each level may take."""
