"""Every answer to a seat is a function of what it may know.

Two tables are alike but for what others have sealed. Whatever a seat or an onlooker asks there,
over a socket or by HTTP, the answers have the same bytes.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, get_args

import httpx
import msgspec
import pytest

from ahu.analysis.hints import SHOWN
from ahu.core.rng import Rng, rng_for
from ahu.server import messages, tokens
from ahu.server.access import Access
from ahu.server.database import engine_for
from ahu.server.openapi import document
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_events import PendingEvents, StoredEvent
from ahu.server.table_terms import Terms
from tests.server.guests import Guest
from tests.server.people import Person
from tests.server.servers import TLS, Served, served
from tests.server.test_leaks import SEALED, course_of, does, legal, phase

GARBAGE = ("place p99", "take 1", "decline", "pass", "peek Ature Huki", "build q1 palm p1", "what")
MOST_CHOICES = 4


class Twin:
    """A table planted into the database of a running server, and the tokens of its places."""

    def __init__(self, server: Served, session: TableSession) -> None:
        self.server = server
        self.session = session
        self.table = tokens.new_id()
        self.tokens = [tokens.new_token() for _ in range(session.players + 1)]
        self.owner = tokens.new_token()
        self.player: Person | None = None

    async def plant(self, storage: Storage, rows: list[StoredEvent]) -> None:
        setup = msgspec.structs.replace(self.session.setup, table=self.table)
        hashes = tuple(tokens.hashed(token) for token in self.tokens)
        pending = PendingEvents(rows, self.session.status)
        await storage.open(setup, Access(hashes, owner=tokens.hashed(self.owner)), pending)

    def guest(self, place: int) -> Guest:
        """A client with the token of a seat, or behind the last seat of onlookers."""
        return Guest(self.server, self.table, [self.tokens[place]])

    def plain(self, data: bytes) -> bytes:
        """An answer without what tells the tables apart by name."""
        for secret, name in ((self.table, b"TABLE"), *((t, b"TOKEN") for t in self.tokens)):
            data = data.replace(secret.encode(), name)
        if self.player is not None:
            data = data.replace(self.player.id.encode(), b"PLAYER")
        data = re.sub(rb'"id":"test-\d+"', b'"id":"ID"', data)
        data = re.sub(rb'"(created|seen)":[0-9.e+]+', b'"\\1":0', data)
        return re.sub(rb'"changed":"[^"]+"', b'"changed":"WHEN"', data)


def series(choices: list[str], rng: Rng) -> Iterator[list[object]]:
    """Series of one, two and three actions: none of them is carried out as a whole."""
    picked = [choices[rng.below(len(choices))] for _ in range(MOST_CHOICES)] if choices else []
    for first in {*choices[:1], *picked, *choices[-1:]}:
        for second in (*GARBAGE, *picked[:2], {"do": "pass"}, {"do": "nonsense"}, 7):
            yield [first, second]
        yield [first, picked[0], picked[-1]]
        yield [first, GARBAGE[0], GARBAGE[1]]
    for garbage in GARBAGE:
        yield [garbage]
        yield [garbage, *picked[:1]]


def wishes(session: TableSession, place: int, rng: Rng) -> Iterator[messages.ClientMessage]:
    """Every kind of message, in many forms; those that change something come last."""
    seat = place if place < session.players else 0
    choices = legal(session, seat) if seat == place and seat in session.deciding else []
    for actions in series(choices, rng):
        yield messages.Play(id="x", seat=seat, actions=actions)
        yield messages.Play(id="x", seat=seat, actions=actions, number=session.number)
        yield messages.Try(id="x", seat=seat, actions=actions)
        yield messages.Check(id="x", seat=seat, action=actions[-1])
        yield messages.Plan(id="x", seat=seat, item="1a", after=actions)
    for choice in choices:
        yield messages.Check(id="x", seat=seat, action=choice)
        yield messages.Try(id="x", seat=seat, actions=[choice])
    for item in ("1a", "2a", "ha", "zz"):
        yield messages.Plan(id="x", seat=seat, item=item)
    for other in range(session.players):
        yield messages.Play(id="x", seat=other, actions=["what"])
        yield messages.Undo(id="x", seat=other)
        yield messages.Advance(id="x", seat=other, step=0)
        for step in (0, 1, session.steps - 2, session.steps - 1, session.steps, session.steps + 1):
            for opened in (False, True):
                yield messages.Look(id="x", step=max(0, step), seat=other, open=opened)
        yield messages.Hint(id="x", seat=other)
    yield messages.Look(id="x", step=session.steps)
    yield messages.Ping(id="x")
    yield messages.Hello(id="x", tokens=["nobody's"])
    for other in range(session.players):
        yield messages.TakeOver(id="x", seat=other)
        yield messages.LetBot(id="x", seat=other, level="nobody's")
        yield messages.LetBot(id="x", seat=seat, absent=other)
        yield messages.Resign(id="x", seat=other, level="nobody's")
    yield messages.Say(id="x", seat=seat)
    yield messages.Say(id="x", seat=seat if seat == place else None, text="Iorana")
    yield messages.Say(id="y", seat=seat if seat == place else None, sign="well")
    yield messages.Rename(id="x", seat=seat, name="Mahina")
    if choices and len(session.deciding) > 1:
        yield messages.Play(id="last", seat=seat, actions=[choices[0]])


async def asked(twin: Twin, guest: Guest, request: messages.ClientMessage) -> bytes:
    """What is answered, as bytes; what is told to everybody besides is heard with it."""
    before = len(guest.heard)
    await guest.ask(request)
    return twin.plain(b"\n".join(guest.heard[before:]))


def requests(twin: Twin, place: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every request over HTTP that names a table, with every token of this client."""
    bearer = {"Authorization": f"Bearer {twin.tokens[place]}"}
    held = [{"table": twin.table, "tokens": [twin.tokens[place]]}]
    yield "POST", "/api/mine", {"json": {"held": held}}
    yield "DELETE", f"/api/tables/{twin.table}", {"headers": bearer}
    for kind in ("text", "json"):
        yield "GET", f"/api/tables/{twin.table}/record?format={kind}", {"headers": bearer}
    for method in ("GET", "POST"):
        yield method, f"/api/tables/{twin.table}/analysis", {"headers": bearer}
    for invitation in ("nobody's", twin.tokens[place]):
        wanted = {"invitation": invitation, "token": "of-nobody-else-at-all-1"}
        yield "POST", f"/api/tables/{twin.table}/claim", {"json": wanted}
    for seat in range(twin.session.players):
        invite = {"json": {"seat": seat, "take_back": True}, "headers": bearer}
        yield "POST", f"/api/tables/{twin.table}/invite", invite
    yield "POST", f"/api/tables/{twin.table}/rematch", {"headers": bearer}
    opened = {"json": {"joinable": True, "watch": twin.tokens[place]}, "headers": bearer}
    yield "POST", f"/api/tables/{twin.table}/lobby", opened
    yield "POST", f"/api/lobby/{twin.table}/join", {"json": {"token": "of-nobody-else-at-all-2"}}
    told = {"json": {"seat": 0, "text": "rude"}, "headers": bearer}
    yield "POST", f"/api/tables/{twin.table}/report", told
    yield from of_player(twin, place)
    yield "POST", f"/api/tables/{twin.table}/leave", {"headers": bearer}


def of_player(twin: Twin, place: int) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every request by which a player may learn something of a table, by one who keeps a place."""
    if twin.player is None:
        twin.player = Person(twin.server)
    bearer = {"Authorization": f"Bearer {twin.player.session}"}
    held = {"held": [{"table": twin.table, "tokens": [twin.tokens[place]]}]}
    yield "POST", "/api/players/keep", {"json": held, "headers": bearer}
    yield "GET", "/api/players/me/tables", {"headers": bearer}
    yield "GET", "/api/players/me/export", {"headers": bearer}
    yield "GET", "/api/players/me/history", {"headers": bearer}
    yield (
        "POST",
        "/api/players/avoid",
        {"json": {"table": twin.table, "seat": 0}, "headers": bearer},
    )
    yield "GET", "/api/players/me/avoided", {"headers": bearer}
    yield "GET", "/api/players/me/notices", {"headers": bearer}
    yield "POST", "/api/players/forget", {"json": {"table": twin.table}, "headers": bearer}


COVERED = {
    "/api/mine",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
    "/api/tables/{table}/analysis",
    "/api/tables/{table}/claim",
    "/api/tables/{table}/invite",
    "/api/tables/{table}/leave",
    "/api/tables/{table}/rematch",
    "/api/tables/{table}/lobby",
    "/api/tables/{table}/report",
    "/api/lobby/{table}/join",
    "/api/players/keep",
    "/api/players/forget",
    "/api/players/avoid",
    "/api/players/me/avoided",
    "/api/players/me/tables",
    "/api/players/me/export",
    "/api/players/me/history",
    "/api/players/me/notices",
}
OF_NO_TABLE = {
    "/api/players",
    "/api/players/challenge",
    "/api/players/sign-in",
    "/api/players/sign-out",
    "/api/players/me",
    "/api/players/recovery",
    "/api/players/passkeys",
    "/api/players/passkeys/remove",
    "/api/players/meet-again",
    "/api/notices/push",
    "/api/notices/mail",
    "/api/notices/webhook",
    "/api/notices/confirm",
    "/api/notices/stop",
    "/api/lobby",
    "/api/best/{game}",
    "/api/about",
    "/api/games/{game}/text/{language}",
    "/api/games/{game}/picture/{language}",
    "/api/tables",
    "/api/lessons",
    "/api/puzzles",
    "/api/records",
    "/api/chance",
    "/healthz",
    "/readyz",
}


def test_every_kind_of_request_is_asked() -> None:
    """Whoever adds a kind of request adds it here."""
    session, _ = course_of("orongo", 2)
    kinds = {type(request) for request in wishes(session, 0, rng_for("kinds"))}
    assert kinds == set(get_args(messages.AnyClientMessage))
    assert set(document()["paths"]) == COVERED | OF_NO_TABLE


def sealed_twins(
    session: TableSession, rows: list[StoredEvent], prober: int, rng: Rng
) -> list[TableSession]:
    """Tables where all others have sealed something: the same people, other secrets."""
    twins = [TableSession(session.setup, rows), TableSession(session.setup, rows)]
    for seat in session.deciding:
        if seat != prober:
            choices = legal(session, seat)
            first = rng.below(len(choices))
            second = (first + 1 + rng.below(max(1, len(choices) - 1))) % len(choices)
            does(twins[0], seat, choices[first])
            does(twins[1], seat, choices[second])
    return twins


async def compare(
    server: Served, storage: Storage, twins: list[TableSession], place: int, seed: str
) -> int:
    """Ask both tables the same; how often."""
    planted = []
    for session in twins:
        twin = Twin(server, session)
        await twin.plant(storage, stored(session))
        planted.append(twin)
    compared = 0
    guests = [twin.guest(place) for twin in planted]
    for guest in guests:
        await guest.arrive()
    assert planted[0].plain(guests[0].heard[0]) == planted[1].plain(guests[1].heard[0])
    assert guests[0].heard[1] == guests[1].heard[1]
    both = [wishes(session, place, rng_for(seed)) for session in twins]
    for one, other in zip(*both, strict=True):
        answers = await asyncio.gather(
            asked(planted[0], guests[0], one), asked(planted[1], guests[1], other)
        )
        assert answers[0] == answers[1], (one, answers)
        compared += 1
    async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=TLS) as client:
        for one_request, other_request in zip(*(requests(t, place) for t in planted), strict=True):
            replies = []
            for twin, (method, path, more) in zip(
                planted, (one_request, other_request), strict=True
            ):
                reply = await client.request(method, path, **more)
                replies.append((reply.status_code, twin.plain(reply.content)))
            assert replies[0] == replies[1]
            compared += 1
    for guest in guests:
        await guest.leave()
    return compared


def stored(session: TableSession) -> list[StoredEvent]:
    """The rows of a table that had no undo and no new name."""
    write = session.game.write
    return [
        StoredEvent(
            i,
            "chance" if event.seat is None else "play",
            event.seat,
            write(event.move, session.players),
        )
        for i, event in enumerate(session.events, 1)
    ]


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
    compared = 0

    async def run() -> None:
        nonlocal compared
        storage = Storage(engine_for(server.database))
        while session.position.waiting != "over":
            deciding = session.deciding
            now = phase(session)
            sealing = now in SEALED[game] and len(deciding) > 1
            sealed[now] += sealing
            if sealing and sealed[now] % every == 1:
                prober = deciding[rng.below(len(deciding))]
                twins = sealed_twins(session, rows, prober, rng)
                for place in (prober, players):
                    compared += await compare(server, storage, twins, place, str(len(rows)))
            seat = deciding[rng.below(len(deciding))]
            choices = legal(session, seat)
            rows.extend(does(session, seat, choices[rng.below(len(choices))]))
        await storage.close()

    asyncio.run(run())
    assert {now for now, count in sealed.items() if count} == set(SEALED[game])
    assert compared > 500


def hand_overs(session: TableSession, place: int) -> Iterator[messages.ClientMessage]:
    """All that passes a seat between its person and bots, in forms that are carried out; in
    between, what may be asked at such a seat."""
    seat = place if place < session.players else 0
    choices = legal(session, seat) if seat == place else GARBAGE

    def asked() -> Iterator[messages.ClientMessage]:
        yield messages.Play(id=f"p{next(numbers)}", seat=seat, actions=[GARBAGE[0]])
        yield messages.Undo(id=f"u{next(numbers)}", seat=seat)
        yield messages.Check(id="x", seat=seat, action=choices[0])
        yield messages.Try(id="x", seat=seat, actions=[choices[0]])
        yield messages.Look(id="x", step=session.steps, seat=seat)
        for other in range(session.players):
            yield messages.LetBot(id="x", seat=seat, absent=other)

    numbers = count()
    yield messages.LetBot(id="bot", seat=seat, level="novice")
    yield from asked()
    yield messages.LetBot(id="bot", seat=seat, level="novice")  # sent again
    yield messages.TakeOver(id="back", seat=seat)
    yield from asked()
    yield messages.LetBot(id="again", seat=seat, level="expert")
    yield messages.Resign(id="resign", seat=seat, level="easy")
    yield from asked()
    yield messages.TakeOver(id="late", seat=seat)
    yield messages.Say(id="bye", seat=seat if seat == place else None, sign="bye")


async def heard_of(twin: Twin, guest: Guest, request: messages.ClientMessage) -> list[bytes]:
    """What is answered, and how the table then stands."""
    before = len(guest.heard)
    answer = await guest.ask(request)
    if isinstance(answer, messages.Done):
        await guest.state_at(answer.number)
    return sorted(twin.plain(data) for data in guest.heard[before:])


async def compare_handed(
    server: Served, storage: Storage, twins: list[TableSession], place: int
) -> Counter[str]:
    """Hand a seat over at both tables; how often something was done, and refused."""
    planted = [Twin(server, session) for session in twins]
    for twin in planted:
        await twin.plant(storage, stored(twin.session))
    guests = [twin.guest(place) for twin in planted]
    for guest in guests:
        await guest.arrive()
    came: Counter[str] = Counter()
    for one, other in zip(*(hand_overs(session, place) for session in twins), strict=True):
        answers = [
            await heard_of(twin, guest, wish)
            for twin, guest, wish in zip(planted, guests, (one, other), strict=True)
        ]
        assert answers[0] == answers[1], one
        came["done" if any(b'"is":"done"' in said for said in answers[0]) else "refused"] += 1
    async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=TLS) as client:
        for twin in planted:
            opened = {"joinable": True, "watch": twin.tokens[-1]}
            bearer = {"Authorization": f"Bearer {twin.owner}"}
            path = f"/api/tables/{twin.table}/lobby"
            assert (await client.post(path, json=opened, headers=bearer)).status_code == 204
        listed = (await client.get("/api/lobby")).json()["tables"]
        shown = [
            [twin.plain(msgspec.json.encode(one)) for one in listed if one["table"] == twin.table]
            for twin in planted
        ]
        assert len(shown[0]) == 1
        assert re.sub(rb'"created":"[^"]+"', b"", shown[0][0]) == re.sub(
            rb'"created":"[^"]+"', b"", shown[1][0]
        )
        for place_left in range(len(planted[0].tokens) - 1):
            replies = []
            for twin in planted:
                bearer = {"Authorization": f"Bearer {twin.tokens[place_left]}"}
                reply = await client.post(f"/api/tables/{twin.table}/leave", headers=bearer)
                replies.append((reply.status_code, twin.plain(reply.content)))
            assert replies[0] == replies[1]
    for guest in guests:
        await guest.leave()
    return came


def test_hand_overs_tell_nothing_either(tmp_path: Path) -> None:
    """At a server where bots take their time, so that each table stays as it was left."""
    with served(tmp_path, "--pause-ms", "60000") as server:

        async def run() -> None:
            storage = Storage(engine_for(server.database))
            for game, players in (("giants", 3), ("orongo", 2)):
                session, rows = course_of(game, players)
                rng = rng_for("handed", game)
                while not (phase(session) in SEALED[game] and len(session.deciding) > 1):
                    seat = session.deciding[0]
                    rows += does(session, seat, legal(session, seat)[0])
                prober = session.deciding[-1]
                twins = sealed_twins(session, rows, prober, rng)
                came = await compare_handed(server, storage, twins, prober)
                assert came["done"] >= 6
                assert came["refused"] >= 6
                twins = sealed_twins(session, rows, prober, rng)
                assert (await compare_handed(server, storage, twins, players))["done"] == 1
            await storage.close()

        asyncio.run(run())


@pytest.mark.parametrize(("game", "players"), [("giants", 3), ("orongo", 2)])
def test_hints_do_not_depend_on_what_others_have_sealed(
    server: Served, game: str, players: int
) -> None:
    """Where hints are agreed upon, the last to decide gets the same, whatever others sealed."""
    session, rows = course_of(game, players)
    setup = msgspec.structs.replace(session.setup, terms=Terms(hints=True))
    session = TableSession(setup, rows)
    prober = session.deciding[-1]
    twins = sealed_twins(session, rows, prober, rng_for("hints", game))
    assert twins[0].events != twins[1].events

    async def run() -> list[bytes]:
        storage = Storage(engine_for(server.database))
        answers = []
        for one in twins:
            twin = Twin(server, one)
            await twin.plant(storage, stored(one))
            async with twin.guest(prober) as guest:
                found = await guest.ask(messages.Hint(id="x", seat=prober))
                assert isinstance(found, messages.Hinted), found
                assert len(found.moves) == SHOWN
                answers.append(msgspec.json.encode(found.moves))
        await storage.close()
        return answers

    one, other = asyncio.run(run())
    assert one == other
