"""What a table, a socket and a move cost a server: memory and processing time.

    python -m benchmarks.sizes [--tables N] [--save]

One server on PostgreSQL without bots, all clients in one process. A table is one where somebody
is, in the middle of a game.
"""

from __future__ import annotations

import argparse
import asyncio
import os
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from tests.server.guests import Guest, open_table, person, play_on
from tests.server.servers import Served, postgresql, served
from tests.server.soaking import megabytes

from ahu.core.rng import rng_for
from benchmarks.writing import processor, table

RESULTS = Path(__file__).parent / "sizes.md"
TABLES = 100
SOCKETS = 4
"""At each table, in the end."""
MOVES = 12
KINDS: tuple[tuple[str, int], ...] = (("orongo", 2), ("giants", 3))


class Sizes(Struct):
    """What was measured at tables of a game."""

    game: str
    table_kb: float
    socket_kb: float
    move_ms: float


def cpu_s(server: Served) -> float:
    """Returns the processing time that the server process has used."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/stat").read_text(encoding="utf-8")
    used = text.rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


async def measure(server: Served, game: str, players: int, tables: int) -> Sizes:
    """Measures one game."""
    before = megabytes(server)
    opened = [open_table(server, game, [person()] * players) for _ in range(tables)]
    guests = [Guest(server, one.table, [token or "" for token in one.seats]) for one in opened]
    for guest in guests:
        await guest.arrive()
    used = cpu_s(server)
    for number, guest in enumerate(guests):
        await play_on(guest, rng_for("sizes", number), MOVES)
    move_s = (cpu_s(server) - used) / (MOVES * tables)
    with_one = megabytes(server)
    onlookers = [Guest(server, one.table, [one.watch]) for one in opened] * (SOCKETS - 1)
    more = [Guest(server, one.table, one.tokens) for one in onlookers]
    for guest in more:
        await guest.arrive()
    socket_kb = (megabytes(server) - with_one) / len(more) * 1000
    for guest in (*guests, *more):
        await guest.leave()
    table_kb = (with_one - before) / tables * 1000 - socket_kb
    return Sizes(game, table_kb, socket_kb, move_s * 1000)


def report(tables: int) -> str:
    """Measures everything, and returns the report."""
    body = []
    for game, players in KINDS:
        options = ("--workers", "0")
        with (
            TemporaryDirectory() as folder,
            postgresql() as address,
            served(Path(folder), *options, database=address) as server,
        ):
            idle = megabytes(server)
            found = asyncio.run(measure(server, game, players, tables))
        body.append(
            [
                f"{game} for {players}",
                f"{idle:.0f}",
                f"{found.table_kb:.0f}",
                f"{found.socket_kb:.0f}",
                f"{found.move_ms:.1f}",
            ]
        )
    head = ["game", "idle MB", "a table KB", "a socket KB", "a move ms of CPU"]
    return "\n\n".join(
        [
            f"{processor()}; {tables} tables, {SOCKETS} sockets at each, {MOVES} moves at each.",
            table(head, body),
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--save", action="store_true", help="write benchmarks/sizes.md too")
    arguments = parser.parse_args()
    text = report(arguments.tables)
    print(text)
    if arguments.save:
        title = "# What tables and sockets cost\n\nWritten by `python -m benchmarks.sizes --save`."
        RESULTS.write_text(f"{title}\n\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
