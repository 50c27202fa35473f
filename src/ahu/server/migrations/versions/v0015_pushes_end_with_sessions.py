"""A push belongs to the session that asked for it, and ends with it."""

from __future__ import annotations

from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Adds the session. Pushes from before end: nobody knows whose they are now."""
    op.execute("DELETE FROM channels WHERE kind = 'push'")
    op.execute(
        """ALTER TABLE channels
        ADD COLUMN session TEXT REFERENCES player_sessions (hash) ON DELETE CASCADE"""
    )


def downgrade() -> None:
    """Drops it: pushes go on until somebody stops them."""
    op.drop_column("channels", "session")
