"""Where people meet: the lobby, results and ratings of finished games, whom to avoid, reports."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import Response
from msgspec import Struct
from sqlalchemy import insert, select

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import messages, requests, seats, undo
from ahu.server.choices import expanded
from ahu.server.limits import JOINS_AT_ONCE
from ahu.server.live_table import LiveTable
from ahu.server.players.administration import Administration
from ahu.server.players.game_results import places
from ahu.server.players.personal_data import delete_player
from ahu.server.players.ratings import Strength, rated
from ahu.server.players.requests import KeptTable
from ahu.server.players.retention import forget
from ahu.server.players.rows import KEPT, PLAYERS, RATINGS
from ahu.server.players.seat_players import check_undo, is_measure, may_count, players_of
from ahu.server.players.store import PlayerStore
from ahu.server.registry import TableRegistry
from ahu.server.requests import OpenedTable
from ahu.server.table_terms import A_DAY, Pace, Terms
from ahu.server.tokens import new_token
from tests.server.guests import (
    Guest,
    ask,
    bot,
    claim,
    fresh_id,
    guest,
    open_asked,
    open_table,
    person,
    play_on,
    remove,
)
from tests.server.people import Person, key_of
from tests.server.registries import do, registered
from tests.server.servers import PATIENCE_S, Served, served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """A server on SQLite, twice; or two processes on one PostgreSQL."""
    if request.param == "postgresql":
        yield request.getfixturevalue("pair")
        return
    folder: Path = tmp_path_factory.mktemp("meeting")
    with served(folder) as server:
        yield server, server


def until(found: Callable[[], Any]) -> Any:
    """What is found, once it is."""
    end = time.monotonic() + PATIENCE_S
    while not (what := found()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return what


# Ratings


def test_places_are_shared_and_winners_come_first() -> None:
    assert places([5, 9, 5], [1]) == [2, 1, 2]
    assert places([5, 9, 7], [0]) == [1, 2, 3]  # the rules decide who wins, not the points
    assert places([5, 5], [0, 1]) == [1, 1]


def test_whoever_wins_is_rated_higher_and_everybody_more_surely() -> None:
    after = rated(["ana", "bot easy", "bot easy"], [1, 2, 2], {})
    assert after["ana"].mu > Strength().mu > after["bot easy"].mu
    assert all(one.sigma < Strength().sigma for one in after.values())
    # Whom a strong one loses to wins more than whom an equal one loses to.
    strong = {"ben": Strength(40.0, 2.0)}
    assert (
        rated(["ana", "ben"], [1, 2], strong)["ana"].mu
        > rated(["ana", "ben"], [1, 2], {})["ana"].mu
    )


class TermsCase(Struct):
    """Terms, and whether games under them are rated."""

    terms: Terms
    rated: bool


def test_nobody_loses_a_rated_game_by_a_moment_away() -> None:
    """The page's tests read the same cases: it says the same before a table is opened.

    Whoever is about to lose could put the end off for ever, where neither a clock nor others end
    it. By correspondence only the clock counts.
    """
    cases = (Path(__file__).parent / "rated_terms.json").read_bytes()
    for case in msgspec.json.decode(cases, type=list[TermsCase]):
        assert may_count(case.terms) == case.rated, case.terms
    assert may_count(Terms(hints=True), alone=True)


def play_out(server: Served, made: OpenedTable, *tokens: str) -> None:
    """Play the seats of these tokens to the end."""

    async def run() -> None:
        async with Guest(server, made.table, tokens) as there:
            await play_on(there, rng_for("meeting"))

    asyncio.run(run())


def history(who: Person) -> Any:
    return who.ask("GET", "/players/me/history").json()


def test_a_finished_game_counts_for_players_and_bots(both: tuple[Served, Served]) -> None:
    one, other = both
    ana, ben = Person(one, "Ana"), Person(other, "Ben")
    ana.ask("POST", "/players/me", {"listed": True})
    made = open_table(one, "orongo", [person("x"), person("y"), bot("novice")])
    ana.keep(made, made.seats[0])
    ben.keep(made, made.seats[1])
    play_out(other, made, ana.key(0), ben.key(1))
    told = until(lambda: history(ana) if history(ana)["games"] else None)
    (game,) = told["games"]
    assert (game["table"], game["game"], game["rated"], game["seat"]) == (
        *(made.table, "orongo", True),
        0,
    )
    # Others are called as they were at the table: what a player is called is theirs to tell.
    assert [seat["name"] or seat["level"] for seat in game["seats"]] == ["x", "y", "novice"]
    assert min(seat["place"] for seat in game["seats"]) == 1
    (counted,) = told["statistics"]
    mine = game["seats"][0]
    assert (counted["games"], counted["best"], counted["points"]) == (
        *(1, mine["points"]),
        mine["points"],
    )
    assert (counted["won"] > 0) == (mine["place"] == 1)
    assert counted["rating"]["uncertainty"] < 2 * Strength().sigma
    assert {rival["name"] or rival["level"] for rival in told["rivals"]} == {"y", "novice"}
    best = one.get("/api/best/orongo").json()["players"]
    names = {player["name"] or player["level"] for player in best}
    assert {"Ana", "novice"} <= names
    assert "Ben" not in names  # nobody asked for that
    # Whoever is deleted leaves the game to the others, without a name.
    assert ben.ask("DELETE", "/players/me").status_code == 204
    (game,) = history(ana)["games"]
    assert [seat["name"] or seat["level"] for seat in game["seats"]] == ["x", "", "novice"]


def test_what_is_no_measure_is_not_rated(server: Served) -> None:
    """A game that somebody joined as a player late, or with somebody who is no player."""
    ana = Person(server)
    late = open_table(server, "orongo", [person(), bot()])

    async def begin() -> None:
        async with Guest(server, late.table, [late.seats[0] or ""]) as there:
            await play_on(there, rng_for("late"), 1)

    asyncio.run(begin())
    ana.keep(late, late.seats[0])
    stranger = open_table(server, "orongo", [person(), person()])
    ana.keep(stranger, stranger.seats[0])
    alone = open_table(server, "orongo", [person(), person()])
    ana.keep(alone, *alone.seats)
    play_out(server, late, late.seats[0] or "")
    for made in (stranger, alone):
        play_out(server, made, *(token or "" for token in made.seats))
    games = until(lambda: found if len(found := history(ana)["games"]) == 4 else None)
    assert {game["table"]: game["rated"] for game in games} == dict.fromkeys(
        (late.table, stranger.table, alone.table), False
    )
    assert history(ana)["statistics"][0]["rating"] is None


def test_a_rematch_counts_for_nobody_who_never_came(server: Served) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    terms = Terms(away_s=1, stand_in="novice")
    made = open_asked(
        server, requests.NewTable("orongo", [person("Ana"), person("Ben")], {}, terms)
    )
    ana.keep(made, made.seats[0])
    ben.keep(made, made.seats[1])
    play_out(server, made, ana.key(0), ben.key(1))
    told = until(lambda: found if (found := history(ben))["games"] else None)
    again = ask(server, made, "rematch", token=ana.key(0)).json()["table"]

    async def run() -> None:
        async with Guest(server, again, [ana.key(0)]) as there:
            while not isinstance(
                await there.ask(messages.LetBot(id=fresh_id(), seat=0, absent=1)), messages.Done
            ):
                await asyncio.sleep(0.1)
            await play_on(there, rng_for("alone"))

    asyncio.run(run())
    games = until(lambda: found if len(found := history(ana)["games"]) == 2 else None)
    assert {game["table"] for game in games} == {made.table, again}
    assert history(ben) == told


def test_a_game_with_take_backs_is_not_rated(server: Served) -> None:
    ana = Person(server)
    made = open_table(server, "orongo", [person(), bot()])
    ana.keep(made, made.seats[0])

    async def run() -> None:
        async with Guest(server, made.table, [made.seats[0] or ""]) as there:
            while there.state is None or not any(
                told.say.key == "table-took-back" for told in there.state.announcements
            ):
                projection = there.projection(0)
                if projection.undo is not None and projection.undo.others:
                    await there.ask(messages.Undo(id=fresh_id(), seat=0))
                    break
                choices = expanded(projection.choices)
                if choices:
                    await there.play(0, choices[0])
                await there.until(messages.TableState)
            await play_on(there, rng_for("back"))

    asyncio.run(run())
    games = until(lambda: history(ana)["games"])
    assert [game["rated"] for game in games] == [False]


def begun(server: Served, *names: Person, terms: Terms | None = None) -> OpenedTable:
    """A game of these players in which everybody has decided once."""
    seats = [person(f"at {i}") for i in range(len(names))]
    made = open_asked(server, requests.NewTable("orongo", seats, {}, terms or Terms()))
    for who, token in zip(names, made.seats, strict=True):
        who.keep(made, token)

    async def run() -> None:
        async with Guest(server, made.table, [token or "" for token in made.seats]) as there:
            for seat in range(len(names)):
                assert isinstance(await there.play(seat, f"bid {seat}"), messages.Done)

    asyncio.run(run())
    return made


def test_nobody_gets_out_of_a_game_that_counts(both: tuple[Served, Served]) -> None:
    """Neither by the owner's rights nor by being somebody else; whoever leaves has lost."""
    one, other = both
    ana, ben, twin = (Person(one, name) for name in ("Ana", "Ben", "Twin"))
    made = begun(one, ana, ben)
    counts = (409, "table-game-counts")
    back = requests.Invite(1, take_back=True)
    assert key_of(ask(other, made, "invite", back, made.owner)) == counts
    assert key_of(remove(other, made, made.owner)) == counts
    for who in (ana, ben):
        assert key_of(who.ask("POST", "/players/forget", {"table": made.table})) == counts
    twin.keep(made, made.seats[1])
    assert ask(other, made, "leave", token=made.seats[1]).status_code == 204
    assert key_of(ben.ask("POST", "/players/forget", {"table": made.table})) == counts
    body = requests.Invite(1)
    invited = ask(one, made, "invite", body, made.owner).json()["invitation"]
    late = claim(one, made, invited, name="Somebody else")
    twin.keep(made, late)
    play_out(one, made, made.seats[0] or "", late)
    (game,) = until(lambda: history(ben)["games"])
    assert game["rated"]
    assert [(seat["name"], seat["place"]) for seat in game["seats"]] == [("at 0", 1), ("at 1", 2)]
    assert history(twin)["games"] == []
    assert ana.ask("POST", "/players/forget", {"table": made.table}).status_code == 204
    assert remove(one, made, made.owner).status_code == 204


def test_nobody_loses_a_rated_game_by_losing_the_seat(server: Served) -> None:
    """Before everybody is known the owner may take a seat back; then the game is no measure."""
    ana, ben, cy = (Person(server, name) for name in ("Ana", "Ben", "Cy"))
    made = open_table(server, "orongo", [person(), person(), person()])
    tokens = [token or "" for token in made.seats]
    ana.keep(made, tokens[0])
    ben.keep(made, tokens[1])

    async def run() -> None:
        async with Guest(server, made.table, tokens[:2]) as there:
            for seat in (0, 1):
                assert isinstance(await there.play(seat, f"bid {seat}"), messages.Done)

    asyncio.run(run())
    back = ask(server, made, "invite", requests.Invite(1, take_back=True), made.owner)
    late = claim(server, made, back.json()["invitation"])
    cy.keep(made, tokens[2])
    play_out(server, made, tokens[0], late, tokens[2])
    assert not until(partial(played, ana, made))["rated"]


def played(who: Person, made: OpenedTable) -> Any:
    """A game as its player is told of it; None before it is counted."""
    games = history(who)["games"]
    return next((game for game in games if game["table"] == made.table), None)


def test_a_finished_game_counts_before_it_is_deleted(server: Served) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    ways: tuple[Callable[[OpenedTable], Response], ...] = (
        lambda made: remove(server, made, made.owner),
        lambda made: ask(server, made, "invite", requests.Invite(1, True), made.owner),
        lambda made: ben.ask("POST", "/players/forget", {"table": made.table}),
        lambda made: ask(server, made, "leave", token=made.seats[1]),
    )
    for gone in ways:
        made = begun(server, ana, ben)
        play_out(server, made, *(token or "" for token in made.seats))
        assert gone(made).status_code in (200, 204)
        game = until(partial(played, ana, made))
        assert game["rated"]
        assert [seat["name"] for seat in game["seats"]] == ["at 0", "at 1"]


def test_what_does_not_count_is_the_owners(server: Served) -> None:
    """A game with somebody who is no player, at a table with hints, or that nobody has begun."""
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    hints = begun(server, ana, ben, terms=Terms(hints=True))
    stranger = open_table(server, "orongo", [person(), person()])
    new = open_table(server, "orongo", [person(), person()])
    ana.keep(stranger, stranger.seats[0])
    ana.keep(new, new.seats[0])
    ben.keep(new, new.seats[1])
    for made in (hints, stranger, new):
        back = requests.Invite(1, take_back=True)
        assert ask(server, made, "invite", back, made.owner).status_code == 200
        assert remove(server, made, made.owner).status_code == 204


COUNTS = (409, "table-game-counts")


def bid(server: Served, made: OpenedTable, *tokens: str) -> None:
    """Let the seats of these tokens decide once."""

    async def run() -> None:
        async with Guest(server, made.table, tokens) as there:
            assert there.welcome is not None
            for seat in there.welcome.held:
                assert isinstance(await there.play(seat, f"bid {seat}"), messages.Done)

    asyncio.run(run())


def tokens_of(made: OpenedTable) -> list[str]:
    return [token for token in made.seats if token]


def test_a_seat_that_several_keep_is_that_of_who_began_first(both: tuple[Served, Served]) -> None:
    """Nobody chooses by a second account, once it is clear who wins, whether a game counts."""
    one, other = both
    ana, ben, twin = (Person(one, name) for name in ("Ana", "Ben", "Twin"))
    made = open_table(one, "orongo", [person(), person()])
    tokens = tokens_of(made)
    for who, seat in ((ana, 0), (ben, 1)):
        who.keep(made, tokens[seat])
    bid(one, made, tokens[0])
    twin.keep(made, tokens[1])
    bid(one, made, tokens[1])
    asked = {"table": made.table}
    assert key_of(ben.ask("POST", "/players/forget", asked, other)) == COUNTS
    assert twin.ask("POST", "/players/forget", asked, other).status_code == 204
    twin.keep(made, tokens[1])
    play_out(one, made, *tokens)
    for who in (ana, ben):
        assert until(partial(played, who, made))["rated"]
    assert history(twin)["games"] == []


def test_a_seat_that_two_keep_from_the_same_moment_is_that_of_one(server: Served) -> None:
    ana, ben, twin = (Person(server, name) for name in ("Ana", "Ben", "Twin"))
    made = open_table(server, "orongo", [person(), person()])
    for who, seat in ((ana, 0), (ben, 1), (twin, 1)):
        who.keep(made, made.seats[seat])
    play_out(server, made, *tokens_of(made))
    assert until(partial(played, ana, made))["rated"]
    assert len(history(ben)["games"] + history(twin)["games"]) == 1


@pytest.mark.parametrize("way", ["forget", "delete"])
def test_nobody_takes_over_a_game_that_has_begun(both: tuple[Served, Served], way: str) -> None:
    """What was no measure does not become one when a player goes who kept two seats."""
    one, other = both
    ana, ben, cy, twin = (Person(one, name) for name in ("Ana", "Ben", "Cy", "Twin"))
    made = open_table(one, "orongo", [person(), person(), guest()])
    ana.keep(made, *made.seats)
    late = claim(one, made, made.invitations[2])
    cy.keep(made, late)
    twin.keep(made, made.seats[0])
    ben.keep(made, made.seats[1])
    bid(one, made, *tokens_of(made), late)
    if way == "forget":
        assert ana.ask("POST", "/players/forget", {"table": made.table}).status_code == 204
        play_out(other, made, *tokens_of(made), late)
    else:
        assert ana.ask("DELETE", "/players/me").status_code == 204
        play_out(other, made, late)
    assert not until(partial(played, cy, made))["rated"]


def test_a_seat_that_its_holder_takes_again_stays_theirs(both: tuple[Served, Served]) -> None:
    """Whoever leaves has lost, also who comes back by the same token."""
    one, other = both
    ana, ben = Person(one, "Ana"), Person(one, "Ben")
    made = begun(one, ana, ben)
    token = made.seats[1] or ""
    assert ask(one, made, "leave", token=token).status_code == 204
    invited = ask(one, made, "invite", requests.Invite(1), made.owner).json()["invitation"]
    claim(one, made, invited, token)
    play_out(other, made, made.seats[0] or "", token)
    game = until(partial(played, ben, made))
    assert game["rated"]
    assert [seat["place"] for seat in game["seats"]] == [1, 2]


def test_a_token_that_has_held_another_seat_counts_as_any(both: tuple[Served, Served]) -> None:
    one, other = both
    ana, ben = Person(one, "Ana"), Person(one, "Ben")
    made = open_table(one, "orongo", [person(), guest(), guest()])
    ana.keep(made, made.seats[0])
    token = claim(one, made, made.invitations[1])
    ben.keep(made, token)
    back = ask(one, made, "invite", requests.Invite(1, take_back=True), made.owner)
    claim(one, made, made.invitations[2], token)
    cy = Person(one, "Cy")
    third = claim(one, made, back.json()["invitation"])
    cy.keep(made, third)
    bid(one, made, made.seats[0] or "", third, token)
    assert ask(one, made, "leave", token=token).status_code == 204
    play_out(other, made, made.seats[0] or "", third)
    game = until(partial(played, ben, made))
    assert game["rated"]
    assert (game["seat"], game["seats"][2]["place"]) == (2, 3)


def deleting(both: tuple[Served, Served], ends: bool) -> tuple[Person, Any]:
    """A player and their game, whose rival was deleted after its end or in its midst."""
    one, other = both
    ana, ben = Person(one, "Ana"), Person(one, "Ben")
    earlier = begun(one, ana, ben)
    play_out(one, earlier, *tokens_of(earlier))
    until(partial(played, ana, earlier))
    made = begun(one, ana, ben)
    if ends:
        play_out(one, made, *tokens_of(made))
    assert ben.ask("DELETE", "/players/me", server=other).status_code == 204
    if not ends:
        play_out(one, made, made.seats[0] or "")
    return ana, until(partial(played, ana, made))


@pytest.mark.parametrize("ends", [True, False])
def test_a_game_counts_though_its_loser_is_deleted(both: tuple[Served, Served], ends: bool) -> None:
    ana, game = deleting(both, ends)
    assert game["rated"]
    if not ends:
        assert [(seat["name"], seat["place"]) for seat in game["seats"]] == [("at 0", 1), ("", 2)]
    told = history(ana)
    assert told["rivals"] == []
    assert [one["games"] for one in told["statistics"]] == [2]


def test_nobody_else_loses_by_what_a_deleted_player_kept(both: tuple[Served, Served]) -> None:
    """Whoever opened a table may know the tokens of all seats: that deletes no game of others."""
    one, other = both
    ana, ben = Person(one, "Ana"), Person(one, "Ben")
    made = begun(one, ana, ben)
    ana.keep(made, made.owner, *made.seats)
    assert ana.ask("DELETE", "/players/me", server=other).status_code == 204
    play_out(one, made, ben.key(1))
    game = until(partial(played, ben, made))
    assert game["rated"]
    assert [seat["place"] for seat in game["seats"]] == [2, 1]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nameless_players_go_when_nobody_waits(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """They are as strong as whoever was deleted; nothing else of that player stays."""
    place = tmp_path if kind == "sqlite" else request.getfixturevalue("database")

    async def run() -> None:
        registry = await registered(place)
        store = PlayerStore(registry.storage)
        ana, ben = [await store.create(name, "en", None) for name in ("Ana", "Ben")]

        async def at_table() -> str:
            """A game in which both have decided."""
            made = await registry.open(
                requests.NewTable("orongo", [person("Ana"), person("Ben")], {}, Terms())
            )
            live = await registry.table(made.table)
            for seat, who in enumerate((ana, ben)):
                held = KeptTable(made.table, [made.seats[seat] or ""])
                await store.keep(await store.known(who.session), [held])
                await decide(registry, live, seat)
            return made.table

        async def rows(what: Any, *which: Any) -> list[Any]:
            async with registry.storage.engine.connect() as connection:
                return list((await connection.execute(select(what).where(*which))).all())

        first, second = await at_table(), await at_table()
        async with registry.storage.writing() as connection:
            strong = {"game": "orongo", "who": ben.player, "mu": 40.0, "sigma": 2.0, "games": 9}
            await connection.execute(insert(RATINGS), strong)
        await delete_player(registry, store, ben.player)
        left = {}
        for table in (first, second):
            others = KEPT.c.table_id == table, KEPT.c.player != ana.player
            (left[table],) = [one.player for one in await rows(KEPT, *others)]
        assert len({ben.player, *left.values()}) == 3  # nothing tells that they were one
        for nameless in left.values():
            (one,) = await rows(PLAYERS, PLAYERS.c.id == nameless)
            assert (one.name, one.recovery, one.listed) == ("", None, False)
            (rating,) = await rows(RATINGS, RATINGS.c.who == nameless)
            assert (rating.mu, rating.sigma) == (40.0, 2.0)
        told = {one[0] for one in await Administration(registry).players()}
        assert ana.player in told
        assert not told & set(left.values())

        async def stay() -> list[str]:
            """The tables whose nameless player stays."""
            await forget(registry, store, 0, time.time())
            found = {one.id for one in await rows(PLAYERS)}
            rated = {one.who for one in await rows(RATINGS)}
            assert found & set(left.values()) == rated & set(left.values())
            return [table for table, nameless in left.items() if nameless in found]

        assert await stay() == [first, second]
        await registry.remove(first)
        assert await stay() == [second]
        await delete_player(registry, store, ana.player)
        assert await stay() == []
        await registry.storage.close()

    asyncio.run(run())


def test_who_comes_to_a_rematch_too_late_does_not_make_it_count(tmp_path: Path) -> None:
    """Nobody waits at the door until it is clear who wins."""

    async def run() -> None:
        registry = await registered(tmp_path)
        store = PlayerStore(registry.storage)
        made = await registry.open(
            requests.NewTable("orongo", [person(), person(), person()], {}, Terms())
        )
        for i, token in enumerate(made.seats):
            who = await store.known((await store.create(f"at {i}", "en", None)).session)
            await store.keep(who, [KeptTable(made.table, [token or ""])])
        for comes_late in (False, True):
            table = await registry.open_again(await registry.table(made.table), "")
            live = await registry.table(table)
            await seats.arrive(registry, live, [0, 1] if comes_late else [0, 1, 2])
            for seat in range(3):
                await decide(registry, live, seat)
            await seats.arrive(registry, live, [2])
            async with registry.storage.engine.connect() as connection:
                players = await players_of(connection, live)
            assert len(players) == 3
            assert is_measure(live.session, players) != comes_late
        await registry.storage.close()

    asyncio.run(run())


def test_a_game_where_somebody_took_something_back_counts_for_nobody(tmp_path: Path) -> None:
    """Where it is to count already, nothing can be taken back: nobody gets out of it that way."""

    async def run() -> None:
        registry = await registered(tmp_path)
        store, engine = PlayerStore(registry.storage), registry.storage.engine
        for undone in (False, True):
            made = await registry.open(requests.NewTable("giants", [person(), person(), person()]))
            live = await registry.table(made.table)

            async def act(live: LiveTable = live) -> int:
                seat = live.session.deciding[0]
                await do(registry, live, seat, live.session.position.legal(seat)[0])
                return seat

            if undone:
                while undo.undo_start(live.session, seat := await act()) is None:
                    pass
                await check_undo(engine, live)
                takes_back = partial(undo.undo, seat=seat, command="undo")
                await registry.command(live, seat, "undo", takes_back)
                assert live.session.taken_back == [0, 0, 0]  # nobody has learned anything by it
            for i, token in enumerate(made.seats):
                who = await store.known((await store.create(f"at {i}", "en", None)).session)
                await store.keep(who, [KeptTable(made.table, [token or ""])])
            if not undone:
                await act()
                with pytest.raises(Refused, match="nothing can be undone"):
                    await check_undo(engine, live)
            async with engine.connect() as connection:
                players = await players_of(connection, live)
            assert is_measure(live.session, players) != undone
        await registry.storage.close()

    asyncio.run(run())


async def decide(registry: TableRegistry, live: LiveTable, seat: int) -> None:
    """Let a seat decide for the first time."""
    id = fresh_id()
    await registry.command(live, seat, id, lambda session: session.play(seat, [f"bid {seat}"], id))


# The lobby


def opened(server: Served, made: OpenedTable, **how: object) -> int:
    body = {"joinable": True, "watch": made.watch, "level": "new", **how}
    return ask(server, made, "lobby", body, made.owner).status_code


def listed(server: Served, made: OpenedTable, who: Person | None = None) -> Any:
    answer = who.ask("GET", "/lobby") if who else server.get("/api/lobby")
    found = [one for one in answer.json()["tables"] if one["table"] == made.table]
    return found[0] if found else None


@pytest.mark.parametrize(
    ("terms", "rated"),
    [
        (Terms(away_s=0), False),
        (Terms(Pace("correspondence", A_DAY), away_s=0), True),
        (Terms(hints=True), False),
    ],
)
def test_the_lobby_tells_what_is_agreed_at_a_table(
    server: Served, terms: Terms, rated: bool
) -> None:
    made = open_asked(server, requests.NewTable("orongo", [person(), guest()], {}, terms))
    assert opened(server, made) == 204
    found = listed(server, made)
    assert (found["away_s"], found["hints"], found["rated"]) == (
        *(terms.away_s, terms.hints),
        rated,
    )


def test_strangers_meet_in_the_lobby(both: tuple[Served, Served]) -> None:
    one, other = both
    made = open_table(one, "orongo", [person("Ana"), guest(), guest(), bot()])
    assert listed(other, made) is None
    assert key_of(ask(one, made, "lobby", {"joinable": True}, made.seats[0])) == (
        403,
        "table-token",
    )
    assert opened(one, made, watch=made.seats[0]) == 403
    assert opened(one, made) == 204
    found = listed(other, made)
    assert (found["free"], found["level"], found["names"][0], found["watch"]) == (
        *(2, "new", "Ana"),
        made.watch,
    )
    assert found["levels"] == ["", "", "", "novice"]
    assert found["options"]
    assert (found["pace"], found["away_s"], found["rated"]) == (None, 300, True)
    tokens = [new_token() for _ in range(3)]

    def join(server: Served, token: str, name: str) -> Any:
        body = {"token": token, "name": name}
        return server.post(f"/api/lobby/{made.table}/join", json=body)

    assert join(other, tokens[0], "Ben").json() == {"seat": 1}
    assert join(one, tokens[0], "Ben").json() == {"seat": 1}  # the answer was lost
    assert join(one, tokens[1], "Cy").json() == {"seat": 2}
    assert key_of(join(one, tokens[2], "Di")) == (409, "player-lobby-full")
    assert listed(one, made)["free"] == 0  # it can still be watched

    async def run() -> None:
        async with Guest(other, made.table, [tokens[0]]) as there:
            assert there.state is not None
            assert there.state.names[:3] == ["Ana", "Ben", "Cy"]
        async with Guest(other, made.table, [listed(one, made)["watch"]]) as there:
            assert there.welcome is not None
            assert there.welcome.watching

    asyncio.run(run())
    assert opened(other, made, joinable=False, watch=None) == 204
    assert listed(one, made) is None
    assert key_of(join(one, tokens[2], "Di")) == (409, "player-lobby-closed")


def test_nobody_sits_down_and_leaves_until_a_table_is_closed(server: Served) -> None:
    """A table has so many changes of seats and no more, and one address does not use them up."""
    made = open_table(server, "orongo", [person("Ana"), guest()])
    assert opened(server, made) == 204

    def come_and_go() -> Any:
        token = new_token()
        joined = server.post(f"/api/lobby/{made.table}/join", json={"token": token, "name": "x"})
        ask(server, made, "leave", token=token)
        return joined

    for _ in range(JOINS_AT_ONCE):
        assert come_and_go().status_code == 200
    assert key_of(come_and_go()) == (429, "table-rate")
    other = open_table(server, "orongo", [person("Ana"), guest()])
    assert opened(server, other) == 204
    body = {"token": new_token(), "name": "x"}
    assert server.post(f"/api/lobby/{other.table}/join", json=body).status_code == 200


def test_people_who_avoid_each_other_do_not_meet(server: Served) -> None:
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    ana.keep(made, made.seats[0])
    eve.keep(made, made.seats[1])
    wrong = eve.ask("POST", "/players/avoid", {"table": made.table, "seat": 4})
    assert key_of(wrong) == (400, "seat")
    nobody = Person(server, "Nobody").ask(
        "POST", "/players/avoid", {"table": made.table, "seat": 0}
    )
    assert key_of(nobody) == (403, "table-token")
    assert ana.ask("POST", "/players/avoid", {"table": made.table, "seat": 1}).status_code == 204
    (avoided,) = ana.ask("GET", "/players/me/avoided").json()["players"]
    assert avoided["name"] == "Eve"
    lobby = open_table(server, "orongo", [person("Ana"), guest()])
    ana.keep(lobby, lobby.seats[0])
    assert opened(server, lobby) == 204
    assert listed(server, lobby) is not None
    assert listed(server, lobby, eve) is None
    body = {"token": new_token(), "name": "Eve"}
    refused = eve.ask("POST", f"/lobby/{lobby.table}/join", body)
    assert key_of(refused) == (409, "player-lobby-closed")
    ana.ask("POST", "/players/meet-again", {"player": avoided["player"]})
    assert listed(server, lobby, eve) is not None


def test_who_only_looked_on_or_has_left_is_not_met(server: Served) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    met = open_table(server, "orongo", [person("Ana"), person("Ben")])
    ana.keep(met, met.seats[0])
    ben.keep(met, met.seats[1])
    body = {"table": met.table, "seat": 1}
    assert ana.ask("POST", "/players/avoid", body).status_code == 204
    made = open_table(server, "orongo", [person("Cy"), guest(), guest()])
    opened = {"joinable": True, "watch": made.watch}
    assert ask(server, made, "lobby", opened, made.owner).status_code == 204

    def seen() -> bool:
        tables = ana.ask("GET", "/lobby").json()["tables"]
        return made.table in {table["table"] for table in tables}

    tables = server.get("/api/lobby").json()["tables"]
    (shown,) = (table for table in tables if table["table"] == made.table)
    assert (shown["empty"], shown["free"], shown["pace"]) == ([1, 2], 2, None)
    ben.keep(made, made.watch)
    assert seen()  # whoever looks on plays with nobody
    token = new_token()
    path = f"/lobby/{made.table}/join"
    assert ben.ask("POST", path, {"token": token, "name": "Ben"}).status_code == 200
    ben.keep(made, token)
    assert not seen()
    join = {"token": new_token(), "name": "Ana"}
    assert key_of(ana.ask("POST", path, join)) == (409, "player-lobby-closed")
    assert ask(server, made, "leave", token=token).status_code == 204
    assert seen()  # nobody is there any more whom Ana avoids
    assert ana.ask("POST", path, join).status_code == 200


def test_a_player_is_avoided_under_the_name_at_the_table(server: Served) -> None:
    ana, ben = Person(server, "Ana"), Person(server, "Benjamin of the Valley")
    made = open_table(server, "orongo", [person("Ana"), person("B.")])
    ana.keep(made, made.seats[0])
    ben.keep(made, made.seats[1])
    ana.ask("POST", "/players/avoid", {"table": made.table, "seat": 1})
    told = ana.ask("GET", "/players/me/avoided")
    assert [one["name"] for one in told.json()["players"]] == ["B."]
    exported = ana.ask("GET", "/players/me/export").text
    for secret in ("Valley", ben.id):  # by which Ben would be known again elsewhere
        assert secret not in told.text
        assert secret not in exported
    (avoided,) = told.json()["players"]
    again = {"player": avoided["player"]}
    assert ana.ask("POST", "/players/meet-again", again).status_code == 204
    assert ana.ask("GET", "/players/me/avoided").json()["players"] == []
