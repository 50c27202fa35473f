"""Nobody is left waiting: bots play on for people who want it, leave, are away or resign."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from ahu.core.record import read_json, read_text, write_json, write_text
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, requests, seats, standing_in, undo
from ahu.server.budgets import PAYER, Payer, WorkBudget
from ahu.server.live_table import Client, LiveTable
from ahu.server.messages import LetBot, Resign, TakeOver
from ahu.server.players.game_results import left_to_bots
from ahu.server.presence import PresenceTracker
from ahu.server.projections import Audience
from ahu.server.rows import EVENTS, TABLES
from ahu.server.seating import StandIn, Why
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from ahu.server.table_terms import A_DAY, A_MINUTE, Pace, Terms
from ahu.server.tokens import new_token
from tests.server.guests import (
    Guest,
    ask,
    claim,
    fresh_id,
    guest,
    open_asked,
    open_table,
    person,
    play_on,
)
from tests.server.registries import do, registered
from tests.server.seating import key, told, until
from tests.server.servers import Served


def refusal(answer: object) -> str:
    assert isinstance(answer, messages.CommandRefused), answer
    return answer.refusal.key


async def letting(one: Guest, seat: int, level: str = "novice") -> object:
    return await one.ask(LetBot(id=fresh_id(), seat=seat, level=level))


async def taking_over(one: Guest, seat: int) -> object:
    return await one.ask(TakeOver(id=fresh_id(), seat=seat))


def test_a_bot_plays_on_until_its_person_takes_over(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person("Ben")])
    tokens = [token or "" for token in made.seats]

    async def run() -> None:
        async with (
            Guest(server, made.table, tokens[:1]) as ana,
            Guest(server, made.table, tokens[1:]) as ben,
        ):
            assert refusal(await taking_over(ana, 0)) == "table-no-stand-in"
            assert refusal(await letting(ana, 0, "godlike")) == "table-level"
            assert refusal(await letting(ana, 1)) == "table-not-yours"
            assert isinstance(await letting(ben, 1), messages.Done)
            assert refusal(await letting(ben, 1)) == "table-bot-plays"
            assert refusal(await ben.play(1, "bid 1")) == "table-bot-plays"
            wish = messages.Undo(id=fresh_id(), seat=1)
            assert refusal(await ben.ask(wish)) == "table-bot-plays"
            await play_on(ana, rng_for("ana"), 6)
            assert ana.state is not None
            assert ana.state.stand_ins == ["", "novice"]
            assert "bot" in told(ana)
            assert ben.projection(1).choices == []
            assert isinstance(await taking_over(ben, 1), messages.Done)
            undone = await ben.ask(messages.Undo(id=fresh_id(), seat=1))
            assert refusal(undone) in ("table-undo-handed", "table-undo-nothing")
            await until(ana, lambda: "back" in told(ana))
            await asyncio.gather(play_on(ana, rng_for("one")), play_on(ben, rng_for("other")))
            assert ana.over

    asyncio.run(run())
    headers = {"Authorization": f"Bearer {made.watch}"}
    for kind in ("text", "json"):
        response = server.get(f"/api/tables/{made.table}/record?format={kind}", headers=headers)
        read = read_text if kind == "text" else read_json
        header = read(response.text, GAMES).header
        assert header.by_bots[0] == 0 < header.by_bots[1]
        assert header.resigned == ()


def test_who_resigns_is_played_on_to_the_end(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest()])
    token = claim(server, made, made.invitations[1], name="Ben")

    async def run() -> None:
        async with (
            Guest(server, made.table, [made.seats[0] or ""]) as ana,
            Guest(server, made.table, [token]) as ben,
        ):
            gone = await ben.ask(Resign(id=fresh_id(), seat=1, level="easy"))
            assert isinstance(gone, messages.Done)
            assert refusal(await taking_over(ben, 1)) == "table-resigned"
            assert refusal(await ben.play(1, "bid 1")) == "table-resigned"
            body = requests.Invite(1, take_back=True)
            invited = await asyncio.to_thread(ask, server, made, "invite", body, made.owner)
            assert key(invited) == "table-resigned"
            await play_on(ana, rng_for("ana"))
            assert ana.state is not None
            assert ana.state.resigned == [1]
            assert refusal(await letting(ana, 0)) == "table-over"

    asyncio.run(run())
    headers = {"Authorization": f"Bearer {made.watch}"}
    record = server.get(f"/api/tables/{made.table}/record", headers=headers).content
    assert b"resigned: green\n" in record
    again = server.post("/api/records", content=record, headers={"Content-Type": "text/plain"})
    kept = msgspec.json.decode(again.content, type=requests.OpenedTable)
    headers = {"Authorization": f"Bearer {kept.watch}"}
    assert server.get(f"/api/tables/{kept.table}/record", headers=headers).content == record


def test_others_may_let_a_bot_play_on_for_who_is_away(server: Served) -> None:
    """Not because somebody thinks for long, and not because a line was cut just now."""
    asked = requests.NewTable("orongo", [person("Ana"), guest()], {}, Terms(away_s=1))
    made = open_asked(server, asked)
    token = claim(server, made, made.invitations[1], name="Ben")

    async def run() -> None:
        ben = Guest(server, made.table, [token])
        await ben.arrive()
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:

            async def wish(absent: int) -> object:
                return await ana.ask(LetBot(id=fresh_id(), seat=0, absent=absent))

            assert refusal(await wish(1)) == "table-here-soon"
            assert refusal(await wish(4)) == "seat"
            await ben.leave()
            await until(ana, lambda: ana.presence is not None and ana.presence.seats == [1, 0])
            assert isinstance(await ana.play(0, "bid 1"), messages.Done)
            assert refusal(await wish(0)) == "table-not-waiting"
            while isinstance(reply := await wish(1), messages.CommandRefused):
                assert refusal(reply) == "table-away-soon"
                await asyncio.sleep(0.05)
            assert ana.state is not None
            await until(ana, lambda: ana.state is not None and 1 not in ana.state.deciding)
            assert ana.state.stand_ins == ["", "normal"]
            await ben.arrive()
            assert isinstance(await taking_over(ben, 1), messages.Done)
            await ben.leave()

    asyncio.run(run())


def test_nobody_puts_off_a_bot_for_who_is_away(tmp_path: Path) -> None:
    """A table stands still while nobody decides there, although somebody else comes and goes."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("orongo", [person(), person(), person()]))
        live, table = await registry.table(made.table), made.table
        await do(registry, live, 0, live.session.position.legal(0)[0])
        async with registry.storage.writing() as connection:  # as if it had been an hour ago
            await connection.execute(update(EVENTS).values(at=EVENTS.c.at - 3600))
            await connection.execute(update(TABLES).values(changed=TABLES.c.changed - 3600))
        wish = StandIn("wish", "novice")
        let_bot = partial(standing_in.let_bot, seat=0, stand_in=wish, command="a")
        await registry.command(live, 0, "a", let_bot)
        await registry.command(live, 0, "b", partial(standing_in.take_over, seat=0, command="b"))
        assert await registry.storage.still_s(table, 2) > 3000
        assert await registry.storage.still_s(table, 0) < 3000  # who has just come back
        await do(registry, live, 1, live.session.position.legal(1)[0])
        assert await registry.storage.still_s(table, 2) < 3000
        await registry.storage.close()

    asyncio.run(run())


def test_nobody_who_is_there_puts_the_end_off(tmp_path: Path) -> None:
    """Where no clock runs, a day is enough for a decision, and to take it back gains no time."""

    async def run() -> None:
        registry = await registered(tmp_path)
        made = await registry.open(requests.NewTable("giants", [person(), person(), person()]))
        live = await registry.table(made.table)
        presence = PresenceTracker()
        presence.enter(made.table, 3, Client(Audience((0, 1, 2))), "the loser")

        async def wish(seat: int) -> None:
            away = seats.Away(registry, presence, live, seat)
            await away.check()
            id = f"slow {live.session.number}"
            await registry.command(live, seat, id, partial(away.prepare, command=id))

        async def let_go(hours: float) -> None:
            async with registry.storage.writing() as connection:
                earlier = EVENTS.c.at - hours * 3600
                await connection.execute(update(EVENTS).values(at=earlier))

        slow: int | None = None
        while slow is None:  # until somebody can take back what they decided
            (seat, *_) = live.session.deciding
            await let_go(23)
            await do(registry, live, seat, live.session.position.legal(seat)[0])
            if undo.undo_start(live.session, seat) is not None:
                slow = seat
        await registry.command(live, slow, "u", partial(undo.undo, seat=slow, command="u"))
        with pytest.raises(Refused, match="in about an hour"):
            await wish(slow)
        await let_go(1.1)
        await wish(slow)
        assert live.session.seating.stand_ins[slow] == StandIn("time", "normal", waits=True)
        back = partial(standing_in.take_over, seat=slow, command="b")
        with pytest.raises(Refused, match="the bot decides first"):
            await registry.command(live, slow, "b", back)
        await registry.storage.close()

    asyncio.run(run())


def test_by_correspondence_only_the_clock_lets_a_bot_play_on(tmp_path: Path) -> None:
    """Nobody is expected to be there. Before it runs, nobody gets less than the time of a turn."""

    async def run() -> None:
        registry = await registered(tmp_path)
        presence = PresenceTracker()
        terms = Terms(Pace("correspondence", 3 * A_DAY), away_s=A_MINUTE)

        async def opened(*people: requests.NewSeat) -> LiveTable:
            made = await registry.open(requests.NewTable("orongo", [*people], {}, terms))
            presence.enter(made.table, len(people), Client(Audience((0,))), "the rival")
            return await registry.table(made.table)

        async def let_go(hours: float) -> None:
            async with registry.storage.writing() as connection:
                await connection.execute(update(EVENTS).values(at=EVENTS.c.at - hours * 3600))

        async def refused(live: LiveTable) -> str:
            with pytest.raises(Refused) as found:
                await seats.Away(registry, presence, live, 1).check()
            return found.value.refusal.key

        runs = await opened(person(), person())
        stands = await opened(person(), person(), guest())
        late = seats.Away(registry, presence, stands, 1)
        allowed = WorkBudget(1.0, 1.0, lambda: 0.0)
        PAYER.set(Payer("whoever asks", allowed, WorkBudget(1.0, 1.0)))
        assert await refused(stands) == "table-turn-soon"
        owed = allowed.charge("whoever asks", 1.0)
        assert owed >= seats.QUERY_S, "who asks the database pays for it"
        PAYER.set(None)
        assert await refused(stands) == "table-turn-soon"
        await let_go(71)
        assert await refused(stands) == "table-turn-soon"
        await let_go(2)
        await late.check()
        await registry.command(stands, 1, "a", partial(late.prepare, command="a"))
        assert stands.session.seating.stand_ins[1] == StandIn("time", "normal", waits=True)
        assert await refused(runs) == "table-turn-clock"
        await registry.storage.close()

    asyncio.run(run())


def test_no_bot_comes_before_a_clock_that_begins_to_run(tmp_path: Path) -> None:
    async def run() -> None:
        registry = await registered(tmp_path)
        terms = Terms(Pace("correspondence", A_MINUTE))
        asked = requests.NewTable("orongo", [person(), person(), guest()], {}, terms)
        made = await registry.open(asked)
        live = await registry.table(made.table)
        async with registry.storage.writing() as connection:
            await connection.execute(update(EVENTS).values(at=EVENTS.c.at - 3600))
        late = seats.Away(registry, PresenceTracker(), live, 1)
        await late.check()
        body = requests.Claim(made.invitations[2] or "", new_token(), None)
        await seats.claim(registry, live, body)
        with pytest.raises(Refused, match="time for the turn"):
            late.prepare(live.session, "a")
        await registry.storage.close()

    asyncio.run(run())


def test_a_seat_that_was_given_up_keeps_nobody_waiting(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), guest()])
    token = claim(server, made, made.invitations[1], name="Ben")
    assert ask(server, made, "leave", token=token).status_code == 204

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
            await play_on(ana, rng_for("alone"), 3)
            assert ana.state is not None
            assert ana.state.holders == ["taken", "free"]
            assert ana.state.stand_ins == ["", "normal"]
            fresh = await asyncio.to_thread(
                ask, server, made, "invite", requests.Invite(1), made.owner
            )
            invited = msgspec.json.decode(fresh.content, type=requests.Invited)
            claim(server, made, invited.invitation, name="Cleo")
            await until(ana, lambda: ana.state is not None and ana.state.stand_ins == ["", ""])

    asyncio.run(run())


def test_bots_elsewhere_play_on_too(pair: tuple[Served, Served]) -> None:
    """One process hears who is there at the other, and either plays the bots."""
    made = open_table(pair[0], "orongo", [person(), person()])
    tokens = [token or "" for token in made.seats]

    async def run() -> None:
        async with (
            Guest(pair[0], made.table, tokens[:1]) as ana,
            Guest(pair[1], made.table, tokens[1:]) as ben,
        ):
            await until(ana, lambda: ana.presence is not None and ana.presence.seats == [1, 1])
            away = await ana.ask(LetBot(id=fresh_id(), seat=0, absent=1))
            assert refusal(away) == "table-here-soon"
            assert isinstance(await letting(ben, 1), messages.Done)
            await play_on(ana, rng_for("pair"), 5)
            assert isinstance(await taking_over(ben, 1), messages.Done)

    asyncio.run(run())


def session_of(*seats: SeatConfig) -> TableSession:
    game = GAMES["orongo"]
    session = TableSession(TableSetup("t", game, game.options(), seats, "s"))
    session.accept(session.begin())
    return session


def test_what_a_bot_did_for_one_alone_stands() -> None:
    """Alone with bots one may undo anything, but not what was before or by a bot in one's place."""
    session = session_of(SeatConfig(), SeatConfig("novice"))
    session.accept(session.play(0, ["bid 1"], "a"))
    assert undo.undo_start(session, 0) is not None
    session.accept(standing_in.let_bot(session, 0, StandIn("wish", "novice"), "b"))
    session.accept(standing_in.take_over(session, 0, "c"))
    with pytest.raises(Refused, match="a bot has played"):
        undo.undo(session, 0, "d")
    session.accept(session.play(1, ["bid 2"], "e"))
    seat = session.deciding[0]
    move = session.game.write(session.position.legal(seat)[0], 2)
    session.accept(session.play(seat, [move], "f"))
    if seat == 0:
        assert undo.undo_start(session, 0) is not None


@pytest.mark.parametrize(
    ("why", "bots", "back", "left"),
    [
        ("away", 1, True, False),
        ("time", 1, True, False),
        ("time", 2, True, True),  # again and again is not by chance
        ("away", 1, False, True),  # whoever is not there at the end has left it to the bot
        ("wish", 1, True, True),  # nobody has the hard decisions made for them
    ],
)
def test_one_decision_of_a_bot_costs_nobody_the_game(
    why: Why, bots: int, back: bool, left: bool
) -> None:
    session = session_of(SeatConfig(), SeatConfig())

    def decide(command: str) -> None:
        seat = session.deciding[0]
        move = session.game.write(session.position.legal(seat)[0], 2)
        session.accept(session.play(seat, [move], command))

    def decisions() -> int:
        return sum(decision.seat == 0 for decision in session.decisions)

    session.accept(standing_in.let_bot(session, 0, StandIn(why, "novice"), "a"))
    while decisions() < bots:
        decide(f"bot {session.number}")
    if back:
        session.accept(standing_in.take_over(session, 0, "b"))
    while decisions() < 5:
        decide(f"play {session.number}")
    assert left_to_bots(session) == ({0} if left else set())


def test_a_record_tells_it() -> None:
    session = session_of(SeatConfig(), SeatConfig())
    session.accept(standing_in.let_bot(session, 1, StandIn("resigned", "novice"), "a"))
    session.accept(session.play(1, ["bid 2"], "b"))
    record = session.record()
    assert (record.header.by_bots, record.header.resigned) == ((0, 1), (1,))
    assert read_text(write_text(record, session.game), GAMES).header == record.header
    assert read_json(write_json(record), GAMES).header == record.header
    for wrong in ("resigned: nobody", "resigned: blue blue", "by a bot blue: x"):
        with pytest.raises(Refused):
            read_text(write_text(record, session.game).replace("resigned: green", wrong), GAMES)
