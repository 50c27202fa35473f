"""`ahu board` checks board files, and draws them."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ahu.boards import MOST_TEXT, BoardFault, BoardReader, decode
from ahu.cli.arguments import Argument, Option
from ahu.cli.command import Command
from ahu.core.board import Board
from ahu.core.refusal import Refused, refuse
from ahu.draw.drawing import board_svg
from ahu.games import GAMES
from ahu.games.board_files import examine, reference
from ahu.text import say, sentence


def check(paths: Sequence[str], language: str) -> int:
    """Says of each board whether it is good. Returns 1 if one is broken or unreadable, else 0."""
    boards = [_board(path, language) for path in paths]
    for path, board in zip(paths, boards, strict=True):
        if board is not None:
            print(_good(path, *board, language))
    return int(None in boards)


def show(path: str, out: str, language: str) -> int:
    """Draws a board into a file. Returns 1 if it is broken or a file is out of reach, else 0."""
    found = _board(path, language)
    if found is None:
        return 1
    reader, board = found
    try:
        svg = board_svg(GAMES[reader.game], board, language)
    except Refused as refused:
        _complain(path, sentence(refused.refusal, language))
        return 1
    try:
        Path(out).write_text(svg, encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        _complain(out, say("board-cannot-write", language, problem=_problem(error)))
        return 1
    print(say("board-drawn", language, file=_plain(out)))
    return 0


def _board(path: str, language: str) -> tuple[BoardReader[Board], Board] | None:
    """Returns the board in a file, or a reference board by its name, and prints its faults."""
    try:
        reader, board, faults = examine(_text(path))
    except Refused as refused:
        reader, board, faults = None, None, [BoardFault(refused.refusal)]
    for fault in faults:
        text = sentence(fault.refusal, language)
        _complain(path, say("board-warning", language, text=text) if fault.warning else text)
    return None if reader is None or board is None else (reader, board)


def _text(path: str) -> str:
    if path in GAMES:
        return reference(path)
    try:
        with open(path, "rb") as file:
            # This is more than the longest text has bytes: enough to see that it is too long.
            data = file.read(4 * MOST_TEXT + 4)
    except (OSError, ValueError) as error:
        raise refuse("", "board-file", problem=_problem(error)) from None
    return decode(data)


def _problem(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "missing"
    return "folder" if isinstance(error, IsADirectoryError) else "unreadable"


def _good(path: str, reader: BoardReader[Board], board: Board, language: str) -> str:
    return say(
        reader.praise,
        language,
        file=_plain(path),
        name=board.name,
        hexes=len(board.hexes),
        digest=board.digest[:12],
        **reader.counts(board),
    )


def _complain(path: str, text: str) -> None:
    print(f"{_plain(path)}: {text}", file=sys.stderr)


def _plain(path: str) -> str:
    """Returns a path as it can be printed on one line."""
    text = os.fsencode(path).decode("utf-8", "replace")
    return "".join(c if c.isprintable() else "�" for c in text)


def _run_check(files: tuple[str, ...], language: str) -> int:
    return check(files, language)


def _run_show(file: str, svg: str | None, language: str) -> int:
    return show(file, f"{Path(file).stem}.svg" if svg is None else svg, language)


CHECK = Command(_run_check, [Argument("files", "cli-files-text", "cli-value-file", many=True)])
SHOW = Command(
    _run_show,
    [
        Argument("file", "cli-file-text", "cli-value-file"),
        Option("--svg", "cli-svg-text", "cli-value-file"),
    ],
)
