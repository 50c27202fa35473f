"""Defines the settings of a server.

Options of `ahu serve` come first, then the environment, then the defaults here.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

LogLevel = Literal["debug", "info", "warning", "error"]
LOG_LEVELS: tuple[LogLevel, ...] = ("debug", "info", "warning", "error")
AccessLogging = Literal["no", "yes", "addresses"]
ACCESS_LOGGING: tuple[AccessLogging, ...] = ("no", "yes", "addresses")
PUBLIC = "public"
"""The value of `metrics` that has them on the same port as everything else."""
PREFIX = "AHU_"


def default_database() -> str:
    """Returns the path of a database file of this user's own."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(base).expanduser() / "ahu" / "tables.sqlite")


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Everything that can be set; the variable of `tables_an_hour` is AHU_TABLES_AN_HOUR."""

    host: str = "127.0.0.1"
    port: int = 8484
    database: str = ""
    """A file, or postgresql://…; empty for a file of this user's own."""
    workers: int = 2
    """How many processes play bots; 0 when `ahu worker` plays them."""
    processes: int = 1
    """How many server processes there are."""
    origins: tuple[str, ...] = ()
    """The origins that pages may come from, besides this server."""
    hosts: tuple[str, ...] = ()
    """The names this server goes by; empty for any."""
    trust_proxy: int = 0
    """How many proxies stand in front of the server."""
    prefix: str = ""
    """The path that everything stands below, such as /ahu."""
    metrics: str = ""
    """HOST:PORT for metrics alone, `public`, or empty for nowhere."""
    log: LogLevel = "info"
    access_log: AccessLogging = "no"
    """Whether requests are logged, and whether with the addresses of clients."""
    keep_days: int = 0
    """How many days a table stays after something last happened there; 0 for ever."""
    pause_ms: int = 400
    """How long a bot waits before it acts, so that people can follow."""
    tables_an_hour: int = 200
    """How many tables one address may open in an hour."""
    bot_tables: int = 20
    """How many tables of one address bots may play at once: tables of bots only, and others while a
    bot must decide."""
    sockets: int = 200
    """How many sockets one address may hold."""
    address: str = ""
    """Where people find this server (https://…); for the links in notices."""
    mail: str = ""
    """The mail server for notices: smtp://…, or smtps://…; empty for none."""
    mail_from: str = ""
    """The address that writes them."""
    notice_after: int = 60
    """How many seconds a turn waits before a player is told."""
    private_notices: int = 0
    """Whether (1) notices may go to addresses beside this server, and without TLS."""
    forget_days: int = 730
    """How many days a player is kept who is not seen; 0 for ever."""
    rate: int = 30
    """How many messages a second one seat may send; an address may send ten times as many."""


BOUNDS: dict[str, tuple[int, int]] = {
    "port": (0, 65535),
    "workers": (0, 64),
    "processes": (1, 64),
    "trust_proxy": (0, 10),
    "keep_days": (0, 100_000),
    "pause_ms": (0, 60_000),
    "tables_an_hour": (1, 1_000_000_000),
    "bot_tables": (1, 1_000_000_000),
    "sockets": (1, 1_000_000_000),
    "notice_after": (0, 1_000_000),
    "private_notices": (0, 1),
    "forget_days": (0, 100_000),
    "rate": (1, 1_000_000_000),
}
"""The least and the most of the settings that are numbers."""


def variable(name: str) -> str:
    """Returns the environment variable of a setting."""
    return PREFIX + name.upper()


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Returns the settings that the environment gives, as text."""
    names = ServerSettings.__struct_fields__
    return {name: environment[variable(name)] for name in names if environment.get(variable(name))}


def to_environment(settings: ServerSettings) -> dict[str, str]:
    """Returns the environment that gives `settings`, for processes that are started."""
    return {
        variable(name): _text(getattr(settings, name)) for name in ServerSettings.__struct_fields__
    }


def _text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
