"""Bots at tables: whenever one must decide, it does."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec

from ahu.core.contract import Seat
from ahu.core.refusal import Refused
from ahu.core.source import source_for
from ahu.server.house import House
from ahu.server.live import Live
from ahu.server.metrics import BOT_FAULTS, ERRORS
from ahu.server.pool import Lost, Pool
from ahu.server.worker import Asked

LOG = logging.getLogger("ahu.players")
SWEEP_S = 10.0
"""How often tables are looked for whose bots were left behind by another process."""
LEFT_BEHIND_S = 30.0


class Players:
    """Lets bots decide at the tables of a house."""

    def __init__(self, house: House, pool: Pool, pause_s: float) -> None:
        self.house = house
        self.pool = pool
        self.pause_s = pause_s
        house.changed = self.consider

    def consider(self, live: Live) -> None:
        """Let the bots decide that must and are not at it already."""
        for seat in live.course.bots_due:
            if seat not in live.bots:
                task = asyncio.create_task(self._play(live, seat))
                live.bots[seat] = task

    async def look_after(self) -> None:
        """Go on with what was left when the server ended, then with what other processes leave."""
        left_behind_s = 0.0
        while True:
            try:
                await self._take_up(time.time() - left_behind_s)
            except Exception:
                ERRORS.inc()
                LOG.exception("taking up")
            left_behind_s = LEFT_BEHIND_S
            await asyncio.sleep(SWEEP_S)

    async def _take_up(self, before: float) -> None:
        """Go on with the tables where bots must decide and nothing has happened since."""
        for name in await self.house.storage.bots_due(before):
            try:
                self.consider(await self.house.table(name))
            except Refused as refused:
                LOG.warning("table left", extra={"table": name, "key": refused.refusal.key})

    async def _play(self, live: Live, seat: Seat) -> None:
        """Decide for a seat as long as it must."""
        lost = False
        try:
            while seat in live.course.bots_due:
                number = live.course.number
                await asyncio.sleep(self.pause_s)
                move = await self._decision(live, seat, lost)
                lost = not await self._done(live, seat, move, f"bot-{number}")
        except Exception:
            ERRORS.inc()
            LOG.exception("bot", extra={"table": live.course.setup.table})
        finally:
            live.bots.pop(seat, None)

    async def _done(self, live: Live, seat: Seat, move: str, id: str) -> bool:
        """The bot does this, if it may."""
        try:
            await self.house.command(live, seat, id, lambda course: course.play(seat, [move], id))
        except Refused as refused:
            LOG.warning("bot refused", extra={"key": refused.refusal.key})
            return False
        return True

    async def _decision(self, live: Live, seat: Seat, lost: bool) -> str:
        """What the bot does, in notation; by lot when it lost its turn."""
        course = live.course
        setup = course.setup
        recall = course.position.recall(seat)
        legal = recall.legal(seat)
        assert setup.seed is not None
        decided = sum(event.seat == seat for event in course.events)  # whoever came in between
        source = source_for(setup.seed, "bot", seat, decided)
        if len(legal) > 1 and not lost:
            asked = Asked(
                f"{setup.table}/{seat}",
                setup.game.name,
                setup.chairs[seat].level,
                seat,
                msgspec.Raw(msgspec.json.encode(recall.snapshot())),
                setup.board_text,
                source.state,
            )
            with suppress(Lost):
                return (await self.pool.decide(asked)).move
            BOT_FAULTS.labels("by lot").inc()
        return setup.game.write(legal[source.below(len(legal))], course.players)
