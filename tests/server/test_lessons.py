"""Lessons at a real server: rivals and chance follow the script, wrong tries change nothing, and
whoever leaves comes back to the same step."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ahu.core import lesson as lessons
from ahu.core.lesson import lesson_named, lessons_of
from ahu.games import GAMES
from ahu.server import messages, requests
from tests.server.guests import Guest, ask, fresh_id, open_table, person
from tests.server.seating import key
from tests.server.servers import Served, served

ORONGO = GAMES["orongo"]
FIRST = lesson_named(ORONGO, "1")


def begin(server: Served, game: str = "orongo", lesson: str = "1") -> requests.OpenedTable:
    response = server.post("/api/lessons", json={"game": game, "lesson": lesson, "name": "Ana"})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


def learner(server: Served, made: requests.OpenedTable) -> Guest:
    return Guest(server, made.table, [token for token in made.seats if token])


def progress(guest: Guest) -> messages.LessonProgress:
    found = guest.projection(0).lesson
    assert found is not None
    return found


Answer = messages.Done | messages.CommandRefused


async def told(guest: Guest, answer: Answer) -> Answer:
    """The answer, once the table stands where it says."""
    await guest.state_at(answer.number)
    return answer


async def advance(guest: Guest, step: int, id: str = "") -> Answer:
    asked = messages.Advance(id=id or fresh_id(), seat=0, step=step)
    return await told(guest, await guest.ask(asked))


async def key_of(guest: Guest, *actions: str) -> str:
    """Why the actions are refused."""
    answer = await guest.play(0, *actions)
    assert isinstance(answer, messages.CommandRefused)
    return answer.refusal.key


def moves(game: str, name: str) -> Iterator[list[str]]:
    """What a learner does at each step."""
    lesson = lesson_named(GAMES[game], name)
    match = lessons.begin(lesson, GAMES[game])
    match.accept(lessons.opening(lesson, match))
    for done in range(len(lesson.steps)):
        series = lessons.solution(lesson, match, done)
        yield [lessons.written(match, [action]) for action in series]
        match.accept(lessons.go_on(lesson, match, done, series))


def test_the_server_says_which_lessons_there_are(server: Served) -> None:
    games = server.get("/api/about").json()["games"]
    ours = {game["name"]: game["lessons"] for game in games}
    assert ours["orongo"] == list(lessons_of(ORONGO)) == ["1", "2"]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "chess", "lesson": "1"}, "unknown-game"),
        ({"game": "orongo", "lesson": "99"}, "lesson-unknown"),
        ({"game": "orongo", "lesson": "../1"}, "lesson-unknown"),
        ({"game": "orongo"}, "json-missing"),
    ],
)
def test_what_is_no_lesson_is_refused(server: Served, asked: dict[str, str], key: str) -> None:
    response = server.post("/api/lessons", json=asked)
    assert response.status_code == 400
    assert response.json()["error"]["key"] == key


def test_a_learner_holds_one_seat_and_the_rivals_are_nobodys(server: Served) -> None:
    made = begin(server)
    assert [token is not None for token in made.seats] == [True, False]
    assert made.invitations == [None, None]
    assert made.digest == ""
    invite = ask(server, made, "invite", requests.Invite(1), made.owner)
    assert invite.json()["error"]["key"] == "table-invite-bot"

    async def run() -> None:
        async with learner(server, made) as guest:
            assert guest.welcome is not None
            assert guest.welcome.lesson == "1"
            assert [seat.name for seat in guest.welcome.seats] == ["Ana", "Hotu"]
            assert [seat.player for seat in guest.welcome.seats] == ["person", "bot"]
            assert guest.state is not None
            assert guest.state.holders == ["taken", "bot"]
        onlooker = Guest(server, made.table, [made.watch])
        async with onlooker:
            assert onlooker.projection(None).lesson is None

    asyncio.run(run())


def test_wrong_tries_are_answered_and_change_nothing(server: Served) -> None:
    made = begin(server)

    async def run() -> None:
        async with learner(server, made) as guest:
            assert progress(guest).task == "read"
            assert await key_of(guest, "place 18") == "lesson-read"
            assert await key_of(guest, "place 1") == "orongo-no-tile"
            assert isinstance(await advance(guest, 0), messages.Done)
            assert progress(guest).task == "do"
            assert progress(guest).show == ["18"]
            number = guest.numbers[-1]
            assert await key_of(guest, "place 26") == "orongo-lesson-1-land-wrong"
            assert await key_of(guest, "place 1") == "orongo-no-tile"
            assert progress(guest).wrong.key == "orongo-lesson-1-land-wrong"
            undo = await guest.ask(messages.Undo(id=fresh_id(), seat=0))
            assert undo.refusal.key == "table-undo-lesson"
            assert guest.numbers[-1] == number
            assert isinstance(await told(guest, await guest.play(0, "place 18")), messages.Done)
            assert progress(guest).step == 2
            assert guest.projection(0).undo is None

    asyncio.run(run())


def test_a_step_is_skipped_once(server: Served) -> None:
    """A press that is sent again, or comes twice, skips no second step."""
    made = begin(server)

    async def run() -> None:
        async with learner(server, made) as guest:
            first = await advance(guest, 0, "go")
            assert await advance(guest, 0, "go") == first
            twice = await advance(guest, 0)
            assert isinstance(twice, messages.CommandRefused)
            assert twice.refusal.key == "table-moved-on"
            other = await advance(guest, 1, "go")
            assert isinstance(other, messages.CommandRefused)
            assert other.refusal.key == "table-id-used"
            shown = await advance(guest, 1, "show")
            assert isinstance(shown, messages.Done)
            assert progress(guest).step == 2
            chips = [entry.say.key for entry in guest.log[0]]
            assert "orongo-told-place" in chips
            assert await advance(guest, 1, "show") == shown

    asyncio.run(run())


def test_at_other_tables_there_is_no_lesson(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        async with learner(server, made) as guest:
            answer = await advance(guest, 0)
            assert isinstance(answer, messages.CommandRefused)
            assert answer.refusal.key == "table-no-lesson"
            assert guest.projection(0).lesson is None

    asyncio.run(run())


async def take(guest: Guest, actions: list[str], done: int) -> None:
    if actions:
        answer = await guest.play(0, *actions)
    else:
        answer = await advance(guest, done)
    assert isinstance(answer, messages.Done), answer


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_who_leaves_comes_back_to_the_same_step(game: str, tmp_path: Path) -> None:
    """Every step is taken by a client that has just come; in the middle, the server is killed."""
    with served(tmp_path) as server:
        for name in lessons_of(GAMES[game]):
            made = begin(server, game, name)
            script = list(moves(game, name))

            async def run(made: requests.OpenedTable, script: list[list[str]]) -> None:
                for done, actions in enumerate(script):
                    if done == len(script) // 2:
                        server.kill()
                        server.start()
                    async with learner(server, made) as guest:
                        assert progress(guest).step == done
                        await take(guest, actions, done)
                async with learner(server, made) as guest:
                    assert progress(guest).task == "done"
                    assert guest.state is not None
                    assert guest.state.deciding == []
                    assert guest.projection(0).choices == []
                    over = await advance(guest, len(script))
                    assert isinstance(over, messages.CommandRefused)

            asyncio.run(run(made, script))
            held = [{"table": made.table, "tokens": [made.seats[0]]}]
            (listed,) = server.post("/api/mine", json={"held": held}).json()["tables"]
            assert listed["over"]
            assert not listed["waits_for_you"]
            again = ask(server, made, "rematch", token=made.seats[0])
            assert key(again) == "table-rematch-lesson"
