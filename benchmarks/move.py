"""Measures how much processor time the server takes for a move.

    python -m benchmarks.move [--tables N] [--moves N] [--rounds N]

One server process on SQLite, and a game of Orongo for two at each table, as in `benchmarks.table`.
The same moves are played every time. Processor time depends less on what else the machine does than
moves a second do, but it does; so there are many short rounds, and the quiet ones tell most.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

from tests.server.servers import Served, served

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


async def measure(server: Served, tables: int, moves: int, rounds: int) -> list[float]:
    """Returns the microseconds of processor time a move, in each round of `moves` at each table."""
    games = 2 + rounds * moves // MOVES_A_GAME
    pairs = [Pair(server, rng_for("bench", i), games) for i in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(pair.open() for pair in pairs[start : start + 20]))

    async def play(pair: Pair, moves: int) -> None:
        for _ in range(moves):
            await pair.move()

    await asyncio.gather(*(play(pair, WARM_UP) for pair in pairs))
    found = []
    for _ in range(rounds):
        begun = processor_s(server)
        await asyncio.gather(*(play(pair, moves) for pair in pairs))
        found.append((processor_s(server) - begun) / (tables * moves) * 1e6)
    await asyncio.gather(*(pair.close() for pair in pairs))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=5, help="at each table, in each round")
    parser.add_argument("--rounds", type=int, default=30)
    arguments = parser.parse_args()
    raise_limit()
    os.sched_setaffinity(0, FOR_SERVER)  # the server inherits it
    with TemporaryDirectory() as folder, served(Path(folder), "--log", "info") as server:
        os.sched_setaffinity(0, FOR_CLIENTS)
        found = asyncio.run(measure(server, arguments.tables, arguments.moves, arguments.rounds))
    quarter, half, _ = quantiles(found, n=4)
    print(f"µs a move: least {min(found):.0f}, quartile {quarter:.0f}, median {half:.0f}")


if __name__ == "__main__":
    main()
