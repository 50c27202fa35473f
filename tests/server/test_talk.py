"""People talk at a table: those who play among themselves, onlookers among themselves."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import func, select

from ahu.server import messages, requests, seats, talk
from ahu.server.budgets import PAYER, Payer, WorkBudget
from ahu.server.messages import Say
from ahu.server.players.personal_data import delete_player
from ahu.server.players.store import PlayerStore
from ahu.server.projections import Audience
from ahu.server.rows import SAID
from ahu.server.talk_messages import TalkLine
from ahu.server.talk_room import MOST_KEPT
from tests.server.guests import Guest, bot, fresh_id, open_table, person, remove
from tests.server.registries import registered
from tests.server.seating import until
from tests.server.servers import PATIENCE_S, Served
from tests.server.test_standing_in import refusal

SAID_HERE = "Iorana koe"


def texts(one: Guest) -> list[str]:
    return [line.text or str(line.sign) for line in one.talk]


def said_so(one: Guest, lines: int) -> bool:
    return len(one.talk) == lines


@pytest.mark.parametrize("where", ["one", "two"])
def test_people_talk_and_onlookers_apart(
    where: str, server: Served, request: pytest.FixtureRequest
) -> None:
    one, other = (server, server) if where == "one" else request.getfixturevalue("pair")
    made = open_table(one, "orongo", [person("Ana"), person("Ben")])
    tokens = [token or "" for token in made.seats]

    async def run() -> None:
        async with (
            Guest(one, made.table, tokens[:1]) as ana,
            Guest(other, made.table, tokens[1:]) as ben,
            Guest(one, made.table, [made.watch]) as onlooker,
            Guest(other, made.table, [made.watch]) as second,
        ):
            said = Say(id=fresh_id(), seat=0, text=f"  \u202e{SAID_HERE}\u200b ")
            assert isinstance(await ana.ask(said), messages.Done)
            assert isinstance(await ana.ask(said), messages.Done)  # sent again, said once
            await onlooker.ask(Say(id="same", text="who wins?", name="Cleo\u2066"))
            await second.ask(Say(id="same", text="nobody", name="Dora"))  # of somebody else
            await ben.ask(Say(id=fresh_id(), sign="laugh"))
            for player in (ana, ben):
                await until(player, partial(said_so, player, 2))
                assert texts(player) == [SAID_HERE, "laugh"]
                assert [line.seat for line in player.talk] == [0, 1]
                assert [line.number for line in player.talk] == [1, 2]  # nobody counts onlookers
            for spectator in (onlooker, second):
                await until(spectator, partial(said_so, spectator, 2))
                assert texts(spectator) == ["who wins?", "nobody"]
                assert [line.name for line in spectator.talk] == ["Cleo", "Dora"]
                assert [line.number for line in spectator.talk] == [1, 2]
            assert refusal(await ana.ask(Say(id=fresh_id(), seat=1, text="x"))) == "table-not-yours"
            not_theirs = await onlooker.ask(Say(id=fresh_id(), seat=0, text="x"))
            assert refusal(not_theirs) == "table-not-yours"
            empty = await ana.ask(Say(id=fresh_id(), text=" \u200b\u2800 "))
            assert refusal(empty) == "table-talk-empty"
            await ben.leave()
            ben.talk.clear()
            await ben.arrive()  # who comes back reads what was said
            await until(ben, lambda: texts(ben) == [SAID_HERE, "laugh"])
            heard = b"".join((*ana.heard, *ben.heard, *onlooker.heard))
            assert SAID_HERE.encode() not in heard  # in no state, no log, no answer

    asyncio.run(run())
    assert remove(one, made, made.owner).status_code == 204


def test_whoever_opens_a_table_may_have_it_quiet(server: Served) -> None:
    body = {
        "game": "orongo",
        "seats": [{"player": "person"}] * 2,
        "terms": {"talk": False},
    }
    response = server.post("/api/tables", json=body)
    made = msgspec.json.decode(response.content, type=requests.OpenedTable)

    async def run() -> None:
        for token in (made.seats[0] or "", made.watch):
            async with Guest(server, made.table, [token]) as one:
                assert refusal(await one.ask(Say(id=fresh_id(), text="x"))) == "table-talk-off"
                assert refusal(await one.ask(Say(id=fresh_id(), sign="yes"))) == "table-talk-off"

    asyncio.run(run())


def test_only_the_last_lines_are_kept_and_go_with_the_table(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        number = live.session.number
        for i in range(MOST_KEPT + 5):
            for audience in (Audience((0,)), Audience((), True)):
                line = talk.checked(live, audience, Say(id="x", text=f"line {i}"))
                await talk.say(registry, live, line, f"{i}")
        count = select(func.count()).select_from(SAID)
        async with registry.storage.engine.connect() as connection:
            assert (await connection.execute(count)).scalar() == 2 * MOST_KEPT
        assert live.session.number == number
        await registry.remove(made.table)
        async with registry.storage.engine.connect() as connection:
            assert (await connection.execute(count)).scalar() == 0
        await registry.storage.close()

    asyncio.run(run())


def test_an_onlooker_who_comes_back_says_the_same_once(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        one = Guest(server, made.table, [made.watch])
        one.client = "a device"
        for _ in range(2):  # the answer was lost
            await one.arrive()
            await one.ask(Say(id="x", text="Iorana"))
            await one.ask(messages.Ping(id=fresh_id()))
            await one.leave()
        assert {line.number for line in one.talk} == {1}

    asyncio.run(run())


def test_whoever_talks_pays_for_it(tmp_path: Path) -> None:
    """Also for what the database does."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        line = talk.checked(live, Audience((0,)), Say(id="x", text="Iorana"))
        budgets = WorkBudget(0.001, talk.SAY_S / 2), WorkBudget(1.0, 1.0)
        payer = Payer("somebody", *budgets)
        PAYER.set(payer)
        await talk.say(registry, live, line, "x")
        assert budgets[0].wait_s("somebody") > 0
        await registry.storage.close()

    asyncio.run(run())


def test_too_much_talk_is_refused(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as one:
            answers = [await one.ask(Say(id=fresh_id(), sign="wow")) for _ in range(40)]
            keys = [refusal(a) for a in answers if isinstance(a, messages.CommandRefused)]
            assert keys
            assert set(keys) == {"table-rate"}
            long = await one.ask(Say(id=fresh_id(), text="x" * 301))
            assert refusal(long) == "json-length"

    asyncio.run(run())


def test_whoever_plays_plays_on_when_talk_of_onlookers_is_deleted(tmp_path: Path) -> None:
    """Else anybody could throw all out of a table, and its bots would begin anew."""

    async def run() -> None:
        registry = await registered(tmp_path)
        try:
            made = await registry.open(requests.NewTable("orongo", [person("Ana"), bot()]))
            live, ana = await seats.admitted(registry, made.table, [made.seats[0] or ""])
            _, onlooker = await seats.admitted(registry, made.table, [made.watch])
            store = PlayerStore(registry.storage)
            eve = (await store.create("Eve", "en", None)).player
            lines = TalkLine(0, 0, "", "by Ana", None), TalkLine(0, None, "Eve", "by Eve", None)
            for line in lines:
                by = eve if line.seat is None else None
                await talk.say(registry, live, line, line.text, by)
            live.bots[1] = thinking = asyncio.create_task(asyncio.sleep(PATIENCE_S))
            await delete_player(registry, store, eve)
            assert (ana.dropped, onlooker.dropped) == (None, "table-anew")
            assert registry.in_memory(made.table) is live
            assert not thinking.cancelling()
            thinking.cancel()
            assert live.rooms.since("onlookers", 0) is None
            kept = live.rooms.since("players", 0)
            assert kept is not None
            assert [line.text for line in kept.lines] == ["by Ana"]
        finally:
            await registry.storage.close()

    asyncio.run(run())
