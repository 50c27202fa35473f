"""Players: who they are, the places they keep, the lobby, results and ratings, notices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_NAMES = (
    *("notices", "channels", "reports", "blocks", "ratings", "results", "games", "lobby"),
    *("kept", "challenges", "player_sessions", "passkeys", "players"),
)


def _player(name: str = "player", key: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column(name, sa.Text, reference, primary_key=key, nullable=False)


def _table(key: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Text, reference, primary_key=key, nullable=False)


def upgrade() -> None:
    """Makes the tables. What was over before had no players, and counts for nobody."""
    text, number, real, yes = sa.Text, sa.Integer, sa.Float, sa.Boolean
    op.create_table(
        "players",
        sa.Column("id", text, primary_key=True),
        sa.Column("name", text, nullable=False),
        sa.Column("language", text, nullable=False),
        sa.Column("listed", yes, nullable=False, server_default=sa.false()),
        sa.Column("recovery", text, unique=True),
        sa.Column("blocked", yes, nullable=False, server_default=sa.false()),
        sa.Column("created", real, nullable=False),
        sa.Column("seen", real, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", text, primary_key=True),
        _player(),
        sa.Column("key", text, nullable=False),
        sa.Column("uses", number, nullable=False),
        sa.Column("site", text, nullable=False),
        sa.Column("created", real, nullable=False),
    )
    op.create_table(
        "player_sessions",
        sa.Column("hash", text, primary_key=True),
        _player(),
        sa.Column("created", real, nullable=False),
        sa.Column("seen", real, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("hash", text, primary_key=True),
        sa.Column("until", real, nullable=False),
    )
    op.create_table(
        "kept",
        _player(key=True),
        _table(key=True),
        sa.Column("hash", text, primary_key=True),
        sa.Column("number", number, nullable=False),
        sa.Column("noticed", number, nullable=False, server_default="-1"),
        sa.Column("looked", number, nullable=False, server_default="-1"),
    )
    op.create_index("kept_table", "kept", ["table_id"])
    op.create_table(
        "lobby",
        _table(key=True),
        sa.Column("watch", text),
        sa.Column("level", text, nullable=False),
        sa.Column("joinable", yes, nullable=False, server_default=sa.true()),
        sa.Column("created", real, nullable=False),
    )
    op.create_table(
        "games",
        sa.Column("table_id", text, primary_key=True),
        sa.Column("game", text, nullable=False),
        sa.Column("rated", yes, nullable=False),
        sa.Column("ended", real, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column(
            "table_id",
            text,
            sa.ForeignKey("games.table_id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", number, primary_key=True),
        sa.Column("player", text, sa.ForeignKey("players.id", ondelete="SET NULL")),
        sa.Column("level", text, nullable=False),
        sa.Column("points", number, nullable=False),
        sa.Column("place", number, nullable=False),
        sa.Column("share", real, nullable=False),
    )
    op.create_index("ix_results_player", "results", ["player"])
    op.create_table(
        "ratings",
        sa.Column("game", text, primary_key=True),
        sa.Column("who", text, primary_key=True),
        sa.Column("mu", real, nullable=False),
        sa.Column("sigma", real, nullable=False),
        sa.Column("games", number, nullable=False),
    )
    op.create_table("blocks", _player(key=True), _player("other", key=True))
    op.create_table(
        "reports",
        sa.Column("id", text, primary_key=True),
        sa.Column("table_id", text, nullable=False),
        sa.Column("seat", number, nullable=False),
        sa.Column("player", text, sa.ForeignKey("players.id", ondelete="SET NULL")),
        sa.Column("by", text, sa.ForeignKey("players.id", ondelete="SET NULL")),
        sa.Column("text", text, nullable=False),
        sa.Column("at", real, nullable=False),
    )
    op.create_table(
        "channels",
        sa.Column("id", text, primary_key=True),
        _player(),
        sa.Column("kind", text, nullable=False),
        sa.Column("address", text, nullable=False),
        sa.Column("keys", text, nullable=False),
        sa.Column("confirm", text),
        sa.Column("failures", number, nullable=False, server_default="0"),
        sa.Column("created", real, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", text, primary_key=True),
        sa.Column(
            "channel", text, sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False
        ),
        _table(),
        sa.Column("tries", number, nullable=False),
        sa.Column("due", real, nullable=False),
    )
    op.add_column("tables", sa.Column("counted", yes, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET counted = true WHERE over")
    waiting = sa.text("over AND NOT counted")
    op.create_index(
        "tables_uncounted",
        "tables",
        ["changed"],
        sqlite_where=waiting,
        postgresql_where=waiting,
    )


def downgrade() -> None:
    """Drops all that is known of players."""
    op.drop_index("tables_uncounted", "tables")
    op.drop_column("tables", "counted")
    for name in _NAMES:
        op.drop_table(name)
