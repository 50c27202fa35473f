"""Material and board (G0)."""

from __future__ import annotations

import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import Buy, Enter, Erect, Pick, Place
from ahu.games.giants.game import GIANTS
from tests.games.giants.help import (
    LINE,
    bare,
    base,
    begun,
    board_of,
    by,
    erected,
    front,
    hex_with,
    item,
    moving,
    of_kind,
    placing,
    play,
    refused,
    seat,
    setting,
)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_g0_1_three_to_five_players(players: int) -> None:
    assert len(GIANTS.new(players).public().seats) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 6])
def test_g0_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(Refused) as caught:
        GIANTS.new(players)
    assert caught.value.refusal.rule == "G0.1"


def test_g0_1_six_workers_a_colour() -> None:
    """With six the village has none left to give; with five it has one."""
    position = placing([seat(workers=5), seat(workers=6), seat()])
    play(position, 0, Place("sorcerer", "village", power="worker"))
    assert position.view(0).screen.workers == 6
    assert refused(position, 1, Place("sorcerer", "village", power="worker")) == "G4.2"
    with pytest.raises(Refused):
        placing([seat(workers=7), seat(), seat()])


def test_g0_1_six_markers_a_colour() -> None:
    """Markers in front of the screen and on items are counted too."""
    position = placing(
        [seat(markers=3, markers_front=1), seat(markers=4, markers_front=1), seat()],
        items=(item("1a", "A2", 0), item("1b", "A2", 0), item("1c", "A2", 1)),
    )
    assert refused(position, 0, Place("sorcerer", "hut", power="marker")) == "G4.2"
    with pytest.raises(Refused):
        placing([seat(markers=7), seat(), seat()])


def test_g0_1_one_chief_and_one_sorcerer() -> None:
    position = placing([seat(), seat(), seat()])
    play(position, 0, Place("chief", "A2"))
    play(position, 1, Place("worker", "A2"))
    play(position, 2, Place("worker", "A2"))
    assert refused(position, 0, Place("chief", "A2")) == "G4"
    play(position, 0, Place("sorcerer", "A2"))
    play(position, 1, Place("sorcerer", "A2"))
    play(position, 2, Place("sorcerer", "A2"))
    assert refused(position, 0, Place("sorcerer", "A3")) == "G4"


def test_g0_2_shared_material() -> None:
    table = GIANTS.new(3).public()
    assert table.moai_supply == (17, 12, 6)
    assert table.headdress_supply == 14
    assert table.log_supply == 27
    assert table.tablet_supply == 30


def test_g0_2_more_than_there_is_cannot_be_set_up() -> None:
    for given in ({"logs": 28}, {"tablets": 31}):
        with pytest.raises(Refused):
            placing([seat(**given), seat(), seat()])
    with pytest.raises(Refused) as caught:
        setting("dice", [seat()] * 3, items=(item("3g", "A2"),))
    assert caught.value.refusal.rule == "G0.2"


def test_g0_2_thirty_half_tablets() -> None:
    position = placing([seat(tablets=15), seat(tablets=14), seat()])
    play(position, 0, Buy())
    assert position.public().tablet_supply == 0
    assert refused(position, 1, Buy()) == "G4.4"


def test_g0_3_neighbours() -> None:
    """A hex in the middle has the six neighbours of the rule, and no others."""
    board = board_of(
        [
            (-1, -2, ["moai_quarry", "land", "land", "land", "land"]),
            (0, -2, ["headdress_quarry", "land", "land", "land", "land"]),
            (1, -2, ["village", "land", "land", "sorcerers_hut", "land"]),
        ]
    )
    middle = next(i for i, hex in enumerate(board.hexes) if (hex.q, hex.r) == (0, 0))
    near = {(board.hexes[i].q, board.hexes[i].r) for i in board.neighbours[middle]}
    assert near == {(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}


def test_g0_3_a_step_goes_to_a_neighbour_only() -> None:
    """A worker stands on every hex; from A3 a statue goes west, east, and to the two below."""
    island = [hex.name for hex in LINE.hexes]
    owners = [0] * 4 + [1] * 4 + [2] * 3
    position = moving(
        [bare(workers_front=0)] * 3,
        hexes=tuple(hex_with(h, {o: 1}) for h, o in zip(island, owners, strict=True)),
        items=(item("1a", "A3"), front("1b", 0)),
        ahus=(base("Near", 0),),
    )
    play(position, 0, Pick("1a"))
    reached = {step.hex for step in position.legal(0) if isinstance(step, Enter)}
    assert reached == {"A2", "A4", "village", "hut"}
    assert refused(position, 0, by("moai-quarry", 1, 0, 0)) == "G5.2"
    assert refused(position, 0, by("B4", 0, 0, 1)) == "G5.2"


def test_g0_3_an_ahu_is_adjacent_to_its_hex_only() -> None:
    """A3 is next to A2, but only Twin and Other are adjacent to it."""
    position = moving(
        [bare(workers_front=0), bare(), bare()],
        hexes=(hex_with("A2", {0: 1}), hex_with("A3", {0: 1})),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert of_kind(position, 0, Erect) == {Erect("Near")}
    assert refused(position, 0, Erect("Twin")) == "G5.5"
    play(position, 0, by("A3", 1, 0, 0))
    assert of_kind(position, 0, Erect) == {Erect("Twin"), Erect("Other")}


def test_g0_3_free_reserved_taken() -> None:
    position = placing(
        [seat(), seat(), seat()],
        items=(erected("2a", "Other"),),
        ahus=(base("Twin", 1), base("Other", 2)),
    )
    states = {ahu.ahu: (ahu.state, ahu.base, ahu.moai) for ahu in position.public().ahus}
    assert states["Near"] == ("free", None, None)
    assert states["Twin"] == ("reserved", 1, None)
    assert states["Other"] == ("taken", None, 2)


def test_g0_3_a_reserved_or_taken_ahu_cannot_be_reserved() -> None:
    position = placing(
        [seat(), seat(), seat()],
        items=(erected("2a", "Other"),),
        ahus=(base("Twin", 0), base("Other", 2)),
    )
    for ahu in ("Twin", "Other"):
        assert refused(position, 0, Place("sorcerer", "A3", power="reserve", ahu=ahu)) == "G4.2"


def test_g0_3_unknown_hexes_and_ahus() -> None:
    position = placing([seat(), seat(), seat()])
    assert refused(position, 0, Place("worker", "Z1")) == "G0.3"
    wrong = Place("sorcerer", "A2", power="reserve", ahu="Atlantis")
    assert refused(position, 0, wrong) == "G0.3"


@pytest.mark.parametrize(
    ("rows", "ahus"),
    [
        ([(0, 0, ["moai_quarry", "headdress_quarry", "village"])], []),
        ([(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut", "village"])], []),
        ([(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut", "sea"])], []),
        ([(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut", "forest 0"])], []),
        ([(0, 0, ["moai_quarry", "headdress_quarry"]), (0, 3, ["village", "sorcerers_hut"])], []),
        ([(0, 0, ["moai_quarry", "headdress_quarry"]), (0, 1, ["village", "sorcerers_hut"])], []),
        (
            [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
            [("Lost", (9, 9), 1, 1)],
        ),
        (
            [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
            [("Twice", (0, 0), 1, 1), ("Twice", (1, 0), 1, 1)],
        ),
        (
            [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
            [("Low", (0, 0), 0, 1)],
        ),
        (
            [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
            [("Low", (0, 0), 1, 0)],
        ),
    ],
    ids=[
        "no hut",
        "two villages",
        "unknown kind",
        "forest 0",
        "not connected",
        "a hex twice",
        "an ahu at sea",
        "an ahu twice",
        "Moai value 0",
        "headdress value 0",
    ],
)
def test_g0_3_broken_boards(
    rows: list[tuple[int, int, list[str]]], ahus: list[tuple[str, tuple[int, int], int, int]]
) -> None:
    with pytest.raises(Refused) as caught:
        board_of(rows, ahus)
    assert caught.value.refusal.rule == "G0.3"


SHORT = [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])]


def test_g0_3_fewer_ahus_than_bases_is_only_a_warning() -> None:
    assert board_of(SHORT).ahus == ()


def test_g0_4_faces_of_the_reference_dice() -> None:
    board = GIANTS.board()
    assert sorted(board.white) == sorted(board.brown) == [0, 1, 1, 2, 2, 3]
    position = begun(board=board)
    weights = {getattr(outcome, "face", None): weight for outcome, weight in position.outcomes()}
    assert weights == {0: 1, 1: 2, 2: 2, 3: 1}


@pytest.mark.parametrize("faces", ["[]", "[4]", "[-1]"])
def test_g0_4_a_die_needs_faces_from_0_to_3(faces: str) -> None:
    with pytest.raises(Refused) as caught:
        board_of(SHORT, dice=f"[dice]\nwhite = {faces}\nbrown = [1]\n")
    assert caught.value.refusal.rule in ("G0.3", "G0.4")
