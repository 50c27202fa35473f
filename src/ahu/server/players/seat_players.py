"""Finds whose game it is at each seat, and whether it counts for ratings.

A seat's game is its player's who held it at its first decision, whatever becomes of the seat: who
gives it up afterwards has lost, and nobody gets out of a game that goes badly. Of several who kept
the seat it is the game of whoever began first, and nobody takes it over from them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ahu.core.refusal import refuse
from ahu.server.access import SEAT_EVENTS
from ahu.server.budgets import charge
from ahu.server.live_table import LiveTable
from ahu.server.players.name_history import AT_FIRST, TELLING, names_of
from ahu.server.players.rows import KEPT
from ahu.server.rows import EVENTS, TABLES
from ahu.server.session import TableSession
from ahu.server.table_events import STEPS, Does, StoredEvent
from ahu.server.table_terms import Terms

LEAST_S = 60
"""The time that games which are rated must give at least: for everything or, by correspondence,
for a turn; otherwise also before others may let a bot play on for somebody who is away."""

QUERY_S = 0.003
"""The processing time that it costs to find out whose game it is at each seat."""
_PLACE = KEPT.c.player, KEPT.c.hash, KEPT.c.place, KEPT.c.number


class SeatPlayer(Struct, frozen=True):
    """The player whose game it is at a seat."""

    player: str
    name: str
    """What they were called there."""
    late: bool
    """Whether they began to keep the seat only after its first decision, or came to a rematch only
    then, or the owner took it back after that: then it is no measure."""
    left: bool
    """Whether they gave the seat up before the end."""
    decided: bool
    """Whether the seat has decided yet."""


class _KeptPlace(Struct, frozen=True):
    """A place that a player keeps, and where the table stood when they began to."""

    player: str
    hash: str
    place: int | None
    number: int

    @property
    def rank(self) -> tuple[int, str]:
        """When they began; of several who began at once nobody has chosen who is first."""
        return self.number, self.player


class _Course(Struct, frozen=True):
    """What happened to the seats of a table: who had them, and when they decided."""

    rows: Sequence[StoredEvent]
    """The events that tell who had a seat, and under which name."""
    first: Mapping[int, int]
    """The number of each seat's first decision."""
    came: Mapping[int, int]
    """The number by which somebody first came to each seat, or it changed hands."""
    last: int
    """The number of the last step of the game."""
    next: int
    """The number that a first decision would have; in a finished game, after its last step."""


async def players_of(connection: AsyncConnection, live: LiveTable) -> dict[int, SeatPlayer]:
    """Returns whose game it is at the seats that players have, and where they have come."""
    table = live.session.setup.table
    query = select(*_PLACE).where(KEPT.c.table_id == table)
    found = (await connection.execute(query)).all()
    kept = [_KeptPlace(*row) for row in found]
    if not kept:
        return {}
    course = await _course(connection, live)
    players = (
        (seat, _player_of(live, seat, kept, course))
        for seat in live.session.setup.people
        if not live.session.seating.awaited[seat]
    )
    return {seat: player for seat, player in players if player is not None}


async def _course(connection: AsyncConnection, live: LiveTable) -> _Course:
    session, number = live.session, EVENTS.c.number
    table = session.setup.table
    telling = select(number, EVENTS.c.does, EVENTS.c.seat, EVENTS.c.move, EVENTS.c.command)
    telling = telling.where(EVENTS.c.table_id == table, EVENTS.c.does.in_(TELLING))
    steps = select(func.max(number)).where(EVENTS.c.table_id == table, EVENTS.c.does.in_(STEPS))
    rows = (await connection.execute(telling.order_by(number))).all()
    last = (await connection.execute(steps)).scalar() or 0
    return _Course(
        [StoredEvent(*row) for row in rows],
        await _first(connection, table, "play"),
        await _first(connection, table, "here", *SEAT_EVENTS),
        last,
        1 + (last if session.over else session.number),
    )


async def _first(connection: AsyncConnection, table: str, *does: Does) -> dict[int, int]:
    """Returns the number of the first such event at each seat."""
    query = select(EVENTS.c.seat, func.min(EVENTS.c.number).label("first"))
    query = query.where(EVENTS.c.table_id == table, EVENTS.c.does.in_(does))
    found = (await connection.execute(query.group_by(EVENTS.c.seat))).all()
    return {row.seat: row.first for row in found}


def _player_of(
    live: LiveTable, seat: int, kept: Sequence[_KeptPlace], course: _Course
) -> SeatPlayer | None:
    """Returns the player of a seat; None if it is nobody's.

    Where whoever decided first is no player, it is the game of who has the seat now.
    """
    rows = [row for row in course.rows if row.seat == seat]
    first = course.first.get(seat, course.next)
    began = [one for one in kept if _held_at(rows, seat, one, first)]
    here = began or [one for one in kept if one.hash == live.access.tokens[seat]]
    if not here:
        return None
    one = min(here, key=lambda one: one.rank)
    awaited = live.session.setup.seat_configs[seat].awaited
    early = one.number < first and not (awaited and course.came.get(seat, first) >= first)
    changes = [row.does for row in rows if row.does != "name" and first < row.number < course.last]
    taken = bool(began) and changes[:1] == ["revoke"]
    return SeatPlayer(
        one.player,
        _called(live.session, seat, rows, one.hash),
        late=not early or not began or taken,
        left=bool(began) and bool(changes) and not taken,
        decided=seat in course.first,
    )


def _held_at(rows: Sequence[StoredEvent], seat: int, kept: _KeptPlace, number: int) -> bool:
    """Returns whether a place that is kept was this seat just before an event.

    A token may hold other seats before and afterwards, and the same one again.
    """
    changes = [row for row in rows if row.does != "name"]
    before = [row for row in changes if row.number < number]
    if before:
        return before[-1].does == "claim" and before[-1].move == kept.hash
    return kept.place == seat and (not changes or kept.number < changes[0].number)


def _called(session: TableSession, seat: int, rows: Sequence[StoredEvent], hash: str) -> str:
    """Returns what whoever held a seat by this token was last called there."""
    numbers = names_of(rows, hash)
    last = max(numbers, default=AT_FIRST)
    first = session.setup.seat_configs[seat].name if numbers else ""
    return next((row.move for row in rows if row.number == last), first)


def is_measure(session: TableSession, players: Mapping[int, SeatPlayer]) -> bool:
    """Returns whether a game counts for ratings.

    Nobody took anything back or could ask for hints, everybody was a bot or a player from before
    their first decision, nobody played against themselves, and nobody could lose the game by a
    moment away, or put its end off for ever.
    """
    known = all(
        config.bot or (seat in players and not players[seat].late)
        for seat, config in enumerate(session.setup.seat_configs)
    )
    several = [one.player for one in players.values()]
    alone = len(several) != len(set(several))
    terms = session.setup.terms
    helped = session.undone or session.hinted
    counts = may_count(terms, session.alone)
    return known and not alone and bool(several) and not helped and counts


def may_count(terms: Terms, alone: bool = False) -> bool:
    """Returns whether games under these terms may count for ratings, of one person alone or more.

    The page tells it before a table is opened (`web/src/lib/terms.ts`).
    """
    return gives_time(terms) and (alone or not terms.hints)


def gives_time(terms: Terms) -> bool:
    """Returns whether a line that is cut for a moment costs nobody the game, and it has an end.

    Without clocks somebody who never decides would put the end off, if no bot ever played on.
    """
    if terms.pace is None:
        return terms.away_s >= LEAST_S
    if terms.by_correspondence:
        return terms.pace.seconds >= LEAST_S
    return min(terms.away_s or LEAST_S, terms.pace.seconds) >= LEAST_S


async def counting(connection: AsyncConnection, live: LiveTable) -> dict[int, SeatPlayer]:
    """Returns who has decided in a running game that is to count for several players, by seat.

    Until it is over nothing may be done that would let it count for nobody.
    """
    session = live.session
    if session.over or session.setup.lesson is not None:
        return {}
    charge(QUERY_S)
    players = await players_of(connection, live)
    if len(players) < 2 or not is_measure(session, players):
        return {}
    return {seat: one for seat, one in players.items() if one.decided}


async def check_undo(engine: AsyncEngine, live: LiveTable) -> None:
    """Raises Refused if nothing may be taken back: the game is to count for several players.

    Otherwise whoever is about to lose would take a decision back, so that it counts for nobody.
    """
    if live.session.alone:
        return
    async with engine.connect() as connection:
        if await counting(connection, live):
            raise refuse("", "table-undo-counts")


async def bar_successors(connection: AsyncConnection, player: str, *tables: str) -> None:
    """Lets nobody take over the games of a player who keeps these tables no longer.

    Who kept a seat after the player keeps it from now on: too late, if it has decided.
    """
    mine = KEPT.alias("mine")
    same = (mine.c.table_id == KEPT.c.table_id) & (mine.c.hash == KEPT.c.hash)
    query = (
        select(*_PLACE, mine.c.number.label("mine"), TABLES.c.id, TABLES.c.number.label("now"))
        .join(mine, same & (mine.c.player == player) & (KEPT.c.player != player))
        .join(TABLES, TABLES.c.id == KEPT.c.table_id)
        .where(KEPT.c.table_id.in_(tables))
    )
    for *place, number, table, now in (await connection.execute(query)).all():
        other = _KeptPlace(*place)
        if other.rank > (number, player):
            which = (KEPT.c.table_id == table) & (KEPT.c.hash == other.hash)
            later = update(KEPT).where(which, KEPT.c.player == other.player)
            await connection.execute(later.values(number=now))
