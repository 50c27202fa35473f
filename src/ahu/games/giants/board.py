"""The board of Giants (G0.3): an island of hexes with ahus on its coast."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from ahu.core.board import Board, Feature, Hex


class Ahu(Struct, frozen=True):
    """A platform for one Moai, adjacent to exactly one hex."""

    name: str
    hex: int
    moai: int
    headdress: int


class GiantsBoard(Board):
    """A board with landmarks, ahus, and the faces of the dice.

    The kinds of hexes are land, forest, village, sorcerers_hut, moai_quarry, headdress_quarry;
    a forest's `number` is its logs.
    """

    def __init__(
        self,
        name: str,
        hexes: Sequence[Hex],
        ahus: Sequence[Ahu],
        white: Sequence[int],
        brown: Sequence[int],
    ) -> None:
        content = [
            [[hex.q, hex.r, hex.kind, hex.number] for hex in hexes],
            [[ahu.name, ahu.hex, ahu.moai, ahu.headdress] for ahu in ahus],
            [list(white), list(brown)],
        ]
        features = [Feature("ahu", ahu.name, hexes[ahu.hex].name, _values(ahu)) for ahu in ahus]
        super().__init__(name, hexes, content, features)
        self.ahus = tuple(ahus)
        self.ahu_names = tuple(ahu.name for ahu in ahus)
        self.white = tuple(white)
        self.brown = tuple(brown)
        kinds = [hex.kind for hex in hexes]
        self.village = kinds.index("village")
        self.hut = kinds.index("sorcerers_hut")
        self.moai_quarry = kinds.index("moai_quarry")
        self.headdress_quarry = kinds.index("headdress_quarry")


def _values(ahu: Ahu) -> dict[str, int]:
    return {"moai": ahu.moai, "headdress": ahu.headdress}
