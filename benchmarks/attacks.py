"""What hostile clients do: one kind of request, as fast as it is answered. See `hostile.py`."""

from __future__ import annotations

import asyncio
import json
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from multiprocessing.connection import Connection

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

CLIENTS = 10
EVENTS = 2777
"""How many events the record has that they ask about."""
FLOOD = 2000
"""How many frames or chunks are sent at once."""
AT_ONCE = 64
"""How many messages a hostile client sends before it reads."""


class Target(Struct):
    """What the hostile clients need."""

    port: int
    record: str
    tables: list[tuple[str, str]]
    """The names and tokens of the tables with the long record."""
    seats: list[tuple[str, str, int, str]]
    """Seats in games of Giants: table, token, seat, and an item that the seat could move."""
    hostile: str = ""
    """The address of the hostile clients, another one for each attack."""

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


def client_at(address: str) -> httpx.AsyncClient:
    """Returns a client that sends requests from one address."""
    return httpx.AsyncClient(
        transport=httpx.AsyncHTTPTransport(local_address=address), timeout=60.0
    )


async def entered(target: Target, name: str, token: str, address: str) -> ClientConnection:
    """Returns a socket that has said Hello, and heard Welcome and State."""
    socket = await connect(
        target.socket(name), compression=None, max_size=None, local_addr=(address, 0),
        ping_interval=None, open_timeout=60,
    )  # fmt: skip
    hello = {"do": "hello", "id": "h", "tokens": [token]}
    await socket.send(json.dumps(hello))
    await socket.recv(decode=False)
    await socket.recv(decode=False)
    return socket


Attack = Callable[[Target, int, Counter[str]], Awaitable[None]]


def count(heard: str | bytes, found: Counter[str]) -> None:
    data = heard if isinstance(heard, bytes) else heard.encode()
    found["refused" if b'"is":"refused"' in data[:40] else "answered"] += 1


def asking(
    make: Callable[[Target, int], tuple[str, str, dict[str, object]]],
    first: dict[str, object] | None = None,
) -> Attack:
    """Returns an attack that sends `first` once, then one message again and again."""

    async def attack(target: Target, number: int, found: Counter[str]) -> None:
        name, token, request = make(target, number)
        while True:
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                socket = await entered(target, name, token, target.hostile)
                text = json.dumps({"id": "x", **request})
                if first is not None:
                    await socket.send(json.dumps({"id": "x", "seat": request["seat"], **first}))
                while True:
                    for _ in range(AT_ONCE):
                        await socket.send(text)
                    for _ in range(AT_ONCE):
                        count(await socket.recv(decode=False), found)

    return attack


def look(target: Target, number: int) -> tuple[str, str, dict[str, object]]:
    name, token = target.tables[number % len(target.tables)]
    return name, token, {"do": "look", "step": EVENTS, "open": True}


def plan(target: Target, number: int) -> tuple[str, str, dict[str, object]]:
    name, token, seat, item = target.seats[number % len(target.seats)]
    return name, token, {"do": "plan", "seat": seat, "item": item}


def trial(target: Target, number: int) -> tuple[str, str, dict[str, object]]:
    name, token, seat, item = target.seats[number % len(target.seats)]
    return name, token, {"do": "try", "seat": seat, "actions": [f"pick {item}"]}


def again(target: Target, number: int) -> tuple[str, str, dict[str, object]]:
    name, token, seat, _ = target.seats[number % len(target.seats)]
    actions = ["enter E9 by 1 blue 1 green 1 red 2 logs"] * 200
    return name, token, {"do": "play", "seat": seat, "actions": actions}


async def handshake(target: Target, number: int, found: Counter[str]) -> None:
    """Connects from a page of elsewhere."""
    name, _ = target.tables[number % len(target.tables)]
    while True:
        with suppress(InvalidHandshake, OSError, TimeoutError):
            await connect(
                target.socket(name), local_addr=(target.hostile, 0), origin=Origin("http://else")
            )
        found["refused"] += 1


async def hello(target: Target, number: int, found: Counter[str]) -> None:
    """Comes and goes."""
    name, token = target.tables[number % len(target.tables)]
    while True:
        try:
            socket = await entered(target, name, token, target.hostile)
            await socket.close()
            found["answered"] += 1
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            found["refused"] += 1


def requesting(
    send: Callable[[httpx.AsyncClient, Target, int], Awaitable[httpx.Response]],
) -> Attack:
    """Returns an attack that sends one request again and again."""

    async def attack(target: Target, number: int, found: Counter[str]) -> None:
        async with client_at(target.hostile) as client:
            while True:
                try:
                    status = (await send(client, target, number)).status_code
                    found["answered" if status < 300 else "refused"] += 1
                except httpx.HTTPError:
                    found["refused"] += 1

    return attack


async def chance(client: httpx.AsyncClient, target: Target, _: int) -> httpx.Response:
    asked = {"record": target.record, "seed": "long"}
    return await client.post(f"{target.http}/api/chance", json=asked)


async def upload(client: httpx.AsyncClient, target: Target, _: int) -> httpx.Response:
    return await client.post(f"{target.http}/api/records", content=target.record)


async def download(client: httpx.AsyncClient, target: Target, number: int) -> httpx.Response:
    name, token = target.tables[number % len(target.tables)]
    address = f"{target.http}/api/tables/{name}/record"
    return await client.get(address, headers={"Authorization": f"Bearer {token}"})


async def mine(client: httpx.AsyncClient, target: Target, _: int) -> httpx.Response:
    held = [{"table": name, "tokens": [token] * 6} for name, token in target.tables] * 20
    return await client.post(f"{target.http}/api/mine", json={"held": held[:200]})


async def numbers(client: httpx.AsyncClient, target: Target, _: int) -> httpx.Response:
    return await client.get(f"{target.http}/metrics")


def flooding(head: str, part: bytes) -> Attack:
    """Returns an attack that sends bytes without end, cheap to send and costly to read."""

    async def attack(target: Target, number: int, found: Counter[str]) -> None:
        name, _ = target.tables[number % len(target.tables)]
        begun = head.format(table=name).replace("\n", "\r\n").encode()
        while True:
            try:
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", target.port, local_addr=(target.hostile, 0)
                )
                heard = asyncio.create_task(reader.read(-1))
                writer.write(begun)
                while not heard.done():
                    writer.write(part * FLOOD)
                    await writer.drain()
                    found["answered"] += 1
            except OSError:
                pass
            found["refused"] += 1
            await asyncio.sleep(0.05)

    return attack


PINGS = flooding(
    "GET /api/tables/{table}/socket HTTP/1.1\nHost: x\nConnection: Upgrade\n"
    "Upgrade: websocket\nSec-WebSocket-Version: 13\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\n\n",
    b"\x89\x80\0\0\0\0",
)
CHUNKS = flooding(
    "POST /api/records HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\n", b"1\r\na\r\n"
)

PAGE = flooding("", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
NO_JSON = flooding("", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n")
DELETING = flooding("", b"DELETE /api/tables/abcdefghijkl HTTP/1.1\r\nHost: x\r\n\r\n")

ATTACKS: dict[str, Attack] = {
    "Look": asking(look),
    "Hello": hello,
    "Plan": asking(plan),
    "Try": asking(trial),
    "a used id": asking(again, {"do": "rename", "name": "Ana"}),
    "handshakes": handshake,
    "chance": requesting(chance),
    "upload": requesting(upload),
    "record": requesting(download),
    "mine": requesting(mine),
    "metrics": requesting(numbers),
    "pings": PINGS,
    "chunks": CHUNKS,
    "the page": PAGE,
    "no JSON": NO_JSON,
    "deleting": DELETING,
}


async def everything(target: Target, number: int, found: Counter[str]) -> None:
    """Lets each client do something else."""
    await list(ATTACKS.values())[number % len(ATTACKS)](target, number, found)


def attack(data: bytes, name: str, seconds: float, done: Connection) -> None:
    """Runs hostile clients in a process of their own for `seconds`."""
    os.nice(15)  # the server is to suffer, not the people's own program
    target = msgspec.json.decode(data, type=Target)
    found: Counter[str] = Counter()

    async def run() -> None:
        chosen = everything if name == "all of it" else ATTACKS[name]
        clients = max(CLIENTS, len(ATTACKS)) if chosen is everything else CLIENTS
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.gather(*(chosen(target, i, found) for i in range(clients)))

    asyncio.run(run())
    done.send((found["answered"], found["refused"]))
