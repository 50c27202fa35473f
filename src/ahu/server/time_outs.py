"""Lets bots play on for those who are out of time: done by the processes whose bots then play.

What is due is known from the tables themselves, as with bots, and a lease says who does it. Whether
somebody is out of time is judged once more when the table is locked, so that it happens once,
whoever comes first.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from ahu.core.refusal import Refused
from ahu.server import standing_in
from ahu.server.leases import Leases
from ahu.server.metrics import ERRORS
from ahu.server.registry import TableRegistry
from ahu.server.table_backoff import Failures

LOG = logging.getLogger("ahu.time_outs")
SWEEP_S = 0.5
"""How often is looked for clocks that have run out."""
MOST_AT_ONCE = 100
ALL_SEATS = -1
"""Stands in a lease for the clocks of a table: no bot has this seat."""


async def run_forever(registry: TableRegistry, leases: Leases) -> None:
    """Lets bots play on wherever a clock has run out, for ever."""
    failures = Failures(LOG)
    while True:
        await asyncio.sleep(SWEEP_S)
        try:
            due = await registry.storage.out_of_time(registry.time.now(), MOST_AT_ONCE)
        except Exception as error:
            ERRORS.inc()
            LOG.warning("cannot look for clocks", extra={"problem": type(error).__name__})
            continue
        for table in due:
            if failures.may_try(table):
                try:
                    await _run_out(registry, leases, table)
                    failures.forget(table)
                except Exception as error:
                    failures.note(table, error)


async def _run_out(registry: TableRegistry, leases: Leases, table: str) -> None:
    """Lets bots play on for those who are out of time at a table."""
    number = await leases.take((table, ALL_SEATS))
    if number is None:
        return
    try:
        live = await registry.table(table)
        await registry.catch_up(table, number)
        session = live.session
        if session.clocks is None:
            return
        for seat in session.clocks.out(registry.time.now()):
            id = f"time·{session.number}"  # no client's command has this id
            prepare = partial(standing_in.run_out, seat=seat, command=id)
            try:
                await registry.command(live, seat, id, prepare)
            except Refused as refused:  # the table is gone or busy
                LOG.info("not out of time", extra={"key": refused.refusal.key})
    finally:
        await leases.release((table, ALL_SEATS))
