"""How long a bot takes tells nobody whether it had a choice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ahu import games
from ahu.core.contract import Game
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server.bot_decisions import asked_of
from ahu.server.bot_dispatcher import BotDispatcher
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.thinking_times import MOST_REMEMBERED, Thinker, ThinkingTimes
from ahu.server.worker_pool import WorkerPool
from tests.core.kuhn import POINT
from tests.server.registries import registered
from tests.server.test_forced import ShyPosition, Variant


def test_it_takes_as_long_as_another_decision() -> None:
    times = ThinkingTimes()
    thinker = ("orongo", "hard")
    assert times.like_another(thinker) == 0.8  # the most that one may take
    times.note(thinker, 9.0)
    for _ in range(MOST_REMEMBERED):
        times.note(thinker, 0.25)
    assert times.like_another(thinker) == 0.25
    assert times.like_another(("giants", "hard")) == 0.8


class Asked(ThinkingTimes):
    """Notes that it was asked how long to wait, so that nobody has to."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def like_another(self, thinker: Thinker) -> float:
        self.asked += 1
        return 0.0


def only_choice(game: Game) -> TableSession:
    """A table where a bot has but one choice."""
    for seed in range(40):
        seats = (SeatConfig("novice"),) * 3
        session = TableSession(TableSetup("t", game, game.options(), seats, str(seed)))
        session.accept(session.begin())
        while not session.over:
            seat = session.deciding[0]
            legal = session.position.recall(seat).legal(seat)
            if len(legal) == 1:
                return session
            move = game.write(legal[rng_for(seed, session.number).below(len(legal))], 3)
            session.accept(session.play(seat, [move], f"c{session.number}"))
    raise AssertionError("every seat always had a choice")


def test_only_what_everybody_knows_is_decided_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)

    async def run() -> None:
        registry, pool = await registered(tmp_path), WorkerPool(1)
        for game, waits in ((Variant(ShyPosition), 1), (GAMES["orongo"], 0)):
            dispatcher = BotDispatcher(registry, pool, 0)
            times = dispatcher._times = Asked()
            session = only_choice(game)
            seat = session.deciding[0]
            move = await dispatcher._decision(session, seat, asked_of(session, seat))
            (only,) = session.position.legal(seat)
            assert move == game.write(only, 3)
            assert times.asked == waits
        await pool.close()
        await registry.storage.close()

    asyncio.run(run())
