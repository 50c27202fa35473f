"""A registry without a server around it."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ahu.core.contract import Action
from ahu.server.database import engine_for, migrate
from ahu.server.live_table import LiveTable
from ahu.server.registry import TableRegistry
from ahu.server.storage import Storage
from tests.server.servers import PATIENCE_S


async def registered(place: Path | str) -> TableRegistry:
    """A registry on the SQLite database of a folder, or on one of PostgreSQL."""
    database = str(place / "tables.sqlite") if isinstance(place, Path) else place
    engine = engine_for(database)
    await migrate(engine)
    return TableRegistry(Storage(engine), lambda: "a seed for tests")


async def do(registry: TableRegistry, live: LiveTable, seat: int, action: Action) -> None:
    """Let a seat do something."""
    move = live.session.game.write(action, live.session.players)
    id = f"{seat}-{live.session.number}"
    await registry.command(live, seat, id, lambda session: session.play(seat, [move], id))


async def until_over(live: LiveTable) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not live.session.over:
            await asyncio.sleep(0.01)
