"""Has finished games analysed in the background, piece by piece, and keeps what was found.

Each piece is stored, so that every process sees how far an analysis is, and one that was broken off
goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from contextvars import Context

import msgspec
from msgspec import Struct
from sqlalchemy import select, text

from ahu.analysis.moments import VERSION, JudgedMoment, check_over
from ahu.analysis.report import Analysis, report
from ahu.core.refusal import refuse
from ahu.server import requests
from ahu.server.live_table import LiveTable
from ahu.server.metrics import ERRORS
from ahu.server.registry import TableRegistry
from ahu.server.rows import ANALYSES
from ahu.server.session import TableSession
from ahu.server.worker_pool import WorkerLost

LOG = logging.getLogger("ahu.analyses")
STILL_S = 30.0
"""After so long without another piece an analysis was broken off."""
MOST_TRIES = 3
"""How often in a row a worker may be lost."""

_KEEP = text(
    """INSERT INTO analyses (table_id, version, moments, done, total, report, at)
    SELECT id, :version, :moments, :done, :total, :report, :at FROM tables WHERE id = :table
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,
    moments = excluded.moments, done = excluded.done, total = excluded.total,
    report = excluded.report, at = excluded.at"""
)


class _Kept(Struct, frozen=True):
    """What is stored of an analysis."""

    moments: list[JudgedMoment] = []
    total: int = 0
    report: str | None = None
    at: float = 0.0


class Analyses:
    """The analyses of a registry's tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._running: dict[str, asyncio.Task[None]] = {}

    async def look(self, live: LiveTable) -> requests.AnalysisState:
        """Returns how far the analysis of a finished game is. Raises Refused for a running one."""
        check_over(live.session.match)
        kept = await self._kept(live.session.setup.table)
        return self._state(live, kept)

    async def start(self, live: LiveTable, opener: str) -> requests.AnalysisState:
        """Begins an analysis, or goes on with one that was broken off. Raises Refused."""
        check_over(live.session.match)
        table = live.session.setup.table
        kept = await self._kept(table)
        if kept.report is None and not self._goes_on(table, kept) and table not in self._running:
            if self.registry.advice is None:
                raise refuse("", "analysis-no-workers")
            work = self._run(live.session, opener, kept.moments)
            # A new context, so that nobody's budget pays for a minute of a worker's time.
            task = asyncio.create_task(work, context=Context())
            self._running[table] = task
            task.add_done_callback(lambda _: self._running.pop(table, None))
        return self._state(live, kept)

    async def close(self) -> None:
        """Breaks off all analyses; they go on when somebody asks for them again."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _goes_on(self, table: str, kept: _Kept) -> bool:
        """Returns whether another process is at it."""
        elsewhere = self.registry.storage.postgresql and table not in self._running
        return elsewhere and self.registry.storage.now() - kept.at < STILL_S

    def _state(self, live: LiveTable, kept: _Kept) -> requests.AnalysisState:
        table = live.session.setup.table
        found = None if kept.report is None else msgspec.json.decode(kept.report, type=Analysis)
        under_way = found is None and (table in self._running or self._goes_on(table, kept))
        return requests.AnalysisState(under_way, len(kept.moments), kept.total, found)

    async def _kept(self, table: str) -> _Kept:
        columns = (ANALYSES.c.moments, ANALYSES.c.total, ANALYSES.c.report, ANALYSES.c.at)
        query = select(*columns).where(ANALYSES.c.table_id == table, ANALYSES.c.version == VERSION)
        async with self.registry.storage.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return _Kept()
        moments = msgspec.json.decode(row.moments, type=list[JudgedMoment])
        return _Kept(moments, row.total, row.report, row.at)

    async def _run(self, session: TableSession, opener: str, moments: list[JudgedMoment]) -> None:
        """Judges what is left of a game, and keeps each piece."""
        table, tries = session.setup.table, 0
        total = -1
        moments = list(moments)
        try:
            while len(moments) != total:
                advice = self.registry.advice
                if advice is None:
                    return
                try:
                    piece = await advice.judge(session, opener, len(moments))
                except WorkerLost:
                    tries += 1
                    if tries == MOST_TRIES:
                        raise
                    continue
                tries = 0
                total = piece.of
                moments += piece.moments
                written = None
                if len(moments) == total:
                    written = await self._report(session, moments)
                await self._keep(table, moments, total, written)
        except Exception as error:
            ERRORS.inc()
            LOG.warning("analysis failed", extra={"table": table, "problem": type(error).__name__})

    async def _report(self, session: TableSession, moments: list[JudgedMoment]) -> str:
        """Returns what the moments of a game say, as it is stored."""
        found = await self.registry.threads.long.run(lambda: report(session.match, moments))
        return msgspec.json.encode(found).decode()

    async def _keep(
        self, table: str, moments: list[JudgedMoment], total: int, written: str | None
    ) -> None:
        values = {
            "table": table,
            "version": VERSION,
            "moments": msgspec.json.encode(moments).decode(),
            "done": len(moments),
            "total": total,
            "report": written,
            "at": self.registry.storage.now(),
        }
        async with self.registry.storage.writing() as connection:
            await connection.execute(_KEEP, values)
