"""The lobby's places: nobody's tables push out everybody else's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import event

from ahu.server import requests, seats
from ahu.server.players import lobby
from ahu.server.players.lobby import MOST_OF_ONE
from ahu.server.players.requests import JoinTable, OpenToAll
from ahu.server.registry import TableRegistry
from ahu.server.requests import OpenedTable
from ahu.server.seating import StandIn
from ahu.server.standing_in import let_bot
from ahu.server.tokens import new_token
from tests.server.guests import guest, person
from tests.server.registries import registered

ASKED = requests.NewTable("orongo", [person(), guest()])


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path
    database: str = request.getfixturevalue("database")
    return database


class Lobby:
    """Opens tables to all, and looks which of them are listed."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.made: list[OpenedTable] = []

    async def open(self, opener: str) -> OpenedTable:
        made = await self.registry.open(ASKED, opener)
        self.made.append(made)
        await self.set(made, True)
        return made

    async def set(self, made: OpenedTable, joinable: bool) -> None:
        live = await self.registry.table(made.table)
        asked = OpenToAll(joinable)
        await lobby.open_to_all(self.registry, live, made.owner or "", asked)

    async def fill(self, made: OpenedTable) -> None:
        live = await self.registry.table(made.table)
        await lobby.join(self.registry, live, None, JoinTable(new_token()))
        assert not seats.free(live)

    async def listed(self) -> list[OpenedTable]:
        found = await lobby.listed(self.registry.storage, None)
        mine = {made.table: made for made in self.made}
        return [mine[one.table] for one in found.tables if one.table in mine]


@asynccontextmanager
async def open_lobby(place: Path | str) -> AsyncIterator[Lobby]:
    registry = await registered(place)
    found = Lobby(registry)
    yield found
    for made in found.made:
        await registry.remove(made.table)
    await registry.storage.close()


def test_only_the_newest_tables_of_one_opener_are_listed(place: Path | str) -> None:
    async def run() -> None:
        async with open_lobby(place) as there:
            other = await there.open("other")
            mine = [await there.open("one") for _ in range(MOST_OF_ONE + 2)]
            newest = mine[: -MOST_OF_ONE - 1 : -1]
            assert await there.listed() == [*newest, other]
            await there.fill(newest[0])  # where nobody can sit down any more, another is listed
            assert await there.listed() == [*mine[-2 : -MOST_OF_ONE - 2 : -1], other]

    asyncio.run(run())


def test_a_seat_where_somebody_has_resigned_is_offered_to_nobody(place: Path | str) -> None:
    async def run() -> None:
        async with open_lobby(place) as there:
            resigned, left = [await there.open("") for _ in range(2)]
            for made in (resigned, left):
                token = new_token()
                live = await there.registry.table(made.table)
                await lobby.join(there.registry, live, None, JoinTable(token))
                if made is resigned:
                    stand_in = StandIn("resigned", "novice")
                    gives_up = partial(let_bot, seat=1, stand_in=stand_in, command="resign")
                    await there.registry.command(live, 1, "resign", gives_up)
                await seats.leave(there.registry, live, token)
                assert bool(seats.free(live)) == (made is left)
            assert await there.listed() == [left]

    asyncio.run(run())


def test_a_list_reads_nothing_of_what_happened_at_the_tables(place: Path | str) -> None:
    """There may be thousands of events at each, and anybody may ask for the list."""
    asked: list[str] = []

    def hear(*statement: object) -> None:
        asked.append(str(statement[2]))

    async def run() -> None:
        async with open_lobby(place) as there:
            made = await there.open("")
            live = await there.registry.table(made.table)
            token = new_token()
            await lobby.join(there.registry, live, None, JoinTable(token))
            await seats.leave(there.registry, live, token)
            event.listen(there.registry.storage.engine.sync_engine, "before_cursor_execute", hear)
            assert await there.listed() == [made]
            assert asked
            assert not [one for one in asked if "events" in one]

    asyncio.run(run())


def test_going_away_and_coming_back_wins_no_better_place(place: Path | str) -> None:
    async def run() -> None:
        async with open_lobby(place) as there:
            first, second = await there.open("one"), await there.open("other")
            assert await there.listed() == [second, first]
            await there.set(first, False)
            assert await there.listed() == [second]
            await there.set(first, True)
            assert await there.listed() == [second, first]

    asyncio.run(run())


def test_tables_of_which_nobody_knows_the_opener_are_listed_as_well(place: Path | str) -> None:
    async def run() -> None:
        async with open_lobby(place) as there:
            made = [await there.open("") for _ in range(MOST_OF_ONE + 1)]
            assert await there.listed() == made[::-1]

    asyncio.run(run())
