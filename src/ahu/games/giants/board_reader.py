"""Reads and checks boards of Giants (G0.3, G0.4)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from ahu.boards.fault import shown
from ahu.boards.hex_rows import Island, IslandCell, Kind, written
from ahu.boards.reader import BoardReader
from ahu.boards.toml_reader import Form, Table
from ahu.core.board import Hex
from ahu.games.giants.board import Ahu, GiantsBoard

FORM = "G0.3"
DICE = "G0.4"
LANDMARKS = {
    "village": "village",
    "sorcerers_hut": "hut",
    "moai_quarry": "moai-quarry",
    "headdress_quarry": "headdress-quarry",
}
"""The kinds of which there is exactly one, with the names of their hexes."""
KINDS = ("land", "forest", *LANDMARKS)

MOST_VALUE = 255
MOST_AHUS = 250
MOST_FACE = 3
MOST_BASES = 25
"""The bases of five players together; fewer players have 24 or 21 (G1.1)."""

_FOREST = re.compile(r"forest (-?[0-9]+)")


def examine(data: Table) -> tuple[GiantsBoard | None, Form]:
    """Returns the board in this data, if it is sound, and all its faults."""
    form = Form(FORM)
    form.table(data, "", ("name", "dice", "row"), ("game", "ahu"))
    name = form.name(data, "name", "name")
    white, brown = _dice(form, data)
    island = Island(form, data, lambda word, where: _kind(form, word, where))
    island.check_counts(dict.fromkeys(LANDMARKS, 1), "one-of", FORM)
    ahus = _ahus(form, data, island)
    if form.broken or name is None:
        return None, form
    return GiantsBoard(name, named(list(island.cells.values())), ahus, white, brown), form


def named(cells: Sequence[IslandCell]) -> list[Hex]:
    """Returns the named hexes: landmarks by kind, others by row and place; A1 is north-west."""
    rows: dict[int, list[int]] = {}
    for cell in cells:
        rows.setdefault(cell.r, []).append(cell.q)
    names = {
        (q, r): f"{_letters(row)}{place}"
        for row, r in enumerate(sorted(rows))
        for place, q in enumerate(sorted(rows[r]), start=1)
    }
    hexes = []
    for cell in cells:
        kind, number = cell.kind or ("land", 0)
        name = LANDMARKS.get(kind) or names[cell.q, cell.r]
        hexes.append(Hex(name, cell.q, cell.r, kind, number))
    return hexes


def _letters(row: int) -> str:
    """Returns the letters of a row: A, B, … Z, AA, AB, …"""
    letters = ""
    row += 1
    while row:
        row, letter = divmod(row - 1, 26)
        letters = chr(ord("A") + letter) + letters
    return letters


def _kind(form: Form, word: str, where: str) -> Kind | None:
    forest = _FOREST.fullmatch(word)
    if forest:
        digits = forest[1]
        logs = int(digits) if len(digits) < 10 else MOST_VALUE + 1
        if digits.startswith("-") or not 1 <= logs <= MOST_VALUE:
            form.fault("forest", where, least=1, most=MOST_VALUE, found=shown(digits))
            return None
        return "forest", logs
    if word == "forest" or word.startswith("forest "):
        form.fault("forest-form", where, found=shown(word))
        return None
    if word not in KINDS:
        form.fault("unknown-kind", where, kind=shown(word), known=", ".join(KINDS))
        return None
    return word, 0


def _dice(form: Form, data: Table) -> tuple[list[int], list[int]]:
    table = form.table(data["dice"], "dice", ("white", "brown")) if "dice" in data else {}
    white, brown = (_faces(form, table, colour) for colour in ("white", "brown"))
    return white, brown


def _faces(form: Form, dice: Table, colour: str) -> list[int]:
    faces = form.items(dice, colour, f"dice.{colour}")
    if faces == []:
        form.fault("die-empty", f"dice.{colour}", DICE)
    for number, face in enumerate(faces or (), start=1):
        where = f"dice.{colour}[{number}]"
        if type(face) is not int:
            form.fault("type", where, expected="integer", found=shown(face))
        elif not 0 <= face <= MOST_FACE:
            form.fault("die-face", where, DICE, most=MOST_FACE, found=shown(face))
    return faces or []


def _ahus(form: Form, data: Table, island: Island) -> list[Ahu]:
    tables = form.items(data, "ahu", "ahu")
    index = {place: number for number, place in enumerate(island.cells)}
    first: dict[str, str] = {}
    ahus = []
    for number, value in enumerate(tables or (), start=1):
        where = f"ahu {number}"
        table = form.table(value, where, ("name", "hex", "moai", "headdress"))
        name = form.name(table, "name", f"{where}, name")
        if name in first:
            form.fault("ahu-twice", where, name=shown(name), first=first[name])
        elif name is not None:
            first[name] = where
            where = f'ahu "{shown(name)}"'
        moai = form.integer(table, "moai", f"{where}, moai", 1, MOST_VALUE)
        headdress = form.integer(table, "headdress", f"{where}, headdress", 1, MOST_VALUE)
        place = form.pair(table, "hex", f"{where}, hex")
        if place is not None and place not in index and island.whole:
            form.fault("ahu-at-sea", where, hex=written(*place))
        if None not in (name, moai, headdress) and place in index:
            assert name is not None
            assert moai is not None
            assert headdress is not None
            ahus.append(Ahu(name, index[place], moai, headdress))
    count = len(tables or ())
    if count > MOST_AHUS:
        form.fault("many-ahus", count=count, most=MOST_AHUS)
    if count < MOST_BASES and (tables is not None or "ahu" not in data):
        form.warning("few-ahus", count=count, bases=MOST_BASES)
    return ahus


def _counts(board: GiantsBoard) -> Mapping[str, int]:
    return {"ahus": len(board.ahus)}


BOARDS: BoardReader[GiantsBoard] = BoardReader(
    game="giants",
    rule=FORM,
    package="ahu.games.giants",
    examine=examine,
    keys=("dice", "ahu"),
    kinds=KINDS,
    praise="board-good-giants",
    counts=_counts,
)
