"""How long a novice's answers and people's moves take while many experts want to think.

    python -m benchmarks.crowd [--tables N] [--seconds N] [--save]

One server on SQLite with its usual two workers and pauses, and all clients in one process, on the
loopback. The crowd is 100 tables of four experts, or 100 tables of a person with three experts that
are due. Beside it, at tables of their own, a person plays Orongo against a novice, opened from the
crowd's address or from another, and two people move at a steady rate without any bot.
The time of a novice is from the moment it must decide to the moment everybody is told what it did,
with the pause that lets people follow; that of a move, from sending it to its acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

import httpx
import msgspec
from msgspec import Struct
from tests.server.guests import Guest, bot, person
from tests.server.servers import Served, served

from ahu.core.rng import Rng, rng_for
from ahu.server import messages, requests
from ahu.server.choices import expanded
from benchmarks.writing import processor, table

RESULTS = Path(__file__).parent / "crowd.md"
TABLES = 100
CROWD, ELSEWHERE = "127.0.0.2", "127.0.0.3"
MOVES_A_SECOND = 20.0
MOST_ANSWERS = 200
WAIT_S = 120.0
SETTINGS = ("--workers", "2", "--pause-ms", "400")


class Found(Struct):
    """The times that were measured, in seconds."""

    crowd: str
    where: str
    answers: list[float]
    moves: list[float]


async def open_at(
    server: Served, address: str, seats: Sequence[requests.NewSeat]
) -> requests.OpenedTable:
    """Opens a table of Orongo from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(transport=transport, timeout=60) as client:
        response = await client.post(
            f"{server.address}/api/tables",
            content=msgspec.json.encode(requests.NewTable("orongo", list(seats))),
            headers={"Content-Type": "application/json"},
        )
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=requests.OpenedTable)


def at_random(guest: Guest, rng: Rng) -> tuple[int, object] | None:
    """Returns a random action of one of the guest's seats, or None if none of them decides."""
    assert guest.state is not None
    mine = [projection for projection in guest.state.projections if projection.choices]
    if not mine:
        return None
    projection = mine[rng.below(len(mine))]
    assert projection.seat is not None
    choices = expanded(projection.choices)
    return projection.seat, choices[rng.below(len(choices))]


async def play_novice(server: Served, address: str, end: float) -> list[float]:
    """Plays against a novice, game after game, and returns how long each of its answers took."""
    rng, answers = rng_for("crowd", address), list[float]()
    while time.perf_counter() < end and len(answers) < MOST_ANSWERS:
        due = time.perf_counter()
        made = await open_at(server, address, [person(), bot("novice")])
        guest = Guest(server, made.table, [made.seats[0] or ""])
        await guest.arrive()
        waiting = True
        while not guest.over and time.perf_counter() < end:
            assert guest.state is not None
            now = time.perf_counter()
            is_due = 1 in guest.state.deciding
            if waiting and not is_due:
                answers.append(now - due)
            if is_due and not waiting:
                due = now
            waiting = is_due
            choice = None if waiting else at_random(guest, rng)  # so that each answer is seen
            if choice is None:
                try:
                    async with asyncio.timeout(WAIT_S):
                        await guest.until(messages.TableState)
                except TimeoutError:
                    answers.append(WAIT_S)
                    break
            else:
                done = await guest.play(*choice)
                assert isinstance(done, messages.Done), done
                await guest.state_at(done.number)
        await guest.leave()
    return answers


async def move_at_a_pace(server: Served, address: str, end: float) -> list[float]:
    """Plays two people without bots, and returns how long each of their moves took."""
    rng, moves = rng_for("pace"), list[float]()
    due = time.perf_counter()
    while due < end:
        made = await open_at(server, address, [person(), person()])
        guest = Guest(server, made.table, [token or "" for token in made.seats])
        await guest.arrive()
        while not guest.over and due < end:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            choice = at_random(guest, rng)
            assert choice is not None
            begun = time.perf_counter()
            done = await guest.play(*choice)
            moves.append(time.perf_counter() - begun)
            assert isinstance(done, messages.Done), done
            await guest.state_at(done.number)
            due += 1 / MOVES_A_SECOND
        await guest.leave()
    return moves


async def beside(server: Served, crowd: str, tables: int, seconds: float) -> list[Found]:
    """Lets the crowd come, then measures from its own address and from another."""
    experts = [bot("expert")] * 3
    seats = {"none": [], "bots": [bot("expert"), *experts], "people": [person(), *experts]}[crowd]
    if seats:
        for _ in range(tables):
            await open_at(server, CROWD, seats)
    found = []
    for where, address in (("the same address", CROWD), ("another address", ELSEWHERE)):
        end = time.perf_counter() + seconds
        answers, moves = await asyncio.gather(
            play_novice(server, address, end), move_at_a_pace(server, ELSEWHERE, end)
        )
        found.append(Found(crowd, where, answers, moves))
        print(crowd, where, *figures(found[-1]), file=sys.stderr, flush=True)
    return found


def figures(found: Found) -> list[str]:
    cuts = quantiles(found.moves, n=100)
    return [
        f"{len(found.answers)}",
        f"{median(found.answers):.2f}",
        f"{max(found.answers):.2f}",
        f"{len(found.moves)}",
        f"{cuts[49] * 1000:.1f}",
        f"{cuts[98] * 1000:.1f}",
    ]


NAMES = {
    "none": "nobody",
    "bots": "{} tables of 4 experts",
    "people": "{} tables of a person and 3 experts",
}


def report(tables: int, seconds: float) -> str:
    """Measures everything, and returns the report."""
    busy = os.getloadavg()[0]
    body = []
    for crowd in NAMES:
        with TemporaryDirectory() as folder, served(Path(folder), *SETTINGS) as server:
            for found in asyncio.run(beside(server, crowd, tables, seconds)):
                body.append([NAMES[crowd].format(tables), found.where, *figures(found)])
    head = ["beside", "from", "answers", "median s", "longest s", "moves", "median ms", "p99 ms"]
    return "\n\n".join(
        [
            f"{processor()}, {os.cpu_count()} cores for the server, two workers and all clients; "
            f"before it began, {busy:.1f} other processes wanted them.",
            table(head, body),
            "Answers are a novice's, with its pause of 0.4 s; moves are those of people at a table "
            f"without bots, {MOVES_A_SECOND:.0f} a second. To reach: answers within 5 s, moves "
            "with a p99 under 50 ms.",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES, help="how many are in the crowd")
    parser.add_argument("--seconds", type=float, default=45.0, help="how long each run takes")
    parser.add_argument("--save", action="store_true", help="write benchmarks/crowd.md too")
    arguments = parser.parse_args()
    text = report(arguments.tables, arguments.seconds)
    print(text)
    if arguments.save:
        heading = "# Bots beside a crowd\n\nWritten by `python -m benchmarks.crowd --save`.\n\n"
        RESULTS.write_text(heading + text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
