from __future__ import annotations

import pytest

from ahu.games.giants.expertise import EXPERTISE as GIANTS
from ahu.games.orongo.expertise import EXPERTISE as ORONGO


@pytest.fixture(autouse=True)
def quick_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these tests the lower levels are bots that take no time and always play the same."""
    for expertise in (GIANTS, ORONGO):
        for level in ("novice", "easy"):
            monkeypatch.setitem(expertise.levels, level, "random")
