"""Games in threads do not disturb each other: each state has its own scratch paper."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from ahu.core.coded import CodedPosition
from ahu.core.source import source_for
from ahu.games import GAMES

THREADS = 3
AT_A_TIME = 1e-5


@pytest.fixture
def restless() -> Iterator[None]:
    """Threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(AT_A_TIME)
    yield
    sys.setswitchinterval(before)


def played(name: str, players: int, deal: int) -> bytes:
    """The end of a random game."""
    position = GAMES[name].new(players)
    assert isinstance(position, CodedPosition)
    position.playout(source_for("threads", deal))
    return bytes(position.state.at)


@pytest.mark.usefixtures("restless")
@pytest.mark.parametrize(("name", "players"), [("giants", 3), ("orongo", 2)])
def test_games_in_threads_end_as_alone(name: str, players: int) -> None:
    deals = range(THREADS)
    alone = [played(name, players, deal) for deal in deals]
    with ThreadPoolExecutor(THREADS) as pool:
        together = list(pool.map(lambda deal: played(name, players, deal), deals))
    assert together == alone
