"""Keeps what is agreed at a table besides its rules: clocks, and bots that play on for people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Adds all of it; tables that exist have no clocks, and nobody plays for anybody there."""
    op.add_column("tables", sa.Column("terms", sa.Text))
    op.add_column("tables", sa.Column("played_by", sa.Text))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.add_column("events", sa.Column("clock", sa.Float))
    clocked = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=clocked, postgresql_where=clocked)


def downgrade() -> None:
    """Drops it: nobody is out of time any more, and seats that bots played on wait."""
    op.drop_index("tables_due", "tables")
    op.drop_column("events", "clock")
    op.drop_column("tables", "due")
    op.drop_column("tables", "played_by")
    op.drop_column("tables", "terms")
