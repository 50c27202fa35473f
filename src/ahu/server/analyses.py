"""Has finished games analysed in the background, piece by piece, and keeps what was found.

Each piece is stored, so that every process sees how far an analysis is, and one that was broken off
goes on from there.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextvars import Context
from typing import cast

import msgspec
from msgspec import Struct
from sqlalchemy import select, text

from ahu.analysis.moments import VERSION, JudgedMoment, check_over
from ahu.analysis.report import Analysis, report
from ahu.core.refusal import refuse
from ahu.server import background, requests
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
MOST_OF_ONE, MOST = 3, 50
"""How many are under way at once for one address, and for all: each keeps its game in memory."""

_KEEP = text(
    """INSERT INTO analyses (table_id, version, moments, done, total, report, at)
    SELECT id, :version, :moments, :done, :total, :report, :at FROM tables WHERE id = :table
    ON CONFLICT (table_id) DO UPDATE SET version = excluded.version,
    moments = excluded.moments, done = excluded.done, total = excluded.total,
    report = excluded.report, at = excluded.at"""
)


class _Kept(Struct, frozen=True):
    """What is stored of an analysis."""

    done: int = 0
    total: int = 0
    report: str | None = None
    at: float = 0.0


class Analyses:
    """The analyses of a registry's tables."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._running: dict[str, asyncio.Task[None]] = {}
        self._asked_by: dict[str, str] = {}
        """Who asked for those that are running."""

    async def look(self, live: LiveTable) -> requests.AnalysisState:
        """Returns how far the analysis of a finished game is. Raises Refused for a running one.

        One that ends while it is looked at was under way: what was read of it is from before.
        """
        check_over(live.session.match)
        table = live.session.setup.table
        running = table in self._running
        kept = await self._kept(table)
        return self._state(table, kept, running)

    async def start(self, live: LiveTable, opener: str) -> requests.AnalysisState:
        """Begins an analysis, or goes on with one that was broken off. Raises Refused."""
        check_over(live.session.match)
        table = live.session.setup.table
        kept = await self._kept(table)
        if kept.report is None and not self._goes_on(table, kept) and table not in self._running:
            if self.registry.advice is None:
                raise refuse("", "analysis-no-workers")
            await self._make_room(opener)
            if table not in self._running:
                self._begin(live, opener)
        return self._state(table, kept, table in self._running)

    async def _make_room(self, opener: str) -> None:
        """Breaks one off of whoever has most, if there are too many. Raises Refused.

        Whoever asks must have fewer even then: nobody keeps out those who have none.
        """
        while True:
            under_way = Counter(self._asked_by.values())
            if under_way[opener] >= MOST_OF_ONE:
                raise refuse("", "analysis-many")
            if len(self._running) < MOST:
                return
            [(most_of, most)] = under_way.most_common(1)
            if under_way[opener] + 1 >= most:
                raise refuse("", "analysis-many")
            *_, newest = (table for table, by in self._asked_by.items() if by == most_of)
            await background.end([self._running[newest]])

    def _begin(self, live: LiveTable, opener: str) -> None:
        table = live.session.setup.table
        # A new context, so that nobody's budget pays for a minute of a worker's time.
        task = asyncio.create_task(self._run(live.session, opener), context=Context())
        self._running[table], self._asked_by[table] = task, opener
        task.add_done_callback(lambda _: self._end(table))

    def _end(self, table: str) -> None:
        del self._running[table], self._asked_by[table]

    async def close(self) -> None:
        """Breaks off all analyses; they go on when somebody asks for them again."""
        await background.end(list(self._running.values()))

    def _goes_on(self, table: str, kept: _Kept) -> bool:
        """Returns whether another process is at it."""
        elsewhere = self.registry.storage.postgresql and table not in self._running
        return elsewhere and self.registry.storage.now() - kept.at < STILL_S

    def _state(self, table: str, kept: _Kept, running: bool) -> requests.AnalysisState:
        found = None if kept.report is None else msgspec.Raw(kept.report.encode())
        under_way = found is None and (running or self._goes_on(table, kept))
        # The report is sent as it is kept: to read and write it anew would take long.
        report = cast(Analysis | None, found)
        return requests.AnalysisState(under_way, kept.done, kept.total, report)

    async def _kept(self, table: str) -> _Kept:
        columns = (ANALYSES.c.done, ANALYSES.c.total, ANALYSES.c.report, ANALYSES.c.at)
        query = select(*columns).where(ANALYSES.c.table_id == table, ANALYSES.c.version == VERSION)
        async with self.registry.storage.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return _Kept() if row is None else _Kept(*row)

    async def _moments(self, table: str) -> list[JudgedMoment]:
        """Returns the moments that were judged before."""
        query = select(ANALYSES.c.moments)
        query = query.where(ANALYSES.c.table_id == table, ANALYSES.c.version == VERSION)
        async with self.registry.storage.engine.connect() as connection:
            found = (await connection.execute(query)).scalar()
        return [] if found is None else msgspec.json.decode(found, type=list[JudgedMoment])

    async def _run(self, session: TableSession, opener: str) -> None:
        """Judges what is left of a game, and keeps each piece."""
        table, tries = session.setup.table, 0
        total = -1
        try:
            moments = await self._moments(table)
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
