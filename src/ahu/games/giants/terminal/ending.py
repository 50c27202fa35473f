"""Shows the end of a game of Giants: who scored what, and for what."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ahu.core.contract import COLOURS
from ahu.games.giants.ending import points
from ahu.games.giants.narration import GiantsNarrator
from ahu.games.giants.terminal.names import Names
from ahu.games.giants.terminal.screen import CROWN
from ahu.games.giants.views import GiantsPublicView

PARTS = ("transport", "moai", "headdresses", "tablets")


def result(names: Names, narrator: GiantsNarrator, table: GiantsPublicView) -> RenderableType:
    """Returns the scores, how each Moai counted, and who won."""
    words = names.words
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column(words("giants-column-clan"))
    for part in (*PARTS, "sum"):
        grid.add_column(words(f"giants-score-{part}"), justify="right")
    for seat in range(table.players):
        cells = [Text(str(part)) for part in points(narrator.board, table, seat)]
        grid.add_row(words.clan(seat), *cells, Text(str(table.seats[seat].score), "bold"))
    lines = []
    for seat in range(table.players):
        statues = [
            f"{ahu.name} {ahu.moai}×{sight.moai}"
            + (f" {CROWN}+{ahu.headdress}" if sight.crowned else "")
            for ahu, sight in zip(names.board.ahus, table.ahus, strict=True)
            if sight.moai is not None and sight.base == seat
        ]
        if statues:
            line = words("terminal-note", what=words.clans[seat], note=", ".join(statues))
            lines.append(words.paint(line))
    winners = [words("clan", colour=COLOURS[seat]) for seat in table.winners]
    won = words("table-won", count=len(winners), clans=words.listed(winners))
    return Group(Text(), grid, *lines, Text(), words.paint(won, "bold"))
