"""Whoever opened a table can take it away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables that exist have no owner."""
    op.add_column("tables", sa.Column("owner", sa.Text))


def downgrade() -> None:
    """Nobody owns a table."""
    op.drop_column("tables", "owner")
