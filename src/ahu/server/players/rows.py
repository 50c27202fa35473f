"""Defines the tables of the database that are about players; migrations lead there."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, Table, Text, false, true

from ahu.server.rows import METADATA


def _player(name: str = "player", *, key: bool = False) -> Column[str]:
    """Returns a column with a player: without the player, the row is gone too."""
    reference = ForeignKey("players.id", ondelete="CASCADE")
    return Column(name, Text, reference, primary_key=key, nullable=False)


def _table(*, key: bool = False) -> Column[str]:
    reference = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Text, reference, primary_key=key, nullable=False)


PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("recovery", Text, unique=True),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""Everybody who is somebody here. `recovery` is the hash of the recovery code, `listed` whether
they want to be on the leaderboard, `blocked` whether whoever runs the server has shut them
out, `seen` the day they last were here."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    _player(),
    Column("key", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("site", Text, nullable=False),
    Column("created", Float, nullable=False),
)
"""The public keys of passkeys; `site` is the origin of the page they were made at."""

PLAYER_SESSIONS = Table(
    "player_sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    _player(),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
"""The hashes of the secrets by which devices are signed in."""

CHALLENGES = Table(
    "challenges",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("until", Float, nullable=False),
)
"""What passkeys are asked to sign: each once, and for minutes only."""

KEPT = Table(
    "kept",
    METADATA,
    _player(key=True),
    _table(key=True),
    Column("hash", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("place", Integer),
    Column("noticed", Integer, nullable=False, server_default="-1"),
    Column("looked", Integer, nullable=False, server_default="-1"),
)
"""The places at tables that players keep, by the hashes of their tokens: who holds the place now
has the same hash in `tables`. `number` is where the table stood then, `place` which place it was
(none is the owner's), `looked` where it stood when
notices were last thought of, `noticed` the seat's last decision before the last notice."""

LOBBY = Table(
    "lobby",
    METADATA,
    _table(key=True),
    Column("watch", Text),
    Column("level", Text, nullable=False),
    Column("joinable", Boolean, nullable=False, server_default=true()),
    Column("created", Float, nullable=False),
)
"""The tables that are open to all: `watch` is the onlookers' token where everybody may look on."""

GAMES = Table(
    "games",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Float, nullable=False),
)
"""The finished games of players; they stay when their tables go."""

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", Text, ForeignKey("games.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("players.id", ondelete="SET NULL"), index=True),
    Column("level", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("share", Float, nullable=False),
    Column("name", Text, nullable=False, server_default=""),
)
"""What each seat of a finished game came to: `share` is its part of the victory, `name` what its
player was called there."""

RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("who", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How strong players and bots are at each game; `who` is a player, or `bot LEVEL`."""

BLOCKS = Table(
    "blocks",
    METADATA,
    _player(key=True),
    _player("other", key=True),
    Column("name", Text, nullable=False, server_default=""),
)
"""Whom players do not want to meet, and what they were called at the table."""

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text, ForeignKey("players.id", ondelete="SET NULL")),
    Column("by", Text, ForeignKey("players.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("address", Text),
)
"""What players tell whoever runs the server about others; `address` is what is kept of the address
that a report came from."""

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    _player(),
    Column("session", Text, ForeignKey("player_sessions.hash", ondelete="CASCADE")),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("confirm", Text),
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("created", Float, nullable=False),
)
"""Where players want to be told that it is their turn. A push goes to the browser that is signed in
by `session`, and ends with it. `confirm` is the hash of what a new address
is asked for before anything else is sent there. Whoever knows the `id` can end it: it is in every
link that does."""

NOTICES = Table(
    "notices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("channel", Text, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
    _table(),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False),
)
"""What is still to be told."""

LETTERS = Table(
    "letters",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("recipient", Text, nullable=False, index=True),
    Column("sender", Text, nullable=False),
    Column("at", Float, nullable=False),
)
"""Which e-mail addresses were asked lately whether they want notices, and on whose behalf: hashes
under a key of the database's own."""

TO_KEEP = (
    PLAYERS,
    PASSKEYS,
    PLAYER_SESSIONS,
    KEPT,
    LOBBY,
    GAMES,
    RESULTS,
    RATINGS,
    BLOCKS,
    REPORTS,
    CHANNELS,
)
"""What a backup has, in an order in which it can be restored."""
