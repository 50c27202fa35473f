"""Hints at tables: for who is alone with bots, and for people who have agreed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from ahu.analysis.hints import SHOWN
from ahu.core.refusal import Refused
from ahu.server import messages, requests
from ahu.server.advice import Advice
from ahu.server.live_table import LiveTable
from ahu.server.players.seat_players import SeatPlayer, is_measure
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig
from ahu.server.table_terms import Terms
from ahu.server.worker import HintFound
from ahu.server.worker_pool import WorkerPool
from ahu.server.worker_slots import Slots
from tests.server.guests import Guest, bot, fresh_id, open_asked, open_table, person
from tests.server.registries import registered
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


class Thinking:
    """A worker that thinks until it may answer, and counts what it was asked."""

    def __init__(self) -> None:
        self.asked = 0
        self.begun, self.may_answer = asyncio.Event(), asyncio.Event()

    async def ask(self, *_: object) -> HintFound:
        self.asked += 1
        self.begun.set()
        await self.may_answer.wait()
        return HintFound([], 0.0)


@pytest.mark.parametrize(
    ("bids", "told"),
    [
        ([], None),
        ([1], None),  # what another has sealed changes nothing that the seat knows
        ([0], "hint-no-decision"),
        ([0, 1], "table-moved-on"),  # it decides again, about something else
    ],
)
def test_a_hint_is_told_only_about_the_decision_that_there_is(
    tmp_path: Path, bids: list[int], told: str | None
) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        seats, terms = [person(), person()], Terms(hints=True)
        made = await registry.open(requests.NewTable("orongo", seats, terms=terms))
        live, worker = await registry.table(made.table), Thinking()
        advice = Advice(cast(WorkerPool, worker), Slots(1))
        hints = [asyncio.create_task(advice.hint(live.session, 0)) for _ in range(2)]
        await worker.begun.wait()
        for seat in bids:
            play(live, seat, f"bid {seat}")
        while len(bids) == 2 and 0 not in live.session.deciding:
            legal = live.session.match.legal(1)
            play(live, 1, live.session.game.write(legal[0], 2))
        worker.may_answer.set()
        first, second = await asyncio.gather(*hints, return_exceptions=True)
        assert why_not(first) == told
        # Whoever's turn comes later is asked about what there is then, if there is anything.
        assert why_not(second) == ("hint-no-decision" if told == "hint-no-decision" else None)
        assert worker.asked == (1 if why_not(second) else 2)
        await registry.storage.close()

    def play(live: LiveTable, seat: int, move: str) -> None:
        live.accept(live.session.play(seat, [move], ""))

    asyncio.run(run())


def why_not(found: object) -> str | None:
    """Why there was no hint, if there was none."""
    if not isinstance(found, Refused):
        assert found == []
        return None
    return found.refusal.key
