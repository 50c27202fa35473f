"""Lets somebody else take a seat by an invitation."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Adds invitations; tables that exist have none: their seats are held by tokens, as before."""
    op.add_column("tables", sa.Column("invitations", sa.Text))


def downgrade() -> None:
    """Drops the invitations; a free seat stays free."""
    op.drop_column("tables", "invitations")
