"""How the boards of a game are read and checked: what a game says, and what all share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Generic, TypeVar

from msgspec import Struct

from ahu.boards.fault import BoardFault, shown
from ahu.boards.toml_reader import Form, Table, parse
from ahu.core.board import Board
from ahu.core.refusal import Argument, Refusal, Refused

KEY_WEIGHT = 100
"""A key that no other game has tells more than any number of kinds."""

B = TypeVar("B", bound=Board)


class BoardReader(Struct, Generic[B], frozen=True):
    """The boards of one game."""

    game: str
    """Its name, which a board may say."""
    rule: str
    """The rule that describes the form of a board."""
    package: str
    """Where the board that comes with the game lies: `boards/GAME.toml` of this package."""
    examine: Callable[[Table], tuple[B | None, Form]]
    """The board in this data, if it is not broken, and everything wrong with it."""
    keys: tuple[str, ...]
    """The keys that only its boards have."""
    kinds: tuple[str, ...]
    """The kinds of hexes on its boards."""
    praise: str
    """The message that says that a board is good, and what it has."""
    counts: Callable[[B], Mapping[str, Argument]]
    """What that message counts."""

    def reference(self) -> str:
        """The text of the board that comes with the game."""
        place = files(self.package) / "boards" / f"{self.game}.toml"
        return place.read_text(encoding="utf-8")

    def likeness(self, data: Table) -> int:
        """How much data that names no game looks like one of its boards; 0 when nothing does."""
        own = any(key in data for key in self.keys)
        return KEY_WEIGHT * own + len(_kinds(data) & set(self.kinds))

    def read(self, text: str) -> B:
        """The board in this text. Raises Refused with its first fault."""
        board, faults = self.check(text)
        if board is None:
            raise Refused(next(fault.refusal for fault in faults if not fault.warning))
        return board

    def check(self, text: str) -> tuple[B | None, list[BoardFault]]:
        """The board in this text, if it is not broken, and all its faults."""
        try:
            data = parse(text, self.rule)
        except Refused as refused:
            return None, [BoardFault(refused.refusal)]
        said = data.get("game", self.game)
        if said != self.game:
            args: dict[str, Argument] = {"found": shown(said), "game": self.game}
            return None, [BoardFault(Refusal(self.rule, "board-other-game", args, "game"))]
        board, form = self.examine(data)
        return board, form.faults


def _kinds(data: Table) -> set[str]:
    """The kinds of hexes a board names, as far as it is in the form of a board."""
    rows = data.get("row")
    tables = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    lists = [row["hexes"] for row in tables if isinstance(row.get("hexes"), list)]
    return {word.partition(" ")[0] for hexes in lists for word in hexes if isinstance(word, str)}
