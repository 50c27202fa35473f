"""Draws the table of Orongo from what one seat, or everybody, may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ahu.console import hexmap
from ahu.console.hexmap import Cell
from ahu.console.words import GLYPHS, STYLES, Words
from ahu.games.orongo.board import OrongoBoard
from ahu.games.orongo.views import FieldView, OrongoPublicView, OrongoView

RESOURCES = ("quarry", "food", "temple", "deity", "nest", "birdman")
KIND_STYLES = {
    "quarry": "white",
    "food": "bright_green",
    "temple": "cyan",
    "deity": "magenta",
    "nest": "yellow",
    "birdman": "red",
}
MOAI, MAIN, USED = "▲", "♛", "×"
WIDTHS = (6, 4)
SIDE = 28
"""The width of what stands beside the island."""


class OrongoScreen:
    """Draws views of Orongo."""

    def __init__(self, board: OrongoBoard, words: Words) -> None:
        self.board = board
        self.words = words

    def draw(self, view: OrongoView | OrongoPublicView, room: int) -> RenderableType:
        """Returns the whole screen: the island, the clans, and one's own shells."""
        table = view if isinstance(view, OrongoPublicView) else view.table
        own = None if isinstance(view, OrongoPublicView) else view
        title = self.words(
            "orongo-title", round=table.round, phase=self.words("orongo-phase", phase=table.phase)
        )
        cells = [
            Cell(hex.q, hex.r, (self.piece(field),))
            for hex, field in zip(self.board.hexes, table.fields, strict=True)
        ]
        side: list[RenderableType] = [
            self._clans(table, own),
            Text(),
            *(self.words.paint(line) for line in self._stock(table, own)),
            Text(),
        ]
        parts: list[RenderableType] = [Rule(Text(title), style="dim")]
        width = hexmap.pitch(cells, room - SIDE - 2, WIDTHS)
        if width is not None:
            island = hexmap.draw(cells, width)
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=max(line.cell_len for line in island), no_wrap=True)
            grid.add_column(width=SIDE)
            grid.add_row(Group(*island), Group(*side, *self.legend(SIDE)))
            return Group(*parts, grid)
        width = hexmap.pitch(cells, room, WIDTHS)
        if width is None:
            parts.append(Text(" ").join(cell.pieces[0] for cell in cells))
        else:
            parts += hexmap.draw(cells, width)
        return Group(*parts, *self.legend(room), Text(), *side)

    def piece(self, field: FieldView) -> Text:
        """Returns a field in three characters: what lies there, or its name."""
        letter = self._letter(field)
        if field.chip is not None:
            on = {"nothing": letter, "shell": USED, "moai": MOAI, "main": MAIN}[field.bears]
            return Text(f"{GLYPHS[field.chip]}{on}", f"bold {STYLES[field.chip]}")
        if field.kind == "palm":
            name = field.name[:1].upper() + field.name[1:] if field.coastal else field.name
            return Text(name, "bold bright_cyan" if field.coastal else "green")
        shown = letter if field.tile else letter.lower()
        return Text(f"{field.name}{shown}", KIND_STYLES[field.kind] if field.tile else "dim")

    def _letter(self, field: FieldView) -> str:
        if field.kind == "palm":
            return "P" if field.coastal else "p"
        return self.words("orongo-letter", kind=field.kind)

    def legend(self, room: int) -> list[Text]:
        """Returns the lines that explain the signs on the map."""
        entries = []
        for kind in RESOURCES:
            letter, name = self.words("orongo-letter", kind=kind), self._kind(kind)
            entries.append(Text.assemble((letter, f"bold {KIND_STYLES[kind]}"), f" {name}"))
        food = self.words("orongo-letter", kind="food")
        for sign, key in (
            (f"17{food}", "open"),
            (f"17{food.lower()}", "closed"),
            ("P7", "coastal"),
            ("p7", "inland"),
            (f"{GLYPHS[0]}{food}", "chip"),
            (f"{GLYPHS[0]}{USED}", "used"),
            (f"{GLYPHS[0]}{MOAI}", "moai"),
            (f"{GLYPHS[0]}{MAIN}", "main"),
        ):
            entries.append(Text.assemble((sign, "bold"), f" {self.words(f'orongo-legend-{key}')}"))
        lines: list[Text] = []
        for entry in entries:
            if lines and lines[-1].cell_len + 3 + entry.cell_len <= room:
                lines[-1] = Text.assemble(lines[-1], (" · ", "dim"), entry)
            else:
                lines.append(entry)
        return lines

    def _kind(self, kind: str) -> str:
        return self.words("orongo-kind", kind=kind)

    def _clans(self, table: OrongoPublicView, own: OrongoView | None) -> Table:
        grid = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
        for column in ("clan", "moai", "bid", "due"):
            grid.add_column(self.words(f"orongo-column-{column}"))
        for seat, sight in enumerate(table.seats):
            clan = self.words.clan(seat)
            if own is not None and own.seat == seat:
                clan = Text.assemble(clan, f" {self.words('terminal-you')}")
            bid = "✓" if sight.has_bid else "–"
            grid.add_row(
                clan,
                f"{MOAI}{sight.moai}",
                bid if sight.bid is None else str(sight.bid),
                f"{sight.due or '–'}",
            )
        return grid

    def _stock(self, table: OrongoPublicView, own: OrongoView | None) -> list[str]:
        lines = [self.words("orongo-atoll", count=table.atoll)]
        if table.amulet is not None:
            lines.append(self.words("orongo-side-amulet", clan=self.words.clans[table.amulet]))
        lines.append(self.words("orongo-tiles-left", count=table.tiles_left))
        if own is not None:
            lines.append(self.words("orongo-own-shells", count=own.shells))
        return lines
