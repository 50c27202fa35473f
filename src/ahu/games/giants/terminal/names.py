"""Puts the things of Giants into words."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.console.words import GLYPHS, Words
from ahu.games.giants.actions import Bid
from ahu.games.giants.board import GiantsBoard
from ahu.games.giants.narration import GiantsNarrator
from ahu.games.giants.views import Screen, Sculptors


class Names:
    """Names hexes, items and material in one language."""

    def __init__(self, board: GiantsBoard, words: Words) -> None:
        self.board = board
        self.words = words
        self.things = GiantsNarrator(board)

    def kind(self, hex: str) -> str:
        """Returns the kind of a hex."""
        return self.things.kind(hex)

    def hex(self, hex: str) -> str:
        """Returns the name of a hex; landmarks are in words."""
        return self.words.phrase(self.things.hex(hex))

    def onto(self, hex: str) -> str:
        """Returns the words for going onto a hex."""
        return self.words.phrase(self.things.onto(hex))

    def typed(self, hex: str) -> tuple[str, ...]:
        """Returns the texts that may be typed for a hex."""
        return tuple(dict.fromkeys((hex, self.hex(hex))))

    def item(self, item: str) -> str:
        """Returns the name of a statue or headdress."""
        return self.words.phrase(self.things.item(item))

    def items(self, items: Sequence[str]) -> str:
        """Returns the names of several items."""
        return self.words.listed([self.item(item) for item in items])

    def material(self, of: Bid | Screen | Sculptors) -> str:
        """Returns markers, figures, logs and bases in words; `nothing` where there are none."""
        return self.words.listed([self.words.phrase(part) for part in self.things.material(of)])

    def points(self, points: Sequence[int]) -> str:
        """Returns the points of those seats that get any, in words."""
        return ", ".join(
            self.words("giants-points", clan=self.words.clans[seat], count=count)
            for seat, count in enumerate(points)
            if count
        )

    def figures(self, workers: int, sorcerer: bool, chief: bool) -> str:
        """Returns figures in short: the number of workers, then a letter for each other figure."""
        short = str(workers) if workers else ""
        short += self.words("giants-letter-sorcerer") if sorcerer else ""
        return short + (self.words("giants-letter-chief") if chief else "")

    def clan_figures(self, seat: int, workers: int, sorcerer: bool, chief: bool) -> str:
        """Returns figures in short, with the glyph of the clan."""
        return GLYPHS[seat] + self.figures(workers, sorcerer, chief)
