"""Keeps the analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Makes a table for them."""
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("moments", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("report", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drops it."""
    op.drop_table("analyses")
