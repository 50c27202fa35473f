"""Reports are counted by the address that they came from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Adds a name for it; where earlier ones came from is not known."""
    op.add_column("reports", sa.Column("address", sa.Text))


def downgrade() -> None:
    """Drops it."""
    op.drop_column("reports", "address")
