"""Makes the statements that write what happened at many tables: as few as can be.

With a statement for each row, Python's threads would take turns at each row, and while others have
work the transaction, for which everybody's moves wait, would take long.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from ahu.server.access import Access
from ahu.server.table_events import StoredEvent, TableStatus

Statement = tuple[str, dict[str, str | float | None]]
"""A statement of SQL, and the values of the names in it."""

_FIELD = {
    "sqlite": "CAST(json_extract(value, '$[{index}]') AS {kind})",
    "postgresql": "CAST(value ->> {index} AS {kind})",
}
"""A field of a row that was sent as JSON, in the words of each database."""
_ROWS = {
    "sqlite": "json_each(:rows)",
    "postgresql": "json_array_elements(CAST(:rows AS json)) AS sent(value)",
}
"""The rows that were sent as JSON."""
_EVENT = (
    ("table_id", "TEXT"),
    ("number", "INTEGER"),
    ("does", "TEXT"),
    ("seat", "INTEGER"),
    ("move", "TEXT"),
    ("command", "TEXT"),
    ("clock", "DOUBLE PRECISION"),
)
_STATUS = (
    ("number", "INTEGER"),
    ("round", "INTEGER"),
    ("over", "BOOLEAN"),
    ("deciding", "TEXT"),
    ("winners", "TEXT"),
    ("names", "TEXT"),
    ("bots_due", "BOOLEAN"),
    ("played_by", "TEXT"),
    ("bots_only", "BOOLEAN"),
    ("due", "DOUBLE PRECISION"),
    ("resigned", "TEXT"),
)


def _insert(dialect: str) -> str:
    fields = [
        _FIELD[dialect].format(index=index, kind=kind) for index, (_, kind) in enumerate(_EVENT)
    ]
    return (
        f"INSERT INTO events ({', '.join(name for name, _ in _EVENT)}, at)"
        f" SELECT {', '.join(fields)}, CAST(:at AS DOUBLE PRECISION) FROM {_ROWS[dialect]}"
    )


def _update(dialect: str) -> str:
    fields = {
        name: _FIELD[dialect].format(index=index, kind=kind)
        for index, (name, kind) in enumerate((("id", "TEXT"), *_STATUS, ("at", "DOUBLE PRECISION")))
    }
    values = [f"{name} = {fields[name]}" for name, _ in _STATUS]
    return (
        f"UPDATE tables SET {', '.join(values)},"
        # A clock that is set back makes no table older.
        f" changed = CASE WHEN changed < {fields['at']} THEN {fields['at']} ELSE changed END,"
        f" opener = CASE WHEN {fields['over']} THEN NULL ELSE opener END"
        f" FROM {_ROWS[dialect]} WHERE tables.id = {fields['id']}"
    )


_INSERTS = {dialect: _insert(dialect) for dialect in _ROWS}
_UPDATES = {dialect: _update(dialect) for dialect in _ROWS}


def insert_events(dialect: str, events: Iterable[tuple[str, StoredEvent]], at: float) -> Statement:
    """Returns the statement that inserts events, each with the table it belongs to."""
    rows = [
        (table, event.number, event.does, event.seat, event.move, event.command, event.clock)
        for table, event in events
    ]
    return _INSERTS[dialect], {"at": at, "rows": json_text(rows)}


def update_statuses(dialect: str, statuses: Iterable[tuple[str, TableStatus, float]]) -> Statement:
    """Returns the statement that updates how tables stand, and when each last changed."""
    rows = [(table, *status_values(status).values(), at) for table, status, at in statuses]
    return _UPDATES[dialect], {"rows": json_text(rows)}


def update_access(table: str, access: Access) -> Statement:
    """Returns the statement that updates who may do what at a table."""
    return (
        "UPDATE tables SET tokens = :tokens, invitations = :invitations WHERE id = :id",
        {"id": table, **access_values(access)},
    )


def access_values(access: Access) -> dict[str, str | None]:
    """Returns who may do what as it is stored, by column."""
    invitations = json_text(access.invitations) if access.invitations else None
    return {"tokens": json_text(access.tokens), "invitations": invitations}


def status_values(status: TableStatus) -> dict[str, int | bool | str | float | None]:
    """Returns how a table stands as it is stored, by column."""
    return {
        "number": status.number,
        "round": status.round,
        "over": status.over,
        "deciding": json_text(status.deciding),
        "winners": json_text(status.winners),
        "names": json_text(status.names),
        "bots_due": status.bots_due,
        "played_by": json_text(status.played_by),
        "bots_only": status.bots_only,
        "due": None if status.over else status.due,
        "resigned": json_text(status.resigned) if status.resigned else None,
    }


def json_text(value: object) -> str:
    """Returns a value as JSON, as the database keeps it."""
    return msgspec.json.encode(value).decode()
