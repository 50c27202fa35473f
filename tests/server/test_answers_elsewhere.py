"""Games that are over, lessons and puzzles: twins get the same answers there, too."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from msgspec.structs import replace

from ahu.core.rng import rng_for
from ahu.server import messages, requests
from ahu.server.database import engine_for
from ahu.server.opening import lesson_setup, puzzle_setup
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_setup import TableSetup
from ahu.server.table_terms import Pace, Terms
from tests.server import kinds
from tests.server.comparing import Compared, placed
from tests.server.errands import of_finisher, of_holder
from tests.server.servers import PATIENCE_S, TLS, Served
from tests.server.test_leaks import course_of, does, legal
from tests.server.test_lessons import moves
from tests.server.twins import Twin
from tests.server.wishes import looks, questions


def test_somewhere_each_kind_of_request_is_carried_out() -> None:
    """Whoever adds a kind of request adds it here, or says why it tells nothing of a table."""
    assert kinds.of_tables() <= set().union(*kinds.CARRIED_OUT.values())
    assert set(kinds.OF_NO_TABLE) <= kinds.routes()


@pytest.mark.parametrize("terms", [None, Terms(Pace("live", 1000))], ids=["again", "changed"])
def test_a_game_that_is_over_tells_the_same(server: Served, terms: Terms | None) -> None:
    """Whoever opened the table."""
    session, rows = course_of("giants", 3, round_limit=1, quick_game=True)
    rng = rng_for("over")
    while not session.over:
        seat = session.deciding[0]
        choices = legal(session, seat)
        rows += does(session, seat, choices[rng.below(len(choices))])
    setups = [replace(session.setup, opener=opener) for opener in ("somebody", "another")]
    twins = [Twin(server, TableSession(setup, rows), rows) for setup in setups]
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        async with placed(storage, twins, 0, compared) as pair:
            await pair.ask_all(looks(session, 0))
            await pair.leave()
            for twin in twins:
                await analysed(twin)
            await pair.request(lambda twin: of_finisher(twin, terms))
            for twin in twins:
                (twin.table,) = (table for table, name in twin.names.items() if name == "REMATCH")
            await pair.arrive()
        await storage.close()

    asyncio.run(run())
    compared.check("finished" if terms is None else "finished, with changes")


async def analysed(twin: Twin) -> None:
    """Has a game analysed."""
    path = f"{twin.server.address}/api/tables/{twin.table}/analysis"
    bearer = {"Authorization": f"Bearer {twin.tokens[0]}"}
    async with httpx.AsyncClient(headers=bearer, timeout=PATIENCE_S, verify=TLS) as client:
        assert (await client.post(path)).status_code == 202
        async with asyncio.timeout(PATIENCE_S):
            while (await client.get(path)).json()["analysis"] is None:
                await asyncio.sleep(0.02)


def taught(server: Served, setup: TableSetup) -> Twin:
    """A table where a lesson or a puzzle begins."""
    session = TableSession(setup)
    rows = session.begin().rows
    return Twin(server, TableSession(setup, rows), rows)


def test_what_comes_later_in_a_lesson_tells_nothing(server: Served) -> None:
    """What a learner is told up to some step does not depend on what the lesson brings then."""
    setup = lesson_setup(requests.NewLesson("orongo", "1", "Ana"))
    lesson = setup.lesson
    assert lesson is not None
    done = 1 + next(i for i, step in enumerate(lesson.steps) if step.do)
    later = [
        replace(step, text="other", show=(), wrong="", do="", then="") for step in lesson.steps
    ]
    other = replace(lesson, steps=(*lesson.steps[: done + 1], *later[done + 1 :]))
    twins = [taught(server, setup), taught(server, replace(setup, lesson=other))]
    series = list(moves("orongo", "1"))[:done]
    seat, compared = lesson.learner, Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        async with placed(storage, twins, seat, compared) as pair:
            session = twins[0].session
            for i, actions in enumerate(series):
                await pair.ask_all(questions(session, seat, rng_for("lesson", i)))
                if actions:
                    await pair.do(messages.Play(id=f"p{i}", seat=seat, actions=list(actions)))
                else:
                    await pair.do(messages.Advance(id=f"a{i}", seat=seat, step=i))
            await pair.ask_all(looks(session, seat))
            await pair.request(lambda twin: of_holder(twin, seat))
        await storage.close()

    asyncio.run(run())
    compared.check("lesson")


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_what_is_best_in_a_puzzle_tells_nothing(server: Served, game: str) -> None:
    """Before somebody decides, nothing depends on the answer."""
    setup = puzzle_setup(requests.NewPuzzle(game, 1, "Ana"))
    lesson = setup.lesson
    assert lesson is not None
    (step,) = lesson.steps
    best, second, *others = step.rated
    now = replace(step, do=second.move, then=second.then, rated=(second, best, *others))
    twins = [
        taught(server, setup),
        taught(server, replace(setup, lesson=replace(lesson, steps=(now,)))),
    ]
    seat, compared = lesson.learner, Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        async with placed(storage, twins, seat, compared) as pair:
            session = twins[0].session
            await pair.ask_all(looks(session, seat))
            await pair.request(lambda twin: of_holder(twin, seat))
        await storage.close()

    asyncio.run(run())
    compared.check("puzzle")
