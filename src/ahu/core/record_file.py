"""A file of many records: a line of JSON each. What plays many games writes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from ahu.core.contract import Game
from ahu.core.line_file import lines
from ahu.core.record import Record, as_plain, read_json
from ahu.core.refusal import Refused, refuse


def line(record: Record) -> bytes:
    """Returns a record as it stands in a file of many."""
    return msgspec.json.encode(as_plain(record)) + b"\n"


def records_in(path: Path, games: Mapping[str, Game]) -> Iterator[Record]:
    """Yields the records of a file, in their order. Raises Refused with the line of a bad one."""
    if not path.exists() and not path.with_suffix("").exists():
        raise refuse("", "cli-file-missing", path=str(path))
    for number, text in enumerate(lines(path), 1):
        try:
            yield read_json(text, games)
        except Refused as refused:
            fault = refused.refusal
            where = f"line {number} {fault.where}".rstrip()
            raise Refused(msgspec.structs.replace(fault, where=where)) from None
