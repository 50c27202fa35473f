"""The board of Orongo (O1.1): numbered fields with a resource each, and palms."""

from __future__ import annotations

from collections.abc import Sequence

from ahu.core.board import Board, Feature, Hex


class OrongoBoard(Board):
    """A board with fields of the kinds palm, quarry, food, temple, deity, nest and birdman.

    The numbered fields have their `number`, 1 to 60; palms have 0.
    """

    def __init__(
        self, name: str, fields: Sequence[Hex], ceremonial_site: tuple[int, int] | None = None
    ) -> None:
        content = [
            [[field.q, field.r, field.kind] for field in fields],
            ceremonial_site and list(ceremonial_site),
        ]
        sites = [
            Feature("site", "site", field.name)
            for field in fields
            if (field.q, field.r) == ceremonial_site
        ]
        super().__init__(name, fields, content, sites)
        self.ceremonial_site = ceremonial_site
        self.coastal = tuple(
            field.kind == "palm" and len(self.neighbours[i]) < 6 for i, field in enumerate(fields)
        )
