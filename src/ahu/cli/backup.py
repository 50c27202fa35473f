"""`ahu backup` copies a server's database to a file, `ahu restore` copies it back."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING

from ahu.cli.arguments import Argument
from ahu.cli.command import Command
from ahu.cli.serve import settings_options
from ahu.text import say

if TYPE_CHECKING:
    from ahu.server.backup import Copied


def save(file: str, language: str, **given: str | None) -> int:
    """Copies the database to a file. Returns the exit code."""
    database = database_of(given)
    from ahu.server.backup import backup

    return _tell(backup(database, Path(file)), "backup-saved", file, language)


def restore(file: str, language: str, **given: str | None) -> int:
    """Copies a file into the database. Returns the exit code."""
    database = database_of(given)
    from ahu.server.backup import restore

    return _tell(restore(Path(file), database), "backup-restored", file, language)


def database_of(given: dict[str, str | None]) -> str:
    """Returns the database that is meant."""
    from ahu.server.config import default_database
    from ahu.server.settings_reader import settings

    options = {name: text for name, text in given.items() if text is not None}
    return settings(options, os.environ).database or default_database()


def _tell(work: Coroutine[None, None, Copied], key: str, file: str, language: str) -> int:
    copied = asyncio.run(work)
    print(say(key, language, path=file, tables=copied.tables, events=copied.events))
    return 0


_OPTIONS = settings_options(("database",))
BACKUP = Command(
    save,
    [Argument("file", "backup-file-text", "cli-value-file"), *_OPTIONS],
    epilog="serve-environment",
)
RESTORE = Command(
    restore,
    [Argument("file", "backup-from-text", "cli-value-file"), *_OPTIONS],
    epilog="serve-environment",
)
