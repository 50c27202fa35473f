"""Seats that change hands where several processes serve a table."""

from __future__ import annotations

import asyncio

import pytest

from ahu.core.refusal import Refused
from ahu.server import requests, seats
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents
from ahu.server.tokens import new_token
from tests.server.guests import (
    Guest,
    ask,
    claim,
    guest,
    open_table,
    person,
)
from tests.server.registries import registered
from tests.server.seating import invite, key, lost, told, until
from tests.server.servers import Served


def test_a_seat_changes_hands_at_all_processes_at_once(pair: tuple[Served, Served]) -> None:
    one, other = pair
    made = open_table(one, "orongo", [person(), guest()])

    async def run() -> None:
        async with Guest(other, made.table, [made.watch]) as onlooker:
            token = claim(one, made, made.invitations[1])
            ben = Guest(other, made.table, [token])
            await ben.arrive()  # at once, whether the other process has been told or not
            fresh = invite(one, made, 1, True).json()["invitation"]
            newcomer = Guest(other, made.table, [token])
            with pytest.raises(AssertionError, match="table-token"):
                await newcomer.arrive()
            assert key(ask(other, made, "leave", token=token)) == "table-token"
            await lost(ben)
            cleo = claim(other, made, fresh)
            async with Guest(one, made.table, [cleo]) as found:
                assert told(found) == ["claim", "revoke", "claim"]
            await until(onlooker, lambda: told(onlooker) == ["claim", "revoke", "claim"])

    asyncio.run(run())


def test_a_command_of_a_seat_lost_elsewhere_is_refused(database: str) -> None:
    """The process that gets it has not heard of it yet."""

    async def run() -> None:
        registry, other = await registered(database), await registered(database)
        made = await registry.open(requests.NewTable("orongo", [person(), guest()]))
        here, there = await registry.table(made.table), await other.table(made.table)
        token = new_token()
        await seats.claim(registry, here, requests.Claim(made.invitations[1] or "", token))
        _, client = await seats.admitted(other, made.table, [token])
        await seats.invite(registry, here, made.owner, requests.Invite(1, True))
        assert client.farewell is None  # nobody has told it

        def prepare(session: TableSession) -> PendingEvents:
            client.check_welcome()
            return session.play(1, ["bid 1"], "late")

        with pytest.raises(Refused, match="no longer yours"):
            await other.command(there, 1, "late", prepare)
        assert [row.does for row in await registry.storage.rows_since(made.table, 0)][
            -1
        ] == "revoke"
        await registry.storage.close()
        await other.storage.close()

    asyncio.run(run())
