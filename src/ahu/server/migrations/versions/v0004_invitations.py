"""Seats for somebody else are taken by invitations."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that exist have no invitations: their seats are held by tokens, as before."""
    op.add_column("tables", sa.Column("invitations", sa.Text))


def downgrade() -> None:
    """A free seat stays free."""
    op.drop_column("tables", "invitations")
