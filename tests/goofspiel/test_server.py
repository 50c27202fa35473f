"""The example at tables of the server, over real sockets."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from ahu.bots.guard import GuardedBot
from ahu.core.chance import check_chance
from ahu.core.contract import Game
from ahu.core.match import Match, replay
from ahu.core.record import Record, game_of, read
from ahu.core.rng import rng_for
from ahu.games import GAMES
from ahu.server import messages
from ahu.server.bot_decisions import BotRequest, Bots, asked_of
from ahu.server.database import engine_for
from ahu.server.seating import seating_of
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.summaries import knows_rules
from ahu.server.table_events import StoredEvent
from ahu.server.table_setup import SeatConfig, TableSetup
from tests.goofspiel.example import GOOFSPIEL, VERSIONS
from tests.server.comparing import Compared
from tests.server.guests import Guest, bot, claim, guest, open_table, person, play_on
from tests.server.servers import SEED, Served
from tests.server.test_answers import compare
from tests.server.test_leaks import course_of, does, known, legal, sizes, told
from tests.server.twins import Twin, sealed_twins


def downloaded(server: Served, table: str, token: str, form: str) -> Record:
    """The record of a table, as anybody gets it there."""
    response: httpx.Response = server.get(
        f"/api/tables/{table}/record?format={form}", headers={"Authorization": f"Bearer {token}"}
    )
    assert response.status_code == 200, response.text
    return read(response.content, GAMES)


def ended(record: Record) -> Match:
    return replay(game_of(record.header, GAMES), record)


def test_it_is_offered(server: Served) -> None:
    games = {game["name"]: game for game in server.get("/api/about").json()["games"]}
    assert set(games) >= {"goofspiel", "giants", "orongo"}
    (option,) = games["goofspiel"]["options"]
    assert (option["name"], option["rule"]) == ("cards", "S1")
    assert games["goofspiel"]["board"] is None


@pytest.mark.parametrize("level", ["novice", "easy"])
def test_a_whole_game_against_a_bot(server: Served, level: str) -> None:
    made = open_table(server, "goofspiel", [person("Ana"), bot(level)], cards=6)

    async def run() -> messages.TableState:
        async with Guest(server, made.table, [token for token in made.seats if token]) as one:
            assert one.welcome is not None
            assert one.welcome.board is None
            assert await play_on(one, rng_for(1)) == 5  # the last card plays itself
            assert one.state is not None
            return one.state

    state = asyncio.run(run())
    assert state.result is not None
    assert state.seed is not None
    for form in ("text", "json"):
        record = downloaded(server, made.table, made.watch, form)
        end = ended(record)
        assert (list(end.scores), list(end.winners)) == (state.scores, state.result.winners)
        assert check_chance(end.game, record, state.seed).fair
        assert (record.header.rules, record.header.seats[0]) == (2, "Ana")


def test_a_whole_game_between_two(server: Served) -> None:
    """Each in a client of its own; both, and an onlooker, see the same end."""
    made = open_table(server, "goofspiel", [person("Ana"), guest()], cards=5)
    (first, _), (_, invitation) = made.seats, made.invitations
    assert first is not None
    second = claim(server, made, invitation, name="Ben")

    async def run() -> list[messages.TableState | None]:
        async with (
            Guest(server, made.table, [first]) as ana,
            Guest(server, made.table, [second]) as ben,
            Guest(server, made.table, [made.watch]) as watching,
        ):
            decided = await asyncio.gather(
                play_on(ana, rng_for("ana")), play_on(ben, rng_for("ben"))
            )
            assert list(decided) == [4, 4]  # the last card plays itself
            while not watching.over:
                await watching.until(messages.TableState)
            for log in (ana.log[0], ben.log[1], watching.log[None]):
                told = [msgspec.to_builtins(entry.say.args["move"]) for entry in log]
                assert told == moves(record_of())
            return [ana.state, ben.state, watching.state]

    def record_of() -> Record:
        return downloaded(server, made.table, made.watch, "json")

    states = asyncio.run(run())
    assert all(state is not None and state.result is not None for state in states)
    scores = [state.scores for state in states if state is not None]
    assert scores == [list(ended(record_of()).scores)] * 3


def moves(record: Record) -> list[object]:
    """What happened as it is told, the sealed bids of a round together: messages of the texts."""
    return [
        {
            "key": "goofspiel-chance-prize" if event.seat is None else "goofspiel-choice-bid",
            "args": msgspec.structs.asdict(event.move),
        }
        for event in record.events
    ]


def test_nobody_learns_a_sealed_bid_from_what_is_told() -> None:
    """At every bid of a whole game: the same bytes for all others, and as many for the bidder."""
    session, rows = course_of("goofspiel", 3, cards=5)
    rng = rng_for("sealed")
    compared: Counter[int] = Counter()
    while session.position.waiting != "over":
        seat = session.deciding[rng.below(len(session.deciding))]
        choices = legal(session, seat)
        move = choices[rng.below(len(choices))]
        twins = []
        for other in choices if len(session.deciding) > 1 else []:
            if other != move:
                twins.append(TableSession(session.setup, rows))
                does(twins[-1], seat, other)
        since = known(session)
        rows += does(session, seat, move)
        for twin in twins:
            for audience, last in since.items():
                now, then = told(session, audience, last), told(twin, audience, last)
                if audience.seats != (seat,):
                    assert now == then
                else:
                    assert now.rstrip() != then.rstrip()
                    assert sizes(session, audience, now) == sizes(twin, audience, then)
            compared[seat] += 1
    assert set(compared) == {0, 1, 2}
    assert compared.total() >= 15


def test_answers_do_not_depend_on_what_others_have_sealed(server: Served) -> None:
    """Whatever the last to bid, or an onlooker, asks: two tables answer with the same bytes."""
    session, rows = course_of("goofspiel", 3, cards=4)
    rng = rng_for("answers")
    compared = Compared()

    async def run() -> None:
        storage = Storage(engine_for(server.database))
        while session.position.waiting != "over":
            deciding = session.deciding
            if len(deciding) == 3 and len(legal(session, 0)) > 1:
                prober = deciding[rng.below(3)]
                for place in (prober, 3):
                    twins = sealed_twins(server, session, rows, prober, rng)
                    await compare(storage, twins, place, compared, rng_for(len(rows)))
            seat = deciding[rng.below(len(deciding))]
            choices = legal(session, seat)
            rows.extend(does(session, seat, choices[rng.below(len(choices))]))
        await storage.close()

    asyncio.run(run())
    compared.check("sealed")


def begun_under(game: Game) -> tuple[TableSession, list[StoredEvent]]:
    """A table as the server stored it: both have bid the same for the first prize."""
    setup = TableSetup("table", game, GOOFSPIEL.options(4), (SeatConfig(), SeatConfig()), SEED)
    session = TableSession(setup)
    rows = session.begin().rows
    for row in rows:
        session.follow(row)
    for seat in (0, 1):
        rows += does(session, seat, "bid 2")
    return session, rows


@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"rules {game.rules_version}")
def test_a_stored_table_goes_on_under_its_rules(server: Served, game: Game) -> None:
    twin = Twin(server, *begun_under(game))

    async def run() -> tuple[int, list[int]]:
        storage = Storage(engine_for(server.database))
        await twin.plant(storage)
        await storage.close()
        async with Guest(server, twin.table, twin.tokens[:2]) as both:
            carried = both.view(0)["table"]["carried"]
            assert await play_on(both, rng_for(1)) == 4  # the last card plays itself
            assert both.state is not None
            return carried, both.state.scores

    carried, scores = asyncio.run(run())
    assert (carried > 0) == (game.rules_version == 1)
    record = downloaded(server, twin.table, twin.tokens[-1], "text")
    assert record.header.rules == game.rules_version
    assert list(ended(record).scores) == scores


class Watched(Bots):
    """Bots, and the rules each was made for."""

    def __init__(self) -> None:
        super().__init__()
        self.rules: list[int] = []

    def _bot(self, asked: BotRequest, game: Game) -> GuardedBot:
        self.rules.append(game.rules_version)
        return super()._bot(asked, game)


@pytest.mark.parametrize("game", VERSIONS, ids=lambda game: f"rules {game.rules_version}")
def test_a_bot_thinks_under_the_rules_of_its_table(game: Game) -> None:
    session, _ = begun_under(game)
    seat_configs = (SeatConfig(), SeatConfig(level="easy"))
    session.setup = replace(session.setup, seat_configs=seat_configs)
    session.seating = seating_of(seat_configs)
    bots = Watched()
    assert bots.decide(asked_of(session, 1)).move in legal(session, 1)
    assert bots.rules == [game.rules_version]


def test_new_tables_take_the_newest_rules(server: Served) -> None:
    made = open_table(server, "goofspiel", [bot(), bot()], cards=2)

    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as watching:
            while not watching.over:
                await watching.until(messages.TableState)

    asyncio.run(run())
    assert downloaded(server, made.table, made.watch, "json").header.rules == 2
    assert [knows_rules("goofspiel", version) for version in range(4)] == [False, True, True, False]
