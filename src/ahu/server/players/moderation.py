"""Lets players avoid others and report them; whoever runs the server reads and acts."""

from __future__ import annotations

import time

from sqlalchemy import Select, delete, func, insert, select, text

from ahu.core.refusal import refuse
from ahu.server.live_table import LiveTable
from ahu.server.players import requests
from ahu.server.players.rows import BLOCKS, KEPT, PLAYER_SESSIONS, REPORTS
from ahu.server.players.secrets import read_key
from ahu.server.players.store import Player
from ahu.server.registry import TableRegistry
from ahu.server.storage import Storage
from ahu.server.tokens import hashed, new_id

MOST_BLOCKED = 500
ID_LENGTH = 24
MOST_REPORTS = 10_000
"""How many reports are kept; then the oldest from the address that has most gives way."""
MOST_OF_ADDRESS = 100
"""How many reports from one address are kept: nobody buries those of others."""
MOST_OF_ONE = 5
"""How many reports of one player are kept about a seat of a table; of all who are none, from one
address."""
_BLOCK = text(
    """INSERT INTO blocks (player, other, name) VALUES (:player, :other, :name)
    ON CONFLICT DO NOTHING"""
)


_MOST_FROM = (
    select(REPORTS.c.address)
    .group_by(REPORTS.c.address)
    .order_by(func.count().desc(), func.min(REPORTS.c.at))
    .limit(1)
    .scalar_subquery()
)
_GIVES_WAY = (
    select(REPORTS.c.id)
    .where(REPORTS.c.address.is_not_distinct_from(_MOST_FROM))
    .order_by(REPORTS.c.at)
    .limit(1)
    .scalar_subquery()
)
"""The report that gives way to a new one: the oldest from whatever address has most."""


async def avoid(storage: Storage, player: Player, live: LiveTable, seat: int) -> None:
    """Avoids whoever has a seat from now on, if that is a player.

    Raises Refused unless the player keeps a seat at the same table.
    """
    table = live.session.setup.table
    _check_seat(live, seat)
    mine = select(KEPT.c.hash).where(KEPT.c.table_id == table, KEPT.c.player == player.id)
    count = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.player == player.id)
    async with storage.writing() as connection:
        if not set((await connection.execute(mine)).scalars()) & set(live.access.tokens[:-1]):
            raise refuse("", "table-token", "Authorization")
        if (await connection.execute(count)).scalar_one() >= MOST_BLOCKED:
            raise refuse("", "player-many-avoided", most=MOST_BLOCKED)
        theirs = select(KEPT.c.player).where(
            KEPT.c.table_id == table,
            KEPT.c.hash == live.access.tokens[seat],
            KEPT.c.player != player.id,
        )
        for other in (await connection.execute(theirs)).scalars().all():
            values = {"player": player.id, "other": other, "name": live.session.names[seat]}
            await connection.execute(_BLOCK, values)


async def avoided(storage: Storage, player: Player) -> requests.Avoided:
    """Returns those whom a player avoids, as they were called at the table.

    Each has an id for this player alone: nobody is known again by it under another name.
    """
    query = (
        select(BLOCKS.c.other, BLOCKS.c.name)
        .where(BLOCKS.c.player == player.id)
        .order_by(BLOCKS.c.name, BLOCKS.c.other)
    )
    async with storage.engine.connect() as connection:
        found = (await connection.execute(query)).all()
    return requests.Avoided(
        [requests.AvoidedPlayer(_id_for(player, row.other), row.name) for row in found]
    )


async def meet_again(storage: Storage, player: Player, other: str) -> None:
    """Avoids somebody no longer, by the id that the player was told."""
    mine = BLOCKS.c.player == player.id
    async with storage.writing() as connection:
        all_avoided = (await connection.execute(select(BLOCKS.c.other).where(mine))).scalars().all()
        met = [one for one in all_avoided if _id_for(player, one) == other]
        await connection.execute(delete(BLOCKS).where(mine, BLOCKS.c.other.in_(met)))


def _id_for(player: Player, other: str) -> str:
    return hashed(f"{player.id} avoids {other}")[:ID_LENGTH]


async def report(
    registry: TableRegistry,
    live: LiveTable,
    token: str,
    asked: requests.ReportPlayer,
    address: str,
) -> None:
    """Keeps a report of whoever is at the table about whoever has a seat. Raises Refused.

    Of the address that it comes from the name is told under which it is kept.
    """
    table, access = live.session.setup.table, live.access
    hash = await registry.keys.hash_of(table, access, token)
    place = access.place_held(hash)
    if place is None:
        raise refuse("", "table-token", "Authorization")
    _check_seat(live, asked.seat)
    if place == asked.seat:  # nobody leaves others no room for theirs
        raise refuse("", "player-report-self", "$.seat")
    key = read_key(token)
    by = select(PLAYER_SESSIONS.c.player).where(PLAYER_SESSIONS.c.hash == (key[0] if key else ""))
    if key is None and place < access.players:
        by = _keeper(table, hash)
    about = _keeper(table, access.tokens[asked.seat])
    count = select(func.count()).select_from(REPORTS)
    async with registry.storage.writing() as connection:
        reporter: str | None = (await connection.execute(by)).scalar()
        same = count.where(
            REPORTS.c.table_id == table,
            REPORTS.c.seat == asked.seat,
            REPORTS.c.by == reporter
            if reporter is not None
            else REPORTS.c.by.is_(None) & (REPORTS.c.address == address),
        )
        theirs = count.where(REPORTS.c.address == address)
        enough = (await connection.execute(same)).scalar_one() >= MOST_OF_ONE
        if enough or (await connection.execute(theirs)).scalar_one() >= MOST_OF_ADDRESS:
            raise refuse("", "player-many-reports")
        if (await connection.execute(count)).scalar_one() >= MOST_REPORTS:
            await connection.execute(delete(REPORTS).where(REPORTS.c.id == _GIVES_WAY))
        values = {
            "id": new_id(),
            "table_id": table,
            "seat": asked.seat,
            "player": (await connection.execute(about)).scalar(),
            "by": reporter,
            "address": address,
            "text": asked.text,
            "at": time.time(),
        }
        await connection.execute(insert(REPORTS), values)


def _keeper(table: str, hash: str | None) -> Select[tuple[str]]:
    """Returns the query for the player who keeps a seat: of several, whoever began first."""
    query = select(KEPT.c.player).where(KEPT.c.table_id == table, KEPT.c.hash == hash)
    return query.order_by(KEPT.c.number, KEPT.c.player).limit(1)


def _check_seat(live: LiveTable, seat: int) -> None:
    if seat >= live.access.players:
        raise refuse("", "seat", "$.seat", seat=seat, most=live.access.players - 1)
