"""What is left in a server's memory by clients that come, say anything, and go.

    python -m tests.server.soaking [CONNECTS]

So many sockets that say nothing, and as many Hellos of any content; then the server may have grown
by 20 MB at most. What it has used before it is warm does not count.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ahu.core.record import write_text
from ahu.games import GAMES
from tests.server.guests import open_table, person
from tests.server.servers import Served, served
from tests.server.test_records import played

AT_ONCE = 20
WARM_UP = 1000
MOST_MB = 20.0


def megabytes(server: Served) -> float:
    """The resident memory of the server process."""
    assert server.process is not None
    text = Path(f"/proc/{server.process.pid}/status").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) / 1000


def prepared(server: Served) -> list[tuple[str, list[str]]]:
    """Tables and tokens: games of every kind just begun, and long ones that are over."""
    found = []
    for game, players in (("orongo", 2), ("orongo", 4), ("giants", 3), ("giants", 5)):
        made = open_table(server, game, [person()] * players)
        found.append((made.table, [*(token or "" for token in made.seats), made.watch]))
        record = write_text(played(game, players, "soak").record, GAMES[game])
        answer = httpx.post(f"{server.address}/api/records", content=record, timeout=60).json()
        found.append((answer["table"], [answer["watch"]]))
    return found


def any_hello(draw: random.Random, tokens: list[str]) -> str:
    """A Hello that may be right, and may be not."""
    hello: dict[str, object] = {
        "do": "hello",
        "id": draw.randbytes(draw.randint(1, 40)).hex(),
        "tokens": draw.sample(tokens, draw.randint(1, len(tokens))),
    }
    if draw.random() < 0.1:
        hello["tokens"] = [draw.randbytes(20).hex()]
    if draw.random() < 0.1:
        hello[draw.randbytes(4).hex()] = "x" * draw.randrange(50_000)
    return json.dumps(hello)


async def guest(server: Served, draw: random.Random, tables: list[tuple[str, list[str]]]) -> None:
    """Say Hello, hear what comes, and go; with it, one that goes without a word."""
    table, tokens = draw.choice(tables)
    if draw.random() < 0.05:
        table = draw.randbytes(9).hex()
    address = f"{server.socket_address}/api/tables/{table}/socket"
    for message in ("", any_hello(draw, tokens)):
        async with connect(address, compression=None, max_size=None, open_timeout=60) as socket:
            if not message:
                continue
            await socket.send(message)
            with suppress(ConnectionClosed):
                if b'"welcome"' in (await socket.recv(decode=False))[:20]:
                    while b'"log"' in (await socket.recv(decode=False))[:20]:
                        pass  # a client that leaves much unread takes long to close


async def soak(server: Served, connects: int, tables: list[tuple[str, list[str]]]) -> None:
    """Let so many come and go, some at once."""
    draw = random.Random(connects)
    left = iter(range(connects))

    async def some() -> None:
        for _ in left:
            await guest(server, draw, tables)

    await asyncio.gather(*(some() for _ in range(AT_ONCE)))


def main() -> int:
    connects = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    with TemporaryDirectory() as folder, served(Path(folder)) as server:
        tables = prepared(server)
        asyncio.run(soak(server, WARM_UP, tables))
        before = megabytes(server)
        asyncio.run(soak(server, connects, tables))
        after = megabytes(server)
    print(f"{connects:,} connects and as many Hellos: {before:.1f} MB, then {after:.1f} MB")
    return 0 if after - before < MOST_MB else 1


if __name__ == "__main__":
    sys.exit(main())
