"""Who somebody is: players keep their places on every device, and leave nothing behind."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert
from webauthn.helpers import bytes_to_base64url
from websockets.exceptions import ConnectionClosed

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.server import messages, requests
from ahu.server.players import passkeys
from ahu.server.players.administration import Administration, administering
from ahu.server.players.keys import NONE
from ahu.server.players.passkeys import Passkey
from ahu.server.players.requests import KeptTable, SignedIn, UsedPasskey
from ahu.server.players.rows import PLAYER_SESSIONS
from ahu.server.players.secrets import code_hash, new_code, new_session
from ahu.server.players.store import MOST_SESSIONS, PlayerStore
from ahu.server.requests import OpenedTable
from ahu.server.talk_messages import Say
from ahu.server.tokens import hashed
from tests.server.guests import (
    Guest,
    ask,
    bot,
    claim,
    errors,
    fresh_id,
    guest,
    open_table,
    person,
    play_on,
)
from tests.server.people import Person, key_of
from tests.server.registries import registered
from tests.server.seating import lost, until
from tests.server.servers import PATIENCE_S, Served, served


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def both(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, Served]]:
    """A server on SQLite, twice; or two processes on one PostgreSQL."""
    if request.param == "postgresql":
        yield request.getfixturevalue("pair")
        return
    folder: Path = tmp_path_factory.mktemp("who")
    with served(folder) as server:
        yield server, server


def test_a_code_is_read_however_it_is_written() -> None:
    code = new_code()
    assert len(code) == 29
    assert code_hash(code) == code_hash(code.lower().replace("-", " "))
    assert code_hash("O0I1L-00000") == code_hash("00111 oOoOo")
    assert code_hash(code) != code_hash(new_code())


def test_a_player_signs_in_elsewhere_by_the_code(both: tuple[Served, Served]) -> None:
    one, other = both
    ana = Person(one)
    me = ana.ask("GET", "/players/me").json()
    assert (me["name"], me["language"], me["recovery"], me["devices"]) == ("Ana", "en", True, 1)
    again = other.post("/api/players/sign-in", json={"recovery": ana.recovery.lower()})
    assert again.json()["player"] == ana.id
    assert again.json()["session"] != ana.session
    assert again.json()["recovery"] is None  # it is told once
    changed = ana.ask("POST", "/players/me", {"name": " Mahina ", "language": "fr"}, other).json()
    assert (changed["name"], changed["language"], changed["devices"]) == ("Mahina", "fr", 2)
    code = ana.ask("POST", "/players/recovery").json()["recovery"]
    void = other.post("/api/players/sign-in", json={"recovery": ana.recovery})
    assert key_of(void) == (403, "player-recovery")
    assert other.post("/api/players/sign-in", json={"recovery": code}).status_code == 200
    assert ana.ask("POST", "/players/sign-out", {"everywhere": True}, other).status_code == 204
    assert key_of(ana.ask("GET", "/players/me")) == (401, "player-session")


def test_only_who_has_just_signed_in_changes_how_one_signs_in(
    both: tuple[Served, Served],
) -> None:
    """Whoever has got hold of a session does not keep the player by it, nor delete it."""
    one, other = both
    ana = Person(one)

    assert ana.ask("GET", "/players/me").json()["fresh"]
    first = ana.ask("POST", "/players/recovery").json()["recovery"]
    asyncio.run(ana.age())
    made = {"id": "AA", "client_data": "eyJjaGFsbGVuZ2UiOiJ4In0", "attestation": "AA"}
    asked: tuple[tuple[str, str, object], ...] = (
        ("POST", "/players/recovery", None),
        ("POST", "/players/passkeys", {"passkey": made}),
        ("POST", "/players/passkeys/remove", {"id": "AA"}),
        ("DELETE", "/players/me", None),
    )
    for server in both:
        assert not ana.ask("GET", "/players/me", server=server).json()["fresh"]
        for method, path, body in asked:
            answer = ana.ask(method, path, body, server)
            assert key_of(answer) == (403, "player-sign-in-again")
    again = other.post("/api/players/sign-in", json={"recovery": first}).json()
    ana.session = again["session"]
    assert ana.ask("POST", "/players/recovery").status_code == 200
    assert ana.ask("DELETE", "/players/me").status_code == 204


def test_devices_that_were_not_here_for_long_give_way(server: Served) -> None:
    ana = Person(server)
    for _ in range(MOST_SESSIONS + 2):
        last = server.post("/api/players/sign-in", json={"recovery": ana.recovery}).json()
    ana.session = last["session"]
    assert ana.ask("GET", "/players/me").json()["devices"] == MOST_SESSIONS


@pytest.mark.parametrize(
    ("path", "body", "refused"),
    [
        ("/players/sign-in", {}, (400, "player-sign-in")),
        ("/players/sign-in", {"recovery": "AAAAA"}, (403, "player-recovery")),
        ("/players", {"name": "x" * 61, "language": "en"}, (400, "json-length")),
        ("/players", {"name": "Ana", "language": "xx"}, (400, "json-value")),
        (
            "/players/sign-in",
            {"passkey": dict.fromkeys(("id", "client_data", "authenticator_data"), "AAAA")},
            (400, "json-missing"),
        ),
        (
            "/players",
            {
                "name": "Ana",
                "language": "en",
                "passkey": {
                    "id": "AA",
                    "client_data": "eyJjaGFsbGVuZ2UiOiJ4In0",
                    "attestation": "AA",
                },
            },
            (403, "player-passkey"),
        ),
    ],
)
def test_what_nobody_can_sign_in_by(
    server: Served, path: str, body: object, refused: tuple[int, str]
) -> None:
    assert key_of(server.post(f"/api{path}", json=body)) == refused


def test_a_challenge_counts_once_and_its_answer_must_be_signed(server: Served) -> None:
    challenge = server.post("/api/players/challenge").json()["challenge"]
    data = f'{{"type":"webauthn.create","challenge":"{challenge}","origin":"{server.address}"}}'
    passkey = {"id": "AA", "client_data": bytes_to_base64url(data.encode()), "attestation": "oA"}
    body = {"name": "Ana", "language": "en", "passkey": passkey}
    for _ in range(2):
        answer = server.post("/api/players", json=body, headers={"Origin": server.address})
        assert key_of(answer) == (403, "player-passkey")
    assert errors(server) == 0


def test_sign_ins_are_limited(tmp_path: Path) -> None:
    with served(tmp_path, "--rate", "30") as server:
        asked = {"recovery": "AAAAA"}
        answers = [403]
        while answers[-1] == 403 and len(answers) < 100:
            answers.append(server.post("/api/players/sign-in", json=asked).status_code)
    assert answers[-1] == 429


def test_every_device_of_a_player_opens_their_seats(both: tuple[Served, Served]) -> None:
    one, other = both
    made = open_table(one, "orongo", [person("Ana"), guest("Ben"), person("Cy")])
    ana = Person(one)
    ana.keep(made, made.seats[0], made.owner, made.watch, made.seats[2])
    stranger = Person(one, "Eve")
    stranger.keep(made, "guessed")

    async def run() -> None:
        async with Guest(other, made.table, [ana.key(0)]) as there:
            assert there.welcome is not None
            assert there.welcome.held == [0]
            assert await play_on(there, rng_for("elsewhere"), 1) == 1
        async with Guest(other, made.table, [ana.key(0), ana.key(2), ana.key(3)]) as there:
            assert there.welcome is not None
            assert (there.welcome.held, there.welcome.watching) == ([0, 2], True)
        for key in (ana.key(1), ana.key(4), ana.key("owner"), stranger.key(0), ana.session):
            with pytest.raises(AssertionError, match="table-token"):
                await Guest(other, made.table, [key]).arrive()

    asyncio.run(run())
    tables = ana.ask("GET", "/players/me/tables", server=other).json()["tables"]
    assert [(one["summary"]["table"], one["owner"], one["watch"]) for one in tables] == [
        (made.table, True, True)
    ]
    assert tables[0]["summary"]["seats"] == [0, 2]
    assert stranger.ask("GET", "/players/me/tables").json() == {"tables": []}
    assert ask(other, made, "invite", {"seat": 1}, ana.key("owner")).status_code == 200
    # A seat that is given up is closed to the player too.
    assert ask(other, made, "leave", token=ana.key(2)).status_code == 204
    assert key_of(ask(one, made, "leave", token=ana.key(2))) == (403, "table-token")
    ana.ask("POST", "/players/forget", {"table": made.table})
    assert ana.ask("GET", "/players/me/tables").json() == {"tables": []}


def test_whoever_is_signed_out_hears_no_more(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person()])
    ana = Person(server)
    ana.keep(made, made.seats[0])

    async def run() -> None:
        async with Guest(server, made.table, [ana.key(0)]) as there:
            out = await asyncio.to_thread(ana.ask, "POST", "/players/sign-out", {})
            assert out.status_code == 204
            said = await there.next()
            while not isinstance(said, messages.CommandRefused):
                said = await there.next()
            assert said.refusal.key == "table-seat-lost"

    asyncio.run(run())


def test_whoever_is_blocked_loses_what_they_hold(server: Served) -> None:
    """Neither a socket nor a token that they had before opens their seat; others stay."""
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    eve, stranger, token = Person(server, "Eve"), Person(server), made.seats[1] or ""

    def seen(*tokens: str) -> list[list[int]]:
        """The seats that tokens open in a list of tables."""
        held = [{"table": made.table, "tokens": tokens}]
        listed = server.post("/api/mine", json={"held": held}).json()["tables"]
        return [table["seats"] for table in listed]

    eve.keep(made, token, made.owner, made.watch)

    def block(blocked: bool) -> None:
        async def run() -> None:
            async with administering(server.database) as administration:
                await administration.block(eve.id, blocked)

        asyncio.run(run())

    async def run() -> None:
        async with (
            Guest(server, made.table, [made.seats[0] or ""]) as ana,
            Guest(server, made.table, [token]) as there,
        ):
            await asyncio.to_thread(block, True)
            # The server looks now and then, and whenever somebody signs out.
            await asyncio.to_thread(stranger.ask, "POST", "/players/sign-out", {})
            await lost(there)
            assert isinstance(await ana.play(0, "bid 1"), messages.Done)
        async with Guest(server, made.table, [made.watch]) as onlooker:
            assert onlooker.welcome is not None

    asyncio.run(run())
    assert seen(token) == []
    assert seen(made.watch) == [[]]
    assert seen(token, made.seats[0] or "") == [[0]]
    assert key_of(ask(server, made, "leave", token=token)) == (403, "table-token")
    assert key_of(ask(server, made, "invite", {"seat": 0}, made.owner)) == (403, "table-token")
    block(False)
    assert seen(token) == [[1]]
    assert ask(server, made, "leave", token=token).status_code == 204


def test_a_rematch_is_kept_too(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), bot()])
    ana = Person(server)
    ana.keep(made, made.seats[0])

    async def run() -> None:
        async with Guest(server, made.table, [ana.key(0)]) as there:
            await play_on(there, rng_for("over"))

    asyncio.run(run())
    again = ask(server, made, "rematch", token=ana.key(0)).json()["table"]
    kept = ana.ask("GET", "/players/me/tables").json()["tables"]
    assert {one["summary"]["table"] for one in kept} == {made.table, again}


def test_a_rematch_leads_nobody_back_to_whom_they_avoid(server: Served) -> None:
    made = open_table(server, "orongo", [person("Ana"), person("Eve")])
    ana, eve = Person(server, "Ana"), Person(server, "Eve")
    ana.keep(made, made.seats[0])
    eve.keep(made, made.seats[1])
    body = {"table": made.table, "seat": 1}
    assert ana.ask("POST", "/players/avoid", body).status_code == 204

    async def run() -> None:
        async with Guest(server, made.table, [token or "" for token in made.seats]) as there:
            await play_on(there, rng_for("over"))

    asyncio.run(run())
    again = ask(server, made, "rematch", token=eve.key(1)).json()["table"]
    for who, led in ((ana, False), (eve, True)):
        kept = who.ask("GET", "/players/me/tables").json()["tables"]
        assert (again in {one["summary"]["table"] for one in kept}) == led


def test_everything_about_a_player_is_told_and_deleted(both: tuple[Served, Served]) -> None:
    one, other = both
    name = "Zeferino Unmistakable"
    ana = Person(one, name)
    alone = open_table(one, "orongo", [person(name), bot()])
    shared = open_table(one, "orongo", [person(name), guest()])
    token = claim(one, shared, shared.invitations[1], name="Ben")
    ana.keep(alone, alone.seats[0], alone.owner)
    ana.keep(shared, shared.seats[0], shared.owner)
    told = ana.ask("GET", "/players/me/export", server=other)
    stored = told.json()["stored"]
    assert stored["players"][0]["name"] == name
    assert {one["table"] for one in stored["tables"]} == {alone.table, shared.table}
    assert ana.session not in told.text
    assert code_hash(ana.recovery) not in told.text
    assert ana.ask("DELETE", "/players/me", server=other).status_code == 204
    assert key_of(ana.ask("GET", "/players/me")) == (401, "player-session")
    assert one.post("/api/players/sign-in", json={"recovery": ana.recovery}).status_code == 403

    async def run() -> None:
        async with Guest(one, shared.table, [token]) as there:
            assert there.state is not None
            assert there.state.names == ["", "Ben"]
            assert there.state.holders == ["free", "taken"]

    asyncio.run(run())
    answer = one.post("/api/mine", json={"held": [{"table": alone.table, "tokens": [alone.watch]}]})
    assert answer.json() == {"tables": []}
    if one is other:
        with sqlite3.connect(one.database) as connection:
            dump = "\n".join(connection.iterdump())
        assert name not in dump
        assert ana.id not in dump


def test_names_at_seats_that_were_given_up_are_told_and_deleted_too(
    both: tuple[Served, Served],
) -> None:
    """Those that somebody else has given the same seat stay."""
    one, other = both
    name = "Hotu Matu\u02bba"
    ana = Person(one, name)
    opened = open_table(one, "orongo", [person(name), guest("Ben"), person("Cy")])
    claimed = open_table(one, "orongo", [person("Dora"), guest("somebody")])
    ana.keep(opened, opened.seats[0])
    ana.keep(claimed, claim(one, claimed, claimed.invitations[1], name=name))
    for made, seat in ((opened, 0), (claimed, 1)):
        assert ask(other, made, "leave", token=ana.key(seat)).status_code == 204
    invitation = ask(one, claimed, "invite", {"seat": 1}, claimed.owner).json()["invitation"]
    later = claim(one, claimed, invitation, name="Eve")

    async def called(server: Served, table: str, token: str) -> list[str]:
        async with Guest(server, table, [token]) as there:
            assert there.state is not None
            said = [one.say.args.get("name", "") for one in there.state.announcements]
            return [*there.state.names, *map(str, said)]

    for server in both:  # both have them in memory
        assert name in asyncio.run(called(server, opened.table, opened.watch))
        assert name in asyncio.run(called(server, claimed.table, later))
    stored = ana.ask("GET", "/players/me/export").json()["stored"]
    assert stored["tables"] == []
    assert sorted(stored["names"], key=lambda one: one["seat"]) == [
        {"table": opened.table, "seat": 0, "name": name},
        {"table": claimed.table, "seat": 1, "name": name},
    ]
    assert ana.ask("DELETE", "/players/me").status_code == 204
    for server in both:
        end = time.monotonic() + PATIENCE_S
        while name in asyncio.run(called(server, claimed.table, later)):
            assert time.monotonic() < end  # the other process hears of it
        assert "Eve" in asyncio.run(called(server, claimed.table, later))
        assert name not in asyncio.run(called(server, opened.table, opened.watch))
    if one is other:
        with sqlite3.connect(one.database) as connection:
            assert name not in "\n".join(connection.iterdump())


async def hear_all(there: Guest) -> None:
    """Everything until the socket ends."""
    while True:
        await there.next()


def test_what_others_have_said_at_a_seat_stays(both: tuple[Served, Served]) -> None:
    """A player deletes and exports what they said themselves, wherever they sat then."""
    one, other = both
    eve = Person(one, "Eve")
    made = open_table(one, "orongo", [person("Ana"), guest()])
    eve.keep(made, claim(one, made, made.invitations[1], name="Eve"))

    async def talk(token: str, text: str) -> None:
        async with Guest(one, made.table, [token]) as there:
            await there.ask(Say(id=fresh_id(), seat=1, text=text))

    asyncio.run(talk(eve.key(1), "by Eve"))
    assert ask(one, made, "leave", token=eve.key(1)).status_code == 204
    invitation = ask(one, made, "invite", {"seat": 1}, made.owner).json()["invitation"]
    ben = claim(one, made, invitation, name="Ben")
    asyncio.run(talk(ben, "by Ben"))
    exported = eve.ask("GET", "/players/me/export").json()["stored"]["said"]
    assert [line["text"] for line in exported] == ["by Eve"]

    async def run() -> None:
        there = Guest(other, made.table, [ben])
        await there.arrive()
        deleted = await asyncio.to_thread(eve.ask, "DELETE", "/players/me")
        assert deleted.status_code == 204
        with pytest.raises(ConnectionClosed) as closed:
            await hear_all(there)
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1012, "table-anew")
        async with Guest(other, made.table, [ben]) as again:
            await until(again, lambda: bool(again.talk))
            assert [line.text for line in again.talk] == ["by Ben"]

    asyncio.run(run())


def test_what_a_player_said_as_an_onlooker_is_theirs(both: tuple[Served, Served]) -> None:
    """By whatever they came, and at tables that they have taken off their list."""
    one, other = both
    eve = Person(one, "Eve")
    kept = open_table(one, "orongo", [person("Ana"), person("Ben")])
    left = open_table(one, "orongo", [person("Ana"), person("Ben")])
    for made in (kept, left):
        eve.keep(made, made.watch)

    async def talk(made: OpenedTable, token: str, text: str, session: str | None = None) -> None:
        there = Guest(one, made.table, [token])
        there.session = session
        await there.arrive()
        assert isinstance(await there.ask(Say(id=fresh_id(), text=text, name="E.")), messages.Done)
        await there.leave()

    asyncio.run(talk(kept, eve.key(2), "by her key"))
    asyncio.run(talk(kept, kept.watch, "by the link", eve.session))
    asyncio.run(talk(kept, kept.watch, "by nobody known"))
    asyncio.run(talk(kept, kept.watch, "by a liar", new_session()))
    asyncio.run(talk(left, left.watch, "elsewhere", eve.session))
    eve.ask("POST", "/players/forget", {"table": left.table})
    exported = eve.ask("GET", "/players/me/export").json()["stored"]["said"]
    assert {(line["text"], line["seat"], line["name"]) for line in exported} == {
        (text, None, "E.") for text in ("by her key", "by the link", "elsewhere")
    }

    async def heard(made: OpenedTable, lines: int) -> list[str]:
        async with Guest(other, made.table, [made.watch]) as there:
            await until(there, lambda: len(there.talk) >= lines)
            await there.ask(messages.Ping(id=fresh_id()))
            return [line.text for line in there.talk]

    assert len(asyncio.run(heard(kept, 4))) == 4
    assert eve.ask("DELETE", "/players/me").status_code == 204
    assert one.post("/api/players/sign-in", json={"recovery": eve.recovery}).status_code == 403
    end = time.monotonic() + PATIENCE_S
    while (said := asyncio.run(heard(kept, 2))) != ["by nobody known", "by a liar"]:
        assert time.monotonic() < end, said  # the other process hears of it
    while asyncio.run(heard(left, 0)):
        assert time.monotonic() < end


def test_a_passkey_made_at_another_port_signs_nobody_in() -> None:
    """A browser would give it to any page of the same host, and who relays it can lie."""
    kept = Passkey("AA", "AA", 0, "https://ahu.example")
    signed = UsedPasskey("AA", "AA", "AA", "AA")
    for elsewhere in ("https://ahu.example:8443", "http://ahu.example", None):
        with pytest.raises(Refused):
            passkeys.used(signed, kept, "AA", elsewhere)


def test_a_page_of_another_port_relays_no_signature(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was signed names the page: that is what is compared, with what was kept."""
    expected: list[object] = []

    def verify(**asked: object) -> object:
        expected.append((asked["expected_origin"], asked["expected_rp_id"]))
        raise ValueError

    monkeypatch.setattr("webauthn.verify_authentication_response", verify)
    kept = Passkey("AA", "AA", 0, "https://ahu.example:8443")
    with pytest.raises(Refused):
        passkeys.used(UsedPasskey("AA", "AA", "AA", "AA"), kept, "AA", kept.site)
    assert expected == [("https://ahu.example:8443", "ahu.example")]


def test_whoever_is_blocked_while_signing_in_is_out(tmp_path: Path) -> None:
    """Whichever comes first, no session is left by which a seat opens."""

    async def run() -> None:
        registry = await registered(tmp_path)
        store = PlayerStore(registry.storage)
        made = await registry.open(requests.NewTable("orongo", [person(), person()]))
        live = await registry.table(made.table)
        token = made.seats[0] or ""
        signed = await store.create("Ana", "en", None)
        await store.keep(await store.known(signed.session), [KeptTable(made.table, [token])])
        key = f"{signed.session}:0"
        assert await registry.keys.hash_of(made.table, live.access, key) == hashed(token)
        administration = Administration(registry)
        results = await asyncio.gather(
            *(store.sign_in(signed.player) for _ in range(5)),
            administration.block(signed.player, True),
            *(store.sign_in(signed.player) for _ in range(5)),
            return_exceptions=True,
        )
        sessions = [one.session for one in results if isinstance(one, SignedIn)]
        for session in (signed.session, *sessions):
            with pytest.raises(Refused):
                await store.known(session)
        # Even a session that was left behind opens nothing.
        left_behind = new_session()
        async with registry.storage.writing() as connection:
            left = {"hash": hashed(left_behind), "player": signed.player, "created": 0, "seen": 0}
            await connection.execute(insert(PLAYER_SESSIONS), left)
        for session in (signed.session, left_behind):
            found = await registry.keys.hash_of(made.table, live.access, f"{session}:0")
            assert found == NONE
        await registry.storage.close()

    asyncio.run(run())
