"""Collects garbage so that nobody notices.

Nearly everything is freed as soon as nobody refers to it; a collection only finds what refers to
itself, of which a server makes hardly any. But a full one goes through all objects of all tables,
and everybody waits for that. So Python collects what is young, in small portions, and the server
goes through everything so rarely that it takes a thousandth of the time.
"""

from __future__ import annotations

import asyncio
import gc
from time import perf_counter

YOUNG_OBJECTS = 20_000
"""How many new objects there may be before the youngest are gone through: several times as many as
a hundred tables have in use at any moment, which would be gone through each time for nothing."""
PORTIONS = 2
"""How many times that is done before those that stayed are gone through once more."""
NEVER = 1_000_000_000
SHARE = 0.001
"""The part of the time that may be spent going through everything."""
LEAST_S = 600.0
"""How many seconds pass at least before everything is gone through again."""


def begin() -> None:
    """Takes what there is for granted, as it will stay, and lets Python collect what is young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS, PORTIONS, NEVER)


async def run_forever() -> None:
    """Goes through everything now and then."""
    pause = LEAST_S
    while True:
        await asyncio.sleep(pause)
        begun = perf_counter()
        gc.collect()
        pause = max(LEAST_S, (perf_counter() - begun) / SHARE)
