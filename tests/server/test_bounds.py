"""What a client can make a server remember has bounds, whatever it sends."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from ahu.core.match import CHECKPOINT
from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import course as courses
from ahu.server import house as houses
from ahu.server import messages, sights
from ahu.server.access import Access
from ahu.server.course import Chair, Course, Row, Setup, rows_of
from ahu.server.live import MOST_SAID_BYTES, MOST_UNREAD_BYTES, Client, Live
from ahu.server.sights import Eyes
from tests.server.houses import housed
from tests.server.mutating import base
from tests.server.test_records import played


def running(game: str = "giants", decisions: int = 150) -> Course:
    """A game under way."""
    players = 3
    setup = Setup("t", GAMES[game], GAMES[game].options(), (Chair(),) * players, "seed")
    course = Course(setup)
    rng = rng_for("bounds", "lot")
    rows = course.begin().rows
    for id in range(decisions):
        for row in rows:
            course.follow(row)
        if course.over:
            break
        seat = course.deciding[rng.below(len(course.deciding))]
        legal = course.position.legal(seat)
        move = course.game.write(legal[rng.below(len(legal))], players)
        rows = course.play(seat, [move], str(id)).rows
    return course


@pytest.mark.parametrize("uploaded", [False, True])
def test_hellos_of_any_content_leave_little_behind(uploaded: bool) -> None:
    if uploaded:
        record = base(0).record
        setup = Setup("t", GAMES["giants"], record.header.options, (Chair(),) * 3, None)
        course = Course(setup, rows_of(record, GAMES["giants"]))
    else:
        course = running()
    live = Live(course, Access(()))
    draw = random.Random(6)
    for _ in range(1000):
        seats = () if uploaded else tuple(sorted(draw.sample(range(3), draw.randint(0, 3))))
        since = draw.choice((None, draw.randrange(course.number + 1), draw.randrange(2**53)))
        client = Client(Eyes(seats, draw.random() < 0.5), since)
        live.clients.add(client)
        said = live.state_for(client)
        assert len(said) > 1000
        kept = sum(len(kept) for kept in live._said.values())
        assert kept == live._said_bytes <= MOST_SAID_BYTES
    everybody = list(live.clients)
    for client in everybody:
        live.leave(client)
    assert not live._said


def test_what_was_said_is_used_again_and_is_the_same() -> None:
    course = running()
    live = Live(course, Access(()))
    for since in (None, 0, 3, course.number, course.number + 5):
        eyes = Eyes((0,))
        first, again = (live.state_for(Client(eyes, since)) for _ in range(2))
        assert first is again
        assert first == sights.encode(sights.state(course, eyes, since))


def test_a_client_that_does_not_read_is_not_answered_without_end() -> None:
    course = running()
    look = messages.Look(id="x", step=course.steps)

    async def run() -> None:
        client = Client(Eyes(()), None)
        size = len(sights.encode(sights.look(course, client.eyes, look)))
        answers = 0
        while client._room.is_set():
            client.answer(sights.look(course, client.eyes, look))
            answers += 1
        assert answers * size < MOST_UNREAD_BYTES + 2 * size

    asyncio.run(run())


def test_long_tables_that_nobody_uses_leave_the_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "MOST_IDLE_EVENTS", 100)

    async def run() -> None:
        house = await housed(tmp_path)
        house._room_for_events = 100
        for _ in range(6):
            made = await house.upload(played("orongo", 2, "long", 40).record)
            await house.table(made.table)
            events = sum(live.course.number for live in house.all_in_memory())
            assert events <= 250
        await house.storage.close()

    asyncio.run(run())


def test_a_table_has_an_end_even_when_all_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courses, "MOST_OUTSIDE", 10)
    course = running("orongo", 40)
    names = 0
    while course.number - course.steps < 10:
        course.follow(Row(course.number + 1, "name", 0, f"name {names}", f"n{names}"))
        names += 1
    seat = course.decisions[-1].seat
    with pytest.raises(Refused):
        course.undo(seat, "u")


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_positions_of_the_past_are_those_that_were(game: str) -> None:
    course = running(game)
    assert course.steps > 2 * CHECKPOINT
    position = course.setup.position()
    for step, event in enumerate(course.events):
        assert course.match.position_at(step).snapshot() == position.snapshot()
        if event.seat is None:
            position.happen(event.move)  # type: ignore[arg-type]  # chance has outcomes
        else:
            position.play(event.seat, event.move)  # type: ignore[arg-type]  # a seat's is an action
    assert course.match.position_at(course.steps).snapshot() == position.snapshot()


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_going_back_leaves_what_was_there_before(game: str) -> None:
    """A table after an undo is the table that never went on, in all that is told of it."""
    for step in (1, CHECKPOINT - 1, CHECKPOINT, CHECKPOINT + 1, 2 * CHECKPOINT + 5):
        went_on, never = running(game), running(game)
        sights.encode_log(went_on)
        rows = [
            Row(i, "chance" if event.seat is None else "play", event.seat,
                never.game.write(event.move, 3), f"c{i}")
            for i, event in enumerate(never.events[:step], 1)
        ]  # fmt: skip
        fresh = Course(never.setup, rows)
        went_on.follow(Row(went_on.number + 1, "undo", 0, str(step), "back"))
        assert went_on.steps == fresh.steps == step
        assert went_on.position.snapshot() == fresh.position.snapshot()
        assert [went_on.last_decision(seat) for seat in range(3)] == [
            fresh.last_decision(seat) for seat in range(3)
        ]
        assert [d.start for d in went_on.decisions] == [d.start for d in fresh.decisions]
        for seat in (None, 0, 1, 2):
            one, other = (sights.sight(course, seat, 0, False) for course in (went_on, fresh))
            assert messages.encode(one) == messages.encode(other)
        if fresh.position.waiting == "chance":
            draws = [course.begin() for course in (went_on, fresh)]
            assert [row.move for row in draws[0].rows] == [row.move for row in draws[1].rows]
