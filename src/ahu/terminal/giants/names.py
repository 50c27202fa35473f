"""The things of Giants in words."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.giants.actions import ITEM_INDEX, Bid
from ahu.giants.board import GiantsBoard
from ahu.giants.layout import MOAI, SIZES
from ahu.giants.views import Screen, Sculptors
from ahu.terminal.words import GLYPHS, Words

LANDMARKS = ("village", "sorcerers_hut", "moai_quarry", "headdress_quarry")


class Names:
    """Names hexes, items and material in one language."""

    def __init__(self, board: GiantsBoard, words: Words) -> None:
        self.board = board
        self.words = words

    def kind(self, hex: str) -> str:
        """The kind of a hex."""
        return self.board.hexes[self.board.index[hex]].kind

    def hex(self, hex: str) -> str:
        """A hex by its name, a landmark in words."""
        kind = self.kind(hex)
        return self.words("giants-landmark", kind=kind) if kind in LANDMARKS else hex

    def onto(self, hex: str) -> str:
        """Where somebody goes who goes there."""
        kind = self.kind(hex)
        return self.words("giants-onto", kind=kind if kind in LANDMARKS else "land", hex=hex)

    def typed(self, hex: str) -> tuple[str, ...]:
        """What may be typed for a hex."""
        return tuple(dict.fromkeys((hex, self.hex(hex))))

    def item(self, item: str) -> str:
        """A statue or headdress."""
        index = ITEM_INDEX[item]
        return self.words("giants-item", headdress=int(index >= MOAI), size=SIZES[index], item=item)

    def items(self, items: Sequence[str]) -> str:
        """Several of them."""
        return self.words.listed([self.item(item) for item in items])

    def material(self, of: Bid | Screen | Sculptors) -> str:
        """Markers, figures, logs and bases; `nothing` where there are none."""
        parts = []
        for what in ("workers", "sorcerer", "chief", "markers", "logs", "bases"):
            count = int(getattr(of, what, 0))
            if count:
                parts.append(self.words(f"giants-count-{what}", count=count))
        return self.words.listed(parts) or self.words("terminal-nothing")

    def points(self, points: Sequence[int]) -> str:
        """Points by seat, of those who get any."""
        return ", ".join(
            self.words("giants-points", clan=self.words.clans[seat], count=count)
            for seat, count in enumerate(points)
            if count
        )

    def figures(self, workers: int, sorcerer: bool, chief: bool) -> str:
        """Figures in short: how many workers, then a letter for the others."""
        short = str(workers) if workers else ""
        short += self.words("giants-letter-sorcerer") if sorcerer else ""
        return short + (self.words("giants-letter-chief") if chief else "")

    def clan_figures(self, seat: int, workers: int, sorcerer: bool, chief: bool) -> str:
        """The same with the glyph of the clan."""
        return GLYPHS[seat] + self.figures(workers, sorcerer, chief)
