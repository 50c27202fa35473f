"""Faults of whoever calls the command line, and readers of the values they give."""

from __future__ import annotations

import difflib
import io
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from ahu.core.record import one_line
from ahu.core.refusal import Argument, Refusal, Refused

LARGEST_FILE = 64_000_000
LONGEST_MESSAGE = 500


class Usage(Refused):
    """Says that the command was called wrongly."""


def usage(key: str, **args: Argument) -> Usage:
    """Returns a Usage to raise."""
    return Usage(Refusal("", key, args))


@contextmanager
def as_usage() -> Iterator[None]:
    """Raises what is refused in its block as Usage: the call was wrong, not a file."""
    try:
        yield
    except Refused as refused:
        raise Usage(refused.refusal) from None


def shown(message: str) -> str:
    """Returns a message on one line that is not too long."""
    message = one_line(message)
    return message if len(message) <= LONGEST_MESSAGE else message[:LONGEST_MESSAGE] + "…"


def unknown(key: str, nearest_key: str, name: str, known: Iterable[str]) -> Usage:
    """Returns a Usage that says what there is instead of `name`, and what may have been meant."""
    names = list(known)
    close = difflib.get_close_matches(name, names, 1)
    if close:
        return usage(nearest_key, name=name, nearest=close[0], known=", ".join(names))
    return usage(key, name=name, known=", ".join(names))


def whole(text: str, name: str, least: int, most: int) -> int:
    """Returns a whole number within bounds. Raises Usage."""
    if not re.fullmatch(r"[+-]?[0-9]{1,18}", text):
        raise usage("cli-not-a-number", name=name, found=text)
    if not least <= int(text) <= most:
        raise usage("cli-out-of-range", name=name, least=least, most=most, found=text)
    return int(text)


def seed_from(text: str) -> int | str:
    """Returns a seed: a number, or any text."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,15}", text) else text


def options_from(texts: Iterable[str]) -> dict[str, str]:
    """Returns the options written as `name=value`. Raises Usage."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise usage("cli-option-form", found=text)
        if name in found:
            raise usage("cli-option-twice", name=name)
        found[name] = value
    return found


def standard_input() -> BinaryIO:
    """Returns what is typed or piped in, as bytes; an empty stream if there is none."""
    return io.BytesIO() if sys.stdin is None else sys.stdin.buffer


def put(data: bytes) -> None:
    """Writes the bytes to standard output, as they are."""
    if sys.stdout is not None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()


def read_file(path: str) -> bytes:
    """Returns what a file holds; `-` is standard input. Raises Refused."""
    try:
        if path == "-":
            data = standard_input().read(LARGEST_FILE + 1)
        else:
            with Path(path).open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise Refused(Refusal("", _file_fault(error), {"path": path})) from None
    if len(data) > LARGEST_FILE:
        raise Refused(Refusal("", "cli-file-large", {"path": path}))
    return data


def _file_fault(error: Exception) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError | ValueError):
        return "cli-file-missing"
    if isinstance(error, IsADirectoryError):
        return "cli-file-folder"
    return "cli-file-forbidden" if isinstance(error, PermissionError) else "cli-file-unreadable"
