"""Measures how much processor time the server takes for a move.

    python -m benchmarks.move [--against SRC] [--tables N] [--moves N] [--rounds N]

One server process on SQLite, and a game of Orongo for two at each table, as in `benchmarks.table`.
The same moves are played every time. Processor time depends less on what else the machine does than
moves a second do, but it does; so there are many short rounds. With `--against`, the sources of
another Ahu, both servers take turns, and the ratio of each pair of rounds tells most.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from contextlib import ExitStack
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from tests.server.servers import SEED, Served, reserved_port

from ahu.core.rng import rng_for
from benchmarks.table import FOR_CLIENTS, FOR_SERVER, Pair, raise_limit

WARM_UP = 5
"""How many moves each table makes before any are measured."""
MOVES_A_GAME = 80
"""More or less."""


def processor_s(server: Served) -> float:
    """Returns how many seconds of processor time all threads of the server have had."""
    assert server.process is not None
    threads = Path(f"/proc/{server.process.pid}/task").iterdir()
    times = [(thread / "schedstat").read_text(encoding="utf-8") for thread in threads]
    return sum(int(time.split()[0]) for time in times) / 1e9


async def play(pairs: list[Pair], moves: int) -> None:
    """Lets every table make so many moves."""

    async def go_on(pair: Pair) -> None:
        for _ in range(moves):
            await pair.move()

    await asyncio.gather(*map(go_on, pairs))


async def measure(
    servers: list[Served], tables: int, moves: int, rounds: int
) -> list[tuple[float, ...]]:
    """Returns the microseconds of processor time a move of each server, in each round."""
    games = 2 + rounds * moves // MOVES_A_GAME
    players = []
    for server in servers:
        pairs = [Pair(server, rng_for("bench", i), games) for i in range(tables)]
        for start in range(0, tables, 20):
            await asyncio.gather(*(pair.open() for pair in pairs[start : start + 20]))
        await play(pairs, WARM_UP)
        players.append(pairs)
    found = []
    for _ in range(rounds):
        times = []
        for server, pairs in zip(servers, players, strict=True):
            begun = processor_s(server)
            await play(pairs, moves)
            times.append((processor_s(server) - begun) / (tables * moves) * 1e6)
        found.append(tuple(times))
    await asyncio.gather(*(pair.close() for pairs in players for pair in pairs))
    return found


def started(stack: ExitStack, source: Path | None) -> Served:
    """Returns a server that runs until the stack is closed, ours or that of `source`."""
    folder = Path(stack.enter_context(TemporaryDirectory()))
    port = stack.enter_context(reserved_port())
    database = str(folder / "tables.sqlite")
    server = Served(port, database, folder / "server.log", SEED, "--log", "info")
    server.start(source)
    stack.callback(server.kill)
    return server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="the sources of another Ahu")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=5, help="at each table, in each round")
    parser.add_argument("--rounds", type=int, default=40)
    asked = parser.parse_args()
    raise_limit()
    os.sched_setaffinity(0, FOR_SERVER)  # the servers inherit it
    with ExitStack() as stack:
        servers = [started(stack, None)]
        if asked.against is not None:
            servers.append(started(stack, asked.against.resolve()))
        os.sched_setaffinity(0, FOR_CLIENTS)
        found = asyncio.run(measure(servers, asked.tables, asked.moves, asked.rounds))
    for who, times in zip(("Ahu", "the other"), zip(*found, strict=True), strict=False):
        print(f"{who}: {median(times):.0f} µs a move (least {min(times):.0f})")
    if asked.against is not None:
        low, middle, high = quantiles([ours / theirs for ours, theirs in found], n=4)
        print(f"Ahu takes {middle:.2f} times as long ({low:.2f} to {high:.2f})")


if __name__ == "__main__":
    main()
