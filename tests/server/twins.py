"""Twins: tables that are alike but for what others keep secret."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from ahu.core.refusal import Refused
from ahu.core.rng import Rng
from ahu.server import tokens
from ahu.server.access import Access
from ahu.server.session import TableSession
from ahu.server.storage import Storage
from ahu.server.table_events import PendingEvents, StoredEvent
from tests.server.guests import Guest
from tests.server.people import Person
from tests.server.servers import Served
from tests.server.test_leaks import does, legal

LATER = 4e9
"""A moment that does not come while a test runs: clocks that were read then stand still."""
_ITS_OWN = (
    (rb'"id":"test-\d+"', b'"id":"ID"'),
    (rb'"invitation":"[^"]+"', b'"invitation":"INVITATION"'),
    (rb'"player":"[^"]{24}"', b'"player":"SOMEBODY"'),
    (rb'^\{"table":"[^"]+"\}$', b'{"table":"REMATCH"}'),
    (rb'"digest":"[^"]+"', b'"digest":"DIGEST"'),
    (rb'"(created|seen)":[0-9.e+]+', b'"\\1":0'),
    (rb'"(changed|created|ended)":"[^"]+"', b'"\\1":"WHEN"'),
)
"""What is drawn or dated anew for each table, and what stands for it."""


class Twin:
    """A table planted into the database of a running server, and the tokens of its places."""

    def __init__(self, server: Served, session: TableSession, rows: list[StoredEvent]) -> None:
        self.server = server
        self.session = session
        self.rows = rows
        self.table = tokens.new_id()
        self.tokens = [tokens.new_token() for _ in range(session.players + 1)]
        self.owner = tokens.new_token()
        self.new_token = tokens.new_token()
        """The token that somebody makes up who takes a seat."""
        self.names: dict[str, str] = {}
        """What else is called otherwise at the other table, and what stands for it."""
        self._players: dict[str, Person] = {}

    async def plant(self, storage: Storage) -> None:
        setup = msgspec.structs.replace(self.session.setup, table=self.table)
        people = (*setup.people, self.session.players)
        hashes = tuple(
            tokens.hashed(token) if place in people else None
            for place, token in enumerate(self.tokens)
        )
        pending = PendingEvents(self.rows, TableSession(setup, self.rows).status)
        await storage.open(setup, Access(hashes, owner=tokens.hashed(self.owner)), pending)

    def guest(self, place: int) -> Guest:
        """A client with the token of a seat, or behind the last seat of onlookers."""
        return Guest(self.server, self.table, [self.tokens[place]])

    def player(self, name: str) -> Person:
        """A player who has to do with this table."""
        if name not in self._players:
            self._players[name] = Person(self.server, name)
            self.names[self._players[name].id] = name.upper()
        return self._players[name]

    def plain(self, data: bytes) -> bytes:
        """An answer without what tells the tables apart by name."""
        named = {self.table: "TABLE", self.owner: "OWNER", self.new_token: "TOKEN"}
        named |= dict.fromkeys(self.tokens, "TOKEN") | self.names
        for secret, name in named.items():
            data = data.replace(secret.encode(), name.encode())
        for own, name_of in _ITS_OWN:
            data = re.sub(own, name_of, data)
        return data


def sealed_twins(
    server: Served,
    session: TableSession,
    rows: list[StoredEvent],
    prober: int,
    rng: Rng,
    undecided: int | None = None,
) -> list[Twin]:
    """Tables where all others have sealed something, except who is `undecided`: the same people,
    other secrets."""
    sessions = [TableSession(session.setup, rows) for _ in range(2)]
    then = [list(rows), list(rows)]
    for seat in session.deciding:
        if seat not in (prober, undecided):
            choices = legal(session, seat)
            first = rng.below(len(choices))
            second = (first + 1 + rng.below(max(1, len(choices) - 1))) % len(choices)
            for i, choice in enumerate((first, second)):
                sessions[i].now = session.now
                then[i] += does(sessions[i], seat, choices[choice])
    return [Twin(server, *each) for each in zip(sessions, then, strict=True)]


def fated_twins(server: Served, session: TableSession, rows: list[StoredEvent]) -> list[Twin]:
    """Tables where chance will come otherwise: the same has happened, under another seed."""
    setups = session.setup, msgspec.structs.replace(session.setup, seed="another")
    return [Twin(server, TableSession(setup, rows), list(rows)) for setup in setups]


def series_alike(twins: Sequence[Twin], seat: int, rng: Rng, longest: int) -> list[str] | None:
    """Actions of a seat that are one decision and lead to the same at all of these tables; None
    where chance or a secret follows whatever the seat does."""
    session = twins[0].session
    for _ in range(5):
        position, series = session.position.copy(), list[str]()
        while len(series) < longest and seat in position.deciding:
            actions = position.legal(seat)
            action = actions[rng.below(len(actions))]
            series.append(session.game.write(action, session.players))
            position.play(seat, action)
        for length in range(len(series), 0, -1):
            found = [_follows(twin.session, seat, series[:length]) for twin in twins]
            if found[0] is not None and all(rows == found[0] for rows in found):
                return series[:length]
    return None


def _follows(session: TableSession, seat: int, series: list[str]) -> list[StoredEvent] | None:
    """What a decision leads to; None where it is refused, or ends the game and so tells the
    seed."""
    try:
        pending = session.play(seat, series, "")
    except Refused:
        return None
    return None if pending.status.over else pending.rows
