"""The reference boards, and reading and checking boards written in TOML.

`read_giants` and `read_orongo` give a board or raise Refused with its first fault;
`check` gives all faults of a board of either game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import TypeVar

from ahu.boards.fault import Fault, shown
from ahu.boards.form import MOST_TEXT, Form, Table, parse
from ahu.core.board import Board
from ahu.core.refusal import Argument, Refusal, Refused, refuse
from ahu.games.giants import board_reader as giants
from ahu.games.giants.board import GiantsBoard
from ahu.games.orongo import board_reader as orongo
from ahu.games.orongo.board import OrongoBoard

__all__ = [
    "GAMES",
    "MOST_TEXT",
    "Fault",
    "check",
    "decode",
    "examine",
    "faults_giants",
    "faults_orongo",
    "game_of",
    "read_giants",
    "read_orongo",
    "reference",
]

GAMES = ("giants", "orongo")
_FORMS = {"giants": giants.FORM, "orongo": orongo.FORM}

B = TypeVar("B", bound=Board)
Examine = Callable[[Table], tuple[B | None, Form]]


@cache
def reference(game: str) -> str:
    """The text of the board that comes with a game. Raises Refused for an unknown game."""
    if game not in GAMES:
        raise refuse("", "unknown-game", name=shown(game), known=", ".join(GAMES))
    return (files(f"ahu.games.{game}") / "boards" / f"{game}.toml").read_text(encoding="utf-8")


def decode(data: bytes) -> str:
    """The text of a board file. Raises Refused, with the line, when it is not UTF-8."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise refuse("", "board-not-utf8", f"line {line}") from None


def read_giants(text: str) -> GiantsBoard:
    """The board in this text (G0.3). Raises Refused with its first fault."""
    return _read(text, "giants", giants.examine)


def read_orongo(text: str) -> OrongoBoard:
    """The board in this text (O1.1). Raises Refused with its first fault."""
    return _read(text, "orongo", orongo.examine)


def faults_giants(text: str) -> list[Fault]:
    """Everything wrong with this text as a board of Giants."""
    return _examine(text, "giants", giants.examine)[1]


def faults_orongo(text: str) -> list[Fault]:
    """Everything wrong with this text as a board of Orongo."""
    return _examine(text, "orongo", orongo.examine)[1]


def game_of(text: str) -> str:
    """The game this text is a board of, said or told by what it holds. Raises Refused."""
    data = parse(text, "")
    if "game" in data:
        said = data["game"]
        if not isinstance(said, str) or said not in GAMES:
            raise refuse("", "unknown-game", "game", name=shown(said), known=", ".join(GAMES))
        return said
    if "dice" in data or "ahu" in data:
        return "giants"
    words = _words(data)
    kinds = {"giants": words & set(giants.KINDS), "orongo": words & set(orongo.KINDS)}
    if "ceremonial_site" in data or len(kinds["orongo"]) > len(kinds["giants"]):
        return "orongo"
    if kinds["giants"]:
        return "giants"
    raise refuse("", "board-which-game", known=", ".join(GAMES))


def examine(text: str) -> tuple[GiantsBoard | OrongoBoard | None, list[Fault]]:
    """The board of either game in this text, if it is not broken, and all its faults."""
    try:
        game = game_of(text)
    except Refused as refused:
        return None, [Fault(refused.refusal)]
    if game == "giants":
        return _examine(text, game, giants.examine)
    return _examine(text, game, orongo.examine)


def check(text: str) -> list[Fault]:
    """Everything wrong with this text as a board of the game it is for."""
    return examine(text)[1]


def _read(text: str, game: str, examine: Examine[B]) -> B:
    board, faults = _examine(text, game, examine)
    if board is None:
        raise Refused(next(fault.refusal for fault in faults if not fault.warning))
    return board


def _examine(text: str, game: str, examine: Examine[B]) -> tuple[B | None, list[Fault]]:
    rule = _FORMS[game]
    try:
        data = parse(text, rule)
    except Refused as refused:
        return None, [Fault(refused.refusal)]
    said = data.get("game", game)
    if said != game:
        args: dict[str, Argument] = {"found": shown(said), "game": game}
        return None, [Fault(Refusal(rule, "board-other-game", args, "game"))]
    board, form = examine(data)
    return board, form.faults


def _words(data: Table) -> set[str]:
    """The kinds a board names, as far as it is in the form of a board."""
    rows = data.get("row")
    tables = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    lists = [row["hexes"] for row in tables if isinstance(row.get("hexes"), list)]
    return {word.partition(" ")[0] for hexes in lists for word in hexes if isinstance(word, str)}
