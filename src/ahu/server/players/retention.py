"""Forgets players who have not been seen for long, and what was kept for the moment only."""

from __future__ import annotations

from sqlalchemy import delete, not_, select

from ahu.server import background, retention
from ahu.server.clock import Clock
from ahu.server.players import nameless
from ahu.server.players.personal_data import delete_player
from ahu.server.players.rows import (
    CHALLENGES,
    CHANNELS,
    LETTERS,
    PLAYER_SESSIONS,
    PLAYERS,
    REPORTS,
)
from ahu.server.players.store import A_DAY, PlayerStore
from ahu.server.registry import TableRegistry

SESSION_DAYS, UNCONFIRMED_DAYS, REPORT_DAYS = 180, 7, 365
"""How long a device stays signed in that is not used, an e-mail address that nobody confirms, and a
report."""


async def run_forever(registry: TableRegistry, forget_days: int) -> None:
    """Forgets again and again, as long as the clock can be trusted."""
    store = PlayerStore(registry.storage)
    clock: Clock | None = None

    async def work() -> None:
        nonlocal clock
        clock = clock or await retention.clock_for(registry, forget_days or SESSION_DAYS)
        if clock.is_trusted():
            await forget(registry, store, forget_days, clock.now())

    await background.repeat(work, retention.AGAIN_S, "players")


async def forget(registry: TableRegistry, store: PlayerStore, forget_days: int, now: float) -> None:
    """Forgets what has been kept for long enough."""
    async with registry.storage.writing() as connection:
        for table, time, days in (
            (PLAYER_SESSIONS, PLAYER_SESSIONS.c.seen, SESSION_DAYS),
            (REPORTS, REPORTS.c.at, REPORT_DAYS),
            (CHALLENGES, CHALLENGES.c.until, 0),
            (LETTERS, LETTERS.c.at, 1),
        ):
            await connection.execute(delete(table).where(time < now - days * A_DAY))
        old = (CHANNELS.c.created < now - UNCONFIRMED_DAYS * A_DAY) & CHANNELS.c.confirm.isnot(None)
        await connection.execute(delete(CHANNELS).where(old))
        await nameless.forget(connection)
    if forget_days:
        unseen_since = PLAYERS.c.seen < now - forget_days * A_DAY
        query = select(PLAYERS.c.id).where(unseen_since, not_(nameless.NAMELESS))
        async with registry.storage.engine.connect() as connection:
            unseen = list((await connection.execute(query)).scalars())
        for player in unseen:
            await delete_player(registry, store, player)
