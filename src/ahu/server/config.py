"""The settings of a server: by options of `ahu serve`, else by the environment, else as here."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

LogLevel = Literal["debug", "info", "warning", "error"]
LOG_LEVELS: tuple[LogLevel, ...] = ("debug", "info", "warning", "error")
PREFIX = "AHU_"


def default_database() -> str:
    """A file of this user's own."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return str(Path(base).expanduser() / "ahu" / "tables.sqlite")


class ServerSettings(Struct, frozen=True, kw_only=True):
    """Everything that can be set. The variable of `tables_an_hour` is AHU_TABLES_AN_HOUR."""

    host: str = "127.0.0.1"
    port: int = 8484
    database: str = ""
    """A file, or postgresql://…; empty for a file of this user's own."""
    workers: int = 2
    """Processes that play bots; 0 when `ahu worker` plays them."""
    processes: int = 1
    """Server processes."""
    origins: tuple[str, ...] = ()
    """Where pages may come from, besides this server."""
    hosts: tuple[str, ...] = ()
    """The names this server goes by; empty for any."""
    trust_proxy: int = 0
    """How many proxies stand in front."""
    log: LogLevel = "info"
    keep_days: int = 0
    """How long a table stays after something last happened there; 0 for ever."""
    pause_ms: int = 400
    """How long a bot waits before it acts, so that people can follow."""
    tables_an_hour: int = 200
    """That one address may open."""
    bot_tables: int = 20
    """Of one address at once: tables of bots only, and others while a bot must decide."""
    sockets: int = 200
    """That one address may hold."""
    rate: int = 30
    """Messages a second of one seat; an address may send ten times as many."""


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
    "rate": (1, 1_000_000_000),
}
"""The least and most of the settings that are numbers."""


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The settings that the environment gives, as text."""
    names = ServerSettings.__struct_fields__
    return {name: environment[variable(name)] for name in names if environment.get(variable(name))}


def to_environment(settings: ServerSettings) -> dict[str, str]:
    """The environment that gives these settings, for processes that are started."""
    return {
        variable(name): _text(getattr(settings, name)) for name in ServerSettings.__struct_fields__
    }


def _text(value: object) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value)
