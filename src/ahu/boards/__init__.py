"""Reading and checking boards written in TOML, for the games, which say what theirs hold."""

from __future__ import annotations

from ahu.boards.fault import BoardFault
from ahu.boards.reader import BoardReader
from ahu.boards.toml_reader import MOST_TEXT
from ahu.core.refusal import refuse

__all__ = ["MOST_TEXT", "BoardFault", "BoardReader", "decode"]


def decode(data: bytes) -> str:
    """The text of a board file. Raises Refused, with the line, when it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise refuse("", "board-not-utf8", f"line {line}") from None
