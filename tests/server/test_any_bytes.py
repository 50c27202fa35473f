"""No byte that anybody sends breaks anything: each request is answered, and others play on.

On both databases, since they differ in what they can keep.
"""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import ahu
from ahu.core.record import write_json
from ahu.core.rng import rng_for
from ahu.server import messages
from tests.server.guests import Guest, errors, fresh_id, open_table, person, play_on
from tests.server.people import Person
from tests.server.servers import PATIENCE_S, Served, served

TEXTS = [
    *("", " ", "\x01\x1b[2J", "\x7f", "\x85", "\n", "a\n", "\ud800", "x\udfffy"),
    *("\u202e", "\u2066a\u2069", "\u200b", "\ufeff", "\uffff", "\U0010ffff", "’ or 1=1 --", "%00"),
    *("../..", "é" * 33, "x" * 70, "x" * 5000, "NaN", "null", "{}", "\\u0000", "%s", "{0}"),
]
NUMBERS = [0, -1, 2**31, 2**53, 2**63, 2**64, -(2**64), 10**40, 10**400, 0.5, -0.0, 1e308]
awkward = st.one_of(
    st.sampled_from(["\x00", "a\x00b"]),
    st.sampled_from(TEXTS),
    st.text(st.characters(codec=None, categories=("Cc", "Cs", "Cf", "Co", "Cn")), max_size=5),
    st.sampled_from(NUMBERS),
    st.sampled_from([None, True, [], {}, [[]], {"": ""}, {"\x00": "\x00"}, ["\x00"] * 3]),
    st.integers(1, 60).map(lambda depth: _nested(depth)),
)


def _nested(depth: int) -> object:
    value: object = "\x00"
    for _ in range(depth):
        value = [value]
    return value


def leaves(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands in JSON."""
    yield path
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        yield from leaves(inner, (*path, key))


def spoiled(draw: st.DrawFn, whole: object) -> str:
    """JSON in which one or two places hold something awkward."""
    value: Any = {"": json.loads(json.dumps(whole))}
    for _ in range(draw(st.integers(1, 2))):
        *path, last = ("", *draw(st.sampled_from(list(leaves(value[""])))))
        place = value
        with suppress(TypeError, KeyError, IndexError):  # the first has taken it away
            for key in path:
                place = place[key]
            place[last] = deepcopy(draw(awkward))
    return json.dumps(value[""])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def attacked(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server that gets all of this; in the end it has made no mistake."""
    place = None if request.param == "sqlite" else request.getfixturevalue("database")
    folder: Path = tmp_path_factory.mktemp("attacked")
    with served(folder, database=place) as server:
        with others_play(server):
            yield server
        assert errors(server) == 0
        assert "Traceback" not in server.log.read_text()


@contextmanager
def others_play(server: Served) -> Iterator[None]:
    """Somebody plays game after game meanwhile; before and after, a decision is carried out."""
    carried_out = threading.Condition()
    played = 0
    ended = False
    faults: list[BaseException] = []

    async def play() -> None:
        nonlocal played
        while not ended:
            made = open_table(server, "orongo", [person(), person()])
            tokens = [token or "" for token in made.seats]
            async with Guest(server, made.table, tokens) as guest:
                while not guest.over and not ended:
                    done = await play_on(guest, rng_for("others", played), 1)
                    with carried_out:
                        played += done
                        carried_out.notify()

    def run() -> None:
        try:
            asyncio.run(play())
        except BaseException as fault:
            with carried_out:
                faults.append(fault)
                carried_out.notify()

    def await_decision() -> None:
        with carried_out:
            before = played
            assert carried_out.wait_for(lambda: faults or played > before, PATIENCE_S)

    thread = threading.Thread(target=run)
    thread.start()
    try:
        await_decision()
        yield
        await_decision()
    finally:
        ended = True
        thread.join(PATIENCE_S)
    assert faults == []


def quick(examples: int) -> settings:
    checks = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
    return settings(max_examples=examples, deadline=None, suppress_health_check=checks)


# Requests


BODIES: dict[str, Any] = {
    "/api/tables": {
        "game": "orongo",
        "seats": [{"player": "person", "name": "Ana"}, {"player": "bot", "level": "novice"}],
        "options": {"amulet_first": True},
        "terms": {
            "pace": {"kind": "live", "seconds": 600, "increment": 5},
            "away_s": 60,
            "stand_in": "easy",
            "talk": True,
        },
    },
    "/api/tables/x/rematch": {"options": {"amulet_first": True}, "terms": {"away_s": 60}},
    "/api/mine": {"held": [{"table": "x", "tokens": ["y", "z"]}]},
    "/api/records": json.loads(write_json(ahu.new("orongo", players=2, seed=1).record)),
    "/api/chance": {"record": "", "seed": "x"},
    "/api/players": {
        "name": "Ana",
        "language": "en",
        "passkey": {"id": "AA", "client_data": "eyJjaGFsbGVuZ2UiOiJ4In0", "attestation": "AA"},
    },
    "/api/players/sign-in": {
        "passkey": {
            "id": "AA",
            "client_data": "eyJjaGFsbGVuZ2UiOiJ4In0",
            "authenticator_data": "AA",
            "signature": "AA",
        },
        "recovery": "AAAAA-AAAAA",
    },
    "/api/players/me": {"name": "Ana", "language": "en", "listed": True},
    "/api/players/passkeys/remove": {"id": "AA"},
    "/api/players/keep": {"held": [{"table": "x", "tokens": ["y", "z"]}]},
    "/api/players/forget": {"table": "x"},
    "/api/players/avoid": {"table": "x", "seat": 0},
    "/api/players/meet-again": {"player": "x"},
    "/api/players/sign-out": {"everywhere": "x"},
    "/api/lobby/x/join": {"token": "of-nobody-else-at-all-1", "name": "Ana"},
    "/api/tables/x/lobby": {"joinable": True, "watch": "x", "level": "any"},
    "/api/tables/x/report": {"seat": 0, "text": "rude"},
    "/api/notices/push": {"endpoint": "https://127.0.0.1/", "p256dh": "BA", "auth": "AA"},
    "/api/notices/mail": {"address": "ana@example.org"},
    "/api/notices/webhook": {"address": "https://127.0.0.1/"},
    "/api/notices/confirm": {"code": "x"},
    "/api/notices/stop": {"id": "x"},
}
PLAYERS = ("/api/players", "/api/lobby", "/api/tables/x", "/api/notices")


signed_in: list[str] = []
"""The session of a player at the server that is attacked now."""


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, dict[str, str], bytes]:
    """A request in which something is awkward: in the body, the address or a header."""
    kind = draw(st.sampled_from(["body", "path", "query", "header"]))
    if kind == "body":
        path = draw(st.sampled_from(list(BODIES)))
        body = BODIES[path]
        if path == "/api/chance" and draw(st.booleans()):
            body = {**body, "record": spoiled(draw, BODIES["/api/records"])}
        text = spoiled(draw, body)
        headers = {"Content-Type": "application/json"}
        if path.startswith(PLAYERS) and signed_in:
            headers["Authorization"] = f"Bearer {signed_in[-1]}"
        return "POST", path, headers, text.encode()
    text = draw(st.sampled_from(TEXTS))
    raw = text.encode("utf-8", "surrogatepass")
    quoted = "".join(f"%{byte:02x}" for byte in raw[:500])
    if kind == "path":
        method, path = draw(
            st.sampled_from(
                [
                    ("DELETE", "/api/tables/{}"),
                    ("GET", "/api/tables/{}/record"),
                    ("GET", "/api/best/{}"),
                    ("GET", "/api/notices/stop/{}"),
                    ("POST", "/api/notices/stop/{}"),
                    ("GET", "/{}"),
                ]
            )
        )
        return method, path.format(quoted), {"Authorization": "Bearer x"}, b""
    if kind == "query":
        return "GET", f"/api/tables/x/record?format={quoted}", {"Authorization": "Bearer x"}, b""
    name = draw(st.sampled_from(["Origin", "Host", "Authorization", "Content-Type", "Accept"]))
    plain = "".join(c for c in text if " " <= c <= "~") or "["
    value = draw(st.sampled_from([plain, f"Bearer {plain}", f"http://{plain}", "http://[", "é"]))
    return "POST", "/api/mine", {name: value}, b"{}"


@pytest.fixture(scope="module")
def client(attacked: Served) -> Iterator[httpx.Client]:
    signed_in.append(Person(attacked).session)
    with httpx.Client(base_url=attacked.address, timeout=PATIENCE_S) as found:
        yield found
    signed_in.pop()


@quick(300)
@given(request=requests())
def test_every_request_is_answered(
    client: httpx.Client, request: tuple[str, str, dict[str, str], bytes]
) -> None:
    method, path, headers, body = request
    raw = [(name.encode(), value.strip().encode()) for name, value in headers.items()]
    answer = client.request(method, path, headers=raw, content=body)
    assert answer.status_code < 500 or path == "/", answer.text
    if 400 <= answer.status_code < 500 and path.startswith("/api"):
        assert answer.json()["error"]["key"] != "table-internal"


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("DELETE", "/api/tables/%00"),
        ("GET", "/api/tables/a%00b/record"),
        ("GET", "/api/tables/%ed%a0%80/record"),
    ],
)
def test_what_can_be_no_table_is_none(client: httpx.Client, method: str, path: str) -> None:
    answer = client.request(method, path, headers={"Authorization": "Bearer x"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "table-none")


@pytest.mark.parametrize("digest", ["\x00", "a\x00b", "x" * 5000, "0" * 64])
def test_no_board_has_such_a_digest(client: httpx.Client, digest: str) -> None:
    record = json.loads(json.dumps(BODIES["/api/records"]))
    record["header"]["digest"] = digest
    answers = [
        client.post("/api/records", json=record),
        client.post("/api/chance", json={"record": json.dumps(record), "seed": "x"}),
    ]
    for answer in answers:
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "record-board")


@pytest.mark.parametrize(
    "held",
    [
        {"table": "\x00", "tokens": ["x"]},
        {"table": "a\n", "tokens": ["x"]},
        {"table": "x", "tokens": ["\x00"]},
        {"table": "x", "tokens": ["é"]},
    ],
)
def test_what_is_no_id_is_said(client: httpx.Client, held: dict[str, Any]) -> None:
    answer = client.post("/api/mine", json={"held": [held]})
    assert (answer.status_code, answer.json()["error"]["key"]) == (400, "json-characters")


# Messages


WISHES: list[dict[str, Any]] = [
    {"do": "play", "id": "1", "seat": 0, "actions": ["bid 1"], "number": 3},
    {"do": "play", "id": "1", "seat": 0, "actions": [{"do": "bid", "shells": 1}]},
    {"do": "undo", "id": "1", "seat": 0},
    {"do": "check", "id": "1", "seat": 0, "action": "bid 1"},
    {"do": "plan", "id": "1", "seat": 0, "item": "1a", "after": ["pass"]},
    {"do": "try", "id": "1", "seat": 0, "actions": ["bid 1"]},
    {"do": "look", "id": "1", "step": 0, "seat": 0, "open": False},
    {"do": "rename", "id": "1", "seat": 0, "name": "Ana"},
    {"do": "rename", "id": "2", "seat": 1, "name": "Ben"},
    {"do": "letbot", "id": "1", "seat": 0, "level": "novice"},
    {"do": "letbot", "id": "3", "seat": 0, "absent": 1},
    {"do": "takeover", "id": "1", "seat": 0},
    {"do": "resign", "id": "4", "seat": 0, "level": "nobody's"},
    {"do": "say", "id": "1", "seat": 0, "text": "Iorana", "name": "Ana"},
    {"do": "say", "id": "2", "sign": "laugh"},
    {"do": "ping", "id": "1"},
    {"do": "hello", "id": "1", "tokens": ["x"]},
]


@st.composite
def wishes(draw: st.DrawFn) -> str:
    return spoiled(draw, draw(st.sampled_from(WISHES)))


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def guest(attacked: Served, runner: asyncio.Runner) -> Iterator[Guest]:
    made = open_table(attacked, "orongo", [person(), person()])
    found = Guest(attacked, made.table, [token or "" for token in made.seats])
    runner.run(found.arrive())
    yield found
    runner.run(found.leave())  # other tests have run meanwhile, and a quiet socket is closed
    runner.run(found.arrive())
    assert runner.run(play_on(found, rng_for("after"), 5)) == 5
    runner.run(found.leave())


async def answer_to(guest: Guest, frame: str) -> Any:
    await guest.socket.send(frame)
    while True:
        message = await guest.next()
        if not isinstance(message, messages.TableState):
            pong = await guest.ask(messages.Ping(id=fresh_id()))
            assert isinstance(pong, messages.Pong)
            return message


@quick(300)
@given(request=wishes())
def test_every_message_is_answered(guest: Guest, runner: asyncio.Runner, request: str) -> None:
    answer = runner.run(answer_to(guest, request))
    if isinstance(answer, messages.CommandRefused):
        assert answer.refusal.key != "table-internal"


@pytest.mark.parametrize("id", ["\x00", "a\x00b", "a\n", "é", "\u202e", "x" * 65])
def test_an_id_is_plain(guest: Guest, runner: asyncio.Runner, id: str) -> None:
    request = {"do": "rename", "id": id, "seat": 0, "name": "Ana"}
    answer = runner.run(answer_to(guest, json.dumps(request)))
    key = "json-length" if len(id) > 64 else "json-characters"
    assert (answer.id, answer.refusal.key) == (None, key)


@pytest.mark.parametrize("table", ["%00", "a%00b", "%ed%a0%80", "x" * 500])
def test_a_socket_of_no_table_is_told_so(
    attacked: Served, runner: asyncio.Runner, table: str
) -> None:
    async def run() -> tuple[str, int | None]:
        address = f"{attacked.socket_address}/api/tables/{table}/socket"
        async with connect(address, open_timeout=PATIENCE_S, ping_interval=None) as socket:
            await socket.send('{"do":"hello","id":"1","tokens":["x"]}')
            message = json.loads(await socket.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            return message["refusal"]["key"], closed.value.rcvd.code

    assert runner.run(run()) == ("table-none", 1008)


def test_a_strange_origin_is_refused(attacked: Served, runner: asyncio.Runner) -> None:
    async def run() -> None:
        address = f"{attacked.socket_address}/api/tables/x/socket"
        for origin in ("http://[", "http://[::1", "http://]", "é", "http://a:b"):
            with pytest.raises(InvalidHandshake, match="403"):
                await connect(address, origin=origin, open_timeout=PATIENCE_S)  # type: ignore[arg-type]  # any text

    runner.run(run())
    answer = attacked.post("/api/mine", json={"held": []}, headers={"Origin": "http://["})
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "table-origin")
