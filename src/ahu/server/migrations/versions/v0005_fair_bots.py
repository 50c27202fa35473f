"""Shares bots fairly: keeps who opened a table, and the leases of those who decide."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Adds openers and leases; nobody knows who opened the tables that exist."""
    op.add_column("tables", sa.Column("opener", sa.Text))
    op.add_column(
        "tables", sa.Column("bots_only", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.execute(
        """UPDATE tables SET bots_only = TRUE
           WHERE seed IS NOT NULL AND chairs NOT LIKE '%"level":""%'"""
    )
    op.create_index(
        "tables_opener",
        "tables",
        ["opener"],
        sqlite_where=sa.text("opener IS NOT NULL"),
        postgresql_where=sa.text("opener IS NOT NULL"),
    )
    kept = op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(kept, [{"name": "opener", "value": secrets.token_hex(32)}])
    # What is lost in a crash has ended by then.
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        prefixes=unlogged,
    )


def downgrade() -> None:
    """Drops both: nobody knows who opened a table, and every process decides for itself."""
    op.drop_table("leases")
    op.drop_table("secrets")
    op.drop_index("tables_opener", "tables")
    op.drop_column("tables", "bots_only")
    op.drop_column("tables", "opener")
