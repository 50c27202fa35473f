"""Bots at tables: a game goes on whatever happens to their processes."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from ahu.core.record import Event
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import requests
from ahu.server.course import Course, Row
from ahu.server.house import House
from ahu.server.live import Live
from ahu.server.players import Players
from ahu.server.pool import Pool
from ahu.server.storage import Conflict
from tests.server.guests import bot, person
from tests.server.houses import do, housed, until_over
from tests.server.servers import PATIENCE_S

BROKEN = (sys.executable, "-c", "print('nonsense', flush=True)")


def test_bots_whose_processes_break_play_by_lot(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        pool = Pool(1, BROKEN)
        Players(house, pool, 0)
        options: dict[str, bool | int] = {"round_limit": 1}
        made = await house.open(requests.NewTable("giants", [bot()] * 3, options))
        live = await house.table(made.table)
        await until_over(live)
        assert len(live.course.events) > 10
        await pool.close()
        await house.storage.close()

    asyncio.run(run())


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_bots_play_the_same_whoever_bids_first(tmp_path: Path, game: str) -> None:
    """Sealed bids arrive in any order, and the same game comes of it."""

    def by_seat(events: list[Event]) -> dict[int | None, list[object]]:
        seats = (None, 0, 1, 2)
        return {seat: [event.move for event in events if event.seat == seat] for seat in seats}

    person_first = asyncio.run(_game(tmp_path / "first", game, person_first=True))
    person_last = asyncio.run(_game(tmp_path / "last", game, person_first=False))
    assert next(event.seat for event in person_first if event.seat is not None) == 0
    assert next(event.seat for event in person_last if event.seat is not None) != 0
    assert by_seat(person_first) == by_seat(person_last)


async def _game(folder: Path, game: str, person_first: bool) -> list[Event]:
    """A person among bots, who decides before them or after them where all decide at once."""
    folder.mkdir()
    house = await housed(folder)
    pool = Pool(1, patience_s=600)
    players = Players(house, pool, 0)

    def bots_wait(live: Live) -> None:
        if 0 not in live.course.deciding:
            players.consider(live)

    if person_first:
        house.changed = bots_wait
    options: dict[str, bool | int] = {"round_limit": 3} if game == "giants" else {}
    made = await house.open(requests.NewTable(game, [person(), bot(), bot()], options))
    live = await house.table(made.table)
    decided = 0
    async with asyncio.timeout(PATIENCE_S):
        while not live.course.over:
            deciding = live.course.deciding
            if 0 in deciding and (person_first or deciding == (0,)):
                legal = live.course.position.legal(0)
                rng = rng_for("a person", decided)
                await do(house, live, 0, legal[rng.below(len(legal))])
                decided += 1
            else:
                await asyncio.sleep(0.001)
    await pool.close()
    await house.storage.close()
    return live.course.events


def test_what_another_process_did_is_seen(tmp_path: Path) -> None:
    """Two houses on one database: whoever comes second catches up and goes on from there."""

    async def run() -> None:
        one, other = await housed(tmp_path), await housed(tmp_path)
        made = await one.open(requests.NewTable("orongo", [person(), person()]))
        here, there = await one.table(made.table), await other.table(made.table)
        await one.command(here, 0, "a", lambda course: course.play(0, ["bid 3"], "a"))
        assert there.course.number == here.course.number - 1
        await other.command(there, 1, "b", lambda course: course.play(1, ["bid 1"], "b"))
        assert there.course.events[-2:] == [*here.course.events[-1:], there.course.events[-1]]
        await one.catch_up(made.table, there.course.number)
        assert here.course.events == there.course.events
        with pytest.raises(Refused):
            await one.command(here, 0, "c", lambda course: course.play(0, ["bid 2"], "c"))
        done = await one.command(here, 1, "b", lambda course: course.play(1, ["bid 9"], "b"))
        assert done == there.course.number
        await one.storage.close()
        await other.storage.close()

    asyncio.run(run())


def test_one_conflict_fails_nobody_else(tmp_path: Path) -> None:
    """Appends share a transaction; one that cannot be kept does not take the others with it."""

    async def run() -> None:
        house = await housed(tmp_path)
        made = [
            await house.open(requests.NewTable("orongo", [person(), person()])) for _ in range(3)
        ]
        lives = [await house.table(found.table) for found in made]
        drafts = [live.course.play(0, ["bid 1"], "x") for live in lives]
        await house.storage.append(made[1].table, drafts[1])
        found = await asyncio.gather(
            *(
                house.storage.append(table.table, draft)
                for table, draft in zip(made, drafts, strict=True)
            ),
            return_exceptions=True,
        )
        assert [isinstance(error, Conflict) for error in found] == [False, True, False]
        for table in made:
            kept = await house.storage.load(table.table)
            assert kept is not None
            assert Course(kept.setup, kept.rows).number == drafts[0].rows[-1].number
        await house.storage.close()

    asyncio.run(run())


def test_a_command_is_finished_although_nobody_waits(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(requests.NewTable("orongo", [person(), person()]))
        live = await house.table(made.table)
        before = live.course.number
        task = asyncio.create_task(
            house.command(live, 0, "a", lambda course: course.play(0, ["bid 3"], "a"))
        )
        await asyncio.sleep(0)
        task.cancel()
        async with asyncio.timeout(PATIENCE_S):
            while live.course.number == before:
                await asyncio.sleep(0.01)
        kept = await house.storage.load(made.table)
        assert kept is not None
        assert kept.rows[-1] == Row(before + 1, "play", 0, "bid 3", "a")
        await house.storage.close()

    asyncio.run(run())


def test_a_table_whose_rules_have_changed_is_refused(tmp_path: Path) -> None:
    async def run() -> None:
        house = await housed(tmp_path)
        made = await house.open(requests.NewTable("orongo", [person(), person()]))
        async with house.storage.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET rules = 99")
        other = House(house.storage, lambda: "")
        with pytest.raises(Refused) as refused:
            await other.table(made.table)
        assert refused.value.refusal.key == "record-rules"
        await house.storage.close()

    asyncio.run(run())
