"""Tells players everything that is stored about them, and deletes it."""

from __future__ import annotations

import secrets
from contextlib import suppress

import msgspec
from sqlalchemy import Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.refusal import Refused
from ahu.server.bulk_write import json_text
from ahu.server.players import nameless, requests
from ahu.server.players.game_results import GameResults
from ahu.server.players.name_history import AT_FIRST, TELLING, last_named, names_of
from ahu.server.players.rows import (
    BLOCKS,
    CHANNELS,
    KEPT,
    PASSKEYS,
    PLAYER_SESSIONS,
    PLAYERS,
    RATINGS,
    REPORTS,
    RESULTS,
)
from ahu.server.players.seat_players import bar_successors
from ahu.server.players.store import PlayerStore, places_of
from ahu.server.registry import TableRegistry
from ahu.server.rows import EVENTS, SAID, TABLES
from ahu.server.session import TableSession
from ahu.server.storage import READ_ANEW
from ahu.server.summaries import ListedTable
from ahu.server.table_events import PendingEvents, StoredEvent
from ahu.server.table_setup import SeatConfig

ID_BYTES = 12
SECRET = {"hash", "session", "recovery", "confirm", "key", "keys", "noticed", "looked"}
"""What is left out: it is of use to nobody but whoever wants to be somebody else."""
_OTHERS = {("blocks", "other"), ("reports", "player"), ("reports", "address")}
"""Left out too: by these one would be known again under another name, or elsewhere."""
_OWN: tuple[tuple[Table, str], ...] = (
    (PLAYERS, "id"),
    (PASSKEYS, "player"),
    (PLAYER_SESSIONS, "player"),
    (KEPT, "player"),
    (RESULTS, "player"),
    (RATINGS, "who"),
    (BLOCKS, "player"),
    (REPORTS, "by"),
    (CHANNELS, "player"),
)


async def export(store: PlayerStore, player: str) -> requests.Exported:
    """Returns everything that is stored about a player."""
    stored: dict[str, list[requests.Row]] = {}
    async with store.storage.engine.connect() as connection:
        for table, column in _OWN:
            rows = await connection.execute(select(table).where(table.c[column] == player))
            stored[table.name] = [
                {
                    name: value
                    for name, value in row.items()
                    if name not in SECRET and (table.name, name) not in _OTHERS
                }
                for row in rows.mappings()
            ]
    stored["tables"] = [
        {
            "table": table.table,
            "game": table.game,
            "seat": seat,
            "name": table.status.names[seat],
            "over": table.status.over,
        }
        for table, hashes in await store.tables(player)
        for seat in sorted(places_of(table, hashes) - {table.access.players})
    ]
    stored["names"] = await _names(store, player)
    stored["said"] = await _said(store, player)
    return requests.Exported(stored)


async def _names(store: PlayerStore, player: str) -> list[requests.Row]:
    """Returns what a player was called at tables, also at seats that they have given up since."""
    ever = await store.seats_ever(player)
    for kept, hashes in await store.tables(player):
        held = places_of(kept, hashes) - {kept.access.players}
        ever[kept.table] |= {(kept.access.tokens[seat] or "", seat) for seat in held}
    found: list[requests.Row] = []
    async with store.storage.engine.connect() as connection:
        for table, seats in ever.items():
            query = select(TABLES.c.chairs).where(TABLES.c.id == table)
            chairs = (await connection.execute(query)).scalar()
            if chairs is None:
                continue  # it is deleted just now
            configs = msgspec.json.decode(chairs, type=list[SeatConfig])
            for hash, seat in sorted(seats, key=lambda one: one[1]):
                rows = await _telling(connection, table, seat)
                names = {AT_FIRST: configs[seat].name, **{row.number: row.move for row in rows}}
                called = {names[number]: None for number in sorted(names_of(rows, hash))}
                found += [{"table": table, "seat": seat, "name": name} for name in called if name]
    return found


async def _said(store: PlayerStore, player: str) -> list[requests.Row]:
    """Returns what a player has said lately, as far as it is known who spoke."""
    mine = select(KEPT.c.hash).where(KEPT.c.player == player, KEPT.c.table_id == SAID.c.table_id)
    query = select(SAID).where(or_(SAID.c.holder.in_(mine), SAID.c.holder == player))
    async with store.storage.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(SAID.c.table_id, SAID.c.number))).all()
    return [
        {
            "table": row.table_id,
            "seat": None if row.speaker < 0 else row.speaker,
            "name": row.name,
            "text": row.text,
            "sign": row.sign,
        }
        for row in rows
    ]


async def delete_player(registry: TableRegistry, store: PlayerStore, player: str) -> None:
    """Deletes everything about a player.

    Tables where nobody else sits go too. From all others go the names that the player had, also at
    seats that were given up before; seats where the game still runs are given up; everybody there
    is told. Games that count for others count all the same.
    """
    ever, left = await store.seats_ever(player), []
    for table, hashes in await store.tables(player):
        bound = await GameResults(registry).bound(table.table)
        others = {seat for seat, other in bound.items() if other != player}
        held = places_of(table, hashes) - {table.access.players} - others
        taken = {seat for seat, hash in enumerate(table.access.tokens[:-1]) if hash}
        if table.access.owner in hashes and taken <= held:
            await registry.remove(table.table)
            continue
        if player in bound.values():
            left.append(table.table)
        seats = ever[table.table] | {(table.access.tokens[seat] or "", seat) for seat in held}
        with suppress(Refused):  # it is gone, or nobody can play it any more
            await _leave(registry, table, held)
        await _forget_names(registry, table.table, seats)
    await _forget_onlooker(registry, player)
    async with store.storage.writing() as connection:
        await bar_successors(connection, player, *ever)
        for id in left:
            await nameless.put(connection, player, id)
        await connection.execute(delete(RATINGS).where(RATINGS.c.who == player))
        await connection.execute(update(RESULTS).where(RESULTS.c.player == player).values(name=""))
        mine = or_(REPORTS.c.by == player, REPORTS.c.player == player)
        await connection.execute(delete(REPORTS).where(mine))
        for own in (PASSKEYS, PLAYER_SESSIONS, KEPT, CHANNELS):
            await connection.execute(delete(own).where(own.c.player == player))
        await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))


async def _leave(registry: TableRegistry, table: ListedTable, seats: set[int]) -> None:
    """Takes the names off seats, and gives them up where the game still runs."""
    if not seats:
        return
    live = await registry.table(table.table)
    for seat in sorted(seats):
        id = f"farewell-{secrets.token_hex(ID_BYTES)}"  # no client's command has this id

        def prepare(session: TableSession, seat: int = seat, id: str = id) -> PendingEvents:
            if session.over or session.holders[seat] != "taken":
                return session.rename(seat, "", id)
            pending = session.hand_over(seat, "leave", "", id, "")
            access = live.access.after("leave", seat, "")
            return msgspec.structs.replace(pending, access=access)

        await registry.finish(live, seat, id, prepare)


async def _forget_names(registry: TableRegistry, table: str, held: set[tuple[str, int]]) -> None:
    """Takes what somebody was called and has said out of what is stored of a table.

    They held seats by tokens with these hashes; what others have said there stays. Lines from
    before it was known who spoke go too: better one too many than one too few. All processes read
    the table anew then.
    """
    if not held:
        return
    async with registry.storage.writing() as connection:
        called = select(TABLES.c.chairs, TABLES.c.names).where(TABLES.c.id == table)
        found = (await connection.execute(called)).first()
        if found is None:
            return
        configs = msgspec.json.decode(found.chairs, type=list[SeatConfig])
        names = msgspec.json.decode(found.names, type=list[str])
        for hash, seat in held:
            rows = await _telling(connection, table, seat)
            numbers = names_of(rows, hash)
            which = (EVENTS.c.table_id == table) & EVENTS.c.number.in_(numbers)
            named = update(EVENTS).where(which, EVENTS.c.does == "name")
            await connection.execute(named.values(move=""))
            if AT_FIRST in numbers:
                configs[seat] = msgspec.structs.replace(configs[seat], name="")
            if last_named(rows) in numbers:
                names[seat] = ""
        own = SAID.c.holder.in_({hash for hash, _ in held})
        unknown = SAID.c.holder.is_(None) & SAID.c.speaker.in_({seat for _, seat in held})
        await connection.execute(delete(SAID).where(SAID.c.table_id == table, own | unknown))
        values = {"chairs": json_text(configs), "names": json_text(names)}
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
        await registry.storage.read_anew(connection, table)
    await registry.catch_up(table, READ_ANEW)


async def _forget_onlooker(registry: TableRegistry, player: str) -> None:
    """Deletes what somebody has said as an onlooker, at whatever table."""
    said = delete(SAID).where(SAID.c.holder == player).returning(SAID.c.table_id)
    async with registry.storage.writing() as connection:
        tables = set((await connection.execute(said)).scalars())
        for table in sorted(tables):
            await registry.storage.read_anew(connection, table)
    for table in sorted(tables):
        await registry.catch_up(table, READ_ANEW)


async def _telling(connection: AsyncConnection, table: str, seat: int) -> list[StoredEvent]:
    """Returns the events that tell who had a seat, and under which name."""
    query = (
        select(EVENTS.c.number, EVENTS.c.does, EVENTS.c.seat, EVENTS.c.move, EVENTS.c.command)
        .where(EVENTS.c.table_id == table, EVENTS.c.seat == seat, EVENTS.c.does.in_(TELLING))
        .order_by(EVENTS.c.number)
    )
    return [StoredEvent(*row) for row in (await connection.execute(query)).all()]
