"""Measures other people's moves while one address does its worst, within the usual limits.

    python -m benchmarks.hostile [--seconds N] [--source FOLDER] [--save] …

People at 127.0.0.2 play games of Orongo at a pace. Meanwhile ten clients at one address send one
kind of request as fast as it is answered, on a record of some 2,700 events. Everything stays on
this machine. `--keep` writes the figures down, `--before` shows those of another version too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

import httpx
import msgspec
from msgspec import Struct
from tests.server.servers import Served, reserved_port
from websockets.asyncio.client import ClientConnection, connect

import ahu
from ahu.core.record import write_text
from ahu.core.rng import rng_for
from ahu.games.giants.actions import GiantsOptions
from ahu.server import messages
from ahu.server.choices import expanded
from ahu.server.config import ServerSettings
from benchmarks.attacks import AT_ONCE, ATTACKS, CLIENTS, EVENTS, Target, attack, client_at
from benchmarks.table import FOR_CLIENTS, FOR_SERVER, memory
from benchmarks.writing import processor, table

RESULTS = Path(__file__).parent / "hostile.md"
PEOPLE = "127.0.0.2"
TABLES = 4
PACE = 10.0
"""How many moves a second people make at each of their tables."""
_SET = ServerSettings()
USUAL = (
    *("--rate", str(_SET.rate), "--sockets", str(_SET.sockets), "--log", "info"),
    *("--tables-an-hour", str(_SET.tables_an_hour)),
)
"""The limits that a server has unless somebody sets others."""


class Figures(Struct):
    """Milliseconds from a move to its arrival, what the attackers got, and the server's memory."""

    attack: str
    moves: int
    median: float
    p99: float
    worst: float
    busy_p99: float
    """The p99 of processor time that the server used, which other programs do not lengthen."""
    answered: int
    refused: int
    megabytes: int


def long_record() -> str:
    """Returns the record of a long game played at random."""
    match = ahu.new("giants", players=5, seed="long", options=GiantsOptions(round_limit=250))
    source = rng_for("long", "lot")
    while not match.over and len(match.record.events) < EVENTS:
        seat = match.deciding[0]
        legal = match.legal(seat)
        match.play(seat, legal[source.below(len(legal))])
    return write_text(match.record, match.game)


# What people do


class People:
    """Two people at a table of Orongo."""

    def __init__(self, target: Target, clock: int) -> None:
        self.target = target
        self.clock = clock
        self.draw = random.Random(1)
        self.sockets: list[ClientConnection] = []
        self.states: list[dict[str, object]] = []

    async def open(self) -> None:
        for socket in self.sockets:
            await socket.close()
        asked = {"game": "orongo", "seats": [{"player": "person"}] * 2}
        async with client_at(PEOPLE) as client:
            response = await client.post(f"{self.target.http}/api/tables", json=asked)
        made = response.json()
        self.sockets, self.states = [], []
        for token in made["seats"]:
            socket = await connect(
                self.target.socket(made["table"]), compression=None, max_size=None,
                local_addr=(PEOPLE, 0), ping_interval=None, open_timeout=60,
            )  # fmt: skip
            await socket.send(json.dumps({"do": "hello", "id": "h", "tokens": [token]}))
            self.sockets.append(socket)
            self.states.append(await self._state(socket))

    async def _state(self, socket: ClientConnection) -> dict[str, object]:
        while True:
            message: dict[str, object] = json.loads(await socket.recv())
            if message["is"] == "state":
                return message
            assert message["is"] != "refused", message

    def _choices(self, seat: int) -> list[dict[str, object]]:
        projections = msgspec.convert(self.states[seat]["projections"], list[messages.Projection])
        return expanded(projections[0].choices)

    async def move(self) -> tuple[float, float]:
        """Makes a move. Returns how long it took to arrive, and how long the server worked."""
        if self.states[0]["waiting"] == "over":
            await self.open()
        seat = 0 if self._choices(0) else 1
        move = self.draw.choice(self._choices(seat))
        id = f"m{self.states[0]['number']}"
        request = json.dumps({"do": "play", "id": id, "seat": seat, "actions": [move]})
        begun, worked = time.perf_counter(), time.clock_gettime(self.clock)
        await self.sockets[seat].send(request)
        self.states[1 - seat] = await self._state(self.sockets[1 - seat])
        delay = time.perf_counter() - begun, time.clock_gettime(self.clock) - worked
        self.states[seat] = await self._state(self.sockets[seat])
        return delay


async def people(tables: list[People], seconds: float) -> list[tuple[float, float]]:
    """Plays at a pace, and returns the times that moves took."""
    delays: list[tuple[float, float]] = []
    begun = time.perf_counter()

    async def play(i: int, at: People) -> None:
        due = begun + i / PACE / TABLES
        while due < begun + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            delays.append(await at.move())
            due = max(due + 1 / PACE, time.perf_counter())

    await asyncio.gather(*(play(i, at) for i, at in enumerate(tables)))
    return delays


# Putting it together


async def prepare(port: int) -> Target:
    """Opens the tables that are asked about: the long record, and games of Giants in transport."""
    target = Target(port, long_record(), [], [])
    async with client_at("127.0.0.3") as client:
        for _ in range(CLIENTS):
            response = await client.post(f"{target.http}/api/records", content=target.record)
            made = response.json()
            target.tables.append((made["table"], made["watch"]))
        for number in range(CLIENTS):
            target.seats.append(await in_transport(client, target, number))
    return target


async def in_transport(
    client: httpx.AsyncClient, target: Target, number: int
) -> tuple[str, str, int, str]:
    """Plays Giants with five at random until a seat can move an item, and returns that seat."""
    draw = random.Random(number)
    asked = {"game": "giants", "seats": [{"player": "person"}] * 5}
    made = (await client.post(f"{target.http}/api/tables", json=asked)).json()
    address = f"127.0.1.{number + 1}"
    socket = await connect(
        target.socket(made["table"]), compression=None, max_size=None, local_addr=(address, 0)
    )
    await socket.send(json.dumps({"do": "hello", "id": "h", "tokens": made["seats"]}))
    while True:
        message = json.loads(await socket.recv())
        if message["is"] != "state":
            assert message["is"] != "refused", message
            continue
        deciding = [projection for projection in message["projections"] if projection["choices"]]
        for projection in deciding:
            choices = expanded(msgspec.convert(projection["choices"], list[messages.Choices]))
            picks = [choice["item"] for choice in choices if choice["do"] == "pick"]
            if picks:
                await socket.close()
                return (
                    made["table"],
                    made["seats"][projection["seat"]],
                    projection["seat"],
                    picks[0],
                )
        projection = draw.choice(deciding)
        move = draw.choice(expanded(msgspec.convert(projection["choices"], list[messages.Choices])))
        request = {
            "do": "play",
            "id": str(message["number"]),
            "seat": projection["seat"],
            "actions": [move],
        }
        await socket.send(json.dumps(request))


async def measure(server: Served, seconds: float) -> list[Figures]:
    """Measures people's moves without anybody else, then beside each attack."""
    target = await prepare(server.port)
    assert server.process is not None
    tables = [People(target, processor_clock(server.process.pid)) for _ in range(TABLES)]
    for at in tables:
        await at.open()
    found: list[Figures] = []
    for name in ("nothing", *ATTACKS, "all of it"):
        process = None
        inbox, outbox = get_context("spawn").Pipe(False)
        if name != "nothing":
            target.hostile = f"127.0.2.{len(found)}"
            data = msgspec.json.encode(target)
            process = get_context("spawn").Process(
                target=attack, args=(data, name, seconds + 1, outbox)
            )
            process.start()
            await asyncio.sleep(1.5)
        delays = await people(tables, seconds)
        answered = refused = 0
        if process is not None:
            while process.is_alive() and not inbox.poll():
                await asyncio.sleep(0.05)
            answered, refused = inbox.recv()
            process.join()
        took, worked = ([one[i] * 1000 for one in (*delays, *delays[:1])] for i in range(2))
        cuts = quantiles(took, n=100)
        figures = Figures(
            name, len(delays), cuts[49], cuts[98], max(took), quantiles(worked, n=100)[98],
            answered, refused, memory(server) // 1_000_000,
        )  # fmt: skip
        print(figures, file=sys.stderr, flush=True)
        found.append(figures)
        await asyncio.sleep(2)
    return found


def processor_clock(pid: int) -> int:
    """Returns the clock of the processor time that a process has used (Linux)."""
    return (~pid << 3) | 2


def run(seconds: float, source: Path | None) -> list[Figures]:
    """Measures everything, on a server with the usual limits."""
    with TemporaryDirectory() as folder, reserved_port() as port:
        server = Served(port, f"{folder}/tables.sqlite", Path(folder) / "log", "hostile", *USUAL)
        os.sched_setaffinity(0, FOR_SERVER)  # the server inherits it
        server.start(source)
        os.sched_setaffinity(0, FOR_CLIENTS)
        try:
            return asyncio.run(measure(server, seconds))
        finally:
            server.stop()


def report(found: list[Figures], before: list[Figures]) -> str:
    """Returns the report, beside the figures of `before` if there are any."""
    old = {figures.attack: figures for figures in before}
    head = ["beside", "median ms", "p99 ms", "worst ms", "server's p99 ms"]
    head += ["answered", "refused", "server MB"]
    if before:
        head += ["before: p99", "worst", "server's p99", "MB"]
    rows = []
    for now in found:
        row = [now.attack, f"{now.median:.1f}", f"{now.p99:.0f}", f"{now.worst:.0f}"]
        row += [f"{now.busy_p99:.0f}"]
        row += [f"{now.answered:,}", f"{now.refused:,}", f"{now.megabytes:,}"]
        if was := old.get(now.attack):
            row += [f"{was.p99:,.0f}", f"{was.worst:,.0f}", f"{was.busy_p99:,.0f}"]
            row += [f"{was.megabytes:,}"]
        elif before:
            row += [""] * 4
        rows.append(row)
    return "\n\n".join(
        [
            f"{processor()}, a core for the server and one for the people and the hostile clients; "
            f"at the end {os.getloadavg()[1]:.1f} processes wanted the {os.cpu_count()} cores.",
            f"People at {TABLES} tables made {PACE:.0f} moves a second at each; the time is from "
            f"sending a move to its arrival at the other player. {CLIENTS} hostile clients at one "
            f"other address sent the same thing as fast as it was answered, {AT_ONCE} messages "
            f"before reading, on {CLIENTS} tables with a record of {EVENTS:,} events.",
            table(head, rows),
            "“Server's” is the processor time that the server used between the two: what the time "
            "would be if no other program had wanted the processor.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each run takes")
    parser.add_argument("--source", type=Path, help="the folder of another Ahu to measure")
    parser.add_argument("--keep", help="write the figures to this file")
    parser.add_argument("--before", help="show the figures in this file beside them")
    parser.add_argument("--save", action="store_true", help="write benchmarks/hostile.md too")
    arguments = parser.parse_args()
    found = run(arguments.seconds, arguments.source)
    if arguments.keep:
        Path(arguments.keep).write_bytes(msgspec.json.encode(found))
    before: list[Figures] = []
    if arguments.before:
        data = Path(arguments.before).read_bytes()
        before = msgspec.json.decode(data, type=list[Figures])
    text = report(found, before)
    print(text)
    if arguments.save:
        heading = "# Hostile clients\n\nWritten by `python -m benchmarks.hostile --save`.\n\n"
        RESULTS.write_text(heading + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
