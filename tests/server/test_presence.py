"""Who is there: a second reader of a seat is shown to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ahu.server import messages
from ahu.server.live_table import Client
from ahu.server.presence import HOLDS_S, MOST_AT_ONCE, MOST_NAMED, PresenceTracker
from ahu.server.projections import Audience
from tests.server.guests import Guest, ask, claim, fresh_id, guest, open_table, person
from tests.server.servers import PATIENCE_S, Served


async def meets(guest: Guest, seats: list[int], watching: int) -> None:
    """Wait until this guest has been told that these are there."""
    async with asyncio.timeout(PATIENCE_S):
        while guest.presence != messages.Presence(seats, watching):
            await guest.ask(messages.Ping(id=fresh_id()))
            await asyncio.sleep(0.1)


async def arrive(guest: Guest, client: str) -> None:
    """Come as the client of this name."""
    guest.client = client
    await guest.arrive()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_second_reader_of_a_seat_is_seen(
    kind: str, server: Served, request: pytest.FixtureRequest
) -> None:
    """On PostgreSQL, everybody is at another process than the one before."""
    one, other = (server, server) if kind == "sqlite" else request.getfixturevalue("pair")
    made = open_table(one, "giants", [person(), guest(), guest()])

    async def run() -> None:
        async with Guest(one, made.table, [made.seats[0] or ""]) as ana:
            await meets(ana, [1, 0, 0], 0)
            token = claim(other, made, made.invitations[1])
            async with Guest(other, made.table, [token]) as ben:
                await meets(ana, [1, 1, 0], 0)
                await meets(ben, [1, 1, 0], 0)
                async with (
                    Guest(one, made.table, [token]) as spy,
                    Guest(other, made.table, [made.watch]) as onlooker,
                ):
                    for there in (ana, ben, spy, onlooker):
                        await meets(there, [1, 2, 0], 1)
                await meets(ana, [1, 1, 0], 0)
            await meets(ana, [1, 0, 0], 0)

    asyncio.run(run())


def test_a_client_that_comes_back_is_counted_once(pair: tuple[Served, Served]) -> None:
    """Its old socket may not have ended yet, here or at another process."""
    made = open_table(pair[0], "orongo", [person(), person()])

    async def run() -> None:
        sockets = [Guest(server, made.table, [made.seats[0] or ""]) for server in (*pair, *pair)]
        for socket in sockets:
            await arrive(socket, "the same")
        another = Guest(pair[1], made.table, [made.seats[0] or ""])
        await arrive(another, "another")
        for there in (*sockets, another):
            await meets(there, [2, 0], 0)
            await there.leave()

    asyncio.run(run())


def test_a_second_reader_is_seen_however_short_the_visit(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        mine, other = (token or "" for token in made.seats)
        async with (
            Guest(server, made.table, [mine]) as ana,
            Guest(server, made.table, [other]) as ben,
        ):
            await meets(ben, [1, 1], 0)
            async with Guest(server, made.table, [mine]):
                pass
            await meets(ben, [2, 1], 0)
            await meets(ana, [2, 1], 0)
            await meets(ben, [1, 1], 0)

    asyncio.run(run())


def test_whoever_loses_a_seat_is_no_longer_there(server: Served) -> None:
    made = open_table(server, "orongo", [person(), guest()])
    token = claim(server, made, made.invitations[1])

    async def run() -> None:
        async with (
            Guest(server, made.table, [made.seats[0] or ""]) as ana,
            Guest(server, made.table, [token]),
        ):
            await meets(ana, [1, 1], 0)
            ask(server, made, "leave", token=token)
            await meets(ana, [1, 0], 0)

    asyncio.run(run())


# Reports between processes


class Line:
    """Connects the presences of several processes, and keeps what they say."""

    def __init__(self) -> None:
        self.time = 0.0
        self.said: list[str] = []
        self.presences: list[PresenceTracker] = []

    def process(self) -> PresenceTracker:
        """One more."""

        async def notify(payload: str) -> None:
            self.said.append(payload)
            for presence in self.presences:
                presence.hear(payload)

        made = PresenceTracker(notify, lambda: self.time)
        self.presences.append(made)
        return made

    async def settle(self) -> None:
        """All have told what there is to tell."""
        for _ in range(3):
            for presence in self.presences:
                await presence.tell()


def client(*seats: int) -> Client:
    return Client(Audience(seats))


def test_a_process_that_was_killed_is_forgotten() -> None:
    async def run() -> None:
        line = Line()
        one, other = line.process(), line.process()
        here, there = client(0), client(0)
        one.enter("t", 2, here, None)
        other.enter("t", 2, there, None)
        await line.settle()
        assert here.presence == there.presence == messages.Presence([2, 0], 0)
        line.presences.remove(other)
        line.time = HOLDS_S / 2
        one.report_again()
        await line.settle()
        assert here.presence == messages.Presence([2, 0], 0)
        line.time = HOLDS_S + 1
        one.report_again()
        await line.settle()
        assert here.presence == messages.Presence([1, 0], 0)

    asyncio.run(run())


def test_one_that_goes_on_is_not() -> None:
    async def run() -> None:
        line = Line()
        one, other = line.process(), line.process()
        here = client(0)
        one.enter("t", 2, here, None)
        other.enter("t", 2, client(1), None)
        for _ in range(5):
            await line.settle()
            line.time += HOLDS_S * 0.6
            other.report_again()
            await line.settle()
            one.report_again()
            await line.settle()
            assert here.presence == messages.Presence([1, 1], 0)

    asyncio.run(run())


def test_nothing_is_kept_of_tables_where_nobody_is() -> None:
    async def run() -> None:
        line = Line()
        one, other = line.process(), line.process()
        for table in map(str, range(100)):
            there = client()
            one.enter(table, 2, there, None)
            await line.settle()
            one.leave(table, there)
            await line.settle()
        assert one._tables == other._tables == {}
        assert one._unreported == other._unreported == {}

    asyncio.run(run())


def test_a_crowd_fits_into_a_notice() -> None:
    """PostgreSQL takes less than 8,000 bytes."""

    async def run() -> None:
        line = Line()
        one = line.process()
        for table in range(MOST_AT_ONCE * 2):
            for seat in range(5):
                for _ in range(MOST_NAMED + 2):
                    one.enter(f"table-{table:06}", 5, client(seat), None)
        await line.settle()
        assert len(line.said) == 2
        assert max(map(len, line.said)) < 8_000

    asyncio.run(run())


def test_nonsense_of_another_version_does_no_harm() -> None:
    PresenceTracker().hear("[1]")
    PresenceTracker().hear("nonsense")


def test_a_database_that_does_not_answer_keeps_nobody_from_being_told() -> None:
    async def broken(payload: str) -> None:
        raise OSError

    async def run(notify: Callable[[str], Awaitable[None]]) -> None:
        presence = PresenceTracker(notify)
        here = client(1)
        presence.enter("t", 2, here, None)
        await presence.tell()
        assert here.presence == messages.Presence([0, 1], 0)

    asyncio.run(run(broken))
