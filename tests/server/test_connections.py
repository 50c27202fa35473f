"""Half requests end, connections are counted, and whoever is inside plays on."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from websockets.frames import Frame, Opcode

from ahu.core.rng import rng_for
from ahu.server.connections import MOST_FRAMES, STATE, Connections, HttpConnection, frame_head
from tests.server.guests import Guest, open_table, person, play_on
from tests.server.servers import PATIENCE_S, Served, arranged, served

WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
DROPS = 2000
LAST = b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


class Hasty(HttpConnection):
    """As the server's, but a test does not wait so long."""

    head_s, body_s, read_s = 0.5, 0.5, 0.5


class Unhurried(HttpConnection):
    """One that waits longer than any test."""

    head_s, body_s, read_s = 3600.0, 3600.0, 3600.0


@contextmanager
def hasty(
    in_all: int = 100, of_an_address: int = 100, kind: type[HttpConnection] = Hasty
) -> Iterator[int]:
    """A server of such connections; its port."""

    async def echo(request: Request) -> Response:
        body = await request.body()
        return Response(b"x" * 30_000_000 if body == b"long" else b"seen " + body)

    app = Starlette(routes=[Route("/", echo, methods=["GET", "POST"])])
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        bound.listen()
        config = uvicorn.Config(app, http=kind, lifespan="off", log_config=None)
        server = uvicorn.Server(config)
        limits = Connections(of_an_address, 1000, in_all=in_all)

        async def run() -> None:
            config.load()
            server.lifespan = config.lifespan_class(config)
            server.lifespan.state[STATE] = limits
            await server.startup([bound])
            await server.main_loop()
            await server.shutdown([bound])

        thread = threading.Thread(target=lambda: asyncio.run(run()))
        thread.start()
        try:
            yield bound.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE_S)


def called(port: int, data: bytes = b"") -> socket.socket:
    client = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)
    with suppress(ConnectionError):  # it may be closed at once
        client.sendall(data)
    return client


def ended(client: socket.socket) -> bytes:
    """What came until the server ended it."""
    found = b""
    with suppress(ConnectionError):
        while data := client.recv(65536):
            found += data
    return found


def answered(port: int) -> None:
    """Wait until there is room for somebody."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        with closing(called(port, LAST)) as client:
            if b"200 OK" in ended(client):
                return
    raise TimeoutError("there is no room")


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"G",
        WHOLE[:-2],
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\nExpect: 100-continue\r\n\r\n",
        WHOLE + WHOLE[:-2],
        WHOLE + b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
        b"POST /none HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc",
    ],
)
def test_half_a_request_is_not_waited_for(half: bytes) -> None:
    with hasty() as port, closing(called(port, half)) as client:
        answered = ended(client)
        assert answered.count(b"200 OK") == half.startswith(WHOLE)


@pytest.mark.parametrize(
    ("beginning", "drop"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"x"),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"x"),
        (b"POST /none HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", b"x"),
    ],
)
def test_drop_by_drop_wins_no_time(beginning: bytes, drop: bytes) -> None:
    with hasty() as port, closing(called(port, beginning)) as client:
        client.settimeout(0.05)
        came: bytes | None = None
        for _ in range(DROPS):
            with suppress(TimeoutError, ConnectionError):
                client.sendall(drop)
            try:
                came = client.recv(65536)
            except TimeoutError:
                continue
            except ConnectionError:
                came = b""
            if came == b"":
                return
        pytest.fail("it is still open")


def test_an_answer_must_be_read() -> None:
    request = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nlong"
    with hasty(in_all=1) as port, closing(called(port, request)):
        answered(port)  # there is room for one only; once the idle reader is gone, for another


def test_connections_are_counted() -> None:
    with hasty(of_an_address=3, kind=Unhurried) as port, ExitStack() as stack:
        clients = [stack.enter_context(closing(called(port))) for _ in range(3)]
        assert ended(stack.enter_context(closing(called(port, LAST)))) == b""
        clients[0].close()
        answered(port)  # once the server has seen that one has gone


# The whole server


def test_whoever_is_inside_plays_on(tmp_path: Path) -> None:
    """One address holds as many connections as it may; the next is closed at once."""
    with served(tmp_path, "--sockets", "20") as server, ExitStack() as stack:
        made = open_table(server, "orongo", [person(), person()])

        async def run() -> None:
            tokens = [token or "" for token in made.seats]
            async with Guest(server, made.table, tokens) as guest:
                half = [
                    stack.enter_context(closing(called(server.port, WHOLE[:-2]))) for _ in range(60)
                ]
                assert await play_on(guest, rng_for("inside"), 5) == 5
                for client in half:
                    assert await asyncio.to_thread(ended, client) == b""
                assert await play_on(guest, rng_for("inside"), 5) == 5

        asyncio.run(run())
        open_table(server, "orongo", [person(), person()])
        assert "too many connections of one address" in server.log.read_text()


def test_few_file_handles_are_said(tmp_path: Path) -> None:
    with arranged(tmp_path) as server:
        limited = ["bash", "-c", 'ulimit -n 200 && exec "$@"', "-"]
        server.command = [*limited, *server.command]
        server.start()
        made = open_table(server, "orongo", [person(), person()])

        async def run(server: Served, stack: ExitStack) -> None:
            async with Guest(server, made.table, [made.seats[0] or ""]) as guest:
                clients: list[Any] = [
                    stack.enter_context(closing(called(server.port))) for _ in range(300)
                ]
                for client in clients:
                    assert await asyncio.to_thread(ended, client) == b""
                assert await play_on(guest, rng_for("few"), 1) == 1

        with ExitStack() as stack:
            asyncio.run(run(server, stack))
        text = server.log.read_text()
        assert '"too many connections"' in text
        assert "Too many open files" not in text


SOCKET = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
EMPTY_TEXT, EMPTY_CONTINUATION = b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


def test_a_socket_that_begins_with_a_body_is_refused(server: Served) -> None:
    with closing(called(server.port, SOCKET + b"Content-Length: 5\r\n\r\n")) as client:
        assert ended(client).startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (b"\x81\x81\0\0\0\0\xff", 1007),
        (EMPTY_TEXT + EMPTY_CONTINUATION * (MOST_FRAMES + 1), 1009),
    ],
)
def test_what_is_no_message_ends_a_socket(server: Served, frames: bytes, code: int) -> None:
    with closing(called(server.port, SOCKET + b"\r\n")) as client:
        assert client.recv(12) == b"HTTP/1.1 101"
        client.sendall(frames)
        assert ended(client).endswith(code.to_bytes(2, "big"))
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536, 100_000])
def test_frames_are_as_the_library_makes_them(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
