"""Reads and checks the boards of a game: what a game says about them, and what all share."""

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
    """Reads the boards of one game."""

    game: str
    """The name of the game, which a board may say."""
    rule: str
    """The rule that describes the form of a board."""
    package: str
    """The package in which the boards that come with the game lie, as `boards/NAME.toml`."""
    examine: Callable[[Table], tuple[B | None, Form]]
    """Returns the board in this data, if it is not broken, and everything wrong with it."""
    keys: tuple[str, ...]
    """The keys that only its boards have."""
    kinds: tuple[str, ...]
    """The kinds of hexes on its boards."""
    praise: str
    """The key of the message that says that a board is good, and what it has."""
    counts: Callable[[B], Mapping[str, Argument]]
    """Returns what that message counts."""

    def reference(self) -> str:
        """Returns the text of the board that the game is played on unless another is given."""
        return self.named()[self.game]

    def named(self) -> dict[str, str]:
        """Returns the text of each board that comes with the game, by its name."""
        places = (files(self.package) / "boards").iterdir()
        return {
            place.name.removesuffix(".toml"): place.read_text(encoding="utf-8")
            for place in places
            if place.name.endswith(".toml")
        }

    def likeness(self, data: Table) -> int:
        """Returns how much data without a game looks like one of its boards; 0 is not at all."""
        own = any(key in data for key in self.keys)
        return KEY_WEIGHT * own + len(_kinds(data) & set(self.kinds))

    def read(self, text: str) -> B:
        """Returns the board in this text, or of this name. Raises Refused with its first fault."""
        board, faults = self.check(text if "=" in text else self.named().get(text, text))
        if board is None:
            raise Refused(next(fault.refusal for fault in faults if not fault.warning))
        return board

    def check(self, text: str) -> tuple[B | None, list[BoardFault]]:
        """Returns the board in this text, if it is not broken, and all its faults."""
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
    """Returns the kinds of hexes a board names, as far as it is in the form of a board."""
    rows = data.get("row")
    tables = [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
    lists = [row["hexes"] for row in tables if isinstance(row.get("hexes"), list)]
    return {word.partition(" ")[0] for hexes in lists for word in hexes if isinstance(word, str)}
