"""Keeps the files of a SQLite database for their owner alone, and for one server at a time."""

from __future__ import annotations

import logging
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ahu.core.refusal import refuse

LOG = logging.getLogger("ahu.files")
OTHERS = stat.S_IRWXG | stat.S_IRWXO
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")
"""What is added to a database's name for the files that belong to it."""


def make_private(path: Path) -> None:
    """Makes the file if there is none, and hides it and those beside it from all but its owner.

    SQLite gives the files that it makes beside a database the rights of the database. Raises
    OSError.
    """
    if not path.parent.is_dir():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for ending in BESIDE:
        _tighten(path.with_name(path.name + ending))


def _tighten(path: Path) -> None:
    try:
        mode = path.stat().st_mode
        if stat.S_ISREG(mode) and mode & OTHERS and os.name == "posix":
            path.chmod(stat.S_IMODE(mode) & ~OTHERS)
            LOG.warning("others could read this file; now they cannot", extra={"path": str(path)})
    except FileNotFoundError:
        return
    except PermissionError:
        LOG.warning("others can read this file, and it is not ours", extra={"path": str(path)})


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keeps other servers from this database. Raises Refused if one uses it already.

    The system releases the lock when the process ends, however it ends; the file stays. Child
    processes do not inherit the lock.
    """
    place = path.with_name(path.name + ".lock")
    try:
        handle = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise refuse("", "serve-database", problem=error.strerror or str(error)) from None
    try:
        try:
            _lock(handle)
        except OSError:
            raise refuse("", "serve-database-held", path=str(path)) from None
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        """Locks the file. Raises OSError if another process has the lock."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        """Locks the file. Raises OSError if another process has the lock."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
