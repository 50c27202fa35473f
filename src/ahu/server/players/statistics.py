"""Tells how players have played: their games, shares and points, their rivals, and the best of
all.

Others are called as they were at the table: their players' names are theirs to tell.
"""

from __future__ import annotations

from sqlalchemy import and_, case, false, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ahu.server.players import requests
from ahu.server.players.ratings import SURE, Strength, level_of
from ahu.server.players.rows import GAMES, PLAYERS, RATINGS, RESULTS
from ahu.server.players.store import moment

MOST_GAMES, MOST_RIVALS, MOST_BEST = 50, 10, 100
_OTHERS = RESULTS.alias("others")


async def history(engine: AsyncEngine, player: str) -> requests.History:
    """Returns how a player has played."""
    async with engine.connect() as connection:
        return requests.History(
            await _games(connection, player),
            await _statistics(connection, player),
            await _rivals(connection, player),
        )


async def _games(connection: AsyncConnection, player: str) -> list[requests.PlayedGame]:
    latest = (
        select(GAMES.c.table_id, RESULTS.c.seat)
        .join(RESULTS, RESULTS.c.table_id == GAMES.c.table_id)
        .where(RESULTS.c.player == player)
        .order_by(GAMES.c.ended.desc(), GAMES.c.table_id)
        .limit(MOST_GAMES)
        .subquery()
    )
    query = (
        select(GAMES, RESULTS, latest.c.seat.label("mine"))
        .join(latest, latest.c.table_id == GAMES.c.table_id)
        .join(RESULTS, RESULTS.c.table_id == GAMES.c.table_id)
        .order_by(GAMES.c.ended.desc(), GAMES.c.table_id, latest.c.seat, RESULTS.c.seat)
    )
    found: dict[tuple[str, int], requests.PlayedGame] = {}
    for row in (await connection.execute(query)).all():
        game = found.setdefault(
            (row.table_id, row.mine),
            requests.PlayedGame(row.table_id, row.game, moment(row.ended), row.rated, row.mine, []),
        )
        game.seats.append(requests.PlayedSeat(row.name, row.level, row.points, row.place))
    return list(found.values())


async def _statistics(connection: AsyncConnection, player: str) -> list[requests.GameStatistics]:
    query = (
        select(
            GAMES.c.game,
            func.count().label("games"),
            func.sum(RESULTS.c.share).label("won"),
            func.avg(RESULTS.c.points).label("points"),
            func.max(RESULTS.c.points).label("best"),
        )
        .join(RESULTS, RESULTS.c.table_id == GAMES.c.table_id)
        .where(RESULTS.c.player == player)
        .group_by(GAMES.c.game)
        .order_by(GAMES.c.game)
    )
    ratings = select(RATINGS).where(RATINGS.c.who == player)
    strengths = {row.game: row for row in (await connection.execute(ratings)).all()}
    return [
        requests.GameStatistics(
            row.game,
            row.games,
            round(float(row.won), 2),
            round(float(row.points), 1),
            row.best,
            _rating(strengths[row.game]) if row.game in strengths else None,
        )
        for row in (await connection.execute(query)).all()
    ]


async def _rivals(connection: AsyncConnection, player: str) -> list[requests.Rival]:
    """Returns those whom a player has met most often, as they were called when they last met."""
    query = (
        select(
            _OTHERS.c.player,
            _OTHERS.c.level,
            func.count().label("games"),
            func.sum(case((RESULTS.c.place < _OTHERS.c.place, 1), else_=0)).label("ahead"),
        )
        .select_from(RESULTS)
        .join(
            _OTHERS,
            and_(_OTHERS.c.table_id == RESULTS.c.table_id, _OTHERS.c.seat != RESULTS.c.seat),
        )
        .where(
            RESULTS.c.player == player,
            or_(_OTHERS.c.player.isnot(None), _OTHERS.c.level != ""),
            or_(_OTHERS.c.player.is_(None), _OTHERS.c.player != player),
        )
        .group_by(_OTHERS.c.player, _OTHERS.c.level)
        .order_by(func.count().desc(), _OTHERS.c.player, _OTHERS.c.level)
        .limit(MOST_RIVALS)
    )
    return [
        requests.Rival(
            await _name_of(connection, player, row.player) if row.player else "",
            row.level,
            row.games,
            row.ahead,
        )
        for row in (await connection.execute(query)).all()
    ]


async def _name_of(connection: AsyncConnection, player: str, other: str) -> str:
    """Returns what a rival was called when they last met."""
    query = (
        select(_OTHERS.c.name)
        .join(RESULTS, RESULTS.c.table_id == _OTHERS.c.table_id)
        .join(GAMES, GAMES.c.table_id == _OTHERS.c.table_id)
        .where(RESULTS.c.player == player, _OTHERS.c.player == other)
        .order_by(GAMES.c.ended.desc(), GAMES.c.table_id, _OTHERS.c.seat)
        .limit(1)
    )
    name: str = (await connection.execute(query)).scalar_one()
    return name


async def best(engine: AsyncEngine, game: str) -> requests.BestPlayers:
    """Returns who is strongest at a game for sure: bots, and players who want to be listed."""
    query = (
        select(RATINGS, PLAYERS.c.name)
        .join(PLAYERS, PLAYERS.c.id == RATINGS.c.who, isouter=True)
        .where(
            RATINGS.c.game == game,
            or_(
                RATINGS.c.who.like("bot %"),
                and_(PLAYERS.c.listed, PLAYERS.c.blocked == false()),
            ),
        )
        .order_by((RATINGS.c.mu - SURE * RATINGS.c.sigma).desc(), RATINGS.c.who)
        .limit(MOST_BEST)
    )
    async with engine.connect() as connection:
        found = (await connection.execute(query)).all()
    return requests.BestPlayers(
        game,
        [
            requests.BestPlayer(row.name or "", level_of(row.who), _rating(row), row.games)
            for row in found
        ],
    )


def _rating(row: object) -> requests.PlayerRating:
    mu, sigma = float(row.mu), float(row.sigma)  # type: ignore[attr-defined]  # a row of ratings
    return requests.PlayerRating(round(mu, 1), round(Strength(mu, sigma).uncertainty, 1))
