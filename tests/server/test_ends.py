"""How sockets end: whatever happens, the other side is told and the log has no traceback."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from socket import socket as socket_of
from typing import NoReturn

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ahu.server import sockets as sockets_module
from ahu.server.app import make
from ahu.server.config import ServerSettings
from ahu.server.connections import STATE, Connections, HttpConnection, SocketConnection
from ahu.server.metrics import ERRORS, SOCKETS
from ahu.server.registry import TableRegistry
from tests.server.servers import PATIENCE_S

FEW_BYTES = 4096


@asynccontextmanager
async def running(folder: Path, buffered: int = 0) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """A server in this process, and its port. The system buffers so many bytes."""
    settings = ServerSettings(database=str(folder / "tables.sqlite"), workers=1)
    app = make(settings)
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, http=HttpConnection, ws=SocketConnection, log_config=None)
    )
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done()
    try:
        (listening,) = server.servers[0].sockets
        port = listening.getsockname()[1]
        if buffered:
            listening.setsockopt(SOL_SOCKET, SO_SNDBUF, buffered)
        yield server, port
    finally:
        server.should_exit = True
        await task


@asynccontextmanager
async def serving(folder: Path, buffered: int = 0) -> AsyncIterator[str]:
    """A server in this process; the address of its sockets."""
    async with running(folder, buffered) as (_, port):
        yield f"ws://127.0.0.1:{port}/api/tables"


def faults() -> float:
    return float(ERRORS._value.get())


async def closed(address: str, *frames: str | bytes) -> tuple[list[dict[str, object]], int]:
    """What is heard after these frames until the socket is closed, and the code it is closed by."""
    heard = []
    async with connect(address, open_timeout=PATIENCE_S, ping_interval=None) as socket:
        for frame in frames:
            await socket.send(frame)
        with suppress(ConnectionClosed):
            while True:
                heard.append(json.loads(await socket.recv()))
        assert socket.close_code is not None
        return heard, socket.close_code


def test_a_fault_at_hello_is_told_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: TableRegistry, name: str) -> NoReturn:
        raise ValueError("the database is on fire")

    monkeypatch.setattr(TableRegistry, "table", broken)

    async def run() -> None:
        async with serving(tmp_path) as address:
            before = faults()
            hello = json.dumps({"do": "hello", "id": "1", "tokens": ["x"]})
            heard, code = await closed(f"{address}/any/socket", hello)
            assert code == 1011
            assert [message["id"] for message in heard] == ["1"]
            assert heard[0]["refusal"] == {
                "rule": "",
                "key": "table-internal",
                "args": {},
                "where": "",
            }
            assert faults() == before + 1

    asyncio.run(run())


def test_a_socket_on_which_nothing_is_said_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets_module, "IDLE_S", 2.0)  # enough to say Hello on a busy machine

    async def run() -> None:
        async with serving(tmp_path) as address:
            made = await opened(address)
            hello = json.dumps({"do": "hello", "id": "1", "tokens": [made["watch"]]})
            heard, code = await closed(f"{address}/{made['table']}/socket", hello)
            assert code == 1008
            assert [message["is"] for message in heard][:2] == ["welcome", "state"]

    asyncio.run(run())


def test_a_client_that_does_not_read_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It holds up neither the end of its own socket nor the memory that it was sent."""
    monkeypatch.setattr(SocketConnection, "read_s", 0.5)

    async def run() -> None:
        async with serving(tmp_path, FEW_BYTES) as address:
            made = await opened(address)
            hello = json.dumps({"do": "hello", "id": "1", "tokens": [made["watch"]]})
            look = json.dumps({"do": "look", "id": "2", "step": 0})
            before = SOCKETS._value.get()
            async with connect(
                f"{address}/{made['table']}/socket", open_timeout=PATIENCE_S, ping_interval=None
            ) as socket:
                socket.transport.pause_reading()
                for frame in (hello, *[look] * 20):
                    await socket.send(frame)
                async with asyncio.timeout(PATIENCE_S):
                    while SOCKETS._value.get() == before:
                        await asyncio.sleep(0.01)
                    while SOCKETS._value.get() > before:
                        await asyncio.sleep(0.01)
                socket.transport.abort()

    asyncio.run(run())


SCHEMA = b"GET /api/openapi.json HTTP/1.1\r\nHost: ahu\r\n\r\n"
LAST = SCHEMA.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
UPGRADE = (
    b"GET /api/tables/any/socket HTTP/1.1\r\nHost: ahu\r\nOrigin: http://evil.example\r\n"
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SOME_BYTES = 43_520
"""What a system buffers of answers to a client far away."""


@pytest.mark.parametrize(
    "asked", [SCHEMA * count + last for count in range(1, 6) for last in (UPGRADE, LAST)] + [LAST]
)
def test_a_client_that_reads_no_answers_is_cut_off_whatever_it_asks_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bytes
) -> None:
    """Its requests come in one piece, so that the last is read while answers cannot be sent."""
    for kind in (HttpConnection, SocketConnection):
        monkeypatch.setattr(kind, "read_s", 0.5)

    async def run() -> None:
        async with running(tmp_path, SOME_BYTES) as (server, port):
            loop, state = asyncio.get_running_loop(), server.server_state
            with socket_of() as client:
                client.setsockopt(SOL_SOCKET, SO_RCVBUF, 2048)
                client.setblocking(False)
                await loop.sock_connect(client, ("127.0.0.1", port))
                await loop.sock_sendall(client, asked)
                async with asyncio.timeout(PATIENCE_S):
                    while not state.total_requests or state.connections:
                        await asyncio.sleep(0.01)
            limits: Connections = server.lifespan.state[STATE]
            assert limits._of_an_address
            assert not limits._of_an_address._held

    asyncio.run(run())


async def opened(address: str) -> dict[str, str]:
    """A table."""
    asked = {"game": "orongo", "seats": [{"player": "person"}] * 2}
    async with httpx.AsyncClient(timeout=PATIENCE_S) as client:
        response = await client.post(address.replace("ws:", "http:"), json=asked)
    made: dict[str, str] = response.json()
    return made


def test_connections_that_ended_leave_nothing_for_a_collection_of_garbage(tmp_path: Path) -> None:
    """A thousand that end together would else hold everybody up when they are found."""

    async def run() -> None:
        async with serving(tmp_path) as address:
            made = await opened(address)
            hello = json.dumps({"do": "hello", "id": "1", "tokens": [made["watch"]]})
            gc.collect()
            gc.disable()
            gc.set_debug(gc.DEBUG_SAVEALL)
            try:
                for _ in range(3):
                    await opened(address)
                    async with connect(
                        f"{address}/{made['table']}/socket",
                        open_timeout=PATIENCE_S,
                        ping_interval=None,
                    ) as socket:
                        await socket.send(hello)
                        await socket.recv()
                async with asyncio.timeout(PATIENCE_S):
                    while SOCKETS._value.get():
                        await asyncio.sleep(0.01)
                await asyncio.sleep(0)  # the loop itself holds on to who has just ended
                gc.collect()
                kinds = HttpConnection, SocketConnection
                assert [one for one in gc.garbage if isinstance(one, kinds)] == []
            finally:
                gc.set_debug(0)
                gc.garbage.clear()
                gc.enable()

    asyncio.run(run())


def test_whoever_goes_away_leaves_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def go(address: str, *frames: str | bytes) -> None:
        """Send and be gone at once, without waiting for anything."""
        socket = await connect(address, open_timeout=PATIENCE_S, ping_interval=None)
        for frame in frames:
            await socket.send(frame)
        socket.transport.abort()

    async def run() -> None:
        async with serving(tmp_path) as address:
            made = await opened(address)
            path = f"{address}/{made['table']}/socket"
            hello = json.dumps({"do": "hello", "id": "1", "tokens": [made["watch"]]})
            ping = json.dumps({"do": "ping", "id": "2"})
            kinds: list[list[str | bytes]] = [[], [b"x"], [hello, b"x"], [hello]]
            kinds[3] += [ping, b"x"] * 50
            for frames in kinds:
                for _ in range(5):
                    await go(path, *frames)
                    socket = await connect(path, open_timeout=PATIENCE_S, ping_interval=None)
                    for frame in frames:
                        await socket.send(frame)
                    await socket.close()
            async with asyncio.timeout(PATIENCE_S):
                while SOCKETS._value.get():
                    await asyncio.sleep(0.01)

    with caplog.at_level(logging.WARNING):
        asyncio.run(run())
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []
