"""Lets people meet: tables that their owners open to all, who sits down there, and who looks on."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

import msgspec
from sqlalchemy import RowMapping, func, not_, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.refusal import refuse
from ahu.server import requests as table_requests
from ahu.server import seats
from ahu.server.budgets import paid
from ahu.server.live_table import LiveTable
from ahu.server.players import requests
from ahu.server.players.rows import BLOCKS, KEPT, LOBBY
from ahu.server.players.seat_players import may_count
from ahu.server.players.store import Player, moment
from ahu.server.registry import TableRegistry
from ahu.server.rows import TABLES
from ahu.server.storage import Storage, terms_of, under_known_rules
from ahu.server.table_setup import SeatConfig

MOST, MOST_OF_ONE = 100, 5
"""The most tables that are listed, of all and of one opener; the newest come first."""
LOOKED_AT = 10
"""How many times as many are looked at for that: not all have a seat that is free."""
_OPEN = text(
    """INSERT INTO lobby (table_id, watch, level, joinable, created)
    VALUES (:table, :watch, :level, :joinable, :created)
    ON CONFLICT (table_id) DO UPDATE SET
    watch = excluded.watch, level = excluded.level, joinable = excluded.joinable"""
)


async def open_to_all(
    registry: TableRegistry, live: LiveTable, owner: str, asked: requests.OpenToAll
) -> None:
    """Puts a table into the lobby, or takes it out. Raises Refused unless the owner asks.

    A table that comes back has the place that it had.
    """
    table = live.session.setup.table
    if not live.access.owned(await registry.keys.hash_of(table, live.access, owner)):
        raise refuse("", "table-token", "Authorization")
    live.session.check_playable()
    if live.session.setup.lesson is not None:
        raise refuse("", "player-lobby-lesson")
    if asked.watch is not None and live.access.place_of(asked.watch) != live.access.players:
        raise refuse("", "table-token", "$.watch")
    if asked.joinable and asked.watch is None and not seats.free(live):
        raise refuse("", "player-lobby-full")
    values = {
        "table": table,
        "watch": asked.watch,
        "level": asked.level,
        "joinable": asked.joinable,
        "created": time.time(),
    }
    async with registry.storage.writing() as connection:
        await connection.execute(_OPEN, values)


async def listed(storage: Storage, player: Player | None) -> requests.Lobby:
    """Returns the tables that are open to all, without those of people whom `player` avoids."""
    newest = LOBBY.c.created.desc(), LOBBY.c.table_id
    opener = func.coalesce(TABLES.c.opener, TABLES.c.id)
    ranked = (
        select(
            LOBBY.c.table_id,
            opener.label("by"),
            func.row_number().over(partition_by=opener, order_by=newest).label("rank"),
        )
        .join(TABLES, TABLES.c.id == LOBBY.c.table_id)
        .where(
            or_(LOBBY.c.joinable, LOBBY.c.watch.isnot(None)),
            not_(TABLES.c.over),
            under_known_rules(),
        )
        .subquery()
    )
    query = (
        select(LOBBY, TABLES, ranked.c.by)
        .join(TABLES, TABLES.c.id == LOBBY.c.table_id)
        .join(ranked, ranked.c.table_id == LOBBY.c.table_id)
        .where(ranked.c.rank <= LOOKED_AT * MOST_OF_ONE)
        .order_by(*newest)
        .limit(LOOKED_AT * MOST)
    )
    async with storage.engine.connect() as connection:
        rows = (await connection.execute(query)).mappings().all()
        avoided = set() if player is None else await _avoided(connection, player.id)
    with paid():
        return requests.Lobby(_shown(rows, avoided))


def _shown(rows: Iterable[RowMapping], avoided: set[tuple[str, str]]) -> list[requests.LobbyTable]:
    """Returns the tables that can be joined or watched, as they are listed."""
    found: list[requests.LobbyTable] = []
    listed_of = Counter[str]()
    for row in rows:
        if len(found) == MOST:
            break
        configs = msgspec.json.decode(row["chairs"], type=list[SeatConfig])
        tokens = msgspec.json.decode(row["tokens"], type=list[str | None])
        if any((row["id"], hash) in avoided for hash in (*tokens[:-1], row["owner"])):
            continue
        resigned = msgspec.json.decode(row["resigned"] or "[]", type=list[int])
        empty = [
            seat
            for seat, config in enumerate(configs)
            if config.for_people and tokens[seat] is None and seat not in resigned
        ]
        if not (row["joinable"] and empty) and row["watch"] is None:
            continue
        listed_of[row["by"]] += 1
        if listed_of[row["by"]] > MOST_OF_ONE:
            continue
        terms = terms_of(row["terms"])
        alone = sum(config.for_people for config in configs) == 1
        found.append(
            requests.LobbyTable(
                row["id"],
                row["game"],
                msgspec.json.decode(row["options"]),
                msgspec.json.decode(row["names"]),
                [config.level for config in configs],
                empty,
                len(empty) if row["joinable"] else 0,
                row["level"],
                terms.pace,
                terms.away_s,
                may_count(terms, alone),
                row["round"],
                row["watch"],
                terms.hints,
                moment(row["created"]),
            )
        )
    return found


async def join(
    registry: TableRegistry, live: LiveTable, player: Player | None, asked: requests.JoinTable
) -> table_requests.Claimed:
    """Gives a free seat of an open table to whoever asks. Raises Refused if there is none."""
    table = live.session.setup.table
    query = select(LOBBY.c.joinable).where(LOBBY.c.table_id == table)
    async with registry.storage.engine.connect() as connection:
        joinable = (await connection.execute(query)).scalar()
        avoided = set() if player is None else await _avoided(connection, player.id, table)
    there = {(table, hash) for hash in (*live.access.tokens[:-1], live.access.owner)}
    if not joinable or avoided & there:
        raise refuse("", "player-lobby-closed")
    return await seats.sit_down(registry, live, asked.token, asked.name)


async def _avoided(
    connection: AsyncConnection, player: str, table: str | None = None
) -> set[tuple[str, str]]:
    """Returns what others keep who avoid a player, or whom the player avoids, of open tables.

    Each is a table and the hash of a place: whether they have that place now, the table knows.
    """
    query = (
        select(KEPT.c.table_id, KEPT.c.hash)
        .join(LOBBY, LOBBY.c.table_id == KEPT.c.table_id)
        .join(
            BLOCKS,
            or_(
                (BLOCKS.c.player == player) & (BLOCKS.c.other == KEPT.c.player),
                (BLOCKS.c.other == player) & (BLOCKS.c.player == KEPT.c.player),
            ),
        )
    )
    if table is not None:
        query = query.where(KEPT.c.table_id == table)
    return {(row.table_id, row.hash) for row in (await connection.execute(query)).all()}
