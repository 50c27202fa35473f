"""Keeps the record of a game in a file, so that the game can go on from it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from ahu.console.faults import read_file
from ahu.core.board import Board
from ahu.core.match import Match, replay
from ahu.core.record import Record, game_of, read_json, read_text, write_text
from ahu.core.refusal import refuse
from ahu.games import GAMES


def read_record(path: Path) -> Record | None:
    """Returns the record in a file, or None if there is no file yet. Raises Refused."""
    if not path.exists():
        return None
    data = read_file(str(path))
    if data.lstrip()[:1] == b"{":
        return read_json(data, GAMES)
    try:
        return read_text(data.decode(), GAMES)
    except UnicodeDecodeError:
        raise refuse("", "terminal-record-text", path.name) from None


def resume(record: Record, board: Board | None) -> Match:
    """Returns the match as it stands at the end of a record. Raises Refused."""
    return replay(game_of(record.header, GAMES), record, board)


def keep(match: Match, path: Path) -> None:
    """Writes the record, whole or not at all. Raises Refused if it cannot be written."""
    text = write_text(match.record, match.game)
    place = path.resolve()
    draft = place.with_name(f".{place.name}.{os.getpid()}")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(place)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        problem = error.strerror or type(error).__name__
        raise refuse("", "terminal-record-unwritten", path.name, problem=problem) from None
