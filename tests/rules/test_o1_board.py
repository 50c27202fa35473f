"""O1.1 and O1.2: a board of Orongo is data, and a broken one is refused by its fault."""

from __future__ import annotations

from collections import Counter

import pytest

from ahu.core.refusal import Refused
from ahu.games.orongo.board_reader import BOARDS
from ahu.text import LANGUAGES, sentence
from tests.boards.broken import ORONGO, brief, edited

SITE = "ceremonial_site = [-11, 6]"


def found(text: str) -> list[tuple[str, str, str]]:
    faults = BOARDS.check(text)[1]
    for fault in faults:
        assert all(sentence(fault.refusal, language) for language in LANGUAGES)
    if faults:
        with pytest.raises(Refused) as refused:
            BOARDS.read(text)
        assert refused.value.refusal == faults[0].refusal
    return brief(faults)


def test_o1_1_reference_board() -> None:
    assert BOARDS.check(ORONGO)[1] == []
    board = BOARDS.read(ORONGO)
    assert (board.name, len(board.hexes)) == ("Rapa Nui", 110)
    assert board.ceremonial_site == (-11, 6)
    assert sum(board.coastal) >= 21


def test_o1_1_fields_count_in_the_order_of_the_file() -> None:
    fields = BOARDS.read(ORONGO).hexes
    assert [field.number for field in fields if field.number] == list(range(1, 61))
    assert [field.name for field in fields][:4] == ["p1", "1", "2", "3"]
    assert {field.name for field in fields} == {f"p{i}" for i in range(1, 51)} | {
        str(i) for i in range(1, 61)
    }


def test_o1_1_coastal_palms_have_fewer_than_six_neighbours() -> None:
    board = BOARDS.read(ORONGO)
    for i, field in enumerate(board.hexes):
        assert board.coastal[i] == (field.kind == "palm" and len(board.neighbours[i]) < 6)


@pytest.mark.parametrize(
    ("old", "new", "key", "where"),
    [
        ('name = "Rapa Nui"', "", "missing-key", ""),
        ('name = "Rapa Nui"', "name = []", "type", "name"),
        ('name = "Rapa Nui"', 'name = "Rapa Nui"\ndice = 3', "unknown-key", ""),
        ('name = "Rapa Nui"', 'name = "Rapa Nui"\ngame = "giants"', "other-game", "game"),
        ("r = -6", "r = 1.5", "type", "row 1, r"),
        ("r = -6", "r = -6\nkind = 1", "unknown-key", "row 1"),
        ("q = -1", "q = -2000", "range", "row 1, q"),
        (SITE, "ceremonial_site = 3", "type", "ceremonial_site"),
        (SITE, "ceremonial_site = [1, 2, 3]", "pair", "ceremonial_site"),
        ("[[row]]", "[[row]", "not-toml", "line 14"),
    ],
)
def test_o1_1_not_in_this_form(old: str, new: str, key: str, where: str) -> None:
    assert found(edited(ORONGO, (old, new))) == [("O1.1", key, where)]


def test_o1_1_unknown_kind() -> None:
    text = edited(ORONGO, ('"birdman"', '"bird"'))
    assert found(text) == [("O1.1", "unknown-kind", "row 1, hex 2")]


def test_o1_1_field_twice() -> None:
    text = edited(ORONGO, ("r = -5", "r = -6"))
    assert ("O1.1", "hex-twice", "row 2, hex 2") in found(text)


def test_o1_1_fields_not_connected() -> None:
    text = ORONGO + '\n[[row]]\nr = 20\nq = 0\nhexes = ["palm"]\n'
    assert found(text) == [("O1.1", "apart", "row 14, hex 1")]


def test_o1_1_palms_are_free_in_number() -> None:
    text = ORONGO + '\n[[row]]\nr = 7\nq = -11\nhexes = ["palm"]\n'
    assert found(text) == []
    assert len(BOARDS.read(text).hexes) == 111


@pytest.mark.parametrize(("palms", "expected"), [(20, [("O1.1", "few-palms", "")]), (21, [])])
def test_o1_1_fewer_than_21_coastal_palms(palms: int, expected: list[tuple[str, str, str]]) -> None:
    # On an island one field wide every field is on the coast.
    kinds = Counter(quarry=6, food=18, temple=9, deity=9, nest=9, birdman=9, palm=palms)
    text = f'name = "Strip"\n[[row]]\nr = 0\nq = 0\nhexes = {list(kinds.elements())}'
    assert found(text) == expected


@pytest.mark.parametrize("place", ["[0, 0]", "[0, -6]", "[70, 70]"])
def test_o1_1_ceremonial_site_is_a_coastal_palm(place: str) -> None:
    text = edited(ORONGO, (SITE, f"ceremonial_site = {place}"))
    assert found(text) == [("O1.1", "site", "ceremonial_site")]


def test_o1_1_ceremonial_site_may_be_missing() -> None:
    assert BOARDS.read(edited(ORONGO, (SITE, ""))).ceremonial_site is None


def test_o1_2_numbers_of_each_kind() -> None:
    kinds = Counter(field.kind for field in BOARDS.read(ORONGO).hexes)
    del kinds["palm"]
    assert kinds == Counter(quarry=6, food=18, temple=9, deity=9, nest=9, birdman=9)


@pytest.mark.parametrize("kind", ["quarry", "temple", "deity", "nest", "birdman"])
def test_o1_2_other_numbers_of_a_kind(kind: str) -> None:
    text = edited(ORONGO, (f'"{kind}"', '"food"'))
    assert found(text) == [("O1.2", "kind-count", "")] * 2
    counts = {f.refusal.args["kind"]: f.refusal.args["count"] for f in BOARDS.check(text)[1]}
    assert counts == {kind: 5 if kind == "quarry" else 8, "food": 19}
