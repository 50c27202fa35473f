"""Several server processes on one PostgreSQL: one order of events everywhere."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ahu.core.rng import rng_for
from ahu.server import messages
from tests.server.following import states
from tests.server.guests import Guest, bot, fresh_id, open_table, person, play_on, remove
from tests.server.servers import PATIENCE_S, Served, served


def as_seen(guest: Guest) -> dict[int, bytes]:
    """What an onlooker was told at each number."""
    return {state["number"]: msgspec.json.encode(state["table"]) for state in states(guest.heard)}


@pytest.mark.parametrize(("game", "players"), [("orongo", 4), ("giants", 4)])
def test_the_same_order_everywhere(pair: tuple[Served, Served], game: str, players: int) -> None:
    options = {"round_limit": 2} if game == "giants" else {}
    seats = [*[person()] * (players - 1), bot()]
    made = open_table(pair[0], game, seats, **options)

    async def run() -> None:
        tokens = [token for token in made.seats if token]
        guests = [Guest(pair[i % 2], made.table, [token]) for i, token in enumerate(tokens)]
        onlookers = [Guest(server, made.table, [made.watch]) for server in pair]
        for guest in (*guests, *onlookers):
            await guest.arrive()

        async def watch(onlooker: Guest) -> None:
            while not onlooker.over:
                await onlooker.until(messages.TableState)

        await asyncio.gather(
            *(play_on(guest, rng_for(game, i)) for i, guest in enumerate(guests)),
            *(watch(onlooker) for onlooker in onlookers),
        )
        one, other = map(as_seen, onlookers)
        shared = one.keys() & other.keys()
        assert len(shared) > 5
        assert all(one[number] == other[number] for number in shared)
        assert onlookers[0].log == onlookers[1].log
        for guest in (*guests, *onlookers):
            assert guest.numbers == sorted(set(guest.numbers))
            assert guest.state is not None
            assert onlookers[0].state is not None
            assert guest.state.number == onlookers[0].state.number
            assert guest.state.result == onlookers[0].state.result
            await guest.leave()

    asyncio.run(run())


def test_one_command_at_two_processes_is_done_once(pair: tuple[Served, Served]) -> None:
    """A client that loses its connection may send its command to another process."""
    made = open_table(pair[0], "orongo", [person(), person()])

    async def run() -> None:
        guests = [Guest(server, made.table, [made.seats[0] or ""]) for server in pair]
        for guest in guests:
            await guest.arrive()
        for shells in range(3):
            request = messages.Play(id=fresh_id(), seat=0, actions=[f"bid {shells}"])
            answers = await asyncio.gather(*(guest.ask(request) for guest in guests))
            if shells == 0:
                assert isinstance(answers[0], messages.Done)
                assert answers[0] == answers[1]
            else:
                assert all(isinstance(answer, messages.CommandRefused) for answer in answers)
        for guest in guests:
            await guest.leave()

    asyncio.run(run())


def test_a_table_taken_away_is_gone_everywhere(pair: tuple[Served, Served]) -> None:
    made = open_table(pair[0], "orongo", [person(), person()])

    async def run() -> None:
        async with Guest(pair[1], made.table, [made.watch]) as guest:
            answer = await asyncio.to_thread(remove, pair[0], made, made.owner)
            assert answer.status_code == 204
            async with asyncio.timeout(PATIENCE_S):
                await guest.socket.wait_closed()

    asyncio.run(run())


def test_bots_left_behind_are_taken_up(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> None:
    """A process that starts goes on with what another left, killed in the middle of a game."""
    with served(tmp_path_factory.mktemp("first"), database=database) as first:
        made = open_table(first, "orongo", [bot()] * 4)
        first.kill()
    with served(tmp_path_factory.mktemp("second"), database=database) as second:

        async def run() -> None:
            async with Guest(second, made.table, [made.watch]) as guest:
                while not guest.over:
                    await guest.until(messages.TableState)

        asyncio.run(run())


def test_one_command_runs_several_processes(
    tmp_path_factory: pytest.TempPathFactory, database: str
) -> None:
    with served(
        tmp_path_factory.mktemp("several"), "--processes", "2", database=database
    ) as server:
        made = open_table(server, "orongo", [person(), bot()])

        async def run() -> None:
            watching = [Guest(server, made.table, [made.watch]) for _ in range(4)]
            for guest in watching:
                await guest.arrive()
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                await play_on(guest, rng_for("several"))
                assert guest.state is not None
                for onlooker in watching:
                    await onlooker.state_at(guest.state.number)
                    assert onlooker.log[None] == guest.log[0]
                    await onlooker.leave()

        asyncio.run(run())
