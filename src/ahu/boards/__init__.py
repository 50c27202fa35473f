"""Reads and checks boards written in TOML. Each game says what its boards hold."""

from __future__ import annotations

from ahu.boards.fault import BoardFault
from ahu.boards.reader import BoardReader
from ahu.boards.toml_reader import MOST_TEXT
from ahu.core.refusal import refuse

__all__ = ["MOST_TEXT", "BoardFault", "BoardReader", "decode"]


def decode(data: bytes) -> str:
    """Returns the text of a board file. Raises Refused, with the line, if it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise refuse("", "board-not-utf8", f"line {line}") from None
