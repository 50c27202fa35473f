"""What passes seats on, at tables that are alike but for what others have sealed: it is carried
out, and the answers have the same bytes. Clocks and notices tell the same, too."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import msgspec
import pytest

from ahu.core.rng import rng_for
from ahu.server import messages
from ahu.server.database import engine_for
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_events import StoredEvent
from ahu.server.table_terms import Pace, Terms
from tests.server.comparing import Compared, placed
from tests.server.errands import of_owner, of_remover
from tests.server.receiving import Receiver
from tests.server.servers import Served, served
from tests.server.test_leaks import SEALED, course_of, does, legal, phase
from tests.server.test_your_turn import ADDRESS, until
from tests.server.twins import LATER, sealed_twins
from tests.server.wishes import hand_overs, words

PACES = {
    "none": None,
    "live": Pace("live", 1000, 10),
    "correspondence": Pace("correspondence", 86_400),
}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where bots take their time, so that each table stays as it was left."""
    notices = ("--address", ADDRESS, "--notice-after", "0", "--private-notices", "1")
    with served(tmp_path_factory.mktemp("slow"), "--pause-ms", "60000", *notices) as server:
        yield server


def first_sealed(game: str, seats: int, terms: Terms) -> tuple[TableSession, list[StoredEvent]]:
    """A table where others may seal something, and its rows."""
    setup = msgspec.structs.replace(course_of(game, seats)[0].setup, terms=terms)
    session = TableSession(setup)
    session.now = LATER
    rows = session.begin().rows
    for row in rows:
        session.follow(row)
    while not (phase(session) in SEALED[game] and len(session.deciding) > 1):
        seat = session.deciding[0]
        rows += does(session, seat, legal(session, seat)[0])
    return session, rows


@pytest.mark.parametrize(
    ("game", "seats", "pace"),
    [
        ("giants", 3, "none"),
        ("orongo", 2, "none"),
        ("giants", 3, "live"),
        ("orongo", 3, "correspondence"),
    ],
)
def test_passing_seats_on_tells_nothing(slow: Served, game: str, seats: int, pace: str) -> None:
    session, rows = first_sealed(game, seats, Terms(PACES[pace]))
    rng = rng_for("handed", game, pace)
    prober = session.deciding[-1]
    compared, watched = Compared(), Compared()

    async def run() -> None:
        storage = Storage(engine_for(slow.database))
        twins = sealed_twins(slow, session, rows, prober, rng)
        async with placed(storage, twins, prober, compared) as pair:
            assert (pair.guests[0].clocks is None) == (pace == "none")
            await pair.do(*hand_overs(session, prober), *words(session, prober))
        twins = sealed_twins(slow, session, rows, prober, rng)
        async with placed(storage, twins, seats, watched) as pair:
            await pair.do(*hand_overs(session, seats))
            await pair.leave()
            await pair.request(lambda twin: of_owner(twin, prober), apart=True)
            await pair.arrive()  # everything that was done is told now
            await pair.leave()
            await pair.request(of_remover)
        await storage.close()

    asyncio.run(run())
    compared.check("hand-overs" if pace == "none" else "hand-overs with clocks")
    assert set(watched.carried_out) & {"LetBot", "TakeOver", "Resign"} == set()
    watched.check("owner")


@pytest.mark.parametrize(("game", "seats"), [("giants", 3), ("orongo", 4)])
def test_sealing_beside_others_tells_nothing(slow: Served, game: str, seats: int) -> None:
    """Somebody else still decides: nothing is opened yet."""
    session, rows = first_sealed(game, seats, Terms())
    prober, undecided, *_ = session.deciding
    choice = legal(session, prober)[-1]
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(slow.database))
        rng = rng_for("beside", game)
        twins = sealed_twins(slow, session, rows, prober, rng, undecided)
        async with placed(storage, twins, prober, compared) as pair:
            await pair.do(
                messages.Play(id="play", seat=prober, actions=[choice]),
                messages.Play(id="play", seat=prober, actions=[choice]),
                messages.Undo(id="undo", seat=prober),
                messages.Look(id="look", seat=prober, step=session.steps + seats - 1),
            )
        await storage.close()

    asyncio.run(run())
    compared.check("sealing")


def test_notices_tell_nothing(slow: Served) -> None:
    """Whose turn it is hears the same of it, whatever others have sealed."""
    session, rows = first_sealed("giants", 3, Terms())
    prober = session.deciding[-1]
    receiver = Receiver()
    twins = sealed_twins(slow, session, rows, prober, rng_for("notices"))

    async def plant() -> None:
        storage = Storage(engine_for(slow.database))
        for twin in twins:
            await twin.plant(storage)
        await storage.close()

    asyncio.run(plant())
    for i, twin in enumerate(twins):
        ana = twin.player("Ana")
        hook = {"address": f"{receiver.address}/{i}"}
        assert ana.ask("POST", "/notices/webhook", hook).status_code == 200
        held = [{"table": twin.table, "tokens": [twin.tokens[prober]]}]
        assert ana.ask("POST", "/players/keep", {"held": held}).status_code == 204
    until(lambda: len(receiver.posted) == len(twins))
    told = [
        re.sub(rb"/stop#[^\"]+", b"/stop#CHANNEL", twin.plain(body))
        for i, twin in enumerate(twins)
        for _, body in receiver.at(f"/{i}")
    ]
    assert told[0] == told[1]
    receiver.server.shutdown()
