"""Keeps players: who they are, what they sign in by, which places at tables they keep."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.refusal import refuse
from ahu.server.players import requests
from ahu.server.players.passkeys import Passkey, refused
from ahu.server.players.rows import CHALLENGES, KEPT, PASSKEYS, PLAYER_SESSIONS, PLAYERS
from ahu.server.players.seat_players import bar_successors
from ahu.server.players.secrets import code_hash, new_code, new_session
from ahu.server.rows import TABLES
from ahu.server.storage import Storage
from ahu.server.summaries import ListedTable
from ahu.server.tokens import hashed, new_id, new_token

CHALLENGE_S = 300.0
FRESH_S = 600.0
"""How long after signing in one may change what one signs in by, or delete oneself."""
A_DAY = 86_400.0
MOST_PASSKEYS, MOST_SESSIONS, MOST_KEPT = 10, 20, 500
"""How many passkeys, devices and tables a player may have."""
_KEEP = text(
    """INSERT INTO kept (player, table_id, hash, number, place)
    VALUES (:player, :table, :hash, :number, :place)
    ON CONFLICT (player, table_id, hash) DO NOTHING"""
)


class Player(Struct, frozen=True):
    """A player who is signed in."""

    id: str
    name: str
    language: str
    listed: bool
    session: str
    """The hash of the session."""
    began: float
    """When the session began."""

    @property
    def fresh(self) -> bool:
        """Whether they have signed in just now: a session alone may be somebody else's."""
        return time.time() < self.began + FRESH_S

    def check_fresh(self) -> None:
        """Raises Refused unless they have signed in just now."""
        if not self.fresh:
            raise refuse("", "player-sign-in-again")


class PlayerStore:
    """The players of one database."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self._engine = storage.engine

    # Passkeys are asked

    async def challenge(self) -> str:
        """Returns something to sign, which counts once."""
        challenge, now = new_token(), time.time()
        async with self.storage.writing() as connection:
            await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
            values = {"hash": hashed(challenge), "until": now + CHALLENGE_S}
            await connection.execute(insert(CHALLENGES), values)
        return challenge

    async def use_challenge(self, challenge: str) -> None:
        """Uses up a challenge. Raises Refused if there is none, or it is too old."""
        used = delete(CHALLENGES).where(CHALLENGES.c.hash == hashed(challenge))
        async with self.storage.writing() as connection:
            until = (await connection.execute(used.returning(CHALLENGES.c.until))).scalar()
        if until is None or until < time.time():
            raise refused()

    async def passkey(self, id: str) -> tuple[str, Passkey]:
        """Returns the player of a passkey, and the passkey. Raises Refused if there is none."""
        query = select(PASSKEYS).where(PASSKEYS.c.id == id)
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise refused()
        return found.player, Passkey(found.id, found.key, found.uses, found.site)

    async def count_use(self, passkey: str, count: int) -> None:
        """Notes how often a passkey was used: a copy of it would give itself away."""
        async with self.storage.writing() as connection:
            await connection.execute(
                update(PASSKEYS).where(PASSKEYS.c.id == passkey).values(uses=count)
            )

    # Players

    async def create(self, name: str, language: str, passkey: Passkey | None) -> requests.SignedIn:
        """Makes a player, signed in; without a passkey, with a recovery code."""
        player, session = new_id(), new_session()
        code = new_code() if passkey is None else None
        now = time.time()
        values = {
            "id": player,
            "name": name,
            "language": language,
            "recovery": None if code is None else code_hash(code),
            "created": now,
            "seen": day(now),
        }
        async with self.storage.writing() as connection:
            await connection.execute(insert(PLAYERS), values)
            await _begin(connection, player, session, now)
            if passkey is not None:
                await _add_passkey(connection, player, passkey, now)
        return requests.SignedIn(player, session, code)

    async def sign_in(self, player: str) -> requests.SignedIn:
        """Signs one more device in. Raises Refused if the player was shut out."""
        session, now = new_session(), time.time()
        async with self.storage.writing() as connection:
            # Written first: whoever blocks the player meanwhile waits, and finds the session.
            seen = update(PLAYERS).where(PLAYERS.c.id == player).values(seen=day(now))
            blocked = (await connection.execute(seen.returning(PLAYERS.c.blocked))).scalar()
            if blocked is None:
                raise refuse("", "player-session")
            if blocked:
                raise refuse("", "player-blocked")
            await _begin(connection, player, session, now)
        return requests.SignedIn(player, session, None)

    async def recovered(self, code: str) -> str:
        """Returns the player of a recovery code. Raises Refused if it is nobody's."""
        query = select(PLAYERS.c.id).where(PLAYERS.c.recovery == code_hash(code))
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(query)).scalar()
        if found is None:
            raise refuse("", "player-recovery")
        return found

    async def new_code(self, player: Player) -> str:
        """Returns a new recovery code; the one before is void."""
        code = new_code()
        await self._change(player, recovery=code_hash(code))
        return code

    async def known(self, session: str) -> Player:
        """Returns who is signed in by a session. Raises Refused if nobody is."""
        hash = hashed(session)
        query = (
            select(
                PLAYERS,
                PLAYER_SESSIONS.c.created.label("session_began"),
                PLAYER_SESSIONS.c.seen.label("session_seen"),
            )
            .join(PLAYER_SESSIONS, PLAYER_SESSIONS.c.player == PLAYERS.c.id)
            .where(PLAYER_SESSIONS.c.hash == hash)
        )
        async with self._engine.connect() as connection:
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise refuse("", "player-session", "Authorization")
        if found.blocked:
            raise refuse("", "player-blocked")
        today = day(time.time())
        if found.session_seen < today:
            async with self.storage.writing() as connection:
                for table, which in (
                    (PLAYER_SESSIONS, PLAYER_SESSIONS.c.hash == hash),
                    (PLAYERS, PLAYERS.c.id == found.id),
                ):
                    await connection.execute(update(table).where(which).values(seen=today))
        return Player(found.id, found.name, found.language, found.listed, hash, found.session_began)

    async def change(self, player: Player, asked: requests.ChangePlayer, name: str | None) -> None:
        """Changes what a player has chosen."""
        values = {"name": name, "language": asked.language, "listed": asked.listed}
        await self._change(player, **{k: v for k, v in values.items() if v is not None})

    async def _change(self, player: Player, **values: str | bool) -> None:
        if values:
            async with self.storage.writing() as connection:
                await connection.execute(
                    update(PLAYERS).where(PLAYERS.c.id == player.id).values(**values)
                )

    async def me(self, player: Player) -> requests.Me:
        """Returns what a player has chosen, and by what they sign in."""
        count = select(func.count()).select_from(PLAYER_SESSIONS)
        passkeys = select(PASSKEYS).where(PASSKEYS.c.player == player.id)
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(PLAYERS).where(PLAYERS.c.id == player.id))).one()
            keys = (await connection.execute(passkeys.order_by(PASSKEYS.c.created))).all()
            devices = (
                await connection.execute(count.where(PLAYER_SESSIONS.c.player == player.id))
            ).scalar_one()
        return requests.Me(
            player.id,
            row.name,
            row.language,
            row.listed,
            row.recovery is not None,
            [requests.PasskeyInfo(key.id, moment(key.created)) for key in keys],
            devices,
            player.fresh,
        )

    # What they sign in by

    async def add_passkey(self, player: Player, passkey: Passkey) -> None:
        """Adds a passkey. Raises Refused if there are too many."""
        count = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.player == player.id)
        async with self.storage.writing() as connection:
            if (await connection.execute(count)).scalar_one() >= MOST_PASSKEYS:
                raise refuse("", "player-many-passkeys", most=MOST_PASSKEYS)
            await _add_passkey(connection, player.id, passkey, time.time())

    async def remove_passkey(self, player: Player, id: str) -> None:
        """Removes a passkey, unless nothing would be left to sign in by. Raises Refused then."""
        mine = PASSKEYS.c.player == player.id
        async with self.storage.writing() as connection:
            # Whoever removes another one at the same time waits, and finds that this one is gone.
            code = select(PLAYERS.c.recovery).where(PLAYERS.c.id == player.id).with_for_update()
            recovery = (await connection.execute(code)).scalar()
            others = select(func.count()).select_from(PASSKEYS).where(mine, PASSKEYS.c.id != id)
            if recovery is None and not (await connection.execute(others)).scalar_one():
                raise refuse("", "player-last-passkey")
            await connection.execute(delete(PASSKEYS).where(mine, PASSKEYS.c.id == id))

    async def sign_out(self, player: Player, everywhere: bool) -> None:
        """Ends this session, or all of the player."""
        which = (
            PLAYER_SESSIONS.c.player == player.id
            if everywhere
            else PLAYER_SESSIONS.c.hash == player.session
        )
        async with self.storage.writing() as connection:
            await connection.execute(delete(PLAYER_SESSIONS).where(which))

    # Places at tables

    async def keep(self, player: Player, held: Iterable[requests.KeptTable]) -> None:
        """Keeps the places at tables whose tokens are shown. Raises Refused if it is too much."""
        listed = await self.storage.listed({one.table for one in held})
        shown = {
            (one.table, hash): {
                "player": player.id,
                "table": one.table,
                "hash": hash,
                "number": table.status.number,
                "place": table.access.place_held(hash),
            }
            for one in held
            if (table := listed.get(one.table)) is not None
            for token in one.tokens
            if (hash := hashed(token)) in (*table.access.tokens, table.access.owner)
        }
        mine = select(KEPT.c.table_id, KEPT.c.hash).where(KEPT.c.player == player.id)
        async with self._engine.connect() as connection:
            known = {tuple(row) for row in (await connection.execute(mine)).all()}
        kept = [values for place, values in shown.items() if place not in known]
        if not kept:
            return  # nobody waits for a transaction that would change nothing
        tables = select(KEPT.c.table_id).where(KEPT.c.player == player.id).distinct()
        async with self.storage.writing() as connection:
            before = set((await connection.execute(tables)).scalars())
            if len(before | {str(one["table"]) for one in kept}) > MOST_KEPT:
                raise refuse("", "player-many-tables", most=MOST_KEPT)
            await connection.execute(_KEEP, kept)

    async def keeps(self, player: Player, table: str) -> bool:
        """Returns whether a player keeps anything of a table."""
        mine = (KEPT.c.player == player.id) & (KEPT.c.table_id == table)
        query = select(KEPT.c.hash).where(mine).limit(1)
        async with self._engine.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def forget(self, player: Player, table: str) -> None:
        """Keeps a table no longer."""
        which = (KEPT.c.player == player.id) & (KEPT.c.table_id == table)
        async with self.storage.writing() as connection:
            await bar_successors(connection, player.id, table)
            await connection.execute(delete(KEPT).where(which))

    async def seats_ever(self, player: str) -> dict[str, set[tuple[str, int]]]:
        """Returns the seats that a player has had at each table that is kept, by their hashes."""
        query = select(KEPT.c.table_id, KEPT.c.hash, KEPT.c.place, TABLES.c.tokens)
        query = query.join(TABLES, TABLES.c.id == KEPT.c.table_id).where(KEPT.c.player == player)
        found: dict[str, set[tuple[str, int]]] = {}
        async with self._engine.connect() as connection:
            for table, hash, place, tokens in (await connection.execute(query)).all():
                seats = found.setdefault(table, set())
                if place is not None and place < len(msgspec.json.decode(tokens)) - 1:
                    seats.add((hash, place))
        return found

    async def tables(self, player: str) -> list[tuple[ListedTable, frozenset[str]]]:
        """Returns the tables that a player keeps, each with the hashes that are the player's."""
        query = select(KEPT.c.table_id, KEPT.c.hash).where(KEPT.c.player == player)
        hashes: dict[str, set[str]] = {}
        async with self._engine.connect() as connection:
            for table, hash in (await connection.execute(query)).all():
                hashes.setdefault(table, set()).add(hash)
        listed = await self.storage.listed(hashes)
        return [(table, frozenset(hashes[id])) for id, table in listed.items()]


def places_of(table: ListedTable, hashes: frozenset[str]) -> set[int]:
    """Returns the places at a table that are held by `hashes`."""
    return {place for place, hash in enumerate(table.access.tokens) if hash in hashes}


def moment(at: float) -> str:
    """Returns a time as it is told: UTC, ISO 8601."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def day(now: float) -> float:
    """Returns the beginning of the day: nobody needs to know more exactly when one was here."""
    return now // A_DAY * A_DAY


async def _begin(connection: AsyncConnection, player: str, session: str, now: float) -> None:
    """Signs a device in; the one that was not here for longest gives way if there are many."""
    mine = PLAYER_SESSIONS.c.player == player
    oldest = (
        select(PLAYER_SESSIONS.c.hash)
        .where(mine)
        .order_by(PLAYER_SESSIONS.c.seen.desc(), PLAYER_SESSIONS.c.created.desc())
        .offset(MOST_SESSIONS - 1)
        .limit(MOST_SESSIONS)
    )
    gone = list((await connection.execute(oldest)).scalars())
    await connection.execute(delete(PLAYER_SESSIONS).where(PLAYER_SESSIONS.c.hash.in_(gone)))
    values = {"hash": hashed(session), "player": player, "created": now, "seen": day(now)}
    await connection.execute(insert(PLAYER_SESSIONS), values)


async def _add_passkey(
    connection: AsyncConnection, player: str, passkey: Passkey, now: float
) -> None:
    values = {
        "id": passkey.id,
        "player": player,
        "key": passkey.key,
        "uses": passkey.count,
        "site": passkey.site,
        "created": now,
    }
    try:
        await connection.execute(insert(PASSKEYS), values)
    except IntegrityError:
        raise refused() from None
