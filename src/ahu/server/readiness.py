"""Finds out whether the server can do its work, by a small write that is committed."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from sqlalchemy.exc import SQLAlchemyError

from ahu.server.storage import Storage

LOG = logging.getLogger("ahu.readiness")
AS_BEFORE_S = 1.0
"""How long an answer holds, so that asking often costs nothing."""
PATIENCE_S = 3.0
"""How long a database that is ready may take."""


class Readiness:
    """Tries to write. Whoever asks meanwhile gets the same answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._trying = asyncio.Lock()
        self._ready = False
        self._until = -1.0

    async def ready(self) -> bool:
        """Returns whether something can be stored now, or could a moment ago."""
        async with self._trying:
            if monotonic() >= self._until:
                self._ready = await self._try()
                self._until = monotonic() + AS_BEFORE_S
            return self._ready

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._storage.mark("ready")
        except (SQLAlchemyError, OSError):
            LOG.exception("not ready")
            return False
        return True
