"""Lets seats change hands: they are claimed by invitation, given up, and taken back openly.

Each change is an event of the table: numbered, stored, and announced to everybody. The order of
events decides who was first, on however many processes.

A table has an end, whatever is done at it: after `MOST_CHANGES`, its owner invites and takes back
seats slowly only, and people sit down slowly only. Neither uses up what the other may do, so that
nobody is locked out for good. All else follows from these two: an invitation is claimed once, and a
seat is left once by each who has taken it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from math import ceil
from typing import Literal

import msgspec
from msgspec import Struct

from ahu.core.contract import Seat
from ahu.core.record import seat_names
from ahu.core.refusal import Refused, refuse
from ahu.server import requests, standing_in, tokens
from ahu.server.access import SeatEvent
from ahu.server.budgets import charge
from ahu.server.live_table import Client, LiveTable
from ahu.server.players import seat_players
from ahu.server.presence import PresenceTracker
from ahu.server.projections import Audience
from ahu.server.registry import TableRegistry
from ahu.server.seating import StandIn
from ahu.server.session import TableSession
from ahu.server.table_events import PendingEvents
from ahu.server.table_terms import AN_HOUR

ID_BYTES = 12
QUERY_S = 0.002
"""The processing time that it costs to ask since when a table stands still."""
MOST_CHANGES = 100
"""How many changes of seats a table may have before more are made slowly only."""


class Places(Struct, frozen=True):
    """What tokens open at a table."""

    held: dict[Seat, str]
    """The seats, and the hash that holds each."""
    watching: bool
    """Whether one is the onlookers' place."""

    @property
    def audience(self) -> Audience:
        """What these places may see."""
        return Audience(tuple(sorted(self.held)), self.watching)


async def places(registry: TableRegistry, live: LiveTable, tokens: Sequence[str]) -> Places:
    """Returns the places of `tokens`. Raises Refused for one that opens none."""
    held: dict[Seat, str] = {}
    watching = False
    for i, token in enumerate(tokens):
        hash = await _hash_of(registry, live, token)
        place = live.access.place_held(hash)
        if place is None:
            raise refuse("", "table-token", f"$.tokens[{i}]")
        if place == live.access.players:
            watching = True
        else:
            held[place] = hash
    return Places(held, watching)


async def admitted(
    registry: TableRegistry, table: str, tokens: Sequence[str]
) -> tuple[LiveTable, Client]:
    """Returns a table and a new client that listens there. Raises Refused.

    Seats may change hands, and the table be read anew, as long as anything is waited for: what was
    found counts only if it is still true in the moment in which the client begins to listen.
    """
    client: Client | None = None

    async def enter(live: LiveTable) -> None:
        nonlocal client
        found = await places(registry, live, tokens)
        await arrive(registry, live, found.audience.seats)
        live.check_here()
        client = Client(found.audience, found.held)
        live.admit(client)

    live = await registry.insist(table, enter)
    assert client is not None
    return live, client


async def arrive(registry: TableRegistry, live: LiveTable, seats: Sequence[Seat]) -> None:
    """Notes that those who are awaited at a rematch have come: now clocks may run."""
    for seat in seats:
        if live.session.seating.awaited[seat]:
            id = f"here-{secrets.token_hex(ID_BYTES)}"  # no client's command has this id
            await registry.command(
                live, seat, id, partial(TableSession.come, seat=seat, command=id)
            )


async def claim(
    registry: TableRegistry, live: LiveTable, asked: requests.Claim
) -> requests.Claimed:
    """Gives the seat of an invitation to the first who takes it. Raises Refused for others."""
    held = live.access.place_held(await _hash_of(registry, live, asked.token))
    if held is not None and held < live.access.players:
        return requests.Claimed(held)  # this client has taken it before, but the answer was lost
    token = tokens.hashed(asked.token)
    name = None if asked.name is None else seat_names([asked.name], 1, "$.name")[0]
    seat = live.access.invited(asked.invitation)

    def check() -> None:
        if token in (*live.access.tokens, *live.access.invitations, live.access.owner):
            raise refuse("", "table-token", "$.token")
        if seat is None or live.access.invited(asked.invitation) != seat:
            raise refuse("", "table-invitation", "$.invitation")
        if live.session.seating.resigned(seat):
            raise refuse("", "table-resigned")

    check()
    assert seat is not None
    await _change(registry, live, seat, "claim", token, check, name)
    return requests.Claimed(seat)


def free(live: LiveTable) -> list[Seat]:
    """Returns the seats for people that nobody has, and where nobody has resigned."""
    return [
        seat
        for seat in live.session.setup.people
        if live.access.tokens[seat] is None and not live.session.seating.resigned(seat)
    ]


async def sit_down(
    registry: TableRegistry, live: LiveTable, token: str, name: str | None
) -> requests.Claimed:
    """Gives the first free seat to whoever asks. Raises Refused if none is free."""
    hash = tokens.hashed(token)
    called = None if name is None else seat_names([name], 1, "$.name")[0]
    while True:
        held = live.access.place_held(await _hash_of(registry, live, token))
        if held is not None and held < live.access.players:
            return requests.Claimed(held)  # the answer was lost
        seat = next(iter(free(live)), None)
        if seat is None or live.session.over:
            raise refuse("", "player-lobby-full")

        def check(seat: int = seat) -> None:
            if hash in (*live.access.tokens, *live.access.invitations, live.access.owner):
                raise refuse("", "table-token", "$.token")
            if live.access.tokens[seat] is not None or live.session.seating.resigned(seat):
                raise refuse("", "table-seat-taken")

        try:
            await _change(registry, live, seat, "claim", hash, check, called, pays="joins")
        except Refused as refused:
            if refused.refusal.key != "table-seat-taken":
                raise
        else:
            return requests.Claimed(seat)


async def leave(registry: TableRegistry, live: LiveTable, token: str) -> None:
    """Gives a seat up for its holder. Raises Refused if the token holds none."""
    hash = await _hash_of(registry, live, token)
    seat = live.access.place_held(hash)
    if seat is None or seat == live.access.players:
        raise refuse("", "table-token", "Authorization")

    def check() -> None:
        if live.access.place_held(hash) != seat:
            raise refuse("", "table-token", "Authorization")

    await _change(registry, live, seat, "leave", "", check)


async def invite(
    registry: TableRegistry, live: LiveTable, owner: str, asked: requests.Invite
) -> requests.Invited:
    """Invites somebody to a seat, or takes it back for that. Raises Refused if not allowed."""
    seat = asked.seat
    if not live.access.owned(await _hash_of(registry, live, owner)):
        raise refuse("", "table-token", "Authorization")
    session = live.session
    session.check_playable()
    if seat >= session.players:
        raise refuse("", "seat", "$.seat", seat=seat, most=session.players - 1)
    if not session.setup.seat_configs[seat].for_people:
        raise refuse("", "table-invite-bot", "$.seat")
    if session.seating.resigned(seat):
        raise refuse("", "table-resigned", "$.seat")
    if asked.take_back:
        async with registry.storage.engine.connect() as connection:
            if seat in await seat_players.counting(connection, live):
                raise refuse("", "table-game-counts", "$.seat")
    invitation = tokens.new_token()

    def check() -> None:
        if session.seating.resigned(seat):
            raise refuse("", "table-resigned", "$.seat")
        taken = live.access.tokens[seat] is not None
        if taken and not asked.take_back:
            raise refuse("", "table-seat-taken", "$.seat")
        if asked.take_back and not taken:
            raise refuse("", "table-moved-on", "$.take_back")

    does: SeatEvent = "revoke" if asked.take_back else "invite"
    await _change(registry, live, seat, does, tokens.hashed(invitation), check, pays="owner")
    return requests.Invited(seat, invitation)


class Away:
    """A bot that is to play on for somebody who is away.

    Where no clock runs, whoever has not decided for a day is out of time when others say so,
    although they are there: nobody puts the end of a game off for ever. By correspondence nobody is
    expected to be there: only the clock lets a bot play on and, until it runs, others after the
    time of a turn.
    """

    def __init__(
        self, registry: TableRegistry, presence: PresenceTracker, live: LiveTable, seat: Seat
    ) -> None:
        self.registry = registry
        self.presence = presence
        self.live = live
        self.seat = seat
        self._slow_since: int | None = None
        """Since which event of the table it waits for somebody who is slow, there or not."""

    async def check(self) -> None:
        """Raises Refused unless the seat keeps others waiting, and has for long enough."""
        session = self.live.session
        table, terms = session.setup.table, session.setup.terms
        if self.seat >= session.players:
            raise refuse("", "seat", "$.absent", seat=self.seat, most=session.players - 1)
        if self.seat not in session.deciding or session.seating.played_by[self.seat]:
            raise refuse("", "table-not-waiting", "$.absent")
        if session.holders[self.seat] == "free":
            return  # nobody can come back
        self._check_clock(session)
        absent_s = self.presence.absent_s(table, self.seat)
        if terms.by_correspondence:
            if left_s := await self._slow_left_s():
                raise refuse("", "table-turn-soon", "$.absent", hours=ceil(left_s / AN_HOUR))
            return
        if not absent_s and session.clocks is not None:
            raise refuse("", "table-not-away", "$.absent")
        if not terms.away_s:
            raise refuse("", "table-away-never", "$.absent")
        if session.clocks is None:
            left_s = await self._slow_left_s()
            if not left_s:
                return
            if not absent_s:
                raise refuse("", "table-here-soon", "$.absent", hours=ceil(left_s / AN_HOUR))
        charge(QUERY_S)
        waited_s = min(absent_s, await self.registry.storage.still_s(table, self.seat))
        if waited_s < terms.away_s:
            minutes = ceil((terms.away_s - waited_s) / 60)
            raise refuse("", "table-away-soon", "$.absent", minutes=minutes)

    def _check_clock(self, session: TableSession) -> None:
        """Raises Refused where the clock of the turn alone lets a bot play on."""
        runs = session.clocks is not None and self.seat in session.clocks.running
        freed = session.holders[self.seat] == "free"
        if session.setup.terms.by_correspondence and runs and not freed:
            raise refuse("", "table-turn-clock", "$.absent")

    async def _slow_left_s(self) -> float:
        """Returns how long the seat may still take while no clock runs; notes if that is over."""
        charge(QUERY_S)
        session = self.live.session
        since = standing_in.undecided_since(session, self.seat)
        stood_s = await self.registry.storage.since_s(session.setup.table, since)
        left_s = max(0.0, session.setup.terms.slow_s - stood_s)
        if not left_s:
            self._slow_since = since
        return left_s

    def prepare(self, session: TableSession, command: str) -> PendingEvents:
        """Drafts it. Raises Refused if the seat has decided or come back meanwhile."""
        if self.seat not in session.deciding:
            raise refuse("", "table-not-waiting", "$.absent")
        self._check_clock(session)
        table, terms = session.setup.table, session.setup.terms
        there = terms.by_correspondence or not self.presence.absent_s(table, self.seat)
        slow = self._slow_since == standing_in.undecided_since(session, self.seat)
        if there and not slow and session.holders[self.seat] != "free":
            raise refuse("", "table-not-away", "$.absent")
        stand_in = StandIn("time" if slow else "away", terms.stand_in)
        return standing_in.let_bot(session, self.seat, stand_in, command)


async def _hash_of(registry: TableRegistry, live: LiveTable, token: str) -> str:
    """Returns the hash that a token, or a player's key, stands for."""
    return await registry.keys.hash_of(live.session.setup.table, live.access, token)


async def _change(
    registry: TableRegistry,
    live: LiveTable,
    seat: Seat,
    does: SeatEvent,
    secret: str,
    check: Callable[[], None],
    name: str | None = None,
    pays: Literal["owner", "joins"] | None = None,
) -> None:
    """Changes a seat once, unless `check` refuses it when its turn has come.

    Where it `pays`, it is refused too if many changes were made before and the last one lately.
    """
    id = f"{does}-{secrets.token_hex(ID_BYTES)}"  # no client's command has this id
    paid = pays is None

    def prepare(session: TableSession) -> PendingEvents:
        nonlocal paid
        check()
        if not paid and session.seat_changes >= MOST_CHANGES:
            if not registry.seat_changes.take((session.setup.table, pays)):
                raise refuse("", "table-many-invitations", most=MOST_CHANGES)
            paid = True  # another process may come first: it is tried again then
        pending = session.hand_over(seat, does, secret, id, name)
        return msgspec.structs.replace(pending, access=live.access.after(does, seat, secret))

    await registry.command(live, seat, id, prepare)
