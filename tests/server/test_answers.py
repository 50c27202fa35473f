"""Every answer to a seat is a function of what it may know.

Two tables are alike but for what others have sealed, or for what chance will bring. Whatever a seat
or an onlooker asks there, over a socket or by HTTP, the answers have the same bytes.
"""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
import pytest

from ahu.core.rng import Rng, rng_for
from ahu.server import messages
from ahu.server.database import engine_for
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_terms import Terms
from tests.server import kinds
from tests.server.comparing import Compared, Pair, placed
from tests.server.errands import of_holder, of_keeper
from tests.server.servers import Served
from tests.server.test_leaks import SEALED, course_of, does, legal, phase
from tests.server.twins import Twin, fated_twins, sealed_twins, series_alike
from tests.server.wishes import looks, questions, words

EVERY = 10
"""At one of so many turns of a game that is compared before chance decides."""
LONGEST = 4
"""The most actions of a decision that is played at both tables."""


async def compare_refusals(pair: Pair, rng: Rng) -> None:
    """Asks everything where others have sealed; what people say and are called comes last."""
    session = pair.twins[0].session
    await pair.ask_all(questions(session, pair.place, rng))
    await pair.do(*words(session, pair.place))
    await pair.request(lambda twin: of_holder(twin, pair.place))


async def compare_decision(pair: Pair, rng: Rng) -> None:
    """Decides, takes it back and decides again, and looks at what may be done each time."""
    session = pair.twins[0].session
    await pair.ask_all(looks(session, pair.place))
    actions = series_alike(pair.twins, pair.place, rng, LONGEST)
    if actions is None:
        return
    if len(actions) > 1:
        await pair.ask_all([messages.Try(id="x", seat=pair.place, actions=actions[:-1])])
        await pair.ask_all([messages.Plan(id="x", seat=pair.place, item="1a", after=actions[:-1])])
    for i in range(2):
        await pair.do(
            messages.Play(id=f"play{i}", seat=pair.place, actions=list(actions)),
            messages.Undo(id=f"undo{i}", seat=pair.place),
        )
    await pair.request(lambda twin: of_keeper(twin, pair.place))


async def compare(
    storage: Storage, twins: list[Twin], place: int, compared: Compared, rng: Rng
) -> None:
    """Asks everything at tables where others have sealed."""
    async with placed(storage, twins, place, compared) as pair:
        await compare_refusals(pair, rng)


@pytest.mark.parametrize(
    ("game", "players", "rounds", "every"),
    [("giants", 3, 8, 3), ("orongo", 2, None, 3), ("orongo", 4, None, 5)],
)
def test_answers_do_not_depend_on_what_others_have_sealed(
    server: Served, game: str, players: int, rounds: int | None, every: int
) -> None:
    """At the first sealed decision of each kind, and one of `every` from then on to the end of the
    game: the last to decide, and an onlooker, ask all."""
    session, rows = course_of(game, players, **({"round_limit": rounds} if rounds else {}))
    rng = rng_for("answers", game, players)
    sealed: Counter[str] = Counter()
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        while session.position.waiting != "over":
            deciding = session.deciding
            now = phase(session)
            sealing = now in SEALED[game] and len(deciding) > 1
            sealed[now] += sealing
            if sealing and sealed[now] % every == 1:
                prober = deciding[rng.below(len(deciding))]
                for place in (prober, players):
                    twins = sealed_twins(server, session, rows, prober, rng)
                    await compare(storage, twins, place, compared, rng_for(len(rows)))
            seat = deciding[rng.below(len(deciding))]
            choices = legal(session, seat)
            rows.extend(does(session, seat, choices[rng.below(len(choices))]))
        await storage.close()

    asyncio.run(run())
    assert {now for now, count in sealed.items() if count} == set(SEALED[game])
    assert compared.kinds >= kinds.of_tables()
    compared.check("sealed")


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_answers_do_not_depend_on_what_chance_will_bring(
    server: Served, game: str, players: int
) -> None:
    """Whole decisions are made and taken back, again and again through a game."""
    session, rows = course_of(game, players, **({"round_limit": 3} if game == "giants" else {}))
    rng = rng_for("fated", game)
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        turns = 0
        while session.position.waiting != "over":
            seat = session.deciding[0]
            if len(session.deciding) == 1:
                turns += 1
                if turns % EVERY == 0:
                    twins = fated_twins(server, session, rows)
                    async with placed(storage, twins, seat, compared) as pair:
                        await compare_decision(pair, rng)
            choices = legal(session, seat)
            rows.extend(does(session, seat, choices[rng.below(len(choices))]))
        await storage.close()

    asyncio.run(run())
    compared.check(f"chance of {game}")


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_hints_do_not_depend_on_what_others_have_sealed(
    server: Served, game: str, players: int
) -> None:
    """Where hints are agreed upon, the last to decide gets the same, whatever others sealed."""
    session, rows = course_of(game, players)
    setup = msgspec.structs.replace(session.setup, terms=Terms(hints=True))
    session = TableSession(setup, rows)
    prober = session.deciding[-1]
    twins = sealed_twins(server, session, rows, prober, rng_for("hints", game))
    assert twins[0].rows != twins[1].rows
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        async with placed(storage, twins, prober, compared) as pair:
            await pair.do(*(messages.Hint(id=f"hint{i}", seat=prober) for i in range(2)))
        await storage.close()

    asyncio.run(run())
    compared.check("hints")
