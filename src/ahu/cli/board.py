"""`ahu board`: check board files, and draw them."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ahu.boards import GAMES, MOST_TEXT, Fault, decode, examine, reference
from ahu.core.refusal import Refused, refuse
from ahu.draw import board_svg
from ahu.games.giants.board import GiantsBoard
from ahu.games.orongo.board import OrongoBoard
from ahu.text import say, sentence


def check(paths: list[str], language: str) -> int:
    """Says of each board whether it is good; 1 when one is broken or cannot be read."""
    boards = [_board(path, language) for path in paths]
    for path, board in zip(paths, boards, strict=True):
        if board is not None:
            print(_good(path, board, language))
    return int(None in boards)


def show(path: str, out: str, language: str) -> int:
    """Draws a board into a file; 1 when it is broken or one of the files is out of reach."""
    board = _board(path, language)
    if board is None:
        return 1
    try:
        Path(out).write_text(board_svg(board, language), encoding="utf-8", newline="\n")
    except (OSError, ValueError) as error:
        _complain(out, say("board-cannot-write", language, problem=_problem(error)))
        return 1
    print(say("board-drawn", language, file=_plain(out)))
    return 0


def _board(path: str, language: str) -> GiantsBoard | OrongoBoard | None:
    """The board in a file, or a reference board by its name; its faults are told."""
    try:
        board, faults = examine(_text(path))
    except Refused as refused:
        board, faults = None, [Fault(refused.refusal)]
    for fault in faults:
        text = sentence(fault.refusal, language)
        _complain(path, say("board-warning", language, text=text) if fault.warning else text)
    return board


def _text(path: str) -> str:
    if path in GAMES:
        return reference(path)
    try:
        with open(path, "rb") as file:
            # More than the longest text has bytes: enough to see that it is too long.
            data = file.read(4 * MOST_TEXT + 4)
    except (OSError, ValueError) as error:
        raise refuse("", "board-file", problem=_problem(error)) from None
    return decode(data)


def _problem(error: OSError | ValueError) -> str:
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return "missing"
    return "folder" if isinstance(error, IsADirectoryError) else "unreadable"


def _good(path: str, board: GiantsBoard | OrongoBoard, language: str) -> str:
    file, digest, hexes = _plain(path), board.digest[:12], len(board.hexes)
    if isinstance(board, GiantsBoard):
        return say(
            "board-good-giants",
            language,
            file=file,
            name=board.name,
            hexes=hexes,
            ahus=len(board.ahus),
            digest=digest,
        )
    palms = sum(board.coastal)
    return say(
        "board-good-orongo",
        language,
        file=file,
        name=board.name,
        hexes=hexes,
        palms=palms,
        digest=digest,
    )


def _complain(path: str, text: str) -> None:
    print(f"{_plain(path)}: {text}", file=sys.stderr)


def _plain(path: str) -> str:
    """A path as it can be printed on one line."""
    text = os.fsencode(path).decode("utf-8", "replace")
    return "".join(c if c.isprintable() else "�" for c in text)
