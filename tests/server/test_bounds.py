"""What a client can make a server remember has bounds, whatever it sends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from ahu.core.match import CHECKPOINT, Match
from ahu.core.record import Event
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages, projections, queries, undo
from ahu.server import registry as registries
from ahu.server.access import Access
from ahu.server.live_table import MOST_SAID_BYTES, MOST_UNREAD_BYTES, Client, LiveTable
from ahu.server.paging import in_pages
from ahu.server.projections import Audience
from ahu.server.session import TableSession
from ahu.server.table_events import Does, StoredEvent, rows_of
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.server.mutating import base
from tests.server.registries import registered
from tests.server.test_records import played


def running(game: str = "giants", decisions: int = 150) -> TableSession:
    """A game under way."""
    players = 3
    setup = TableSetup("t", GAMES[game], GAMES[game].options(), (SeatConfig(),) * players, "seed")
    session = TableSession(setup)
    rng = rng_for("bounds", "lot")
    rows = session.begin().rows
    for id in range(decisions):
        for row in rows:
            session.follow(row)
        if session.over:
            break
        seat = session.deciding[rng.below(len(session.deciding))]
        legal = session.position.legal(seat)
        move = session.game.write(legal[rng.below(len(legal))], players)
        rows = session.play(seat, [move], str(id)).rows
    return session


@pytest.mark.parametrize("uploaded", [False, True])
def test_hellos_of_any_content_leave_little_behind(uploaded: bool) -> None:
    if uploaded:
        record = base(0).record
        setup = TableSetup("t", GAMES["giants"], record.header.options, (SeatConfig(),) * 3, None)
        session = TableSession(setup, rows_of(record, GAMES["giants"]))
    else:
        session = running()
    live = LiveTable(session, Access(()))
    draw = random.Random(6)
    for _ in range(1000):
        seats = () if uploaded else tuple(sorted(draw.sample(range(3), draw.randint(0, 3))))
        client = Client(Audience(seats, draw.random() < 0.5))
        live.clients.add(client)
        said = live.state_for(client)
        assert sum(map(len, said)) > 1000
        kept = sum(len(part) for parts, _ in live._said.values() for part in parts)
        assert kept == live._said_bytes <= MOST_SAID_BYTES
    everybody = list(live.clients)
    for client in everybody:
        live.leave(client)
    assert not live._said


def test_what_was_said_is_used_again_and_is_the_same() -> None:
    session = running()
    live = LiveTable(session, Access(()))
    audience = Audience((0,))
    _, now = projections.state(session, audience)
    for told in (None, now, *(replace(now, number=number) for number in (0, 3))):
        one, other = Client(audience), Client(audience)
        one.told = other.told = told
        first, again = live.state_for(one), live.state_for(other)
        assert first is again
        state, now = projections.state(session, audience, told)
        assert first == [projections.encode(part) for part in in_pages(state)]
        assert one.told == other.told == now


def test_a_client_that_does_not_read_is_not_answered_without_end() -> None:
    session = running()
    look = messages.Look(id="x", step=session.steps)

    async def run() -> None:
        client = Client(Audience(()))
        size = len(projections.encode(queries.look(session, client.audience, look)))
        answers = 0
        while client._room.is_set():
            client.answer(queries.look(session, client.audience, look))
            answers += 1
        assert answers * size < MOST_UNREAD_BYTES + 2 * size

    asyncio.run(run())


def test_long_tables_that_nobody_uses_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registries, "MOST_IDLE_EVENTS", 100)

    async def run() -> None:
        registry = await registered(tmp_path)
        registry._room_for_events = 100
        for _ in range(6):
            made = await registry.upload(played("orongo", 2, "long", 40).record)
            await registry.table(made.table)
            events = sum(live.session.number for live in registry.all_in_memory())
            assert events <= 250
        await registry.storage.close()

    asyncio.run(run())


def test_a_table_has_an_end_even_when_all_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "MOST_OUTSIDE", 10)
    session = running("orongo", 40)
    names = 0
    while session.number - session.steps < 10:
        session.follow(StoredEvent(session.number + 1, "name", 0, f"name {names}", f"n{names}"))
        names += 1
    seat = session.decisions[-1].seat
    with pytest.raises(Refused):
        undo.undo(session, seat, "u")


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_positions_of_the_past_are_those_that_were(game: str) -> None:
    session = running(game)
    assert session.steps > 2 * CHECKPOINT
    position = session.setup.position()
    for step, event in enumerate(session.events):
        assert session.match.position_at(step).snapshot() == position.snapshot()
        if event.seat is None:
            position.happen(event.move)  # type: ignore[arg-type]  # chance has outcomes
        else:
            position.play(event.seat, event.move)  # type: ignore[arg-type]  # a seat's is an action
    assert session.match.position_at(session.steps).snapshot() == position.snapshot()


def does(session: TableSession, event: Event) -> Does:
    """What the table stores that an event was."""
    if event.seat is None:
        return "chance"
    return "forced" if (event.round, event.number) in session.forced else "play"


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_going_back_leaves_what_was_there_before(game: str) -> None:
    """A table after an undo is the table that never went on, in all that is told of it."""
    for step in (1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 2 * CHECKPOINT + 5):
        went_on, never = running(game), running(game)
        projections.encode_log(went_on)
        rows = [
            StoredEvent(i, does(never, event), event.seat, never.game.write(event.move, 3), f"c{i}")
            for i, event in enumerate(never.events[:step], 1)
        ]  # fmt: skip
        fresh = TableSession(never.setup, rows)
        went_on.follow(StoredEvent(went_on.number + 1, "undo", 0, str(step), "back"))
        assert went_on.steps == fresh.steps == step
        assert went_on.position.snapshot() == fresh.position.snapshot()
        assert [went_on.last_decision(seat) for seat in range(3)] == [
            fresh.last_decision(seat) for seat in range(3)
        ]
        assert [d.start for d in went_on.decisions] == [d.start for d in fresh.decisions]
        for seat in (None, 0, 1, 2):
            one, other = (
                projections.state(session, Audience(() if seat is None else (seat,)))[0]
                for session in (went_on, fresh)
            )
            assert messages.encode(one.projections[0]) == messages.encode(other.projections[0])
            assert msgspec.json.encode(one.log) == msgspec.json.encode(other.log)
            assert msgspec.json.encode(one.table) == msgspec.json.encode(other.table)
        if fresh.position.waiting == "chance":
            draws = [session.begin() for session in (went_on, fresh)]
            assert [row.move for row in draws[0].rows] == [row.move for row in draws[1].rows]


def test_what_happens_after_the_end_is_told_in_short() -> None:
    """The whole log may be read again at the end, but not with every name that changes then."""
    record = base(0).record
    header = record.header
    seats = (SeatConfig(),) * len(header.seats)
    session = TableSession(
        TableSetup("t", GAMES[header.game], header.options, seats, "seed"),
        rows_of(record, GAMES[header.game]),
    )
    assert session.position.waiting == "over"
    live, client = LiveTable(session, Access(())), Client(Audience((0,)))
    whole = live.state_for(client)
    session.follow(StoredEvent(session.number + 1, "name", 0, "Ana", "n"))
    (again,) = live.state_for(client)
    assert len(again) < sum(map(len, whole)) / 2
    assert not msgspec.json.decode(again)["log"]


def test_a_position_to_begin_from_counts_for_the_memory() -> None:
    """A record may begin from a position of two megabytes, and have no event."""
    game = GAMES["giants"]
    start = Match(game, 3, seed=1).position.snapshot()
    plain = TableSetup("t", game, game.options(), (SeatConfig(),) * 3, None)
    assert TableSession(plain).weight == 0
    assert TableSession(replace(plain, start=start)).weight > 0
