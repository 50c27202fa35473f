"""Nothing reaches a client that its seat may not see: every byte of whole games is kept.

Secrets are planted and looked for, and sealed decisions are changed behind everybody's back:
whoever may not know them must get the same bytes.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ahu.bots import ThinkingBudget, parse
from ahu.core.chance import digest
from ahu.core.match import Match
from ahu.core.record import Event, read
from ahu.core.refusal import Refusal, Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.games.giants.actions import Erect, GiantsOptions, Peek
from ahu.games.giants.game import GIANTS
from ahu.server import messages, projections, queries, requests
from ahu.server.choices import expanded
from ahu.server.paging import in_pages
from ahu.server.projections import Audience, Told
from ahu.server.session import TableSession
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.following import states
from tests.server.guests import Guest, fresh_id, open_table, person
from tests.server.servers import SEED, Served

SEALED = {"giants": ("bid", "take-back"), "orongo": ("bids",)}


def course_of(game: str, players: int, **options: Any) -> tuple[TableSession, list[StoredEvent]]:
    """A table that has begun, and its rows."""
    found = GAMES[game]
    seat_configs = (SeatConfig(),) * players
    session = TableSession(TableSetup("table", found, found.options(**options), seat_configs, SEED))
    rows = session.begin().rows
    for row in rows:
        session.follow(row)
    return session, rows


def everybody(players: int) -> list[Audience]:
    return [*(Audience((seat,)) for seat in range(players)), Audience((), True)]


def known(session: TableSession) -> dict[Audience, Told]:
    """What everybody has been told of a table."""
    return {
        audience: projections.state(session, audience)[1] for audience in everybody(session.players)
    }


def told(session: TableSession, audience: Audience, before: Told) -> bytes:
    """What somebody is told who was told this before."""
    state, _ = projections.state(session, audience, before)
    return b"\n".join(projections.encode(part) for part in in_pages(state))


def does(session: TableSession, seat: int, move: str) -> list[StoredEvent]:
    rows = session.play(seat, [move], "").rows
    for row in rows:
        session.follow(row)
    return rows


def legal(session: TableSession, seat: int) -> list[str]:
    write = session.game.write
    return [write(action, session.players) for action in session.position.legal(seat)]


def phase(session: TableSession) -> str:
    return str(getattr(session.public, "phase", ""))


@pytest.mark.parametrize(
    ("game", "players", "rounds"), [("giants", 3, 8), ("giants", 5, 4), ("orongo", 4, None)]
)
def test_sealed_decisions_change_no_byte_for_others(
    game: str, players: int, rounds: int | None
) -> None:
    """At every sealed decision of a whole game: the same bytes for all others whatever it is, and
    as many bytes for the seat itself, told at once, on coming back, or on looking back."""
    session, rows = course_of(game, players, **({"round_limit": rounds} if rounds else {}))
    rng = rng_for("sealed", game, players)
    compared: Counter[str] = Counter()
    while session.position.waiting != "over":
        seat = session.deciding[rng.below(len(session.deciding))]
        choices = legal(session, seat)
        move = choices[rng.below(len(choices))]
        others = [choice for choice in choices if choice != move]
        twins = []
        if phase(session) in SEALED[game] and len(session.deciding) > 1:
            for other in {*others[:1], *others[-1:], *others[rng.below(len(choices)) :][:1]}:
                twins.append(TableSession(session.setup, rows))
                does(twins[-1], seat, other)
        since, before = known(session), phase(session)
        rows += does(session, seat, move)
        for twin in twins:
            for audience, last in since.items():
                now, then = told(session, audience, last), told(twin, audience, last)
                if audience.seats != (seat,):
                    assert now == then
                else:
                    assert now.rstrip() != then.rstrip()
                    assert sizes(session, audience, now) == sizes(twin, audience, then)
            compared[before] += 1
    assert set(compared) == set(SEALED[game])
    assert compared.total() >= 15


def sizes(session: TableSession, audience: Audience, now: bytes) -> list[int]:
    """How long everything is that a seat can be sent about what it has sealed."""
    look = messages.Look(id="x", step=session.steps, seat=audience.seats[0])
    again, _ = projections.state(session, audience)
    return [
        len(now),
        *(
            len(projections.encode(one))
            for one in (*in_pages(again), queries.look(session, audience, look))
        ),
    ]


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 3)])
def test_chance_to_come_is_nowhere(game: str, players: int) -> None:
    """The same events under another seed give the same bytes to everybody, till the end.

    A series that would go on after chance is refused alike."""
    options = {"round_limit": 8} if game == "giants" else {}
    session, rows = course_of(game, players, **options)
    other = TableSession(msgspec.structs.replace(session.setup, seed="another"), rows)
    rng = rng_for("chance", game)
    while not session.over:
        since = known(session)
        seat = session.deciding[0]
        choices = legal(session, seat)
        move = choices[rng.below(len(choices))]
        for further in (move, choices[-1], "pass"):
            assert refusal(session, seat, move, further) == refusal(other, seat, move, further)
        for row in does(session, seat, move):
            other.follow(row)
        if not session.over:
            for audience, last in since.items():
                assert told(session, audience, last) == told(other, audience, last)
    state, _ = projections.state(session, Audience((), True))
    assert SEED.encode() in projections.encode(state)


def refusal(session: TableSession, seat: int, *moves: str) -> Refusal | None:
    """Why a series is refused."""
    try:
        session.play(seat, moves, "")
    except Refused as refused:
        return refused.refusal
    return None


def may_know(events: list[Event], seat: int | None) -> set[str]:
    """The ahus whose bases a seat may know: peeked at, or erected since its last decision."""
    known: set[str] = set()
    if seat is None:
        return known
    last = 0
    for i, event in enumerate(events):
        if event.seat == seat and not isinstance(event.move, Peek):
            last = i
    for i, event in enumerate(events):
        if isinstance(event.move, Peek) and event.seat == seat:
            known.add(event.move.ahu)
        if isinstance(event.move, Erect) and i >= last:
            known.add(event.move.ahu)
    return known


def check_bases(state: dict[str, Any], events: list[Event]) -> int:
    """No base that lies face down is told, neither by a view nor by a log; how many were hidden."""
    hidden = 0
    for projection in state["projections"]:
        seat = projection["seat"]
        known = may_know(events, seat)
        for ahu in state["table"]["ahus"]:
            if ahu["state"] == "taken":
                assert ahu["base"] is None
                hidden += 1
        if seat is not None:
            assert set(projection["own"]["bases"]) <= known
        assert not projection["without"]
        for entry in state["log"]:
            told_of = {event["move"]["ahu"] for event in entry["events"] if "ahu" in event["move"]}
            erected = {e["move"]["ahu"] for e in entry["events"] if e["move"].get("do") == "erect"}
            assert seat is None or erected <= known, (seat, told_of)
    return hidden


def test_a_whole_game_of_giants_on_the_wire(server: Served) -> None:
    """Every byte that each seat and an onlooker get, checked against the record afterwards."""
    made = open_table(server, "giants", [person()] * 3, round_limit=10)
    tokens = [token or "" for token in made.seats]
    assert made.digest == digest(SEED)
    guests = [Guest(server, made.table, [token]) for token in (*tokens, made.watch)]
    late: list[tuple[int, list[bytes]]] = []

    async def run() -> None:
        for guest in guests:
            await guest.arrive()
        for seat, move in script(3, 10):
            done = await guests[seat].play(seat, move)
            assert isinstance(done, messages.Done), done
            number = done.number
            for guest in guests:
                await guest.state_at(number)
            if number % 25 == 0 and not guests[0].over:
                newcomer = Guest(server, made.table, [made.watch])
                await newcomer.arrive()
                late.append((number, newcomer.heard))
                await newcomer.leave()
        for guest in guests:
            await guest.leave()

    asyncio.run(run())
    events = record_of(server, made).events
    hidden = 0
    for i, guest in enumerate(guests):
        secrets = {SEED, *tokens, made.watch}
        for data in guest.heard:
            message = msgspec.json.decode(data)
            if message["is"] == "state" and message["waiting"] == "over":
                secrets.discard(SEED)
            assert not any(secret.encode() in data for secret in secrets), i
        for state in states(guest.heard):
            if state["waiting"] != "over":
                hidden += check_bases(state, events[: state["steps"]])
                check_screens(state)
    for _, heard in late:
        (state,) = states(heard)
        assert not any(entry["fleeting"] for entry in state["log"])
        hidden += check_bases(state, events[: state["steps"]])
    assert hidden > 100
    assert len(late) > 3
    log = server.log.read_text()
    assert made.table in log
    assert not any(secret in log for secret in (SEED, *tokens, made.watch))


def check_screens(state: dict[str, Any]) -> None:
    """What lies behind screens is told to its owner alone, sealed bids to nobody."""
    table = state["table"]
    for seat in table["seats"]:
        assert seat["screen"] is None
        assert table["phase"] == "choose" or seat["bid"] is None
    for entry in state["log"]:
        for event in entry["events"]:
            assert table["phase"] != "bid" or event["move"].get("do") != "bid"


def test_a_whole_game_of_orongo_on_the_wire(server: Served) -> None:
    """Nobody gets a sealed bid, another's shells or the seed before the rules show them."""
    made = open_table(server, "orongo", [person()] * 3)
    tokens = [token or "" for token in made.seats]
    guests = [Guest(server, made.table, [token]) for token in (*tokens, made.watch)]
    rng = rng_for("wire")

    async def run() -> None:
        for guest in guests:
            await guest.arrive()
        while not guests[0].over:
            assert guests[0].state is not None
            deciding = guests[0].state.deciding
            seat = deciding[rng.below(len(deciding))]
            choices = expanded(guests[seat].projection(seat).choices)
            done = await guests[seat].play(seat, choices[rng.below(len(choices))])
            assert isinstance(done, messages.Done), done
            for guest in guests:
                await guest.state_at(done.number)
        for guest in guests:
            await guest.leave()

    asyncio.run(run())
    sealed = 0
    for i, guest in enumerate(guests):
        *running, last = states(guest.heard)
        assert all(message["seed"] is None for message in running)
        assert last["seed"] == SEED
        for data in guest.heard:
            secrets = (*tokens, made.watch) if b'"over"' in data else (SEED, *tokens, made.watch)
            assert not any(secret.encode() in data for secret in secrets)
        for message in running:
            (projection,) = message["projections"]
            assert (projection["own"] is not None) == (i < 3)
            table = message["table"]
            assert data_keys(table).isdisjoint({"shells"})
            if table["phase"] == "bids":
                assert all(seat["bid"] is None for seat in table["seats"])
                sealed += sum(seat["has_bid"] for seat in table["seats"])
            told_of = [e["move"] for entry in message["log"] for e in entry["events"]]
            assert table["phase"] != "bids" or all(move.get("do") != "bid" for move in told_of)
    assert sealed > 50


def data_keys(data: Any) -> set[str]:
    """All names in some data, however deep."""
    if isinstance(data, dict):
        return set(data).union(*map(data_keys, data.values()))
    return set().union(*map(data_keys, data)) if isinstance(data, list) else set()


def record_of(server: Served, made: requests.OpenedTable) -> Any:
    response = server.get(
        f"/api/tables/{made.table}/record",
        headers={"Authorization": f"Bearer {made.watch}"},
    )
    assert response.status_code == 200, response.text
    return read(response.content, GAMES)


def script(players: int, rounds: int) -> list[tuple[int, str]]:
    """A game of Giants as good bots play it under the servers' seed, now and then peeking."""
    match = Match(GIANTS, players, GiantsOptions(round_limit=rounds), seed=SEED)
    bots = [parse("greedy").make(GIANTS) for _ in range(players)]
    rng = rng_for("script")
    moves = []
    while not match.over:
        seat = match.deciding[0]
        asides = match.asides(seat)
        if asides and rng.below(4) == 0:
            action = asides[rng.below(len(asides))]
        else:
            recall = match.position.recall(seat)
            action = bots[seat].decide(recall, seat, recall.legal(seat), rng, ThinkingBudget())
        moves.append((seat, GIANTS.write(action, players)))
        match.play(seat, action)
    return moves


@pytest.mark.parametrize(
    ("game", "players", "bids"),
    [
        ("giants", 3, ("bid nothing", "bid 1 marker 1 worker sorcerer chief", "bid 1 worker")),
        ("orongo", 3, ("bid 0", "bid 9", "bid 16")),
    ],
)
def test_a_sealed_bid_looks_the_same_on_the_wire(
    server: Served, game: str, players: int, bids: tuple[str, ...]
) -> None:
    """Tables that differ in one sealed bid: the same bytes for others, as many for oneself."""

    async def heard(bid: str) -> tuple[list[bytes], list[int]]:
        made = open_table(server, game, [person()] * players)
        tokens = [token or "" for token in made.seats]
        guests = [Guest(server, made.table, [token]) for token in (*tokens, made.watch)]
        for guest in guests:
            await guest.arrive()
        before = len(guests[0].heard)
        done = await guests[0].ask(messages.Play(id="sealed", seat=0, actions=[bid]))
        assert isinstance(done, messages.Done), done
        for guest in guests:
            await guest.state_at(done.number)
        await guests[0].ask(messages.Look(id="again", step=done.number, seat=0))
        for guest in guests:
            await guest.leave()
        own = [len(data) for data in guests[0].heard[before:]]
        return [guest.heard[-1] for guest in guests[1:]], own

    first, *others = [asyncio.run(heard(bid)) for bid in bids]
    for other in others:
        assert other == first
    assert b'"deciding":[1,2]' in first[0][0]
    assert len(first[1]) == 3


def test_a_past_position_tells_no_more(server: Served) -> None:
    """Looking back tells neither bases nor the turns of transport, except what is still fresh."""
    made = open_table(server, "giants", [person()] * 3, round_limit=10)
    tokens = [token or "" for token in made.seats]
    refused = 0

    async def run() -> int:
        nonlocal refused
        guests = [Guest(server, made.table, [token]) for token in tokens]
        for guest in guests:
            await guest.arrive()
        moves = script(3, 10)
        for seat, move in moves[: len(moves) * 2 // 3]:
            done = await guests[seat].play(seat, move)
            assert isinstance(done, messages.Done), done
            await guests[0].state_at(done.number)
        state = guests[0].state
        assert state is not None
        seen = 0
        for step in range(0, state.steps + 1, 2):
            for whose in (None, 0):
                request = messages.Look(id=fresh_id(), step=step, seat=whose)
                answer = await guests[0].ask(request)
                if isinstance(answer, messages.CommandRefused):
                    assert answer.refusal.rule == "G7.2"
                    refused += 1
                    continue
                assert isinstance(answer, messages.Looked)
                now = set(guests[0].view(0)["bases"])
                table = answer.view if whose is None else answer.view["table"]
                assert whose is None or set(answer.view["bases"]) <= now
                assert all(a["base"] is None for a in table["ahus"] if a["state"] == "taken")
                seen += 1
        for guest in guests:
            await guest.leave()
        return seen

    assert asyncio.run(run()) > 50
    assert refused > 10


def test_the_log_on_disk_has_no_token(server: Served, tmp_path: Path) -> None:
    """The database holds hashes only."""
    made = open_table(server, "orongo", [person()] * 2)
    data = b"".join(
        path.read_bytes() for path in Path(server.database).parent.glob("tables.sqlite*")
    )
    assert made.table.encode() in data
    for token in (*made.seats, made.watch):
        assert token is not None
        assert token.encode() not in data
