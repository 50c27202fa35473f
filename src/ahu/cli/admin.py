"""`ahu admin` lists and changes the tables and players of a server, while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from ahu.cli.arguments import Argument
from ahu.cli.backup import database_of
from ahu.cli.command import Command
from ahu.cli.serve import settings_options
from ahu.text import say

if TYPE_CHECKING:
    from ahu.server.players.administration import Administration, Line

Work = Callable[["Administration"], Awaitable["list[Line] | None"]]


def _run(given: dict[str, str | None], language: str, work: Work) -> int:
    """Does something with the database that was given, and prints what it returns."""
    database = database_of(given)
    from ahu.server.players.administration import administering

    async def run() -> list[Line] | None:
        async with administering(database) as administration:
            return await work(administration)

    lines = asyncio.run(run())
    if lines is None:
        print(say("admin-done", language))
    for line in lines or ():
        print("\t".join(line))
    return 0


def tables(language: str, **given: str | None) -> int:
    """Lists tables. Returns the exit code."""
    return _run(given, language, lambda administration: administration.tables())


def players(language: str, **given: str | None) -> int:
    """Lists players. Returns the exit code."""
    return _run(given, language, lambda administration: administration.players())


def reports(language: str, **given: str | None) -> int:
    """Lists reports. Returns the exit code."""
    return _run(given, language, lambda administration: administration.reports())


def close(table: str, language: str, **given: str | None) -> int:
    """Deletes a table. Returns the exit code."""
    return _run(given, language, lambda administration: administration.close(table))


def rename(player: str, name: str, language: str, **given: str | None) -> int:
    """Gives a player another name. Returns the exit code."""
    return _run(given, language, lambda administration: administration.rename(player, name))


def block(player: str, language: str, **given: str | None) -> int:
    """Shuts a player out. Returns the exit code."""
    return _run(given, language, lambda administration: administration.block(player, True))


def unblock(player: str, language: str, **given: str | None) -> int:
    """Lets a player in again. Returns the exit code."""
    return _run(given, language, lambda administration: administration.block(player, False))


def delete(player: str, language: str, **given: str | None) -> int:
    """Deletes everything about a player. Returns the exit code."""
    return _run(given, language, lambda administration: administration.delete(player))


def settle(report: str, language: str, **given: str | None) -> int:
    """Deletes a report that has been read. Returns the exit code."""
    return _run(given, language, lambda administration: administration.settle(report))


def _command(run: Callable[..., int], *arguments: Argument) -> Command:
    return Command(run, [*arguments, *settings_options(("database",))], epilog="serve-environment")


_PLAYER = Argument("player", "admin-player-text", "admin-value-id")
TABLES = _command(tables)
PLAYERS = _command(players)
REPORTS = _command(reports)
CLOSE = _command(close, Argument("table", "admin-table-text", "admin-value-id"))
RENAME = _command(rename, _PLAYER, Argument("name", "admin-name-text", "admin-value-name"))
BLOCK = _command(block, _PLAYER)
UNBLOCK = _command(unblock, _PLAYER)
DELETE = _command(delete, _PLAYER)
SETTLE = _command(settle, Argument("report", "admin-report-text", "admin-value-id"))
