"""The board of Orongo (O1.1): numbered fields with a resource each, and palms."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

import ahu.games.orongo.layout as L
from ahu.core.board import Board, Feature, Hex


class GameBox(Struct, frozen=True):
    """What is played with beside the board, by the number of players where that matters."""

    shells: tuple[int, ...]
    """The shells of each player at the beginning (O1.3)."""
    chips: int
    moai: tuple[int, ...]
    first: tuple[int, ...]
    """The tiles turned up in the first round (O2)."""
    later: tuple[int, ...]
    """The tiles turned up in each later round."""


PUBLISHED = GameBox(
    shells=tuple(L.SHELLS_IN_ALL // max(players, 1) for players in range(5)),
    chips=L.CHIPS_EACH,
    moai=L.MOAI_EACH,
    first=L.FIRST_TILES,
    later=L.LATER_TILES,
)


def small_box(shells: int, chips: int, moai: int, first: int, later: int) -> GameBox:
    """Returns a box of a board's own, the same for any number of players (O1.6)."""
    return GameBox((shells,) * 5, chips, (moai,) * 5, (first,) * 5, (later,) * 5)


class OrongoBoard(Board):
    """A board with fields of the kinds palm, quarry, food, temple, deity, nest and birdman.

    The numbered fields have their `number`, from 1; palms have 0.
    """

    def __init__(
        self,
        name: str,
        fields: Sequence[Hex],
        ceremonial_site: tuple[int, int] | None = None,
        box: GameBox = PUBLISHED,
    ) -> None:
        content: list[object] = [
            [[field.q, field.r, field.kind] for field in fields],
            ceremonial_site and list(ceremonial_site),
        ]
        if box != PUBLISHED:
            content.append([box.shells[0], box.chips, box.moai[0], box.first[0], box.later[0]])
        sites = [
            Feature("site", "site", field.name)
            for field in fields
            if (field.q, field.r) == ceremonial_site
        ]
        super().__init__(name, fields, content, sites)
        self.ceremonial_site = ceremonial_site
        self.box = box
        self.tiles = sum(field.number > 0 for field in fields)
        """The number of tiles, one for each numbered field (O1.2)."""
        self.coastal = tuple(
            field.kind == "palm" and len(self.neighbours[i]) < 6 for i, field in enumerate(fields)
        )
