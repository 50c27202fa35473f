"""Lets people talk at a table: those who play among themselves, onlookers among themselves.

Nothing of it is in a view, a record or what bots know. The last lines are kept with the table, so
that whoever comes back can read them, and go with it.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping

from sqlalchemy import and_, insert, or_, select, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.record import one_line, seat_names
from ahu.core.refusal import refuse
from ahu.server.access import Hash
from ahu.server.budgets import charge
from ahu.server.live_table import LiveTable
from ahu.server.message_parts import Seat
from ahu.server.metrics import ERRORS
from ahu.server.projections import Audience
from ahu.server.registry import TableRegistry
from ahu.server.rows import SAID
from ahu.server.storage import Storage
from ahu.server.talk_messages import Say, TalkLine
from ahu.server.talk_room import MOST_KEPT, Room, Rooms, room_of

LOG = logging.getLogger("ahu.talk")
CHANNEL = "ahu_talk"
"""Where processes on PostgreSQL tell each other that something was said at a table."""
_FORGOTTEN = " forgotten"
"""Follows the table where something that was said was deleted."""
SAY_S, READ_S = 0.004, 0.001
"""The processing time that it costs to keep what is said, and to read what was said."""
MOST_TRIES = 20
"""How often is tried anew to say something because another process came first."""
_OLD = text(
    """DELETE FROM said WHERE table_id = :table AND room = :room AND number <=
    (SELECT number FROM said WHERE table_id = :table AND room = :room
     ORDER BY number DESC LIMIT 1 OFFSET :most)"""
)


def checked(live: LiveTable, audience: Audience, request: Say) -> TalkLine:
    """Returns what somebody wants to say. Raises Refused if nobody may, or there is nothing."""
    setup = live.session.setup
    if not setup.terms.talk or setup.uploaded or setup.lesson is not None:
        raise refuse("", "table-talk-off")
    said = "" if request.sign else one_line(request.text)
    if not said and request.sign is None:
        raise refuse("", "table-talk-empty", "$.text")
    seat: Seat | None = None
    name = ""
    if audience.seats:
        seat = audience.seats[0] if request.seat is None else request.seat
    else:
        (name,) = seat_names([request.name], 1, "$.name")
    return TalkLine(0, seat, name, said, request.sign)


async def say(
    registry: TableRegistry, live: LiveTable, line: TalkLine, id: str, player: str | None = None
) -> None:
    """Keeps what was said, and then tells everybody in the same room.

    Of one speaker, what has the same `id` is said once; all onlookers are one speaker. `player` is
    who an onlooker is, if anybody knows.
    """
    table, room = live.session.setup.table, room_of(line.seat)
    charge(SAY_S)
    holder = player if line.seat is None else live.access.tokens[line.seat]
    await _keep(registry.storage, table, room, line, id, holder)
    await catch_up(registry, table)


async def _keep(
    storage: Storage, table: str, room: Room, line: TalkLine, id: str, holder: Hash
) -> None:
    """Stores a line under the next number, unless it was stored before."""
    speaker = -1 if line.seat is None else line.seat
    here = (SAID.c.table_id == table, SAID.c.room == room)
    last = select(SAID.c.number).where(*here)
    same = (*here, SAID.c.speaker == speaker, SAID.c.command == id)
    for _ in range(MOST_TRIES):
        try:
            async with storage.writing() as connection:
                if (await connection.execute(select(SAID.c.number).where(*same))).first():
                    return
                newest = last.order_by(SAID.c.number.desc()).limit(1)
                number = ((await connection.execute(newest)).scalar() or 0) + 1
                values = {
                    "table_id": table,
                    "room": room,
                    "number": number,
                    "speaker": speaker,
                    "name": line.name,
                    "text": line.text,
                    "sign": line.sign,
                    "command": id,
                    "holder": holder,
                }
                await connection.execute(insert(SAID), values)
                old = {"table": table, "room": room, "most": MOST_KEPT}
                await connection.execute(_OLD, old)
                await _notify(storage, connection, table)
            return
        except IntegrityError:  # another process came first, or the table is gone
            continue
    raise refuse("", "table-busy")


async def catch_up(registry: TableRegistry, table: str) -> None:
    """Reads what was said at a table, and tells those who are there."""
    live = registry.in_memory(table)
    if live is None:
        return
    rooms = live.rooms
    rooms.current = False
    if not live.clients:
        return  # it is read when somebody comes
    async with rooms.reading:
        rooms.current = True
        charge(READ_S)
        lines = await _since(registry.storage, table, rooms.numbers)
        rooms.add(lines)
    if lines:
        live.tell()


async def _since(storage: Storage, table: str, numbers: Mapping[Room, int]) -> list[TalkLine]:
    newer = (and_(SAID.c.room == room, SAID.c.number > read) for room, read in numbers.items())
    query = select(SAID).where(SAID.c.table_id == table, or_(*newer)).order_by(SAID.c.number)
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    return [
        TalkLine(row.number, None if row.speaker < 0 else row.speaker, row.name, row.text, row.sign)
        for row in rows
    ]


async def read_anew(registry: TableRegistry, table: str) -> None:
    """Reads talk anew since some of onlookers' was deleted, and has them come again."""
    live = registry.in_memory(table)
    if live is None:
        return
    live.rooms = Rooms()
    for client in live.clients:
        if not client.audience.seats:
            client.drop("table-anew")
    await catch_up(registry, table)


async def notify_forgotten(storage: Storage, connection: AsyncConnection, table: str) -> None:
    """Tells the other processes, once this is committed, to read the talk at a table anew."""
    await _notify(storage, connection, f"{table}{_FORGOTTEN}")


async def _notify(storage: Storage, connection: AsyncConnection, payload: str) -> None:
    if storage.postgresql:
        notify = text("SELECT pg_notify(:channel, :payload)")
        await connection.execute(notify, {"channel": CHANNEL, "payload": payload})


async def hear(registry: TableRegistry, payload: str) -> None:
    """Takes in what another process told of the talk at a table."""
    table = payload.removesuffix(_FORGOTTEN)
    try:
        await (catch_up if table == payload else read_anew)(registry, table)
    except Exception:
        ERRORS.inc()
        LOG.exception("talk", extra={"table": table})
