"""Draws the table of Giants from what one seat, or everybody, may see."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ahu.console import hexmap
from ahu.console.hexmap import Cell
from ahu.console.words import GLYPHS, STYLES
from ahu.core.board import Hex
from ahu.games.giants.board import Ahu
from ahu.games.giants.narration import LANDMARKS, SIGNS
from ahu.games.giants.terminal.names import Names
from ahu.games.giants.views import (
    AhuInSight,
    GiantsPublicView,
    GiantsView,
    HexInSight,
    ItemInSight,
    SeatInSight,
)

CROWN, LOG, FOREST, STUMP, FREE = "♕", "≡", "♣", "⊥", ":"
WIDTHS = (10, 8, 6)
WIDE = 8
"""The least width at which a hex has room for words."""


class GiantsScreen:
    """Draws views of Giants."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.board = names.board

    def draw(self, view: GiantsView | GiantsPublicView, room: int) -> RenderableType:
        """Returns the whole screen: the island, the clans, and what is behind one's own screen."""
        table = view if isinstance(view, GiantsPublicView) else view.table
        own = None if isinstance(view, GiantsPublicView) else view
        parts: list[RenderableType] = [self._title(table), *self._island(table, own, room)]
        parts.append(self._clans(table, own))
        parts += [self.words.paint(line) for line in self._stock(table, own)]
        return Group(*parts)

    def _title(self, table: GiantsPublicView) -> Rule:
        phase = self.words("giants-phase", phase=table.phase)
        return Rule(Text(self.words("giants-title", round=table.round, phase=phase)), style="dim")

    def _island(self, table: GiantsPublicView, own: GiantsView | None, room: int) -> list[Text]:
        bare = [Cell(hex.q, hex.r, ()) for hex in self.board.hexes]
        width = hexmap.pitch(bare, room, WIDTHS)
        cells = [
            Cell(hex.q, hex.r, self.pieces(hex, table, own, (width or 0) >= WIDE))
            for hex in self.board.hexes
        ]
        if width is None:
            return [Text(" ").join(cell.pieces) for cell in cells if len(cell.pieces) > 1]
        lines = hexmap.draw(cells, width)
        for legend_room in (56, 46, 36):
            full = hexmap.beside(lines, self.legend(legend_room), room)
            if full is not None:
                return full
        return [*lines, *self.legend(room)]

    def legend(self, room: int) -> list[Text]:
        """Returns the lines that explain the signs on the map."""
        entries = [
            (f"{FOREST}4", "forest"),
            (STUMP, "stump"),
            ("7:3", "free"),
            (f"7{GLYPHS[0]}3", "reserved"),
            ("7②3", "taken"),
            (f"{GLYPHS[0]}②3", "known"),
            (f"7②{CROWN}", "crowned"),
            (self.names.clan_figures(0, 2, True, True), "figures"),
            (f"{LOG}2", "logs"),
            (f"2c{GLYPHS[0]}", "item"),
            ("ha", "headdress"),
        ]
        lines: list[Text] = []
        for sign, key in entries:
            text = self.words(f"giants-legend-{key}")
            entry = Text.assemble((sign, "bold"), f" {text}")
            if lines and lines[-1].cell_len + 3 + entry.cell_len <= room:
                lines[-1] = Text.assemble(lines[-1], (" · ", "dim"), entry)
            else:
                lines.append(entry)
        return lines

    def pieces(
        self, hex: Hex, table: GiantsPublicView, own: GiantsView | None, wide: bool
    ) -> list[Text]:
        """Returns what stands on a hex of the map."""
        on = next((found for found in table.hexes if found.hex == hex.name), None)
        pieces = [self._ground(hex, on is not None and on.cut, wide)]
        for ahu, sight in zip(self.board.ahus, table.ahus, strict=True):
            if self.board.hexes[ahu.hex].name == hex.name:
                pieces.append(self._ahu(ahu, sight, own))
        for item in table.items:
            if item.hex == hex.name:
                pieces.append(self._item(item, item.item == table.hand))
        if on is not None:
            pieces += self._standing(on)
        return pieces

    def _ground(self, hex: Hex, cut: bool, wide: bool) -> Text:
        if hex.kind in LANDMARKS:
            return Text(self.words("giants-short", kind=hex.kind, wide=int(wide)), "bold cyan")
        text = Text(hex.name, "bold")
        if hex.kind == "forest":
            text.append(" " if wide else "")
            text.append(STUMP if cut else f"{FOREST}{hex.number}", "dim" if cut else "green")
        return text

    def _ahu(self, ahu: Ahu, sight: AhuInSight, own: GiantsView | None) -> Text:
        base = own.bases.get(ahu.name) if own is not None else None
        base = sight.base if base is None else base
        style = "" if base is None else STYLES[base]
        middle = FREE
        if sight.state == "reserved" and base is not None:
            middle = GLYPHS[base]
        elif sight.moai is not None:
            middle = SIGNS[sight.moai]
        value = GLYPHS[base] if sight.moai is not None and base is not None else str(ahu.moai)
        crown = CROWN if sight.crowned else str(ahu.headdress)
        return Text.assemble((value, style), (middle, f"bold {style}".strip()), crown)

    def _item(self, item: ItemInSight, in_hand: bool) -> Text:
        text = Text(item.item, "bold reverse" if in_hand else "bold white on grey30")
        if item.marker is not None:
            text.append(GLYPHS[item.marker], f"not reverse {STYLES[item.marker]}")
        return text

    def _standing(self, on: HexInSight) -> list[Text]:
        pieces = [Text(f"{LOG}{on.logs}", "yellow")] if on.logs else []
        for seat, workers in enumerate(on.workers):
            sorcerer, chief = seat in on.sorcerers, seat in on.chiefs
            if workers or sorcerer or chief:
                figures = self.names.clan_figures(seat, workers, sorcerer, chief)
                pieces.append(Text(figures, STYLES[seat]))
        return pieces

    def _clans(self, table: GiantsPublicView, own: GiantsView | None) -> Table:
        """Returns a table of what lies in front of each screen."""
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        columns = ["clan", "points", "tablets", "front", "items", "state"]
        open_screens = table.options.open_screens
        for column in columns + ["screen"] * open_screens:
            grid.add_column(self.words(f"giants-column-{column}"))
        for seat, sight in enumerate(table.seats):
            clan = self.words.clan(seat)
            if own is not None and own.seat == seat:
                clan = Text.assemble(clan, f" {self.words('terminal-you')}")
            front = self.names.figures(
                sight.sculptors.workers, sight.sculptors.sorcerer, sight.sculptors.chief
            )
            if sight.markers_front:
                front += f" +{sight.markers_front}"
            items = " ".join(item.item for item in table.items if item.front == seat)
            cells = [clan, Text(str(sight.score)), Text(str(sight.tablets))]
            cells += [Text(front.strip() or "–"), Text(items or "–"), self._state(table, seat)]
            if sight.screen is not None:
                cells.append(Text(self.names.material(sight.screen)))
            grid.add_row(*cells)
        return grid

    def _state(self, table: GiantsPublicView, seat: int) -> Text:
        """Returns notes on what a clan is doing now."""
        sight = table.seats[seat]
        notes = []
        if seat == table.first:
            notes.append(self.words("giants-state", state="first"))
        notes += [self.words("giants-state", state=state) for state in _states(table, sight)]
        if seat in table.deciding and not sight.sealed:
            notes.append(self.words("giants-state", state="turn"))
        return Text(", ".join(notes))

    def _stock(self, table: GiantsPublicView, own: GiantsView | None) -> list[str]:
        """Returns the lines on the quarry, the supply, and what is behind one's own screen."""
        sizes = [SIGNS[size] * table.quarry[size - 1] for size in (1, 2, 3)]
        left = [f"{SIGNS[size]}×{table.moai_supply[size - 1]}" for size in (1, 2, 3)]
        lines = [
            self.words(
                "giants-stock",
                quarry="".join(sizes) or "–",
                moai=" ".join(left),
                headdresses=table.headdress_supply,
                logs=table.log_supply,
                tablets=table.tablet_supply,
            )
        ]
        if own is not None:
            lines.append(self.words("giants-own-screen", material=self.names.material(own.screen)))
        return lines


def _states(table: GiantsPublicView, sight: SeatInSight) -> list[str]:
    states = {
        "passed": sight.passed and table.phase in ("place", "move"),
        "sealed": sight.sealed and table.phase in ("bid", "take-back"),
        "declined": sight.declined and table.phase == "choose",
    }
    return [state for state, so in states.items() if so]
