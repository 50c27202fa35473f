"""A bot answers what it was asked; when that is gone, so is its answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from ahu.core.rng import rng_for
from ahu.server import requests
from ahu.server.course import Course
from ahu.server.house import House
from ahu.server.live import Live
from ahu.server.metrics import BOT_FAULTS, BOTS_DROPPED
from ahu.server.players import Players, asked_of
from ahu.server.pool import Pool
from tests.server.guests import bot, person
from tests.server.houses import do, housed
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
async def table_of(folder: Path, game: str, gate: Gate) -> AsyncIterator[tuple[House, Live, Pool]]:
    """A table of one person and bots."""
    house = await housed(folder)
    pool = Pool(1, gate.command, patience_s=600)
    players = Players(house, pool, 0)
    seats = [person(), bot("normal"), *([bot("normal")] if game == "giants" else [])]
    made = await house.open(requests.NewTable(game, seats))
    try:
        yield house, await house.table(made.table), pool
    finally:
        await players.close()
        await pool.close()
        await house.storage.close()


def busy(pool: Pool) -> int:
    """How many processes are deciding."""
    return len(pool.workers) - len(pool._free)


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not condition():
            await asyncio.sleep(0.01)


def that_can_be_taken_back(course: Course) -> list[str]:
    """What the person may do, take back, and after which a bot must decide."""
    found = []
    for action in course.position.legal(0):
        move = course.game.write(action, course.players)
        draft = course.play(0, [move], "try")
        if move.startswith("bid"):
            continue  # sealed, it stands
        if draft.standing.bots_due and all(row.does == "play" for row in draft.rows):
            found.append(move)
    return found


async def find_turn(house: House, live: Live) -> list[str]:
    """Play by lot until there are two such actions."""
    rng = rng_for("stale")
    while not live.course.over:
        await until(lambda: 0 in live.course.deciding and not live.course.bots_due)
        found = that_can_be_taken_back(live.course)
        if len(found) > 1:
            return found
        legal = live.course.position.legal(0)
        await do(house, live, 0, legal[rng.below(len(legal))])
    raise AssertionError("no such turn in this game")


def test_an_answer_to_a_position_that_is_gone_is_dropped(tmp_path: Path) -> None:
    gate = Gate(tmp_path)

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (house, live, pool):
            moves = await find_turn(house, live)
            gate.close()
            dropped, by_lot = BOTS_DROPPED._value.get(), BOT_FAULTS.labels("by lot")._value.get()
            course = live.course
            await house.command(live, 0, "A", lambda course: course.play(0, [moves[0]], "A"))
            await until(lambda: live.bots and busy(pool))
            await house.command(live, 0, "U", lambda course: course.undo(0, "U"))
            await house.command(live, 0, "B", lambda course: course.play(0, [moves[-1]], "B"))
            (seat,) = course.bots_due
            asked = bytes(asked_of(course, seat).recall)
            steps = course.steps
            gate.open()
            await until(lambda: course.steps > steps)
            played = course.game.write(course.events[steps].move, 2)
            assert (asked, played) in gate.decided()
            assert BOTS_DROPPED._value.get() == dropped + 1
            assert BOT_FAULTS.labels("by lot")._value.get() == by_lot

    asyncio.run(run())


def test_what_others_seal_meanwhile_does_not_make_it_think_anew(tmp_path: Path) -> None:
    gate = Gate(tmp_path)
    gate.close()

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (house, live, pool):
            await until(lambda: live.bots and busy(pool))
            dropped = BOTS_DROPPED._value.get()
            await do(house, live, 0, live.course.position.legal(0)[1])
            number = live.course.number
            gate.open()
            await until(lambda: live.course.number > number)
            assert BOTS_DROPPED._value.get() == dropped

    asyncio.run(run())


def test_a_turn_that_is_taken_back_before_it_began_is_forgotten(tmp_path: Path) -> None:
    """While the only worker is busy elsewhere, the person plays, takes back and plays again."""
    gate = Gate(tmp_path)

    async def run() -> None:
        async with table_of(tmp_path, "orongo", gate) as (house, live, pool):
            moves = await find_turn(house, live)
            gate.close()
            other = await house.open(requests.NewTable("orongo", [bot("normal"), bot("normal")]))
            third = await house.open(requests.NewTable("orongo", [person(), bot("normal")]))
            await until(lambda: busy(pool) == 2)  # also in the place for short decisions
            dropped = BOTS_DROPPED._value.get()
            for i, move in enumerate((moves[0], moves[-1], moves[0])):
                play, undo = f"play {i}", f"undo {i}"
                await house.command(live, 0, play, lambda course: course.play(0, [move], play))  # noqa: B023
                await asyncio.sleep(0.02)
                if i < 2:
                    await house.command(live, 0, undo, lambda course: course.undo(0, undo))  # noqa: B023
            steps = live.course.steps
            gate.open()
            await until(lambda: live.course.steps > steps)
            assert BOTS_DROPPED._value.get() == dropped
            for made in (other, third):
                await house.remove(made.table)

    asyncio.run(run())
