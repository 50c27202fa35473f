"""Drawings of boards: well-formed, always the same, and the pictures in the docs."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ahu.core.board import DIRECTIONS, Hex
from ahu.draw.drawing import board_svg
from ahu.draw.hexes import Grid
from ahu.games import GAMES
from ahu.games.giants import board_reader as giants
from ahu.games.giants.ahu_places import place
from ahu.games.giants.board import Ahu, GiantsBoard
from ahu.games.giants.drawing import SIZE, kept_clear
from ahu.games.orongo import board_reader as orongo
from ahu.games.orongo.board import OrongoBoard
from tests.boards.broken import GIANTS, ORONGO, SMALL, edited
from tests.ours import OUR_GAMES

IMAGES = Path(__file__).parents[2] / "docs" / "images"
LANDMARKS = ("village", "sorcerers_hut", "moai_quarry", "headdress_quarry")
RESOURCES = ("palm", "quarry", "food", "temple", "deity", "nest", "birdman")


def texts(svg: str) -> list[str]:
    root = ElementTree.fromstring(svg)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("game", ["giants", "orongo"])
def test_the_pictures_in_the_docs_are_up_to_date(game: str) -> None:
    drawn = (IMAGES / f"{game}-board.svg").read_text(encoding="utf-8")
    assert drawn == board_svg(GAMES[game], GAMES[game].board()), (
        f"run: ahu board show {game} --svg docs/images/{game}-board.svg"
    )


def test_a_map_of_giants_tells_everything() -> None:
    board = giants.BOARDS.read(GIANTS)
    found = texts(board_svg(GAMES["giants"], board))
    assert {hex.name for hex in board.hexes} <= set(found)
    assert {word for ahu in board.ahus for word in ahu.name.split()} <= set(" ".join(found).split())
    logs = sorted(str(hex.number) for hex in board.hexes if hex.number)
    values = sorted(str(value) for ahu in board.ahus for value in (ahu.moai, ahu.headdress))
    legend = ["6", "4"]
    assert sorted(text for text in found if text.isdigit()) == sorted(logs + values + legend)


def test_a_map_of_orongo_tells_everything() -> None:
    board = orongo.BOARDS.read(ORONGO)
    svg = board_svg(GAMES["orongo"], board)
    assert {field.name for field in board.hexes} <= set(texts(svg))
    for kind in RESOURCES:
        count = sum(field.kind == kind for field in board.hexes)
        assert svg.count(f'"#{kind}"') >= count
    assert svg.count('"#site"') == 1
    assert svg.count('"#palm"') == 52  # two of them in the legend


def test_nothing_from_outside_is_loaded() -> None:
    for game in OUR_GAMES.values():
        svg = board_svg(game, game.board())
        assert svg.count("http") == 1  # the name of the SVG namespace
        assert "<image" not in svg
        assert "<script" not in svg


def test_a_map_brings_all_that_it_uses() -> None:
    for game in OUR_GAMES.values():
        svg = board_svg(game, game.board())
        used = set(re.findall(r'(?:href="|url\()#([\w-]+)', svg))
        there = re.findall(r'\bid="([\w-]+)"', svg)
        assert len(there) == len(set(there))
        assert used - set(there) == set()
        assert set(there) - used == set()  # and nothing else


def test_names_are_escaped() -> None:
    name = "<Motu> & \\\"Iti\\\" 'x'"
    board = giants.BOARDS.read(edited(SMALL, ("Motu Nui", name), ("Tahai", "A<b>&c")))
    found = texts(board_svg(GAMES["giants"], board))
    assert "<Motu> & \"Iti\" 'x'" in found
    assert "A<b>&c" in found
    # A board that no file was read for can hold anything.
    board.name = "a\x00b\ud800"
    assert "a�b�" in texts(board_svg(GAMES["giants"], board))


def test_ahus_their_moai_and_their_names_do_not_cover_each_other() -> None:
    """Whatever stands there: a name above a Moai has risen or not."""
    board = giants.BOARDS.read(GIANTS)
    grid = Grid(board.hexes, SIZE)
    standing = place(board.ahus, grid, kept_clear(board, grid))
    assert len(standing) == len(board.ahus)
    for i, ahu in enumerate(standing):
        assert len(ahu.boxes) == 3
        for other in standing[:i]:
            met = [a.overlap(b) for a in ahu.boxes for b in other.boxes]
            assert max(met) == 0, f"{ahu.ahu.name}, {other.ahu.name}"


def test_a_long_name_stands_in_two_lines_where_one_has_no_room() -> None:
    board = giants.BOARDS.read(GIANTS)
    grid = Grid(board.hexes, SIZE)
    lines = {
        found.ahu.name: found.name and found.name.lines
        for found in place(board.ahus, grid, kept_clear(board, grid))
    }
    assert lines["Ature Huki"] == ("Ature", "Huki")
    assert lines["Tahai"] == ("Tahai",)


@st.composite
def islands(draw: st.DrawFn) -> list[tuple[int, int]]:
    """A few connected hexes."""
    cells = [(0, 0)]
    for _ in range(draw(st.integers(4, 14))):
        q, r = draw(st.sampled_from(cells))
        dq, dr = draw(st.sampled_from(DIRECTIONS))
        if (q + dq, r + dr) not in cells:
            cells.append((q + dq, r + dr))
    return cells


NAMES = st.text(min_size=1, max_size=60)


@settings(max_examples=40, deadline=None)
@given(
    islands(), NAMES, st.lists(st.tuples(NAMES, st.integers(0), st.integers(1, 255)), max_size=30)
)
def test_any_small_board_of_giants_is_drawn(
    cells: list[tuple[int, int]], name: str, ahus: list[tuple[str, int, int]]
) -> None:
    kinds = [*LANDMARKS, *["land", "forest"] * 8]
    while len(cells) < 4:
        cells.append((max(cells)[0] + 1, 0))
    hexes = [
        Hex(f"h{i}", q, r, kinds[i], 200 if kinds[i] == "forest" else 0)
        for i, (q, r) in enumerate(cells)
    ]
    stones = [Ahu(text, hex % len(hexes), value, 256 - value) for text, hex, value in ahus]
    board = GiantsBoard(name, hexes, stones, [1], [1])
    assert texts(board_svg(GAMES["giants"], board))
    assert board_svg(GAMES["giants"], board) == board_svg(GAMES["giants"], board)


@settings(max_examples=25, deadline=None)
@given(islands(), NAMES, st.data())
def test_any_small_board_of_orongo_is_drawn(
    cells: list[tuple[int, int]], name: str, data: st.DataObject
) -> None:
    kinds = [data.draw(st.sampled_from(RESOURCES)) for _ in cells]
    fields = [
        Hex(str(i), q, r, kind, i)
        for i, ((q, r), kind) in enumerate(zip(cells, kinds, strict=True))
    ]
    assert texts(board_svg(GAMES["orongo"], OrongoBoard(name, fields, cells[0])))
