"""Keeps with each line by which token its speaker held the seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Adds it. Of the lines from before it is not known."""
    op.add_column("said", sa.Column("holder", sa.Text))


def downgrade() -> None:
    """Drops it."""
    op.drop_column("said", "holder")
