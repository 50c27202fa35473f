"""Keeps with each table which seats' people have resigned: lists need not read its events."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
RESIGNED = """SELECT DISTINCT events.table_id, events.seat
    FROM events JOIN tables ON tables.id = events.table_id
    WHERE NOT tables.over AND events.does = 'bot' AND events.move LIKE 'resigned %'
    ORDER BY events.table_id, events.seat"""


def upgrade() -> None:
    """Adds it, for games that run: nobody plays again who has resigned."""
    op.add_column("tables", sa.Column("resigned", sa.Text))
    seats: dict[str, list[int]] = {}
    for table, seat in op.get_bind().execute(sa.text(RESIGNED)):
        seats.setdefault(table, []).append(seat)
    note = sa.text("UPDATE tables SET resigned = :seats WHERE id = :table")
    for table, resigned in seats.items():
        op.get_bind().execute(note, {"table": table, "seats": json.dumps(resigned)})


def downgrade() -> None:
    """Drops it: the events tell it."""
    op.drop_column("tables", "resigned")
