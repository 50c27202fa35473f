"""Nameless players: whoever is deleted leaves one behind in each game that is to count for others.

It has lost by leaving, and nobody else loses what they won by that. Nobody can sign in as one, and
nothing tells whose place it took. It goes when the game has been counted.
"""

from __future__ import annotations

import time

from sqlalchemy import and_, delete, exists, insert, literal, not_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.server.players.rows import KEPT, PASSKEYS, PLAYERS, RATINGS
from ahu.server.players.store import day
from ahu.server.rows import TABLES
from ahu.server.tokens import new_id

NAMELESS = and_(
    PLAYERS.c.recovery.is_(None), not_(exists().where(PASSKEYS.c.player == PLAYERS.c.id))
)
"""Everybody else has something to sign in by."""
_THEIRS = KEPT.alias("theirs")
_PLACES = KEPT.alias("places")
_NOBODY_WAITS = not_(
    exists()
    .where(
        _PLACES.c.player == PLAYERS.c.id,
        TABLES.c.id == _PLACES.c.table_id,
        not_(TABLES.c.counted),
        _THEIRS.c.table_id == TABLES.c.id,
        _THEIRS.c.player.not_in(select(PLAYERS.c.id).where(NAMELESS).correlate(None)),
    )
    .correlate(PLAYERS)
)


async def put(connection: AsyncConnection, player: str, table: str) -> None:
    """Puts a nameless player, as strong as this one, in the places that one keeps at a table."""
    id, game = new_id(), select(TABLES.c.game).where(TABLES.c.id == table).scalar_subquery()
    now = day(time.time())
    values = {"id": id, "name": "", "language": "", "created": now, "seen": now}
    await connection.execute(insert(PLAYERS), values)
    columns = [column.name for column in RATINGS.c]
    copied = [literal(id) if column.name == "who" else column for column in RATINGS.c]
    rating = select(*copied).where(RATINGS.c.who == player, RATINGS.c.game == game)
    await connection.execute(insert(RATINGS).from_select(columns, rating))
    mine = (KEPT.c.player == player) & (KEPT.c.table_id == table)
    await connection.execute(update(KEPT).where(mine).values(player=id))


async def forget(connection: AsyncConnection, table: str | None = None) -> None:
    """Deletes the nameless players, of a table or of all, whose game nobody waits for any more."""
    query = select(PLAYERS.c.id).where(NAMELESS, _NOBODY_WAITS)
    if table is not None:
        query = query.where(PLAYERS.c.id.in_(select(KEPT.c.player).where(KEPT.c.table_id == table)))
    gone = list((await connection.execute(query)).scalars())
    await connection.execute(delete(RATINGS).where(RATINGS.c.who.in_(gone)))
    await connection.execute(delete(PLAYERS).where(PLAYERS.c.id.in_(gone)))
