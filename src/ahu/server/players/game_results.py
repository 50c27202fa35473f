"""Counts finished games for their players: results, and ratings where the game was a fair measure.

It happens beside the table, within seconds after the end, and once: the mark that a table is
counted and everything it counts for are one transaction, whichever process makes it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct
from sqlalchemy import and_, exists, insert, not_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ahu.core.refusal import Refused, refuse
from ahu.server import background, standing_in
from ahu.server.live_table import LiveTable
from ahu.server.metrics import ERRORS
from ahu.server.players import nameless
from ahu.server.players.ratings import Strength, bot, rated
from ahu.server.players.rows import GAMES, KEPT, RATINGS, RESULTS
from ahu.server.players.seat_players import SeatPlayer, counting, is_measure, players_of
from ahu.server.registry import TableRegistry
from ahu.server.rows import TABLES
from ahu.server.session import TableSession
from ahu.server.storage import nobody_could

LOG = logging.getLogger("ahu.game_results")
LOOK_S = 2.0
"""How often it is looked for finished games."""
AT_ONCE = 50
_WAITING = and_(TABLES.c.over, not_(TABLES.c.counted))
_NOBODYS = not_(exists().where(KEPT.c.table_id == TABLES.c.id))
_LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended('ratings ' || :game, 0))")
_RATE = text(
    """INSERT INTO ratings (game, who, mu, sigma, games) VALUES (:game, :who, :mu, :sigma, 1)
    ON CONFLICT (game, who) DO UPDATE SET
    mu = excluded.mu, sigma = excluded.sigma, games = ratings.games + 1"""
)


class SeatResult(Struct, frozen=True):
    """What a seat came to, and whose it was: a player's, a bot's (by its level) or nobody's."""

    seat: int
    player: str | None
    level: str
    points: int
    place: int
    share: float
    name: str = ""
    """What the seat's player was called there."""


def places(points: Sequence[int], winners: Sequence[int], gone: Collection[int] = ()) -> list[int]:
    """Returns the place of each seat: winners are first, whatever else their points say.

    Whoever resigned, left, or left the game to a bot, comes last, whatever was made of the seat.
    """
    order = [(seat not in gone, seat in winners, score) for seat, score in enumerate(points)]
    return [1 + sum(other > mine for other in order) for mine in order]


def left_to_bots(session: TableSession) -> set[int]:
    """Returns the seats whose people resigned, or left the game to bots."""
    people = session.setup.people
    left = (seat for seat in people if standing_in.left_to_bots(session, seat))
    return {*standing_in.resigned(session), *left}


def results(session: TableSession, players: Mapping[int, SeatPlayer]) -> list[SeatResult]:
    """Returns what each seat of a finished game came to."""
    points, winners = list(session.position.scores), session.position.winners
    gone = left_to_bots(session) | {seat for seat, one in players.items() if one.left}
    return [
        SeatResult(
            seat,
            players[seat].player if seat in players else None,
            config.level,
            points[seat],
            place,
            1 / len(winners) if seat in winners and seat not in gone else 0.0,
            players[seat].name if seat in players else "",
        )
        for seat, (config, place) in enumerate(
            zip(session.setup.seat_configs, places(points, winners, gone), strict=True)
        )
    ]


class GameResults:
    """Counts the finished games of a registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self._storage = registry.storage
        self._broken: set[str] = set()

    async def run_forever(self) -> None:
        """Counts finished games, again and again."""
        await background.repeat(self.look, LOOK_S, "game results")

    async def look(self) -> None:
        """Counts the games that have ended since."""
        query = select(TABLES.c.id).where(_WAITING)
        async with self._storage.engine.connect() as connection:
            if (await connection.execute(query.limit(1))).scalar() is None:
                return
            of_players = query.where(not_(_NOBODYS), TABLES.c.id.not_in(self._broken))
            tables = list((await connection.execute(of_players.limit(AT_ONCE))).scalars())
        async with self._storage.writing() as connection:
            done = update(TABLES).where(_WAITING, _NOBODYS).values(counted=True)
            await connection.execute(done)
        for table in tables:
            try:
                await self.count(table)
            except Exception as error:
                if nobody_could(error):
                    raise  # what is left is counted before long
                self._broken.add(table)  # it is tried again when the server starts anew
                ERRORS.inc()
                LOG.exception("game results", extra={"table": table})

    async def let_go(self, table: str, player: str | None = None) -> None:
        """Lets a table be deleted, or one of its players forget it: a finished game counts before.

        Raises Refused while a game runs that is to count for several players.
        """
        bound = (await self.bound(table)).values()
        if bound if player is None else player in bound:
            raise refuse("", "table-game-counts")

    async def bound(self, table: str) -> dict[int, str]:
        """Returns whose game it is at the seats of a running game that is to count for several.

        A finished game counts before.
        """
        try:
            live = await self.registry.current(table)
        except Refused:
            return {}  # nobody can play there any more
        async with self._storage.engine.connect() as connection:
            found = await counting(connection, live)
        await self.count(table)
        return {seat: one.player for seat, one in found.items()}

    async def count(self, table: str) -> None:
        """Counts a finished game, once."""
        try:
            live: LiveTable | None = await self.registry.current(table)
        except Refused:
            live = None  # nobody can read it any more, so it counts for nobody
        async with self._storage.writing() as connection:
            mark = update(TABLES).where(TABLES.c.id == table, _WAITING).values(counted=True)
            ended = (await connection.execute(mark.returning(TABLES.c.changed))).scalar()
            if ended is None or live is None or not live.session.over:
                return
            players = await players_of(connection, live)
            if not players or live.session.setup.lesson is not None:
                return
            session, game = live.session, live.session.game.name
            found = results(session, players)
            counts = is_measure(session, players)
            values = {"table_id": table, "game": game, "rated": counts, "ended": ended}
            await connection.execute(insert(GAMES), values)
            await connection.execute(
                insert(RESULTS),
                [
                    {
                        "table_id": table,
                        "seat": one.seat,
                        "player": one.player,
                        "level": one.level,
                        "points": one.points,
                        "place": one.place,
                        "share": one.share,
                        "name": one.name,
                    }
                    for one in found
                ],
            )
            if counts:
                await _rate(connection, game, found)
            await nameless.forget(connection, table)


async def _rate(connection: AsyncConnection, game: str, found: Sequence[SeatResult]) -> None:
    """Rates everybody at a table by what they came to."""
    if connection.dialect.name == "postgresql":  # one after the other
        await connection.execute(_LOCK, {"game": game})
    whos = [one.player or bot(one.level) for one in found]
    query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.who.in_(whos))
    known = {
        row.who: Strength(row.mu, row.sigma) for row in (await connection.execute(query)).all()
    }
    for who, now in rated(whos, [one.place for one in found], known).items():
        values = {"game": game, "who": who, "mu": now.mu, "sigma": now.sigma}
        await connection.execute(_RATE, values)
