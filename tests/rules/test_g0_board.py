"""G0.3 and G0.4: a board of Giants is data, and a broken one is refused by its fault."""

from __future__ import annotations

import pytest

from ahu.core.board import MOST_HEXES
from ahu.core.refusal import Refused
from ahu.games.giants.board_reader import BOARDS
from ahu.text import LANGUAGES, sentence
from tests.boards.broken import GIANTS, SMALL, brief, edited

Found = list[tuple[str, str, str]]


def found(text: str) -> Found:
    faults = BOARDS.check(text)[1]
    for fault in faults:
        assert all(sentence(fault.refusal, language) for language in LANGUAGES)
    broken = [fault for fault in faults if not fault.warning]
    if broken:
        with pytest.raises(Refused) as refused:
            BOARDS.read(text)
        assert refused.value.refusal == broken[0].refusal
    return brief(broken)


def test_g0_3_reference_board() -> None:
    assert BOARDS.check(GIANTS)[1] == []
    board = BOARDS.read(GIANTS)
    assert (board.name, len(board.hexes), len(board.ahus)) == ("Rapa Nui", 51, 31)
    assert sum(hex.number for hex in board.hexes) == 27
    assert sum(hex.kind == "forest" for hex in board.hexes) == 7
    assert board.hexes[board.ahus[0].hex].name == "village"


def test_g0_3_hex_names() -> None:
    board = BOARDS.read(GIANTS)
    assert board.hexes[board.village].name == "village"
    assert board.hexes[board.hut].name == "hut"
    assert board.hexes[board.moai_quarry].name == "moai-quarry"
    assert board.hexes[board.headdress_quarry].name == "headdress-quarry"
    # Landmarks count in their row: F is village, headdress-quarry, F3.
    assert [hex.name for hex in board.hexes if hex.r == 1][:3] == [
        "village",
        "headdress-quarry",
        "F3",
    ]
    assert board.hexes[0].name == "A1"
    assert len(board.index) == 51
    forest = board.hexes[board.index["C3"]]
    assert (forest.kind, forest.number) == ("forest", 3)


def test_g0_3_hex_names_do_not_depend_on_the_order_of_rows() -> None:
    rows = SMALL.split("[[row]]")
    swapped = "[[row]]".join([rows[0], rows[2].split("[[ahu]]")[0], rows[1]])
    assert {hex.name for hex in BOARDS.read(swapped).hexes} == {
        hex.name for hex in BOARDS.read(SMALL).hexes
    }


def test_g0_3_twenty_eight_rows_go_on_with_aa() -> None:
    rows = "".join(f'[[row]]\nr = {r}\nq = 0\nhexes = ["land"]\n' for r in range(2, 28))
    names = [hex.name for hex in BOARDS.read(SMALL + rows).hexes]
    assert names[-3:] == ["Z1", "AA1", "AB1"]


def test_g0_3_neighbours() -> None:
    board = BOARDS.read(SMALL)
    assert {board.hexes[i].name for i in board.neighbours[board.village]} == {"A2", "moai-quarry"}


def test_g0_3_broken_toml() -> None:
    assert found(edited(GIANTS, ("[dice]", "[dice"))) == [("G0.3", "not-toml", "line 16")]
    assert found('name = "x') == [("G0.3", "not-toml", "line 1")]
    assert found("a = " + "[" * 90_000) == [("G0.3", "too-deep", "")]
    assert found("# " + "x" * 300_000) == [("G0.3", "too-long", "")]
    assert found("a = 1" + "0" * 9000) == [("G0.3", "not-toml", "")]


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ('name = "Rapa Nui"', "", "missing-key", ""),
        ('name = "Rapa Nui"', "name = 3", "type", "name"),
        ('name = "Rapa Nui"', 'name = ""', "name-empty", "name"),
        ('name = "Rapa Nui"', 'name = "Rapa\\nNui"', "name-characters", "name"),
        ('name = "Rapa Nui"', 'name = "Rapa Nui"\nsize = 3', "unknown-key", ""),
        ('name = "Rapa Nui"', 'name = "Rapa Nui"\ngame = "orongo"', "other-game", "game"),
        ("r = -4", 'r = "-4"', "type", "row 1, r"),
        ("r = -4", "r = true", "type", "row 1, r"),
        ("r = -4", "r = -4.0", "type", "row 1, r"),
        ("r = -4", "", "missing-key", "row 1"),
        ("r = -4", "r = -4\ns = 1", "unknown-key", "row 1"),
        ("r = -4", "r = -1001", "range", "row 1, r"),
        ("q = -2", "q = 99999999999999999999", "range", "row 2, q"),
        ('hexes = ["land"]', 'hexes = "land"', "type", "row 1, hexes"),
        ('hexes = ["land"]', "hexes = [1]", "type", "row 1, hex 1"),
        ('name = "Tahai"', "name = 7", "type", "ahu 1, name"),
        ('name = "Tahai"', 'name = " "', "name-empty", "ahu 1, name"),
        ('name = "Tahai"', 'name = "Ta\\thai"', "name-characters", "ahu 1, name"),
        ('name = "Tahai"', 'name = "Ta\\u202Ehai"', "name-characters", "ahu 1, name"),
        ('name = "Tahai"', 'name = "Ta  hai"', "name-spaces", "ahu 1, name"),
        ('name = "Tahai"', 'name = " Tahai"', "name-spaces", "ahu 1, name"),
        ('name = "Tahai"', 'name = "Tahai "', "name-spaces", "ahu 1, name"),
        ("hex = [-5, 1]", "hex = -5", "type", 'ahu "Tahai", hex'),
        ("hex = [-5, 1]", "hex = [-5]", "pair", 'ahu "Tahai", hex'),
        ("hex = [-5, 1]", "hex = [true, 1]", "pair", 'ahu "Tahai", hex'),
        ("moai = 7", "moai = false", "type", 'ahu "Tahai", moai'),
        ("moai = 7", "", "missing-key", "ahu 1"),
    ],
)
def test_g0_3_not_in_this_form(old: str, new: str, key: str, where: str) -> None:
    assert found(edited(GIANTS, (old, new))) == [("G0.3", key, where)]


@pytest.mark.parametrize("text", ["row = 3", "[row]\nr = 1", "row = [1]", "ahu = 3", "dice = 3"])
def test_g0_3_wrong_tables(text: str) -> None:
    assert "type" in [key for _, key, _ in found(text)]


def test_g0_3_unknown_kind() -> None:
    assert found(edited(GIANTS, ('"land"', '"lake"'))) == [("G0.3", "unknown-kind", "row 1, hex 1")]
    assert found(edited(GIANTS, ('"land"', '"land 3"'))) == [
        ("G0.3", "unknown-kind", "row 1, hex 1")
    ]
    # A landmark that cannot be read is not reported as missing too.
    assert found(edited(GIANTS, ('"village"', '"vilage"'))) == [
        ("G0.3", "unknown-kind", "row 6, hex 1")
    ]


@pytest.mark.parametrize("word", ["forest", "forest x", "forest  4", "forest 4 ", "forest 4.5"])
def test_g0_3_forest_without_a_number(word: str) -> None:
    assert found(edited(GIANTS, ("forest 3", word))) == [("G0.3", "forest-form", "row 3, hex 3")]


@pytest.mark.parametrize("number", ["0", "-1", "256", "9" * 5000, "-" + "9" * 5000])
def test_g0_3_forest_value(number: str) -> None:
    text = edited(GIANTS, ("forest 3", f"forest {number}"))
    assert found(text) == [("G0.3", "forest", "row 3, hex 3")]


def test_g0_3_hex_twice() -> None:
    text = edited(GIANTS, ("r = -4", "r = -3"))
    assert ("G0.3", "hex-twice", "row 2, hex 3") in found(text)


def test_g0_3_ahu_name_twice() -> None:
    text = edited(GIANTS, ('"Vinapu"', '"Tahai"'))
    assert found(text) == [("G0.3", "ahu-twice", "ahu 8")]


def test_g0_3_hexes_not_connected() -> None:
    far = '\n[[row]]\nr = 9\nq = 9\nhexes = ["land", "land"]\n'
    text = edited(GIANTS, ("[[ahu]]", far + "\n[[ahu]]"))
    [fault] = BOARDS.check(text)[1]
    assert (fault.refusal.key, fault.refusal.where) == ("board-apart", "row 10, hex 1")
    assert fault.refusal.args == {"count": 2, "hexes": "(9, 9), (10, 9)"}
    # The smaller part is named, wherever it stands in the file.
    text = edited(GIANTS, ("[[row]]", far + "\n[[row]]"))
    assert found(text) == [("G0.3", "apart", "row 1, hex 1")]


@pytest.mark.parametrize("kind", ["village", "sorcerers_hut", "moai_quarry", "headdress_quarry"])
def test_g0_3_exactly_one_of_each_landmark(kind: str) -> None:
    assert found(edited(GIANTS, (f'"{kind}"', '"land"'))) == [("G0.3", "one-of", "")]
    assert found(edited(GIANTS, ('"land"', f'"{kind}"'))) == [("G0.3", "one-of", "")]


def test_g0_3_ahu_at_sea() -> None:
    text = edited(GIANTS, ("hex = [-5, 1]", "hex = [50, 1]"))
    assert found(text) == [("G0.3", "ahu-at-sea", 'ahu "Tahai"')]


@pytest.mark.parametrize("value", ["0", "-3", "256", "0x" + "f" * 5000])
@pytest.mark.parametrize("key", ["moai", "headdress"])
def test_g0_3_ahu_values(key: str, value: str) -> None:
    old = {"moai": "moai = 7", "headdress": "headdress = 3"}[key]
    text = edited(GIANTS, (old, f"{key} = {value}"))
    assert found(text) == [("G0.3", "range", f'ahu "Tahai", {key}')]


@pytest.mark.parametrize(("more", "expected"), [(200, [("G0.3", "many-hexes", "")]), (199, [])])
def test_g0_3_too_many_hexes(more: int, expected: Found) -> None:
    row = f"[[row]]\nr = 5\nq = -8\nhexes = {['land'] * more}\n"
    assert MOST_HEXES == 51 + 199
    assert found(edited(GIANTS, ("[[ahu]]", row + "[[ahu]]"))) == expected


def test_g0_3_coordinates_run_too_far() -> None:
    row = '[[row]]\nr = 5\nq = 999\nhexes = ["land", "land", "land"]\n'
    text = edited(GIANTS, ("[[ahu]]", row + "[[ahu]]"))
    assert ("G0.3", "range", "row 10, hex 3") in found(text)


@pytest.mark.parametrize(("more", "expected"), [(220, [("G0.3", "many-ahus", "")]), (219, [])])
def test_g0_3_too_many_ahus(more: int, expected: Found) -> None:
    ahus = (f'[[ahu]]\nname = "{i}"\nhex = [0, 0]\nmoai = 1\nheaddress = 1\n' for i in range(more))
    assert found(GIANTS + "".join(ahus)) == expected


def test_g0_3_fewer_ahus_than_bases_is_a_warning() -> None:
    parts = GIANTS.split("[[ahu]]")
    for count in (24, 25):
        text = "[[ahu]]".join(parts[: count + 1])
        faults = BOARDS.check(text)[1]
        assert [fault.warning for fault in faults] == [True] * (count < 25)
        assert len(BOARDS.read(text).ahus) == count
    [none] = BOARDS.check(parts[0])[1]
    assert (none.refusal.key, none.refusal.args["count"]) == ("board-few-ahus", 0)
    assert BOARDS.read(parts[0]).ahus == ()


def test_g0_3_all_faults_at_once() -> None:
    text = edited(
        GIANTS,
        ('"land"', '"lake"'),
        ("white = [0, 1", "white = [4, 1"),
        ("moai = 7", "moai = 0"),
        ("hex = [-4, 0]", "hex = [40, 0]"),
    )
    assert found(text) == [
        ("G0.4", "die-face", "dice.white[1]"),
        ("G0.3", "unknown-kind", "row 1, hex 1"),
        ("G0.3", "range", 'ahu "Tahai", moai'),
        ("G0.3", "ahu-at-sea", 'ahu "Hanga Kio\'e"'),
    ]


def test_g0_4_faces_of_the_dice() -> None:
    board = BOARDS.read(GIANTS)
    assert board.white == board.brown == (0, 1, 1, 2, 2, 3)
    small = BOARDS.read(SMALL)
    assert (small.white, small.brown) == ((1, 2), (3,))


@pytest.mark.parametrize(
    ("new", "rule", "key", "where"),
    [
        ("white = []", "G0.4", "die-empty", "dice.white"),
        ("white = [0, 4]", "G0.4", "die-face", "dice.white[2]"),
        ("white = [-1]", "G0.4", "die-face", "dice.white[1]"),
        ("white = [true]", "G0.3", "type", "dice.white[1]"),
        ("white = 3", "G0.3", "type", "dice.white"),
        ("", "G0.3", "missing-key", "dice"),
        ("white = [1]\nblack = [1]", "G0.3", "unknown-key", "dice"),
    ],
)
def test_g0_4_broken_dice(new: str, rule: str, key: str, where: str) -> None:
    assert found(edited(GIANTS, ("white = [0, 1, 1, 2, 2, 3]", new))) == [(rule, key, where)]
