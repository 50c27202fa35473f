"""Reads and checks boards of Orongo (O1.1, O1.2, O1.6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ahu.boards.fault import shown
from ahu.boards.hex_rows import Island, IslandCell, Kind, Place, written
from ahu.boards.reader import BoardReader
from ahu.boards.toml_reader import Form, Table
from ahu.core.board import DIRECTIONS, Hex
from ahu.games.orongo.board import PUBLISHED, GameBox, OrongoBoard, small_box

FORM = "O1.1"
TILES = "O1.2"
RESOURCES = {"quarry": 6, "food": 18, "temple": 9, "deity": 9, "nest": 9, "birdman": 9}
"""The number of fields of each resource."""
KINDS = ("palm", *RESOURCES)
LEAST_COASTAL = 21
BOX = {"shells": (1, 12), "chips": (1, 40), "moai": (0, 10), "first": (1, 60), "later": (1, 60)}
"""What a box of a board's own says, with its bounds; of shells a bid must be able to hold all."""


def examine(data: Table) -> tuple[OrongoBoard | None, Form]:
    """Returns the board in this data, if it is sound, and all its faults."""
    form = Form(FORM)
    form.table(data, "", ("name", "row"), ("game", "ceremonial_site", "box"))
    name = form.name(data, "name", "name")
    island = Island(form, data, lambda word, where: _kind(form, word, where))
    box = _box(form, data)
    least = LEAST_COASTAL if box == PUBLISHED else 1
    if box == PUBLISHED:
        island.check_counts(RESOURCES, "kind-count", TILES)
    coastal = {place for place in island.cells if _coastal(island, place)}
    if island.whole and len(coastal) + island.unread < least:
        form.fault("few-palms", count=len(coastal), least=least)
    site = form.pair(data, "ceremonial_site", "ceremonial_site")
    if site is not None and site not in coastal and island.whole and not island.unread:
        form.fault("site", "ceremonial_site", hex=written(*site))
    if form.broken or name is None or box is None:
        return None, form
    return OrongoBoard(name, named(island.cells.values()), site, box), form


def _box(form: Form, data: Table) -> GameBox | None:
    """Returns the box that a board brings, or the published one; None if it is broken (O1.6)."""
    if "box" not in data:
        return PUBLISHED
    table = form.table(data["box"], "box", tuple(BOX))
    found = [
        form.integer(table, key, f"box.{key}", least, most) for key, (least, most) in BOX.items()
    ]
    numbers = [number for number in found if number is not None]
    return small_box(*numbers) if len(numbers) == len(BOX) else None


def named(cells: Iterable[IslandCell]) -> list[Hex]:
    """Returns the named hexes: fields 1, 2, … and palms p1, p2, …, in the order of the file."""
    fields = []
    numbers = palms = 0
    for cell in cells:
        kind = cell.kind[0] if cell.kind else "palm"
        if kind == "palm":
            palms += 1
            fields.append(Hex(f"p{palms}", cell.q, cell.r, kind))
        else:
            numbers += 1
            fields.append(Hex(str(numbers), cell.q, cell.r, kind, numbers))
    return fields


def _kind(form: Form, word: str, where: str) -> Kind | None:
    if word in KINDS:
        return word, 0
    form.fault("unknown-kind", where, kind=shown(word), known=", ".join(KINDS))
    return None


def _coastal(island: Island, place: Place) -> bool:
    q, r = place
    near = sum((q + dq, r + dr) in island.cells for dq, dr in DIRECTIONS)
    return island.cells[place].kind == ("palm", 0) and near < 6


def _counts(board: OrongoBoard) -> Mapping[str, int]:
    return {"palms": sum(board.coastal)}


BOARDS: BoardReader[OrongoBoard] = BoardReader(
    game="orongo",
    rule=FORM,
    package="ahu.games.orongo",
    examine=examine,
    keys=("ceremonial_site", "box"),
    kinds=KINDS,
    praise="board-good-orongo",
    counts=_counts,
)
