"""Plays bots without serving anybody: one process or many, beside servers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
import os
import signal

from ahu.console.faults import usage
from ahu.server import background, logs
from ahu.server.bot_dispatcher import playing
from ahu.server.config import ServerSettings
from ahu.server.database import engine_for, is_postgresql, migrate
from ahu.server.metrics_port import serving
from ahu.server.pg_listener import PgListener
from ahu.server.registry import TableRegistry
from ahu.server.storage import Storage
from ahu.text import say

LOG = logging.getLogger("ahu.bot_service")


def run(settings: ServerSettings, language: str) -> int:
    """Plays bots until interrupted. Raises Refused if it cannot begin."""
    if not is_postgresql(settings.database):
        raise usage("worker-database")
    if not settings.workers:
        raise usage("worker-workers")
    logs.set_up(settings.log)
    with serving(settings.metrics):
        asyncio.run(_serve(settings, language))
    return 0


async def _serve(settings: ServerSettings, language: str) -> None:
    interrupted = asyncio.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sign, interrupted.set)
    engine = engine_for(settings.database)
    await migrate(engine)
    storage = Storage(engine)
    registry = TableRegistry(storage, _opens_nothing)
    registry.most_bot_tables = settings.bot_tables
    await registry.time.beat()
    tasks = [
        asyncio.create_task(PgListener(registry, engine).listen()),
        asyncio.create_task(registry.time.run_forever()),
    ]
    try:
        async with playing(registry, settings.workers, settings.pause_ms / 1000):
            LOG.info("ready", extra={"workers": settings.workers, "pid": os.getpid()})
            print(say("worker-ready", language, count=settings.workers), flush=True)
            await interrupted.wait()
    finally:
        await background.end(tasks)
        await storage.close()


def _opens_nothing() -> str:
    raise AssertionError("tables are opened by servers")
