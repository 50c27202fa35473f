"""Every playthrough is told today as it was told when it was reviewed."""

from __future__ import annotations

import pytest

from tests.playthroughs.telling import GAMES, Playthrough, tell


@pytest.mark.parametrize("playthrough", GAMES, ids=lambda playthrough: playthrough.name)
def test_playthrough(playthrough: Playthrough) -> None:
    told = tell(playthrough).splitlines()
    known = playthrough.path.read_text(encoding="utf-8").splitlines()
    for number, (now, then) in enumerate(zip(told, known, strict=False), 1):
        assert now == then, f"{playthrough.path.name}, line {number}"
    assert len(told) == len(known)
