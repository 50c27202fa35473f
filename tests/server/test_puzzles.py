"""Puzzles at a real server: any answer is taken once, told right or wrong, and explained; before
that, nothing tells it."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from ahu.core.lesson import read_series, write_series
from ahu.core.puzzle import aim, position_of, puzzle_numbered, puzzles_of
from ahu.games import GAMES
from ahu.mining import decisions
from ahu.server import messages, requests
from tests.server.guests import Guest, fresh_id
from tests.server.servers import Served

ORONGO = GAMES["orongo"]


def pose(server: Served, game: str = "orongo", number: int = 1) -> requests.OpenedTable:
    response = server.post("/api/puzzles", json={"game": game, "puzzle": number, "name": "Ana"})
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


def solver(server: Served, made: requests.OpenedTable) -> Guest:
    return Guest(server, made.table, [token for token in made.seats if token])


def best_of(game: str, number: int = 1) -> list[str]:
    puzzle = puzzle_numbered(GAMES[game], number)
    return puzzle.decisions[0].move.split("; ")


def seat_of(game: str, number: int = 1) -> int:
    return puzzle_numbered(GAMES[game], number).seat


def progress(guest: Guest, seat: int) -> messages.LessonProgress:
    found = guest.projection(seat).lesson
    assert found is not None
    return found


def test_the_server_says_how_hard_each_puzzle_is(server: Served) -> None:
    games = {game["name"]: game["puzzles"] for game in server.get("/api/about").json()["games"]}
    for name in ("giants", "orongo"):
        assert games[name] == [one.difficulty for one in puzzles_of(GAMES[name])]


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        ({"game": "chess", "puzzle": 1}, "unknown-game"),
        ({"game": "orongo", "puzzle": 5000}, "puzzle-unknown"),
        ({"game": "orongo", "puzzle": 0}, "json-range"),
        ({"game": "orongo"}, "json-missing"),
    ],
)
def test_what_is_no_puzzle_is_refused(server: Served, asked: dict[str, object], key: str) -> None:
    response = server.post("/api/puzzles", json=asked)
    assert response.status_code == 400
    assert response.json()["error"]["key"] == key


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_a_right_answer_is_played_and_explained(server: Served, game: str) -> None:
    made, seat = pose(server, game), seat_of(game)

    async def run() -> None:
        async with solver(server, made) as guest:
            before = progress(guest, seat)
            assert (before.task, before.solved) == ("do", None)
            answer = await guest.play(seat, *best_of(game))
            assert isinstance(answer, messages.Done)
            await guest.state_at(answer.number)
            after = progress(guest, seat)
            assert after.task == "done"
            assert after.solved is not None
            assert (after.solved.verdict, after.solved.tried) == ("right", None)
            assert after.solved.best.say
            assert after.solved.others
            assert guest.state is not None
            assert guest.state.deciding == []
            assert guest.state.steps >= len(best_of(game))

    asyncio.run(run())


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_a_wrong_answer_is_told_with_what_it_is_worth(server: Served, game: str) -> None:
    made, seat = pose(server, game), seat_of(game)
    wrong = puzzle_numbered(GAMES[game], 1).decisions[1]

    async def run() -> None:
        async with solver(server, made) as guest:
            id = fresh_id()
            command = messages.Play(id=id, seat=seat, actions=wrong.move.split("; "))
            answer = await guest.ask(command)
            assert isinstance(answer, messages.Done)
            again = await guest.ask(command)
            assert isinstance(again, messages.Done), "sent twice, it is done once"
            assert again.number == answer.number
            await guest.state_at(answer.number)
            solved = progress(guest, seat).solved
            assert solved is not None
            assert solved.verdict == "wrong"
            assert solved.tried is not None
            assert solved.tried.worth == wrong.worth
            assert solved.best.worth is not None
            assert solved.best.worth > wrong.worth
            late = await guest.play(seat, *best_of(game))
            assert isinstance(late, messages.CommandRefused)
        async with solver(server, made) as guest:  # who comes back finds the same
            assert progress(guest, seat).solved == solved

    asyncio.run(run())


def test_a_decision_that_is_not_listed_is_worth_less(server: Served) -> None:
    puzzle = puzzle_numbered(ORONGO, 1)
    position = position_of(puzzle, ORONGO)
    listed = {aim(read_series(one.move, ORONGO, 2)) for one in puzzle.decisions}
    other = next(one for one in decisions(position, puzzle.seat) if aim(one) not in listed)
    made = pose(server)

    async def run() -> None:
        async with solver(server, made) as guest:
            answer = await guest.play(puzzle.seat, *write_series(other, ORONGO, 2).split("; "))
            assert isinstance(answer, messages.Done)
            await guest.state_at(answer.number)
            solved = progress(guest, puzzle.seat).solved
            assert solved is not None
            assert solved.tried is not None
            assert solved.tried.worth is None
            assert solved.tried.say

    asyncio.run(run())


def test_the_answer_is_shown_to_whoever_asks(server: Served) -> None:
    made, seat = pose(server), seat_of("orongo")

    async def run() -> None:
        async with solver(server, made) as guest:
            answer = await guest.ask(messages.Advance(id=fresh_id(), seat=seat, step=0))
            assert isinstance(answer, messages.Done)
            await guest.state_at(answer.number)
            solved = progress(guest, seat).solved
            assert solved is not None
            assert solved.verdict == "shown"

    asyncio.run(run())


def test_what_is_not_a_whole_decision_is_no_answer(server: Served) -> None:
    journeys = [
        number
        for number in range(1, len(puzzles_of(GAMES["giants"])) + 1)
        if len(best_of("giants", number)) > 1
    ]
    number = journeys[0]
    made, seat = pose(server, "giants", number), seat_of("giants", number)

    async def run() -> None:
        async with solver(server, made) as guest:
            answer = await guest.play(seat, best_of("giants", number)[0])
            assert isinstance(answer, messages.CommandRefused)
            assert answer.refusal.key == "puzzle-unfinished"
            illegal = await guest.play(seat, "bid 1")
            assert isinstance(illegal, messages.CommandRefused)
            assert progress(guest, seat).solved is None

    asyncio.run(run())


def test_before_somebody_decides_nothing_tells_the_answer(server: Served) -> None:
    made = pose(server, "giants")

    async def run() -> None:
        async with solver(server, made) as guest:
            told = msgspec.json.encode([guest.welcome, guest.state])
            assert b'"worth"' not in told
            assert b'"rated"' not in told
        async with Guest(server, made.table, [made.watch]) as onlooker:
            assert onlooker.projection(None).lesson is None

    asyncio.run(run())
