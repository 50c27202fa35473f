"""A bot answers what it was asked; when that is gone, so is its answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import msgspec

from ahu.core.rng import rng_for
from ahu.server import requests, undo
from ahu.server.bot_decisions import asked_of
from ahu.server.bot_dispatcher import BotDispatcher
from ahu.server.live_table import LiveTable
from ahu.server.metrics import BOT_FAULTS, BOTS_DROPPED
from ahu.server.registry import TableRegistry
from ahu.server.session import TableSession
from ahu.server.worker_pool import WorkerPool
from tests.server.guests import bot, person
from tests.server.registries import do, registered
from tests.server.servers import PATIENCE_S


class Gate:
    """Bots decide while it is open."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "gate"
        self.command = (sys.executable, "-m", "tests.server.gated", str(self.file))

    def close(self) -> None:
        self.file.touch()

    def open(self) -> None:
        self.file.unlink()

    def decided(self) -> list[tuple[bytes, str]]:
        """What was asked, and what was answered to it."""
        lines = self.file.with_suffix(".log").read_bytes().splitlines()
        found = [msgspec.json.decode(line, type=tuple[msgspec.Raw, str]) for line in lines]
        return [(bytes(asked), move) for asked, move in found]


@asynccontextmanager
async def table_of(
    folder: Path, game: str, gate: Gate
) -> AsyncIterator[tuple[TableRegistry, LiveTable, WorkerPool]]:
    """A table of one person and bots."""
    registry = await registered(folder)
    pool = WorkerPool(1, gate.command, patience_s=600)
    players = BotDispatcher(registry, pool, 0)
    seats = [person(), bot("normal"), *([bot("normal")] if game == "giants" else [])]
    made = await registry.open(requests.NewTable(game, seats))
    try:
        yield registry, await registry.table(made.table), pool
    finally:
        await players.close()
        await pool.close()
        await registry.storage.close()


def busy(pool: WorkerPool) -> int:
    """How many processes are deciding."""
    return len(pool.workers) - len(pool._free)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


def that_can_be_taken_back(session: TableSession) -> list[str]:
    """What the person may do, take back, and after which a bot must decide."""
    found = []
    for action in session.position.legal(0):
        move = session.game.write(action, session.players)
        pending = session.play(0, [move], "try")
        if move.startswith("bid"):
            continue  # sealed, it stands
        if pending.status.bots_due and all(row.does == "play" for row in pending.rows):
            found.append(move)
    return found


async def find_turn(registry: TableRegistry, live: LiveTable) -> list[str]:
    """Play at random until there are two such actions."""
    rng = rng_for("stale")
    while not live.session.over:
        await until(lambda: 0 in live.session.deciding and not live.session.bots_due)
        found = that_can_be_taken_back(live.session)
        if len(found) > 1:
            return found
        legal = live.session.position.legal(0)
        await do(registry, live, 0, legal[rng.below(len(legal))])
    raise AssertionError("no such turn in this game")


def test_an_answer_to_a_position_that_is_gone_is_dropped(tmp_path: Path) -> None:
    gate = Gate(tmp_path)

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (registry, live, pool):
            moves = await find_turn(registry, live)
            gate.close()
            dropped, at_random = (
                BOTS_DROPPED._value.get(),
                BOT_FAULTS.labels("at random")._value.get(),
            )
            session = live.session
            await registry.command(live, 0, "A", lambda session: session.play(0, [moves[0]], "A"))
            await until(lambda: live.bots and busy(pool))
            await registry.command(live, 0, "U", lambda session: undo.undo(session, 0, "U"))
            await registry.command(live, 0, "B", lambda session: session.play(0, [moves[-1]], "B"))
            (seat,) = session.bots_due
            asked = bytes(asked_of(session, seat).recall)
            steps = session.steps
            gate.open()
            await until(lambda: session.steps > steps)
            played = session.game.write(session.events[steps].move, 2)
            assert (asked, played) in gate.decided()
            assert BOTS_DROPPED._value.get() == dropped + 1
            assert BOT_FAULTS.labels("at random")._value.get() == at_random

    asyncio.run(run())


def test_what_others_seal_meanwhile_does_not_make_it_think_anew(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    gate.close()

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (registry, live, pool):
            await until(lambda: live.bots and busy(pool))
            dropped = BOTS_DROPPED._value.get()
            await do(registry, live, 0, live.session.position.legal(0)[1])
            number = live.session.number
            gate.open()
            await until(lambda: live.session.number > number)
            assert BOTS_DROPPED._value.get() == dropped

    asyncio.run(run())


def test_a_turn_that_is_taken_back_before_it_began_is_forgotten(tmp_path: Path) -> None:
    """While the only worker is busy elsewhere, the person plays, takes back and plays again."""
    gate = Gate(tmp_path)

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (registry, live, pool):
            moves = await find_turn(registry, live)
            gate.close()
            other = await registry.open(requests.NewTable("orongo", [bot("normal"), bot("normal")]))
            third = await registry.open(requests.NewTable("orongo", [person(), bot("normal")]))
            await until(lambda: busy(pool) == 2)  # also in the place for short decisions
            dropped = BOTS_DROPPED._value.get()
            for i, move in enumerate((moves[0], moves[-1], moves[0])):
                play, back = f"play {i}", f"undo {i}"
                await registry.command(live, 0, play, lambda session: session.play(0, [move], play))  # noqa: B023
                await asyncio.sleep(0.02)
                if i < 2:
                    prepare = partial(undo.undo, seat=0, command=back)
                    await registry.command(live, 0, back, prepare)
            steps = live.session.steps
            gate.open()
            await until(lambda: live.session.steps > steps)
            assert BOTS_DROPPED._value.get() == dropped
            for made in (other, third):
                await registry.remove(made.table)

    asyncio.run(run())
