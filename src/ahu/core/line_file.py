"""Keeps a file of lines that grows as its lines come; one whose name ends in `.xz` is packed."""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from ahu.core.refusal import refuse

PACKED = ".xz"
"""How the name of a packed file ends."""


def lines(path: Path) -> list[bytes]:
    """Returns the lines of a file, or none if there is no file. Raises Refused.

    It skips a last line that was cut off in the middle of writing.
    """
    plain = _plain(path)
    try:
        if plain.exists():
            data = plain.read_bytes()
        else:
            data = lzma.decompress(path.read_bytes()) if path.exists() else b""
    except (OSError, lzma.LZMAError):
        raise refuse("", "cli-file-unreadable", path=str(path)) from None
    return data.split(b"\n")[:-1]


@contextmanager
def appending(path: Path | None) -> Iterator[Callable[[bytes], None]]:
    """Yields a function that adds a line to a file at once. Without a file it does nothing.

    A packed file is unpacked beside it meanwhile; what a crash leaves there is found again.
    """
    if path is None:
        yield lambda line: None
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    plain = _plain(path)
    if not plain.exists() and path.exists():
        _write(plain, lzma.decompress(path.read_bytes()))
    mend(plain)

    def append(line: bytes) -> None:
        with plain.open("ab") as file:
            file.write(line)

    try:
        yield append
    finally:
        if plain != path and plain.exists():
            _write(path, lzma.compress(plain.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
            plain.unlink()


def _plain(path: Path) -> Path:
    """Returns the file that lines are appended to: `path` itself, unless it names a packed file."""
    return path.with_suffix("") if path.suffix == PACKED else path


def _write(path: Path, data: bytes) -> None:
    """Writes a file whole or not at all."""
    new = path.with_name(path.name + ".new")
    new.write_bytes(data)
    new.replace(path)


def mend(path: Path) -> None:
    """Removes a last line that was cut off, so that the next can follow."""
    if path.exists():
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            path.write_bytes(whole)
