"""Whatever is sent on a socket is answered clearly, and the table goes on."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ahu.core.rng import rng_for
from ahu.server import messages
from ahu.server.sockets import LARGEST_MESSAGE, MOST_REFUSED
from tests.server.guests import Guest, errors, fresh_id, open_table, person, play_on
from tests.server.servers import PATIENCE_S, Served, served

WORDS = ["play", "undo", "check", "plan", "try", "look", "rename", "ping", "hello", "fly", ""]
MOVES = ["bid 1", "bid 99", "bid", "place p1", "", "pass", "\x00", {"do": "bid", "shells": -1}]

plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=6,
)
nearly = st.fixed_dictionaries(
    {},
    optional={
        "do": st.sampled_from(WORDS) | plain,
        "id": st.text(max_size=4) | plain,
        "seat": st.integers(-1, 5) | plain,
        "actions": st.lists(st.sampled_from(MOVES) | plain, max_size=3) | plain,
        "action": st.sampled_from(MOVES) | plain,
        "item": st.sampled_from(["1a", "ha", "9z", ""]) | plain,
        "after": st.lists(st.sampled_from(MOVES) | plain, max_size=2) | plain,
        "step": st.integers(-1, 99) | plain,
        "open": st.booleans() | plain,
        "name": st.text(max_size=70) | plain,
        "number": st.integers() | plain,
        "tokens": st.lists(st.text(max_size=3), max_size=2) | plain,
        "more": plain,
    },
)


async def answer_to(guest: Guest, frame: str | bytes) -> dict[str, Any]:
    """What is answered to one frame; the socket stays open."""
    await guest.socket.send(frame)
    while True:
        message = await guest.next()
        if not isinstance(message, messages.TableState):
            found: dict[str, Any] = msgspec.to_builtins(message)
            break
    pong = await guest.ask(messages.Ping(id="still there"))
    assert isinstance(pong, messages.Pong)
    return found


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as found:
        yield found


@pytest.fixture(scope="module")
def guest(server: Served, runner: asyncio.Runner) -> Iterator[Guest]:
    """Somebody at a table who sends nonsense; in the end the table goes on as if nothing was."""
    made = open_table(server, "orongo", [person(), person()])
    found = Guest(server, made.table, [token or "" for token in made.seats])
    runner.run(found.arrive())
    yield found
    runner.run(found.leave())  # other tests have run meanwhile, and a quiet socket is closed
    runner.run(found.arrive())
    assert found.state is not None
    before = found.state.number
    assert runner.run(play_on(found, rng_for("after"), 10)) == 10
    assert found.state.number >= before + 10
    runner.run(found.leave())
    assert errors(server) == 0


@settings(max_examples=300, deadline=None)
@given(message=nearly | plain)
def test_any_json_is_answered(guest: Guest, runner: asyncio.Runner, message: object) -> None:
    answer = runner.run(answer_to(guest, msgspec.json.encode(message).decode()))
    if answer["is"] == "refused":
        assert answer["refusal"]["key"]
        assert answer["refusal"]["key"] != "table-internal"
        id = message.get("id") if isinstance(message, dict) else None
        plain_id = isinstance(id, str) and re.fullmatch("[ -~]{1,64}", id)
        assert answer["id"] == (id if plain_id else None)
    else:
        assert isinstance(message, dict)
        assert answer["id"] == message["id"]


@settings(max_examples=100, deadline=None)
@given(text=st.text(max_size=50))
def test_any_text_is_answered(guest: Guest, runner: asyncio.Runner, text: str) -> None:
    answer = runner.run(answer_to(guest, text))
    assert answer["is"] == "refused"
    assert answer["refusal"]["key"].startswith("json")


@settings(max_examples=30, deadline=None)
@given(data=st.binary(max_size=50))
def test_binary_frames_are_refused(guest: Guest, runner: asyncio.Runner, data: bytes) -> None:
    answer = runner.run(answer_to(guest, data))
    assert answer["refusal"]["key"] == "table-binary"
    assert answer["id"] is None


@pytest.mark.parametrize(
    ("frame", "keys", "code"),
    [
        ("x" * (LARGEST_MESSAGE + 1), ["table-large"], 1009),
        (" " * (LARGEST_MESSAGE + 1), ["table-large"], 1009),
        ("x" * LARGEST_MESSAGE * 20, [], 1009),
        ([b"\xff"], ["table-binary"], None),
    ],
)
def test_frames_that_are_too_large(
    server: Served, frame: Any, keys: list[str], code: int | None
) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> None:
        async with Guest(server, made.table, [made.watch]) as guest:
            heard = []
            try:
                await guest.socket.send(frame)
                while True:
                    message = await guest.next()
                    heard.append(message.refusal.key)
                    if code is None:
                        await guest.leave()
            except ConnectionClosed as closed:
                received = closed.rcvd
            assert heard == keys
            assert received is not None
            assert code is None or received.code == code

    asyncio.run(run())


@pytest.mark.parametrize(
    ("first", "key", "closes"),
    [
        ({"do": "hello", "id": "1", "tokens": ["wrong"]}, "table-token", True),
        ({"do": "hello", "id": "1", "tokens": ["WATCH", "wrong"]}, "table-token", True),
        ({"do": "hello", "id": "1", "tokens": []}, "json-length", False),
        ({"do": "ping", "id": "1"}, "table-hello-first", False),
        ({"do": "hello"}, "json-missing", False),
        ({"do": "hello", "id": "1", "tokens": ["x" * 65]}, "json-length", False),
    ],
)
def test_hello_must_be_right(server: Served, first: dict[str, Any], key: str, closes: bool) -> None:
    made = open_table(server, "orongo", [person(), person()])
    tokens = [made.watch if token == "WATCH" else token for token in first.get("tokens", ())]

    async def run() -> None:
        address = f"{server.socket_address}/api/tables/{made.table}/socket"
        async with connect(address, open_timeout=PATIENCE_S, ping_interval=None) as socket:
            if "tokens" in first:
                first["tokens"] = tokens
            await socket.send(msgspec.json.encode(first).decode())
            message = msgspec.json.decode(await socket.recv())
            assert (message["is"], message["refusal"]["key"]) == ("refused", key)
            if closes:
                with pytest.raises(ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
            else:
                hello = messages.Hello(id=fresh_id(), tokens=[made.watch])
                await socket.send(msgspec.json.encode(hello).decode())
                assert msgspec.json.decode(await socket.recv())["is"] == "welcome"

    asyncio.run(run())


def test_there_is_no_such_table(server: Served) -> None:
    async def run() -> None:
        async with connect(
            f"{server.socket_address}/api/tables/none/socket",
            open_timeout=PATIENCE_S,
            ping_interval=None,
        ) as socket:
            hello = messages.Hello(id="1", tokens=["x"])
            await socket.send(msgspec.json.encode(hello).decode())
            message = msgspec.json.decode(await socket.recv())
            assert message["refusal"]["key"] == "table-none"

    asyncio.run(run())


def test_pages_from_elsewhere_may_not_connect(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])
    address = f"{server.socket_address}/api/tables/{made.table}/socket"

    async def allowed(origin: str) -> bool:
        try:
            async with connect(address, origin=origin, open_timeout=PATIENCE_S):  # type: ignore[arg-type]  # any text
                return True
        except InvalidStatus as refused:
            return refused.response.status_code != 403

    async def run() -> list[bool]:
        own = server.address
        return [
            await allowed(origin)
            for origin in (own, "http://example.org", own.replace("http", "https"), "null")
        ]

    assert asyncio.run(run()) == [True, False, True, False]


def test_nonsense_without_end_is_cut_off(server: Served) -> None:
    made = open_table(server, "orongo", [person(), person()])

    async def run() -> int:
        async with Guest(server, made.table, [made.watch]) as guest:
            refused = 0
            try:
                while refused <= MOST_REFUSED:
                    await guest.socket.send("nonsense")
                    refused += isinstance(await guest.next(), messages.CommandRefused)
            except ConnectionClosed:
                pass
            return refused

    assert asyncio.run(run()) <= MOST_REFUSED


def test_limits_by_seat_and_address(tmp_path: Path) -> None:
    limits = ("--rate", "2", "--sockets", "3", "--tables-an-hour", "2")
    with served(tmp_path, *limits) as server:
        made = open_table(server, "orongo", [person(), person()])
        open_table(server, "orongo", [person(), person()])
        with pytest.raises(AssertionError, match="table-many-tables"):
            open_table(server, "orongo", [person(), person()])

        async def run() -> None:
            token = made.seats[0] or ""
            guests = [Guest(server, made.table, [token]) for _ in range(3)]
            for guest in guests:
                await guest.arrive()
            with pytest.raises(InvalidStatus):
                await Guest(server, made.table, [token]).arrive()
            for guest in guests:
                for _ in range(10):
                    await guest.send(messages.Ping(id=fresh_id()))
            answers = [await guest.next() for guest in guests for _ in range(10)]
            refused = [a.refusal.key for a in answers if isinstance(a, messages.CommandRefused)]
            assert refused
            assert set(refused) == {"table-rate"}
            assert isinstance(answers[0], messages.Pong)
            for guest in guests:
                await guest.leave()

        asyncio.run(run())
