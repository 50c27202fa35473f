"""Tells in a line how each of somebody's tables stands, without reading its events."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime

from msgspec import Struct

from ahu.games import find
from ahu.server import requests
from ahu.server.access import Access
from ahu.server.table_events import TableStatus


class ListedTable(Struct, frozen=True):
    """A table in a list: no events are read for it."""

    table: str
    game: str
    access: Access
    status: TableStatus
    changed: float
    playable: bool
    """Whether the game can go on, under the rules as they are now."""


def summaries(
    asked: requests.HeldTables,
    listed: Mapping[str, ListedTable],
    shut: Collection[tuple[str, str]] = (),
) -> requests.TableSummaries:
    """Returns how the tables stand that somebody holds tokens of.

    Those of places that are `shut` (a table, and the hash that holds the place) open nothing.
    """
    return requests.TableSummaries(
        [
            summary(table, sitting)
            for held in asked.held
            if (table := listed.get(held.table)) is not None
            and (sitting := _places_of(held.tokens, table, shut))
        ]
    )


def summary(listed: ListedTable, places: set[int]) -> requests.TableSummary:
    """Returns how a table stands for whoever has some of its places."""
    now = listed.status
    players = listed.access.players
    seats = sorted(places - {players})
    return requests.TableSummary(
        table=listed.table,
        game=listed.game,
        players=players,
        seats=seats,
        names=now.names,
        round=now.round,
        over=now.over,
        waits_for_you=listed.playable and any(seat in now.deciding for seat in seats),
        deciding=now.deciding,
        winners=now.winners,
        changed=datetime.fromtimestamp(listed.changed, UTC).isoformat(timespec="seconds"),
    )


def _places_of(
    held: Sequence[str], table: ListedTable, shut: Collection[tuple[str, str]]
) -> set[int]:
    """Returns the places at a table whose tokens are in `held`."""
    access = table.access
    places = {place for token in held if (place := access.place_of(token)) is not None}
    return {
        place
        for place in places
        if place == access.players or (table.table, access.tokens[place]) not in shut
    }


def knows_rules(name: str, version: int) -> bool:
    """Returns whether a game can be played here under a version of its rules."""
    game = find(name)
    return game is not None and any(known.rules_version == version for known in game.versions)
