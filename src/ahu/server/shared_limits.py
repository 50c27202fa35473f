"""Keeps the limits that all processes on one PostgreSQL share: tables an hour, sign-ins, sockets.

Times are the database's, so that no process's clock matters. Of an address only a name for it is
kept, and only for as long as it counts. Each process limits by itself how fast messages may come:
that guards its own time, and asking the database for every message would cost more than most do.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable

from sqlalchemy import TextClause, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ahu.server.metrics import ERRORS

LOG = logging.getLogger("ahu.limits")
AT_ONCE = 2
"""How many connections to the database this may use, so that a crowd of clients delays no move."""
AN_HOUR = 3600.0
BEAT_S = 10.0
"""How often a process says what it still holds."""
GONE_S = 60.0
"""How long a process may say nothing before it counts as holding nothing."""
WHOLE_AGAIN_S = 7200.0
"""How long an unused allowance is remembered: it is whole again by then."""

_NOW = "extract(epoch from clock_timestamp())"
_LEFT = f'least(:most, allowances."left" + ({_NOW} - allowances.since) * :a_second)'
_TAKE = text(
    f"""INSERT INTO allowances (address, "left", since) VALUES (:address, :most - 1, {_NOW})
    ON CONFLICT (address) DO UPDATE SET "left" = {_LEFT} - 1, since = {_NOW}
    WHERE {_LEFT} >= 1 RETURNING 1"""
)
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('held ' || :address, 0))")
_COUNT = text(
    f"""SELECT coalesce(sum(count), 0) FROM held
    WHERE address = :address AND process <> :process AND since > {_NOW} - :gone"""
)
_HOLD = text(
    f"""INSERT INTO held (address, process, count, since)
    VALUES (:address, :process, :count, {_NOW})
    ON CONFLICT (address, process) DO UPDATE SET count = excluded.count, since = excluded.since"""
)
_LEAVE = text("DELETE FROM held WHERE address = :address AND process = :process")
_STILL = text(f"UPDATE held SET since = {_NOW} WHERE process = :process")
_FORGET: tuple[TextClause, ...] = (
    text(f"DELETE FROM held WHERE since < {_NOW} - :gone"),
    text(f"DELETE FROM allowances WHERE since < {_NOW} - :whole"),
)


class SharedLimits:
    """Limits addresses at all processes together. While the database is away nobody is refused."""

    def __init__(
        self,
        engine: AsyncEngine,
        name: Callable[[str], str],
        openings_an_hour: int,
        sockets: int,
        sign_ins: tuple[float, float],
    ) -> None:
        """Sets the limits; `name` returns what is kept of an address.

        Sign-ins have a number a second, and a number at once.
        """
        self._engine = engine
        self._name = name
        self._openings = {"a_second": openings_an_hour / AN_HOUR, "most": float(openings_an_hour)}
        self._sign_ins = {"a_second": sign_ins[0], "most": sign_ins[1]}
        self._sockets = sockets
        self._process = secrets.token_hex(8)
        self._held: Counter[str] = Counter()
        self._few = asyncio.Semaphore(AT_ONCE)

    async def open(self, address: str) -> bool:
        """Returns whether an address may open one more table, and counts it if so."""
        return await self._take({"address": self._name(address), **self._openings})

    async def sign_in(self, address: str) -> bool:
        """Returns whether an address may sign in, or ask for the like, and counts it if so."""
        return await self._take({"address": self._name(f"sign-in {address}"), **self._sign_ins})

    async def _take(self, values: dict[str, str | float]) -> bool:
        try:
            async with self._few, self._engine.begin() as connection:
                return (await connection.execute(_TAKE, values)).scalar() is not None
        except (SQLAlchemyError, OSError):
            LOG.exception("allowances")
            return True

    async def enter(self, address: str) -> bool:
        """Returns whether an address may hold one more socket, and counts it if so."""
        values = {"address": self._name(address), "process": self._process}
        holds = False
        try:
            async with self._few, self._engine.begin() as connection:
                await connection.execute(_LOCK, values)
                elsewhere = await connection.execute(_COUNT, {**values, "gone": GONE_S})
                if elsewhere.scalar_one() + self._held[address] >= self._sockets:
                    return False
                # Counted under the lock, and not before: whoever still waits takes nobody's place.
                self._held[address] += 1
                holds = True
                await connection.execute(_HOLD, {**values, "count": self._held[address]})
        except (SQLAlchemyError, OSError):
            LOG.exception("sockets")
            self._held[address] += not holds
        except BaseException:
            if holds:
                self._put_down(address)
            raise
        return True

    async def leave(self, address: str) -> None:
        """Stops counting a socket that is closed."""
        self._put_down(address)
        values = {"address": self._name(address), "process": self._process}
        try:
            async with self._few, self._engine.begin() as connection:
                await connection.execute(_LOCK, values)
                if held := self._held[address]:
                    await connection.execute(_HOLD, {**values, "count": held})
                else:
                    await connection.execute(_LEAVE, values)
        except (SQLAlchemyError, OSError):
            LOG.exception("sockets")  # the next socket that comes or goes corrects it

    def _put_down(self, address: str) -> None:
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    async def run_forever(self) -> None:
        """Says, again and again, that this process is there, and forgets those that are not."""
        while True:
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(_STILL, {"process": self._process})
                    for forget in _FORGET:
                        values = {"gone": GONE_S, "whole": WHOLE_AGAIN_S}
                        await connection.execute(forget, values)
            except (SQLAlchemyError, OSError):
                LOG.exception("limits")
            except Exception:
                ERRORS.inc()
                LOG.exception("limits")
            await asyncio.sleep(BEAT_S)

    async def close(self) -> None:
        """Stops counting everything that this process holds."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(
                    text("DELETE FROM held WHERE process = :process"), {"process": self._process}
                )
        except (SQLAlchemyError, OSError):
            LOG.exception("limits")
