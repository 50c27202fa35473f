"""Lets the session of a player open the places that the player keeps at tables.

Tables know hashes of tokens only, and players keep the same hashes. A device that is signed in
needs no token of a seat: its key is `SESSION:PLACE`. It opens the place as long as the hash that
holds it is one that the player keeps, so a seat that was given up or taken back is closed to the
player too. A player who is shut out opens no place that they keep, neither by a session nor by the
token itself.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct
from sqlalchemy import not_, select, text

from ahu.server import background
from ahu.server.access import Access
from ahu.server.budgets import charge
from ahu.server.live_table import Client, LiveTable
from ahu.server.players.rows import KEPT, PLAYER_SESSIONS, PLAYERS
from ahu.server.players.secrets import OWNER, is_key, read_key
from ahu.server.storage import Storage
from ahu.server.tokens import hashed

QUERY_S = 0.001
"""The processing time that asking for a key costs."""
LOOK_S = 20.0
"""How often it is checked whether those who listen are still signed in."""
NONE = ""
"""The hash of nothing: no place is held by it."""
_CARRY_OVER = text(
    """INSERT INTO kept (player, table_id, hash, number, place)
    SELECT player, :again, hash, 0, CAST(:place AS INTEGER) FROM kept AS mine
    WHERE table_id = :table AND hash = :hash AND NOT EXISTS (
        SELECT 1 FROM blocks JOIN kept AS theirs ON theirs.player = blocks.other
        WHERE blocks.player = mine.player AND theirs.table_id = :table)"""
)

_SHUT_OUT = (
    select(KEPT.c.table_id, KEPT.c.hash)
    .join(PLAYERS, PLAYERS.c.id == KEPT.c.player)
    .where(PLAYERS.c.blocked)
)
"""The places of players who are shut out."""


class _Listening(Struct, frozen=True):
    """How a client listens: by which sessions, and at which places (a table, and the hash)."""

    sessions: frozenset[str]
    places: frozenset[tuple[str, str]]


class Keys:
    """Finds the hashes of tokens and keys, and who listens by a key."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._engine = storage.engine
        self._listening: dict[Client, _Listening] = {}

    async def hash_of(self, table: str, access: Access, token: str) -> str:
        """Returns the hash that a token or key stands for at a table."""
        if not is_key(token):
            return await self._of_token(table, access, hashed(token))
        key = read_key(token)
        if key is None:
            return NONE
        session, place = key
        wanted = access.owner if place == OWNER else _at(access, int(place))
        if wanted is None:
            return NONE
        charge(QUERY_S)
        query = (
            select(KEPT.c.hash)
            .join(PLAYER_SESSIONS, PLAYER_SESSIONS.c.player == KEPT.c.player)
            .join(PLAYERS, PLAYERS.c.id == KEPT.c.player)
            .where(
                PLAYER_SESSIONS.c.hash == session,
                KEPT.c.table_id == table,
                KEPT.c.hash == wanted,
                not_(PLAYERS.c.blocked),
            )
        )
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        return found or NONE

    async def _of_token(self, table: str, access: Access, hash: str) -> str:
        """Returns the hash of a token, unless it is a place of somebody who is shut out.

        The onlookers' place is nobody's own: it stays open.
        """
        if hash not in (*access.tokens[:-1], access.owner):
            return hash
        charge(QUERY_S)
        shut = _SHUT_OUT.where(KEPT.c.table_id == table, KEPT.c.hash == hash).limit(1)
        async with self._engine.connect() as connection:
            return NONE if (await connection.execute(shut)).first() else hash

    async def shut_out(self, tables: Collection[str]) -> set[tuple[str, str]]:
        """Returns the places at `tables` of players who are shut out: a table and a hash each."""
        query = _SHUT_OUT.where(KEPT.c.table_id.in_(list(tables)))
        async with self._engine.connect() as connection:
            return {(row.table_id, row.hash) for row in (await connection.execute(query)).all()}

    async def player_of(self, sessions: Collection[str]) -> str | None:
        """Returns the player of one of some sessions; None if nobody is signed in by any."""
        if not sessions:
            return None
        charge(QUERY_S)
        query = select(PLAYER_SESSIONS.c.player).where(PLAYER_SESSIONS.c.hash.in_(sessions))
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query.limit(1))).scalar()
        return found

    async def carry_over(self, table: str, again: str, access: Access) -> None:
        """Lets players keep at a table what they have at another: its places have the same tokens.

        Whoever avoids somebody there is not led to them again, nor told that it is their turn.
        """
        places = [*enumerate(access.tokens), (None, access.owner)]
        values = [
            {"table": table, "again": again, "hash": hash, "place": place}
            for place, hash in places
            if hash is not None
        ]
        async with self._storage.writing() as connection:
            await connection.execute(_CARRY_OVER, values)

    # Those who listen by a key

    def enter(self, client: Client, live: LiveTable, tokens: list[str]) -> None:
        """Notes by which sessions and at which places a client listens, if it has any."""
        sessions = sessions_of(tokens)
        table, hashes = live.session.setup.table, live.access.tokens
        places = frozenset((table, hashes[seat] or NONE) for seat in client.audience.seats)
        if sessions or places:
            self._listening[client] = _Listening(sessions, places)

    def leave(self, client: Client) -> None:
        """Forgets a client that has gone."""
        self._listening.pop(client, None)

    async def look(self) -> None:
        """Dismisses whoever listens by a session that has ended, or is shut out."""
        if not self._listening:
            return
        listening = list(self._listening.items())
        wanted = frozenset[str]().union(*(one.sessions for _, one in listening))
        query = (
            select(PLAYER_SESSIONS.c.hash)
            .join(PLAYERS, PLAYERS.c.id == PLAYER_SESSIONS.c.player)
            .where(PLAYER_SESSIONS.c.hash.in_(wanted), not_(PLAYERS.c.blocked))
        )
        async with self._engine.connect() as connection:
            valid = set((await connection.execute(query)).scalars())
            shut = {(row.table_id, row.hash) for row in (await connection.execute(_SHUT_OUT)).all()}
        for client, one in listening:
            if not one.sessions <= valid or one.places & shut:
                client.dismiss(0)

    async def run_forever(self) -> None:
        """Looks again and again."""
        await background.repeat(self.look, LOOK_S, "keys")


def sessions_of(tokens: Iterable[str]) -> frozenset[str]:
    """Returns the hashes of the sessions of those tokens that are keys."""
    return frozenset(key[0] for token in tokens if (key := read_key(token)))


def _at(access: Access, place: int) -> str | None:
    return access.tokens[place] if place < len(access.tokens) else None
