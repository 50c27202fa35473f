"""Defines the tables of the database as they are now; migrations lead there."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    Table,
    Text,
    and_,
    false,
    not_,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("tokens", Text, nullable=False),
    Column("invitations", Text),
    Column("owner", Text),
    Column("seed", Text),
    Column("start", Text),
    Column("created", Float, nullable=False),
    Column("opener", Text),
    Column("lesson", Text),
    Column("terms", Text),
    # How the table stands, written with every event.
    Column("number", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("deciding", Text, nullable=False),
    Column("winners", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("played_by", Text),
    Column("bots_only", Boolean, nullable=False, server_default=false()),
    Column("due", Float),
    Column("resigned", Text),
    Column("changed", Float, nullable=False),
    Column("counted", Boolean, nullable=False, server_default=false()),
)
"""The tables. Options, chairs, hashes of tokens and invitations, the start, the lesson and the
lists are JSON; `board` is its digest, `owner` the hash of the token with which the table can be
deleted, `opener` what is kept of the address that opened a table, until it is over, `terms` what
was agreed besides the rules, `played_by` the level of the bot that plays each seat now, `bots_only`
whether nobody else plays, `due` when the first clock has run out, `resigned` the seats whose people
have resigned, `counted` whether its result has been counted for its players."""

BOARDS = Table(
    "boards",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("text", Text, nullable=False),
)
"""Every board that a game here has had as its own, so that no table outlives its board."""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("does", Text, nullable=False),
    Column("seat", SmallInteger),
    Column("move", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("clock", Float),
)
"""What happened at the tables; `clock` is when, in the table's own time, where clocks run."""

SAID = Table(
    "said",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("room", Text, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("speaker", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("sign", Text),
    Column("command", Text, nullable=False),
    Column("holder", Text),
)
"""What people said at the tables lately: a seat, or -1 for an onlooker, who has a name. `holder` is
the hash of the token by which the seat was held then, since seats change hands; of an onlooker who
was signed in, the player. Each room counts its own lines. It is no event of a table."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("moments", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("report", Text),
    Column("at", Float, nullable=False),
)
"""The analyses of finished games: the moments judged so far, and the report once all are."""

MARKS = Table(
    "marks",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("at", Float, nullable=False),
)
"""Times that a server notes for itself."""

ALLOWANCES = Table(
    "allowances",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("left", Float, nullable=False),
    Column("since", Float, nullable=False),
)
"""How many tables an address may still open, and how often sign in, at all processes together."""

HELD = Table(
    "held",
    METADATA,
    Column("address", Text, primary_key=True),
    Column("process", Text, primary_key=True),
    Column("count", Integer, nullable=False),
    Column("since", Float, nullable=False),
)
"""How many sockets of an address each process holds, and when it last said so."""

LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", DateTime(timezone=True), nullable=False),
)
"""Which process decides for a bot; used on PostgreSQL, where there may be several."""

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Keys that this database has for itself."""

DUE = Index(
    "tables_bots_due",
    TABLES.c.changed,
    sqlite_where=TABLES.c.bots_due,
    postgresql_where=TABLES.c.bots_due,
)
"""Finds the tables where a bot must decide."""

CLOCKED = Index(
    "tables_due",
    TABLES.c.due,
    sqlite_where=TABLES.c.due.isnot(None),
    postgresql_where=TABLES.c.due.isnot(None),
)
"""Finds the tables where clocks run."""

OPENED = Index(
    "tables_opener",
    TABLES.c.opener,
    sqlite_where=TABLES.c.opener.isnot(None),
    postgresql_where=TABLES.c.opener.isnot(None),
)
"""Finds the tables that one address has opened."""

UNCOUNTED = Index(
    "tables_uncounted",
    TABLES.c.changed,
    sqlite_where=and_(TABLES.c.over, not_(TABLES.c.counted)),
    postgresql_where=and_(TABLES.c.over, not_(TABLES.c.counted)),
)
"""Finds the finished games whose results are still to be counted."""
