"""Measures the table under load, beside boardgame.io in the same run.

    python -m benchmarks.table [--seconds N] [--save]

One server process on SQLite and one process with all clients, a core each. A table has two sockets,
one for each seat of a game of Orongo. *At once*: every table plays its next move as soon as both
sockets have heard of the last. *At a pace*: moves come at a steady rate, whatever the server does.
Enough games are opened before the clock runs, so that only moves are counted, as with the peer.
The time is from sending a move to its arrival at the other socket.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct
from tests.server.guests import open_table, person
from tests.server.servers import Served, served
from websockets.asyncio.client import ClientConnection, connect

from ahu.core.rng import Rng, rng_for
from ahu.server.choices import expanded
from ahu.server.messages import Choices
from benchmarks.writing import placed, processor, table

RESULTS = Path(__file__).parent / "table.md"
BEGIN = "<!-- `python -m benchmarks.table --save` writes from here -->"
END = "<!-- to here -->"
PEER = Path(__file__).parent / "boardgameio"
TABLES = (1, 100, 500)
PACE = 1000.0
"""How many moves a second all make together, at a pace: as many as a server should bear."""
IDLE = 5000
IDLE_TABLES = 100
WARM_UP_S = 1.0
GAMES = 60
"""The most games that are played in all, besides one or two at each table."""


class _Sight(Struct):
    choices: list[Choices]


class _Heard(Struct, tag_field="is", tag="state"):
    """What a player who plays at random needs of a State."""

    number: int
    waiting: str
    projections: list[_Sight]


class _Log(Struct, tag_field="is", tag="log"):
    pass


class _Other(Struct, tag_field="is", tag="done"):
    number: int


class _Hello(Struct, tag_field="is", tag="welcome"):
    table: str


class _Presence(Struct, tag_field="is", tag="presence"):
    watching: int


_DECODER = msgspec.json.Decoder(_Heard | _Log | _Other | _Hello | _Presence)


class Figures(Struct):
    """What was measured: moves a second, and milliseconds to the other socket."""

    tables: int
    rate: float
    median: float
    p99: float


def figures(tables: int, rate: float, delays: list[float]) -> Figures:
    """Returns the figures of a run."""
    cuts = quantiles(delays, n=100) if len(delays) > 1 else [0.0] * 99
    found = Figures(tables, rate, cuts[49] * 1000, cuts[98] * 1000)
    print(found, file=sys.stderr, flush=True)
    return found


class Match:
    """A table and its two sockets, for one game."""

    def __init__(self, server: Served, rng: Rng) -> None:
        self.server = server
        self.rng = rng
        self.sockets: list[ClientConnection] = []
        self.states: list[_Heard] = []

    async def open(self) -> None:
        """Opens a new game."""
        made = await asyncio.to_thread(open_table, self.server, "orongo", [person(), person()])
        address = f"{self.server.socket_address}/api/tables/{made.table}/socket"
        self.sockets = [
            await connect(address, compression=None, max_size=None, ping_interval=None)
            for _ in range(2)
        ]
        for seat, socket in enumerate(self.sockets):
            hello = {"do": "hello", "id": "hello", "tokens": [made.seats[seat]]}
            await socket.send(json.dumps(hello))
        for socket in self.sockets:
            await self._hear(socket, _Hello)
        self.states = [await self._hear(socket, _Heard) for socket in self.sockets]

    async def _hear(self, socket: ClientConnection, kind: type[Struct]) -> _Heard:
        while True:
            message = _DECODER.decode(await socket.recv(decode=False))
            if isinstance(message, kind):
                return message  # type: ignore[return-value]  # of the kind that was asked for

    async def move(self) -> float:
        """Makes one move, and returns how long it took to the other socket."""
        seat = 0 if self.states[0].projections[0].choices else 1
        choices = expanded(self.states[seat].projections[0].choices)
        move = choices[self.rng.below(len(choices))]
        request = {"do": "play", "id": str(self.states[0].number), "seat": seat, "actions": [move]}
        begun = time.perf_counter()
        await self.sockets[seat].send(json.dumps(request))
        self.states[1 - seat] = await self._hear(self.sockets[1 - seat], _Heard)
        delay = time.perf_counter() - begun
        self.states[seat] = await self._hear(self.sockets[seat], _Heard)
        return delay

    @property
    def over(self) -> bool:
        return self.states[0].waiting == "over"

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()


class Pair:
    """Two people who play one game after another."""

    def __init__(self, server: Served, rng: Rng, games: int) -> None:
        self.server = server
        self.rng = rng
        self.matches = [Match(server, rng) for _ in range(games)]
        self.at = 0

    async def open(self) -> None:
        for match in self.matches:
            await match.open()

    async def move(self) -> float:
        """Makes one move, in the next game if one has ended, and returns how long it took."""
        if self.matches[self.at].over:
            self.at += 1
            if self.at == len(self.matches):  # more games than expected
                self.matches.append(Match(self.server, self.rng))
                await self.matches[self.at].open()
        return await self.matches[self.at].move()

    async def close(self) -> None:
        for match in self.matches:
            await match.close()


async def opened(server: Served, tables: int) -> list[Pair]:
    """Returns a pair for each table, with the games they will play."""
    games = GAMES // tables + 2
    pairs = [Pair(server, rng_for("bench", i), games) for i in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(pair.open() for pair in pairs[start : start + 20]))
    gc.collect()
    gc.freeze()  # the clients' own collections of garbage are no pauses of the server
    return pairs


async def at_once(server: Served, tables: int, seconds: float) -> Figures:
    """Measures moves as fast as they go."""
    pairs = await opened(server, tables)
    delays: list[float] = []
    start = time.perf_counter() + WARM_UP_S
    end = start + seconds

    async def play(pair: Pair) -> None:
        while (begun := time.perf_counter()) < end:
            delay = await pair.move()
            if begun >= start:
                delays.append(delay)

    await asyncio.gather(*map(play, pairs))
    took = time.perf_counter() - start
    await asyncio.gather(*(pair.close() for pair in pairs))
    return figures(tables, len(delays) / took, delays)


async def at_a_pace(server: Served, tables: int, seconds: float, pace: float) -> Figures:
    """Measures moves at a steady rate, spread evenly over the tables."""
    pairs = await opened(server, tables)
    delays: list[float] = []
    gap = tables / pace
    begun = time.perf_counter()

    async def play(i: int, pair: Pair) -> None:
        due = begun + gap * i / tables
        while due < begun + WARM_UP_S + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            delay = await pair.move()
            if due > begun + WARM_UP_S:
                delays.append(delay)
            due += gap

    await asyncio.gather(*(play(i, pair) for i, pair in enumerate(pairs)))
    await asyncio.gather(*(pair.close() for pair in pairs))
    return figures(tables, len(delays) / seconds, delays)


class Held(Struct):
    """Idle sockets: how many, what they cost, and how fast a table is beside them."""

    sockets: int
    bytes_each: float
    beside: Figures


def memory(server: Served) -> int:
    """Returns the memory of the server process, in bytes."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


async def idle(server: Served, seconds: float) -> Held:
    """Measures onlookers who do nothing, at tables where nothing happens."""
    tables = [
        await asyncio.to_thread(open_table, server, "orongo", [person(), person()])
        for _ in range(IDLE_TABLES)
    ]
    before = memory(server)
    sockets: list[ClientConnection] = []

    async def watch(number: int) -> None:
        made = tables[number % IDLE_TABLES]
        address = f"{server.socket_address}/api/tables/{made.table}/socket"
        socket = await connect(address, compression=None, open_timeout=60)
        await socket.send(json.dumps({"do": "hello", "id": "1", "tokens": [made.watch]}))
        await socket.recv()
        await socket.recv()
        sockets.append(socket)

    for start in range(0, IDLE, 50):
        await asyncio.gather(*(watch(start + i) for i in range(50)))
    cost = (memory(server) - before) / IDLE
    beside = await at_a_pace(server, 1, seconds, 20)
    alive = 0
    for socket in sockets:
        await socket.send(json.dumps({"do": "ping", "id": "2"}))
    for socket in sockets:
        while b"pong" not in (heard := await socket.recv(decode=False)):
            assert b"presence" in heard
        alive += 1
    await asyncio.gather(*(socket.close() for socket in sockets))
    return Held(alive, cost, beside)


CORES = sorted(os.sched_getaffinity(0))
FOR_SERVER, FOR_CLIENTS = {CORES[0]}, {CORES[-1]}


def raise_limit() -> None:
    """Lets this process, and those it starts, open as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure_ours(seconds: float) -> tuple[list[Figures], list[Figures], Held]:
    """Measures our server: at once, at a pace, and with idle sockets."""
    raise_limit()
    os.sched_setaffinity(0, FOR_SERVER)  # the server inherits it
    with TemporaryDirectory() as folder, served(Path(folder), "--log", "info") as server:
        os.sched_setaffinity(0, FOR_CLIENTS)
        fast = [asyncio.run(at_once(server, tables, seconds)) for tables in TABLES]
        paced = [asyncio.run(at_a_pace(server, tables, seconds, PACE)) for tables in TABLES[1:]]
        held = asyncio.run(idle(server, seconds))
    return fast, paced, held


def measure_peer(seconds: float) -> tuple[list[Figures], list[Figures]]:
    """Measures boardgame.io with its own client, storing in memory only."""
    subprocess.run(["npm", "ci", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
    os.sched_setaffinity(0, FOR_SERVER)
    server = subprocess.Popen(["node", "server.cjs"], cwd=PEER, stdout=subprocess.PIPE)
    os.sched_setaffinity(0, FOR_CLIENTS)
    try:
        assert server.stdout is not None
        server.stdout.readline()
        runs = [(tables, 0.0) for tables in TABLES] + [(tables, PACE) for tables in TABLES[1:]]
        found = []
        for tables, pace in runs:
            done = subprocess.run(
                ["node", "clients.cjs", str(tables), str(seconds), str(pace)],
                cwd=PEER, check=True, stdout=subprocess.PIPE, timeout=600,
            )  # fmt: skip
            answer = json.loads(done.stdout.splitlines()[-1])
            delays = [delay / 1000 for delay in answer["delays"]]
            found.append(figures(tables, answer["moves"] / seconds, delays))
    finally:
        server.kill()
        server.wait()
    return found[: len(TABLES)], found[len(TABLES) :]


def rows(who: str, how: str, measured: list[Figures]) -> list[list[str]]:
    return [
        [
            f"{who}, {how}",
            f"{now.tables}",
            f"{now.rate:,.0f}",
            f"{now.median:.1f}",
            f"{now.p99:.1f}",
        ]
        for now in measured
    ]


def report(seconds: float) -> str:
    """Measures everything, and returns the report."""
    busy = os.getloadavg()[1]
    fast, paced, held = measure_ours(seconds)
    peer_fast, peer_paced = measure_peer(seconds)
    head = ["", "tables", "moves a second", "median ms", "p99 ms"]
    body = [
        *rows("Ahu", "at once", fast),
        *rows("boardgame.io", "at once", peer_fast),
        *rows("Ahu", f"{PACE:.0f} a second", paced),
        *rows("boardgame.io", f"{PACE:.0f} a second", peer_paced),
    ]
    return "\n\n".join(
        [
            f"{processor()}, a core for the server and one for all clients; before it began, "
            f"{busy:.1f} other processes wanted its {len(CORES)} cores.",
            table(head, body),
            f"{held.sockets:,} idle sockets were held, for {held.bytes_each / 1024:.0f} kB each; "
            f"beside them a move took {held.beside.median:.1f} ms (p99 {held.beside.p99:.1f} ms) "
            "to the other socket.",
            "With N tables at once there are always N moves under way, so the time is N divided by "
            "the rate. Ahu stores each move on disk before it tells anybody; boardgame.io keeps "
            "them in memory.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run takes")
    parser.add_argument("--save", action="store_true", help="write it into benchmarks/table.md too")
    arguments = parser.parse_args()
    text = report(arguments.seconds)
    print(text)
    if arguments.save:
        page = RESULTS.read_text(encoding="utf-8")
        RESULTS.write_text(placed(page, BEGIN, text, END), encoding="utf-8")


if __name__ == "__main__":
    main()
