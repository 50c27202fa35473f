"""How clients and server get along: commands done once, what was missed, undo, looking back."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ahu.core.refusal import Refusal
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.games.giants.actions import Bid, Take
from ahu.server import messages, requests
from ahu.server.choices import expanded
from ahu.server.session import TableSession
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.guests import Guest, bot, fresh_id, open_table, person, play_on
from tests.server.servers import PATIENCE_S, Served
from tests.server.test_leaks import script

Play = Callable[[Guest], Awaitable[None]]
ROUNDS = 10


def at_table(
    server: Served, game: str, players: int, play: Play, **options: bool | int
) -> requests.OpenedTable:
    """Let one guest hold all seats of a new table."""
    made = open_table(server, game, [person()] * players, **options)

    async def run() -> None:
        async with Guest(server, made.table, [token or "" for token in made.seats]) as guest:
            await play(guest)

    asyncio.run(run())
    return made


async def everybody_bids(guest: Guest, *bids: str) -> None:
    for seat, bid in enumerate(bids):
        done = await guest.play(seat, bid)
        assert isinstance(done, messages.Done), done
        await guest.state_at(done.number)


async def refused(guest: Guest, request: messages.ClientMessage) -> Refusal:
    answer = await guest.ask(request)
    assert isinstance(answer, messages.CommandRefused), answer
    refusal: Refusal = answer.refusal
    return refusal


def test_a_command_sent_twice_is_done_once(server: Served) -> None:
    async def play(guest: Guest) -> None:
        request = messages.Play(id="once", seat=0, actions=["bid 3"])
        first = await guest.ask(request)
        again = await guest.ask(request)
        assert first == again
        await guest.leave()
        await guest.arrive()
        assert await guest.ask(request) == first
        assert guest.state is not None
        assert guest.state.deciding == [1]

    at_table(server, "orongo", 2, play)


def test_ids_belong_to_seats(server: Served) -> None:
    async def play(guest: Guest) -> None:
        for seat in (0, 1):
            done = await guest.ask(messages.Play(id="same", seat=seat, actions=["bid 3"]))
            assert isinstance(done, messages.Done)
        await guest.state_at(done.number)
        assert guest.view(0)["table"]["phase"] == "chips"

    at_table(server, "orongo", 2, play)


def test_whoever_comes_back_hears_everything(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
            ben = Guest(server, made.table, [made.seats[1] or ""])
            await ben.arrive()
            await ben.leave()
            seen = ben.state.number if ben.state else 0
            log = list(ben.log[1])
            await ana.play(0, "bid 2")
            await ben.arrive()
            assert ben.state is not None
            assert ben.state.number == seen + 1
            assert ben.state is not None
            assert ben.state.keep == 0
            assert ben.log[1] == log
            done = await ben.play(1, "bid 1")
            assert isinstance(done, messages.Done)
            await ana.state_at(done.number)
            await ben.state_at(done.number)
            assert ana.log[0] == ben.log[1]
            assert ben.log[1][: len(log)] == log
            whole = Guest(server, made.table, [made.seats[1] or ""])
            await whole.arrive()
            assert whole.log[1] == ben.log[1]
            await ben.leave()
            await whole.leave()

    asyncio.run(run())


def test_undo_within_ones_own_decisions(server: Served) -> None:
    async def play(guest: Guest) -> None:
        await everybody_bids(guest, "bid 3", "bid 1")
        assert guest.state is not None
        assert (await refused(guest, messages.Undo(id=fresh_id(), seat=1))).key == (
            "table-undo-sealed"
        )
        before = guest.view(0)
        steps = guest.state.steps
        for _ in range(2):
            done = await guest.play(0, expanded(guest.projection(0).choices)[0])
            assert isinstance(done, messages.Done)
            await guest.state_at(done.number)
            offer = guest.projection(0).undo
            assert offer == messages.UndoOffer(guest.state.steps - 1, "place", False)
        assert guest.projection(1).undo is None
        other = await refused(guest, messages.Undo(id=fresh_id(), seat=1))
        assert other.key == "table-undo-acted"
        log = len(guest.log[0])
        for left in (1, 0):
            done = await guest.ask(messages.Undo(id=fresh_id(), seat=0))
            assert isinstance(done, messages.Done)
            await guest.state_at(done.number)
            assert guest.state.steps == steps + left
        assert guest.view(0) == before
        assert len(guest.log[0]) == log - 2
        assert guest.state.number == steps + 4
        assert (await refused(guest, messages.Undo(id=fresh_id(), seat=0))).key == (
            "table-undo-acted"
        )

    at_table(server, "orongo", 2, play)


def test_a_journey_is_one_decision(server: Served) -> None:
    """A series is done and taken back as one; one that is wrong in the middle does nothing."""

    async def play(guest: Guest) -> None:
        seat, pick, planned = await _play_until_a_journey(guest)
        number, view = guest.state.number, guest.view(seat)  # type: ignore[union-attr]
        item = pick["item"]
        journey = max(planned.journeys, key=lambda found: len(found["steps"]))
        series = [pick, *journey["steps"], journey["ends"][0]]
        tried = await guest.ask(messages.Try(id=fresh_id(), seat=seat, actions=series[:-1]))
        assert isinstance(tried, messages.Tried)
        assert tried.points == journey["points"]
        assert tried.view["table"]["hand"] == item
        again = await guest.ask(messages.Plan(id=fresh_id(), seat=seat, item=item, after=[pick]))
        assert [found["hex"] for found in again.journeys] == [
            found["hex"] for found in planned.journeys
        ]
        broken = await guest.play(seat, *series[:-1], "pass")
        assert isinstance(broken, messages.CommandRefused)
        assert broken.number == number
        assert broken.refusal.where == f"$.actions[{len(series) - 1}]"
        assert guest.view(seat) == view
        done = await guest.play(seat, *series)
        assert isinstance(done, messages.Done)
        state = await guest.state_at(done.number)
        told = [entry for entry in guest.log[seat] if entry.fleeting][-1]
        assert len(told.events) == len(series)
        if state.waiting == "seats" and (offer := guest.projection(seat).undo):
            assert offer == messages.UndoOffer(state.steps - len(series), "pick", False)
            undone = await guest.ask(messages.Undo(id=fresh_id(), seat=seat))
            assert isinstance(undone, messages.Done)
            await guest.state_at(undone.number)
            assert guest.view(seat) == view

    at_table(server, "giants", 3, play, round_limit=ROUNDS)


def test_a_bid_knows_what_it_could_carve() -> None:
    """Every legal bid beside empty ones: the statues that can then be taken are those it said."""
    game = GAMES["giants"]
    session = TableSession(TableSetup("t", game, game.options(), (SeatConfig(),) * 3, "carve"))
    for row in session.begin().rows:
        session.follow(row)
    quarry = session.public.quarry  # type: ignore[attr-defined]  # of Giants
    found = set()
    for choice in session.position.legal(0):
        assert isinstance(choice, Bid)
        position = session.position.copy()
        for seat, bid in ((0, choice), (1, Bid()), (2, Bid())):
            position.play(seat, bid)
        taken = {action.size for action in position.legal(0) if isinstance(action, Take)}
        assert taken == {size for size in choice.carves if quarry[size - 1]}
        found.add(choice.carves)
    assert found == {(), (1,), (1, 2), (1, 2, 3)}


async def _play_until_a_journey(guest: Guest) -> tuple[int, dict[str, Any], messages.Planned]:
    """As good bots play, until somebody can carry an item: who, by which pick, and where to."""
    for seat, move in script(3, ROUNDS):
        for pick in expanded(guest.projection(seat).choices):
            if pick["do"] == "pick":
                request = messages.Plan(id=fresh_id(), seat=seat, item=pick["item"])
                planned = await guest.ask(request)
                assert isinstance(planned, messages.Planned), planned
                if planned.journeys:
                    return seat, pick, planned
        done = await guest.play(seat, move)
        assert isinstance(done, messages.Done), done
        await guest.state_at(done.number)
    raise AssertionError("nobody could carry anything")


def test_refusals_say_why_and_where_the_table_stands(server: Served) -> None:
    async def play(guest: Guest) -> None:
        number = guest.state.number  # type: ignore[union-attr]
        answer = await guest.play(0, "bid 99")
        assert isinstance(answer, messages.CommandRefused)
        assert (answer.refusal.rule, answer.number) == ("O3.1", number)
        checked = await guest.ask(messages.Check(id=fresh_id(), seat=0, action="place p1"))
        assert checked.refusal.rule
        allowed = await guest.ask(messages.Check(id=fresh_id(), seat=0, action="bid 1"))
        assert allowed.refusal is None
        late = messages.Play(id=fresh_id(), seat=0, actions=["bid 1"], number=number - 1)
        assert (await refused(guest, late)).key == "table-moved-on"
        none = messages.Plan(id=fresh_id(), seat=0, item="2a")
        assert (await refused(guest, none)).key == "table-plan-none"
        hello = messages.Hello(id=fresh_id(), tokens=guest.tokens)
        assert (await refused(guest, hello)).key == "table-hello-twice"
        pong = await guest.ask(messages.Ping(id="ping"))
        assert pong == messages.Pong("ping", number)

    at_table(server, "orongo", 2, play)


def test_nobody_plays_another_seat(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person(), bot()])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as ana:
            for seat in (1, 2):
                wishes: list[messages.ClientMessage] = [
                    messages.Play(id=fresh_id(), seat=seat, actions=["bid 1"]),
                    messages.Undo(id=fresh_id(), seat=seat),
                    messages.Try(id=fresh_id(), seat=seat, actions=["bid 1"]),
                    messages.Check(id=fresh_id(), seat=seat, action="bid 1"),
                    messages.Rename(id=fresh_id(), seat=seat, name="x"),
                ]
                for request in wishes:
                    assert (await refused(ana, request)).key == "table-not-yours"
                look = messages.Look(id=fresh_id(), step=0, seat=seat)
                assert (await refused(ana, look)).key == "table-look-seat"
        async with Guest(server, made.table, [made.watch]) as onlooker:
            request = messages.Play(id=fresh_id(), seat=0, actions=["bid 1"])
            assert (await refused(onlooker, request)).key == "table-not-yours"
            assert [projection.seat for projection in onlooker.state.projections] == [None]  # type: ignore[union-attr]

    asyncio.run(run())


def test_names_can_be_given(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person()])

    async def run() -> None:
        async with (
            Guest(server, made.table, [made.watch]) as onlooker,
            Guest(server, made.table, [made.seats[1] or ""]) as ben,
        ):
            done = await ben.ask(messages.Rename(id=fresh_id(), seat=1, name=" Ben \n B "))
            state = await onlooker.state_at(done.number)
            assert state.names == ["Ana", "Ben B"]

    asyncio.run(run())


def test_trying_opens_nothing(server: Served) -> None:
    """The last bidder cannot try his bid to see the others'."""

    async def play(guest: Guest) -> None:
        await everybody_bids(guest, "bid 5")
        tried = await guest.ask(messages.Try(id=fresh_id(), seat=1, actions=["bid 1"]))
        assert isinstance(tried, messages.Tried)
        assert tried.view is None
        assert tried.choices == []
        twice = messages.Try(id=fresh_id(), seat=1, actions=["bid 1", "bid 2"])
        assert (await refused(guest, twice)).where == "$.actions[1]"

    at_table(server, "orongo", 2, play)


def test_peeking_cannot_be_tried(server: Served) -> None:
    async def play(guest: Guest) -> None:
        while not any(projection.asides for projection in guest.state.projections):  # type: ignore[union-attr]
            assert await play_on(guest, rng_for(3, "peek", guest.state.number), 1)  # type: ignore[union-attr]
        projection = next(projection for projection in guest.state.projections if projection.asides)  # type: ignore[union-attr]
        assert projection.seat is not None
        peek = expanded(projection.asides)[0]
        request = messages.Try(id=fresh_id(), seat=projection.seat, actions=[peek])
        assert (await refused(guest, request)).key in (
            "table-try-only-decisions",
            "not-your-decision",
        )
        done = await guest.play(projection.seat, peek)
        assert isinstance(done, messages.Done), done
        await guest.state_at(done.number)
        assert peek["ahu"] in guest.view(projection.seat)["bases"]
        undo = messages.Undo(id=fresh_id(), seat=projection.seat)
        assert (await refused(guest, undo)).key == "table-undo-revealed"

    at_table(server, "giants", 3, play)


def test_looking_back(server: Served) -> None:
    looked: dict[str, Any] = {}

    async def play(guest: Guest) -> None:
        first = await guest.ask(messages.Look(id=fresh_id(), step=0, seat=0))
        assert first.view["table"]["phase"] == "first"
        await everybody_bids(guest, "bid 3", "bid 1")
        state = guest.state
        assert state is not None
        sealed = await guest.ask(messages.Look(id=fresh_id(), step=state.steps - 1, seat=1))
        assert sealed.view["table"]["seats"][0]["bid"] is None
        assert sealed.event.text == "bid 3"
        late = messages.Look(id=fresh_id(), step=state.steps + 1)
        assert (await refused(guest, late)).args == {"steps": state.steps, "step": state.steps + 1}
        everything = messages.Look(id=fresh_id(), step=1, open=True)
        assert (await refused(guest, everything)).key == "table-look-open"
        await play_on(guest, rng_for(8, "look"))
        looked["open"] = await guest.ask(messages.Look(id=fresh_id(), step=1, open=True))

    at_table(server, "orongo", 2, play)
    assert [view["seat"] for view in looked["open"].views] == [0, 1]


def test_bots_and_people_share_a_table(server: Served) -> None:
    made = open_table(server, "orongo", [bot(), person(), bot("easy"), person()])

    async def run() -> None:
        guests = [Guest(server, made.table, [made.seats[seat] or ""]) for seat in (1, 3)]
        for guest in guests:
            await guest.arrive()
        await asyncio.gather(
            *(play_on(guest, rng_for(i, "both")) for i, guest in enumerate(guests))
        )
        assert guests[0].state is not None
        assert guests[1].state is not None
        assert guests[0].state.result == guests[1].state.result
        assert guests[0].log[1] == guests[1].log[3]
        for guest in guests:
            await guest.leave()

    asyncio.run(run())


def test_nobody_says_themselves_what_they_have_seen(server: Served) -> None:
    """What would be left out for them tells which lines hide a secret."""
    made = open_table(server, "giants", [person()] * 3)

    async def run() -> None:
        async with connect(
            f"{server.socket_address}/api/tables/{made.table}/socket",
            open_timeout=PATIENCE_S,
            ping_interval=None,
        ) as socket:
            hello = {"do": "hello", "id": "1", "tokens": [made.watch], "since": 3}
            await socket.send(json.dumps(hello))
            answer = json.loads(await socket.recv())
            assert (answer["is"], answer["id"]) == ("refused", "1")
            assert answer["refusal"]["where"] == "$"

    asyncio.run(run())


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_a_client_that_comes_back_again_and_again_has_the_same_log(
    server: Served, game: str
) -> None:
    players = 3 if game == "giants" else 2
    made = open_table(
        server, game, [person()] * players, **({"round_limit": 4} if players == 3 else {})
    )

    async def run() -> None:
        tokens = [token or "" for token in made.seats]
        async with Guest(server, made.table, tokens) as steady:
            restless = Guest(server, made.table, [made.watch])
            rng = rng_for(2, "restless", game)
            while not steady.over:
                await play_on(steady, rng, 5)
                await restless.arrive()
                await restless.leave()
            assert steady.state is not None
            assert restless.state is not None
            assert restless.state.number == steady.state.number
            assert restless.log[None] == steady.log[0]
            journeys = [entry for entry in steady.log[0] if entry.fleeting]
            assert bool(journeys) == (game == "giants")

    asyncio.run(run())
