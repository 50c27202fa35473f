"""Reads the hexes of a board file, row by row, and checks that they hang together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from msgspec import Struct

from ahu.boards.fault import shown
from ahu.boards.toml_reader import Form, Table
from ahu.core.board import DIRECTIONS, MOST_HEXES

FARTHEST = 1000
"""Coordinates go this far from (0, 0)."""

MOST_NAMED = 8
"""How many hexes are named in a message; more are only counted."""

Place = tuple[int, int]
Kind = tuple[str, int]
"""The kind of a hex and its number, if its kind has one."""


class IslandCell(Struct, frozen=True):
    """A hex as the file has it. Its kind is None if it could not be read."""

    q: int
    r: int
    kind: Kind | None
    where: str


class Island:
    """The hexes that could be read. It is not `whole` if some could not even be placed."""

    def __init__(self, form: Form, data: Table, read: Callable[[str, str], Kind | None]) -> None:
        self.form = form
        self.cells: dict[Place, IslandCell] = {}
        self.whole = True
        rows = form.items(data, "row", "row")
        if rows is None:
            self.whole = False
        for number, row in enumerate(rows or (), start=1):
            self._read_row(row, f"row {number}", read)
        if len(self.cells) > MOST_HEXES:
            form.fault("many-hexes", count=len(self.cells), most=MOST_HEXES)
        elif self.whole:
            self._find_gaps()

    def _read_row(self, row: object, where: str, read: Callable[[str, str], Kind | None]) -> None:
        table = self.form.table(row, where, ("r", "q", "hexes"))
        r = self.form.integer(table, "r", f"{where}, r", -FARTHEST, FARTHEST)
        q = self.form.integer(table, "q", f"{where}, q", -FARTHEST, FARTHEST)
        kinds = self.form.items(table, "hexes", f"{where}, hexes")
        if kinds is None or r is None or q is None:
            self.whole = False
        for column, word in enumerate(kinds or ()):
            place = f"{where}, hex {column + 1}"
            if isinstance(word, str):
                kind = read(word, place)
            else:
                kind = None
                self.form.fault("type", place, expected="text", found=shown(word))
            if q is not None and r is not None:
                self._add(IslandCell(q + column, r, kind, place))

    def _add(self, cell: IslandCell) -> None:
        if cell.q > FARTHEST:
            self.form.fault(
                "range", cell.where, least=-FARTHEST, most=FARTHEST, found=shown(cell.q)
            )
        first = self.cells.setdefault((cell.q, cell.r), cell)
        if first is not cell:
            self.form.fault("hex-twice", cell.where, hex=written(cell.q, cell.r), first=first.where)

    def _find_gaps(self) -> None:
        """Notes every part of the land that is apart from the largest, which is the island."""
        left = dict(self.cells)
        parts = []
        while left:
            part = [left.popitem()[1]]
            for cell in part:  # the part grows while it is walked
                near = ((cell.q + q, cell.r + r) for q, r in DIRECTIONS)
                part.extend(left.pop(place) for place in near if place in left)
            parts.append(part)
        order = {place: number for number, place in enumerate(self.cells)}
        for part in parts:
            part.sort(key=lambda cell: order[cell.q, cell.r])
        parts.sort(key=lambda part: (-len(part), order[part[0].q, part[0].r]))
        for part in parts[1:]:
            named = [written(cell.q, cell.r) for cell in part[:MOST_NAMED]]
            more = ["…"] if len(part) > MOST_NAMED else []
            self.form.fault("apart", part[0].where, count=len(part), hexes=", ".join(named + more))

    @property
    def unread(self) -> int:
        """How many hexes have a place but no known kind."""
        return sum(cell.kind is None for cell in self.cells.values())

    def check_counts(self, needed: Mapping[str, int], key: str, rule: str) -> None:
        """Checks that each kind is there as often as needed; an unknown kind may be any."""
        counts = Counter(cell.kind[0] for cell in self.cells.values() if cell.kind)
        for kind, number in needed.items():
            too_few = self.whole and counts[kind] + self.unread < number
            if counts[kind] > number or too_few:
                self.form.fault(key, rule=rule, kind=kind, count=counts[kind], needed=number)


def written(q: int, r: int) -> str:
    """Returns coordinates as text."""
    return f"({shown(q)}, {shown(r)})"
