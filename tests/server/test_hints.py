"""Hints at tables: for who is alone with bots, and for people who have agreed."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from ahu.analysis.hints import SHOWN
from ahu.server import messages, requests
from ahu.server.players.seat_players import SeatPlayer, is_measure
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig
from ahu.server.table_terms import Terms
from tests.server.guests import Guest, bot, fresh_id, open_asked, open_table, person
from tests.server.servers import Served
from tests.server.test_leaks import course_of


async def hint(guest: Guest, seat: int) -> messages.Hinted | messages.CommandRefused:
    found = await guest.ask(messages.Hint(id=fresh_id(), seat=seat))
    assert isinstance(found, messages.Hinted | messages.CommandRefused)
    return found


def why(found: object) -> str:
    assert isinstance(found, messages.CommandRefused), found
    return found.refusal.key


def hints_told(guest: Guest) -> int:
    assert guest.state is not None
    return sum(one.say.key == "table-told-hint" for one in guest.state.announcements)


def test_alone_with_bots_one_gets_hints_and_it_is_announced_once(server: Served) -> None:
    made = open_table(server, "orongo", [person(), bot()])
    token = made.seats[0]
    assert token is not None

    async def run() -> None:
        async with Guest(server, made.table, [token]) as guest:
            for _ in range(2):
                found = await hint(guest, 0)
                assert isinstance(found, messages.Hinted)
                assert len(found.moves) == SHOWN
                await guest.state_at(found.number)
                assert hints_told(guest) == 1

    asyncio.run(run())


def test_with_other_people_there_are_hints_only_where_all_agreed(server: Served) -> None:
    seats = [person(), person()]
    without = open_table(server, "orongo", seats)
    agreed = open_asked(server, requests.NewTable("orongo", seats, terms=Terms(hints=True)))

    async def run() -> None:
        for made, allowed in ((without, False), (agreed, True)):
            token = made.seats[0]
            assert token is not None
            async with Guest(server, made.table, [token]) as guest:
                assert guest.welcome is not None
                assert guest.welcome.terms.hints is allowed
                found = await hint(guest, 0)
                if allowed:
                    assert isinstance(found, messages.Hinted)
                    await guest.play(0, "bid 0")
                    assert why(await hint(guest, 0)) == "hint-no-decision"
                else:
                    assert why(found) == "hint-not-agreed"
                assert why(await hint(guest, 1)) == "table-not-yours"

    asyncio.run(run())


def test_a_game_with_hints_measures_nobody() -> None:
    session, _ = course_of("orongo", 2)
    configs = (SeatConfig(), SeatConfig("easy"))
    session = TableSession(replace(session.setup, seat_configs=configs))
    for row in session.begin().rows:
        session.follow(row)
    players = {0: SeatPlayer("anna", "Anna", late=False, left=False, decided=True)}
    assert is_measure(session, players)
    session.follow(StoredEvent(session.number + 1, "hint", 0, ""))
    assert not is_measure(session, players)
