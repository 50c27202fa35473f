"""Rooms count their own talk; results and blocks have names; places that are kept, letters."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def _said(*key: str) -> None:
    """Makes the key of what was said anew."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE said DROP CONSTRAINT said_pkey")
        op.create_primary_key("said_pkey", "said", list(key))
        return
    op.rename_table("said", "said_before")
    op.create_table(
        "said",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("room", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("speaker", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sign", sa.Text),
        sa.Column("command", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint(*key),
    )
    columns = "table_id, room, number, speaker, name, text, sign, command"
    op.execute(f"INSERT INTO said ({columns}) SELECT {columns} FROM said_before")
    op.drop_table("said_before")


def upgrade() -> None:
    """Adds them. What was shown before is not known, and a passkey's page is thought to have been
    at the usual port."""
    _said("table_id", "room", "number")
    for name in ("results", "blocks"):
        op.add_column(name, sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("kept", sa.Column("place", sa.Integer))
    op.execute("UPDATE passkeys SET site = 'https://' || site")
    op.create_table(
        "letters",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("recipient", sa.Text, nullable=False),
        sa.Column("sender", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_letters_recipient", "letters", ["recipient"])


def downgrade() -> None:
    """Drops them; lines of onlookers go, since their numbers may be those of others."""
    op.drop_table("letters")
    op.execute("UPDATE passkeys SET site = replace(site, 'https://', '')")
    op.drop_column("kept", "place")
    for name in ("blocks", "results"):
        op.drop_column(name, "name")
    op.execute("DELETE FROM said WHERE room = 'onlookers'")
    _said("table_id", "number")
