"""A house without a server around it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ahu.core.contract import Action
from ahu.server.database import engine_for, migrate
from ahu.server.house import House
from ahu.server.live import Live
from ahu.server.storage import Storage
from tests.server.servers import PATIENCE_S


async def housed(place: Path | str) -> House:
    """A house on the SQLite database of a folder, or on one of PostgreSQL."""
    database = str(place / "tables.sqlite") if isinstance(place, Path) else place
    engine = engine_for(database)
    await migrate(engine)
    return House(Storage(engine), lambda: "a seed for tests")


async def do(house: House, live: Live, seat: int, action: Action) -> None:
    """Let a seat do something."""
    move = live.course.game.write(action, live.course.players)
    id = f"{seat}-{live.course.number}"
    await house.command(live, seat, id, lambda course: course.play(seat, [move], id))


async def until_over(live: Live) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not live.course.over:
            await asyncio.sleep(0.01)
