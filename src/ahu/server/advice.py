"""Lets workers find hints and judge moments of finished games, in turn with the bots' decisions."""

from __future__ import annotations

import msgspec

from ahu.analysis.hints import HintedMove
from ahu.core.contract import Seat
from ahu.core.record import write_json
from ahu.core.refusal import refuse
from ahu.core.rng import rng_for
from ahu.server.budgets import KeyedLock, charge
from ahu.server.fair_queue import Job
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents, StoredEvent
from ahu.server.worker import AnalysisRequest, HintFound, HintRequest, MomentsJudged
from ahu.server.worker_pool import WorkerLost, WorkerPool
from ahu.server.worker_slots import Slots

HINT_S = 2.0
"""How long a hint takes, more or less."""
PIECE_S = 0.5
"""How long a worker judges moments before others may have it; a moment takes about as long."""
PATIENCE_S = 300.0
"""How much longer it may take: workers give way to all others, and no game waits for this."""
HINT_SHARE = 0.1
"""The part of a hint's time that whoever asks pays for: a worker's time is no time of the loop's,
and fair queueing shares it already."""


class Advice:
    """Finds hints and judges moments in the workers of this process."""

    def __init__(self, pool: WorkerPool, slots: Slots) -> None:
        self._pool = pool
        self._slots = slots
        self._lock = KeyedLock()

    async def hint(self, session: TableSession, seat: Seat) -> list[HintedMove]:
        """Returns the best moves of a seat, from what it recalls. Raises Refused if none is found.

        A hint of a seat waits for its last one. None is told of a decision that has passed.
        """
        setup = session.setup
        job = Job(setup.table, seat, setup.opener, True, HINT_S, "hint")
        async with self._lock.of((setup.table, seat)):
            try:
                async with self._slots.slot(job):
                    asked = hint_request(session, seat)
                    found = await self._pool.ask(asked, HintFound, HINT_S, PATIENCE_S)
            except WorkerLost:
                raise refuse("", "hint-lost") from None
        charge(HINT_SHARE * found.seconds)
        if hint_request(session, seat) != asked:
            raise refuse("", "table-moved-on")
        return found.moves

    async def judge(self, session: TableSession, opener: str, first: int) -> MomentsJudged:
        """Judges some moments of a finished game, from `first`. Raises WorkerLost."""
        setup = session.setup
        asked = AnalysisRequest(
            f"{setup.table}/analysis/{session.number}",
            write_json(session.record()).decode(),
            setup.board_text,
            first,
            PIECE_S,
        )
        async with self._slots.slot(Job(setup.table, 0, opener, False, PIECE_S, "analysis")):
            return await self._pool.ask(asked, MomentsJudged, PIECE_S, PATIENCE_S)


def check_hint(session: TableSession, seat: Seat) -> None:
    """Raises Refused unless this seat may have a hint now."""
    setup = session.setup
    session.check_playable()
    if setup.lesson is not None:
        raise refuse("", "hint-lesson")
    if not (setup.alone or setup.terms.hints):
        raise refuse("", "hint-not-agreed")
    if seat not in session.deciding or session.seating.played_by[seat]:
        raise refuse("", "hint-no-decision")


def first_hint(session: TableSession, seat: Seat, command: str) -> PendingEvents:
    """Drafts that a seat gets its first hint; nothing if it has had one. Raises Refused."""
    check_hint(session, seat)
    told = seat in session.hinted
    row = StoredEvent(session.number + 1, "hint", seat, "", command)
    return session.drafted([] if told else [row])


def hint_request(session: TableSession, seat: Seat) -> HintRequest:
    """Returns the request for a hint, with nothing in it but what the seat can recall.

    Raises Refused unless the seat may have a hint now.
    """
    check_hint(session, seat)
    setup = session.setup
    return HintRequest(
        f"{setup.table}/{seat}/hint",
        setup.game.name,
        setup.game.rules_version,
        seat,
        msgspec.Raw(msgspec.json.encode(session.position.recall(seat).snapshot())),
        setup.board_text,
        rng_for("hint", seat).state,
    )
