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
from ahu.server.thinking_times import MOST_REMEMBERED, ThinkingTimes
from ahu.server.worker_pool import WorkerPool
from tests.core.kuhn import POINT
from tests.server.registries import registered
from tests.server.servers import PATIENCE_S
from tests.server.test_forced import ShyPosition, Variant


def test_an_answer_waits_for_the_slowest_of_the_last_ones() -> None:
    times = ThinkingTimes()
    thinker = ("orongo", "hard", "bids")
    assert times.left(thinker, 0.3) == 0.5  # the most that one may take is 0.8
    times.note(thinker, 9.0)
    for seconds in (0.25, *[0.125] * (MOST_REMEMBERED - 1)):
        times.note(thinker, seconds)
    assert times.left(thinker, 0.0) == 0.25
    assert times.left(thinker, 0.125) == 0.125
    assert times.left(thinker, 1.0) == 0.0
    assert times.left(("orongo", "hard", "chips"), 0.0) == 0.8


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
    """Elsewhere an only choice waits, and so does a real one, for as long in all."""
    monkeypatch.setitem(games.REGISTRY.own, "kuhn", POINT)

    async def run() -> None:
        registry, pool = await registered(tmp_path), WorkerPool(1, patience_s=PATIENCE_S)
        for game, hidden in ((Variant(ShyPosition), True), (GAMES["orongo"], False)):
            dispatcher = BotDispatcher(registry, pool, 0)
            session = only_choice(game)
            seat = session.deciding[0]
            asked = asked_of(session, seat)
            thinker = (game.name, asked.level, session.public.phase)
            dispatcher._times.note(thinker, 1000.0)
            move, wait_s = await dispatcher._decision(session, seat, asked)
            (only,) = session.position.legal(seat)
            assert move == game.write(only, 3)
            assert (wait_s > 900) == hidden

            async def moved(*_: object, move: str = move) -> str:
                return move

            monkeypatch.setattr(dispatcher, "_thought", moved)  # as if there had been a choice
            _, as_long = await dispatcher._decision(session, seat, asked)
            assert (as_long > 900) == hidden
        await pool.close()
        await registry.storage.close()

    asyncio.run(run())
