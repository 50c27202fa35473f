"""Tells players everything that is stored about them, and deletes it."""

from __future__ import annotations

import secrets
from contextlib import suppress

import msgspec
from sqlalchemy import Table, delete, or_, select, update

from ahu.core.refusal import Refused
from ahu.server.bulk_write import json_text
from ahu.server.players import requests
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
from ahu.server.players.store import PlayerStore, places_of
from ahu.server.registry import TableRegistry
from ahu.server.rows import EVENTS, SAID, TABLES
from ahu.server.session import TableSession
from ahu.server.summaries import ListedTable
from ahu.server.table_events import PendingEvents
from ahu.server.table_setup import SeatConfig

ID_BYTES = 12
SECRET = {"hash", "recovery", "confirm", "key", "keys", "noticed", "looked"}
"""What is left out: it is of use to nobody but whoever wants to be somebody else."""
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
                {name: value for name, value in row.items() if name not in SECRET}
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
    return requests.Exported(stored)


async def delete_player(registry: TableRegistry, store: PlayerStore, player: str) -> None:
    """Deletes everything about a player.

    Tables where nobody else sits go too. From all others the player's names go, and seats where the
    game still runs are given up; everybody there is told.
    """
    for table, hashes in await store.tables(player):
        seats = places_of(table, hashes) - {table.access.players}
        others = {hash for hash in table.access.tokens[:-1] if hash} - hashes
        if table.access.owner in hashes and not others:
            await registry.remove(table.table)
        elif seats:
            with suppress(Refused):  # it is gone, or nobody can play it any more
                await _leave(registry, table, seats)
            await _forget_names(registry, table.table, seats)
    async with store.storage.writing() as connection:
        await connection.execute(delete(RATINGS).where(RATINGS.c.who == player))
        mine = or_(REPORTS.c.by == player, REPORTS.c.player == player)
        await connection.execute(delete(REPORTS).where(mine))
        for own in (PASSKEYS, PLAYER_SESSIONS, KEPT, CHANNELS):
            await connection.execute(delete(own).where(own.c.player == player))
        await connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player))


async def _leave(registry: TableRegistry, table: ListedTable, seats: set[int]) -> None:
    """Takes the names off seats, and gives them up where the game still runs."""
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


async def _forget_names(registry: TableRegistry, table: str, seats: set[int]) -> None:
    """Takes what seats were called and have said out of what is stored of a table."""
    async with registry.storage.writing() as connection:
        await connection.execute(
            update(EVENTS)
            .where(EVENTS.c.table_id == table, EVENTS.c.does == "name", EVENTS.c.seat.in_(seats))
            .values(move="")
        )
        said = delete(SAID).where(SAID.c.table_id == table, SAID.c.speaker.in_(seats))
        await connection.execute(said)
        called = select(TABLES.c.chairs, TABLES.c.names).where(TABLES.c.id == table)
        found = (await connection.execute(called)).first()
        if found is None:
            return
        configs = msgspec.json.decode(found.chairs, type=list[SeatConfig])
        names = msgspec.json.decode(found.names, type=list[str])
        nameless = [
            msgspec.structs.replace(config, name="") if seat in seats else config
            for seat, config in enumerate(configs)
        ]
        unnamed = ["" if seat in seats else name for seat, name in enumerate(names)]
        values = {"chairs": json_text(nameless), "names": json_text(unnamed)}
        await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
    live = registry.in_memory(table)
    if live is not None:
        registry.drop(live)  # it is read anew, without the names
