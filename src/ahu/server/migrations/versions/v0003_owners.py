"""Lets whoever opened a table delete it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Adds the owner; tables that exist have none."""
    op.add_column("tables", sa.Column("owner", sa.Text))


def downgrade() -> None:
    """Drops the owner, so that nobody owns a table."""
    op.drop_column("tables", "owner")
