from __future__ import annotations

import pytest

from ahu.bots.levels import LEVELS
from ahu.games import GAMES


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these tests the lower levels are bots that take no time and always play the same."""
    for level in ("novice", "easy"):
        monkeypatch.setitem(LEVELS, level, dict.fromkeys([*GAMES, "pennies"], "random"))
