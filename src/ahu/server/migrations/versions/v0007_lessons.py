"""Keeps the lesson that is taken at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Adds lessons; at the tables that exist there are none."""
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    """Drops them: at a table without its lesson nothing more can be played."""
    op.drop_column("tables", "lesson")
