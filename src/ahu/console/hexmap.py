"""Draws pointy-top hexes as staggered bricks of text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

SEA = "dim"
_BOX = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Characters by the lines that meet: 1 from above, 2 below, 4 from the left, 8 the right."""


class Cell(NamedTuple):
    """A hex and the short pieces of text that stand in it, none of which is broken."""

    q: int
    r: int
    pieces: Sequence[Text]

    @property
    def column(self) -> int:
        """The column, in half widths of a hex."""
        return 2 * self.q + self.r


def pitch(cells: Sequence[Cell], room: int, widths: Sequence[int]) -> int | None:
    """Returns the first of these (even) widths of a hex with which the map fits, or None."""
    columns = [cell.column for cell in cells]
    span = max(columns) - min(columns) + 2
    return next((width for width in widths if span * width // 2 + 1 <= room), None)


def draw(cells: Sequence[Cell], width: int) -> list[Text]:
    """Returns the lines of the map, with hexes of this width and as high as their content needs."""
    west = min(cell.column for cell in cells)
    rows: dict[int, list[Cell]] = {}
    for cell in sorted(cells, key=lambda cell: (cell.r, cell.q)):
        rows.setdefault(cell.r, []).append(cell)
    lines: list[Text] = []
    above: list[int] = []
    for r in range(min(rows), max(rows) + 1):
        row = rows.get(r, [])
        starts = [(cell.column - west) * width // 2 for cell in row]
        lines.append(_border(above, starts, width))
        filled = [_fill(cell.pieces, width - 1) for cell in row]
        height = max([1, *(len(content) for content in filled)])
        lines += [_content(starts, filled, line, width) for line in range(height)]
        above = starts
    return [*lines, _border(above, [], width)]


def _border(above: list[int], below: list[int], width: int) -> Text:
    """Returns the line between two rows of hexes that start at these columns."""
    ends = [{end for start in row for end in (start, start + width)} for row in (above, below)]
    inside = {at for start in (*above, *below) for at in range(start, start + width)}
    last = max((*ends[0], *ends[1]), default=-1)
    line = "".join(
        _BOX[(at in ends[0]) | (at in ends[1]) << 1 | (at - 1 in inside) << 2 | (at in inside) << 3]
        for at in range(last + 1)
    )
    return Text(line, SEA)


def _fill(pieces: Sequence[Text], room: int) -> list[Text]:
    """Returns the pieces in lines of this room; a piece that is too long is cut."""
    lines: list[Text] = []
    for piece in pieces:
        if lines and lines[-1].cell_len + 1 + piece.cell_len <= room:
            lines[-1] = Text.assemble(lines[-1], " ", piece)
        else:
            short = piece.copy()
            short.truncate(room)
            lines.append(short)
    return lines


def _content(starts: list[int], filled: list[list[Text]], line: int, width: int) -> Text:
    """Returns one line of a row of hexes."""
    text = Text()
    for start, content in zip(starts, filled, strict=True):
        if not text or text.cell_len <= start:
            text.append(" " * (start - text.cell_len))
            text.append("│", SEA)
        text.append(content[line] if line < len(content) else "")
        text.append(" " * (start + width - text.cell_len))
        text.append("│", SEA)
    return text


def beside(lines: Sequence[Text], block: Sequence[Text], room: int) -> list[Text] | None:
    """Returns the map with a block of text in the sea south-east of it; None without room."""
    wide = max((line.cell_len for line in block), default=0)
    if len(block) > len(lines):
        return None
    result = [line.copy() for line in lines]
    for place in range(len(lines) - len(block), -1, -1):
        target = result[place : place + len(block)]
        left = max((line.cell_len for line in target), default=0) + 2
        if left + wide <= room:
            for line, text in zip(target, block, strict=True):
                line.append(" " * (left - line.cell_len))
                line.append(text)
            return result
    return None
