"""O5: Moai."""

from __future__ import annotations

import pytest

from ahu.games.orongo.actions import Bid, Build, Place
from ahu.games.orongo.position import OrongoPosition
from tests.games.orongo.setting import places, placing, rule


def after(position: OrongoPosition, *fields: str) -> OrongoPosition:
    """Seat 0 places these chips."""
    for field in fields:
        position.play(0, Place(field))
    return position


@pytest.mark.parametrize(
    ("chips", "palm", "tiles"),
    [
        ("18", "p22", ("18",)),
        ("17 26", "p15", ("17", "26")),
        ("46 34", "p35", ("34", "46")),
        ("40 25", "p27", ("25", "40")),
    ],
)
def test_o5_1_each_set_builds(chips: str, palm: str, tiles: tuple[str, ...]) -> None:
    position = after(placing(chips={0: chips}, shells=10), palm)
    assert position.public().phase == "moai"
    assert position.legal(0) == [Build(tiles, palm)]
    position.play(0, Build(tiles, palm))
    fields = {field.name: field for field in position.public().fields}
    assert fields[palm].bears == "moai"
    assert [fields[tile].bears for tile in tiles] == ["shell"] * len(tiles)
    assert position.view(0).shells == 10 - len(tiles)
    assert position.public().seats[0].moai == 9
    assert position.scores == (1, 0)
    assert position.public().phase == "chips"
    assert position.public().seats[0].due == 2


@pytest.mark.parametrize(
    ("chips", "palm"),
    [
        ("17 25", "p15"),  # a temple and food
        ("17 4", "p15"),  # a deity, but far away
        ("40", "p27"),  # one food only
        ("34 26", "p27"),  # a nest and a deity
        ("18+ p17+", "p22"),  # a quarry that is used up
    ],
)
def test_o5_1_nothing_else_builds(chips: str, palm: str) -> None:
    position = after(placing(chips={0: chips}), palm)
    assert position.public().phase == "chips"


def test_o5_1_the_opponents_chips_neither_count_nor_connect() -> None:
    position = after(placing(chips={0: "17", 1: "26"}), "p15")
    assert position.public().phase == "chips"
    # Field 28 of the other player lies between palm p29 and quarry 18.
    position = after(placing(chips={0: "18 35", 1: "28"}), "p29")
    assert position.public().phase == "chips"


def test_o5_1_the_completing_chip_may_lie_on_a_tile() -> None:
    position = placing(chips={0: "28 p22"}, tiles="18", shells=1)
    after(position, "18")
    assert position.legal(0) == [Build(("18",), "p22")]


def test_o5_1_he_must_build_first() -> None:
    position = after(placing(chips={0: "18"}), "p22")
    assert position.deciding == (0,)
    assert rule(position, 0, Place("60")) == ("O5.1", "orongo-build-first")
    assert rule(position, 0, Bid(1)) == ("O3.1", "orongo-bids-open")
    assert rule(position, 1, Build(("18",), "p22")) == ("O5.1", "not-your-decision")


def test_o5_1_used_chips_and_chips_with_moai_still_connect() -> None:
    # 26 and 27 hang on p17, which has a Moai; p17 and p22 hang on the used quarry 18.
    chips = {0: "18+ p17+ 27 26", 1: "28"}
    position = after(placing(chips=chips, tiles="35"), "p22", "35")
    assert position.legal(0) == [Build(("26", "35"), "p22")]


def test_o5_1_the_wrong_pieces_are_refused() -> None:
    chips = {0: "18+ p17+ 27 26 8", 1: "28 4"}
    position = after(placing(chips=chips, tiles="35 7"), "p22", "35")
    reasons = {
        Build(("35",), "p22"): "orongo-no-set",
        Build(("26", "27"), "p22"): "orongo-no-set",
        Build(("26", "35"), "p17"): "orongo-moai-there",
        Build(("18",), "p22"): "orongo-tile-used",
        Build(("8",), "p22"): "orongo-not-connected",
        Build(("4", "35"), "p22"): "orongo-no-chip",
        Build(("26", "35"), "p29"): "orongo-no-chip",
        Build(("26", "35"), "26"): "orongo-not-a-palm",
        Build(("p22", "35"), "p22"): "orongo-palm-no-tile",
        Build((), "p22"): "orongo-no-set",
        Build(("26", "27", "35"), "p22"): "orongo-no-set",
        Build(("35", "26"), "p22"): "orongo-tile-order",
        Build(("26", "26"), "p22"): "orongo-tile-order",
    }
    for action, key in reasons.items():
        assert rule(position, 0, action) == ("O5.1", key)
    assert rule(position, 0, Build(("26", "35"), "p99")) == ("O1.1", "orongo-unknown-field")


def test_o5_2_he_chooses_the_palm() -> None:
    position = after(placing(chips={0: "5 9 p6"}), "p5")
    builds = {Build(("5", "9"), "p5"), Build(("5", "9"), "p6")}
    assert set(position.legal(0)) == builds
    position.play(0, Build(("5", "9"), "p6"))
    assert position.public().phase == "chips"


def test_o5_2_he_chooses_the_set() -> None:
    # Palm p35 joins quarry 33 and the food on 38 and 40.
    position = after(placing(chips={0: "33 39 38 40"}, shells=5), "p35")
    assert set(position.legal(0)) == {Build(("33",), "p35"), Build(("38", "40"), "p35")}
    position.play(0, Build(("38", "40"), "p35"))
    assert position.view(0).shells == 3
    assert position.public().phase == "chips"


def test_o5_2_he_chooses_the_tiles() -> None:
    # Palm p4 joins a group with food on 2, 9 and 14.
    position = after(placing(chips={0: "2 9 14 15 8+ p3+"}), "p4")
    builds = position.legal(0)
    assert set(builds) == {Build(tiles, "p4") for tiles in (("2", "9"), ("2", "14"), ("9", "14"))}


CHOICE = "38 p39 46 33 34 40"
"""Palm p35 joins a quarry, two food, a birdman and a nest with palm p39: three sets, two palms."""


def test_o5_2_he_builds_until_nothing_is_complete() -> None:
    position = after(placing(chips={0: CHOICE}, shells=10), "p35")
    assert len(position.legal(0)) == 6
    position.play(0, Build(("33",), "p39"))
    assert set(position.legal(0)) == {Build(("38", "40"), "p35"), Build(("34", "46"), "p35")}
    position.play(0, Build(("34", "46"), "p35"))
    assert position.public().phase == "chips"
    assert position.view(0).shells == 7
    assert position.scores == (2, 0)


def test_o5_3_what_cannot_be_paid_may_not_be_placed() -> None:
    for shells, legal in ((0, False), (1, True)):
        position = placing(chips={0: "18"}, shells=shells)
        assert ("p22" in places(position)) == legal
    for shells, legal in ((1, False), (2, True)):
        position = placing(chips={0: "17 26"}, shells=shells)
        assert ("p15" in places(position)) == legal
    assert rule(placing(chips={0: "18"}, shells=0), 0, Place("p22")) == (
        "O5.3",
        "orongo-cannot-pay",
    )


def test_o5_3_everything_it_completes_quarries_first() -> None:
    # Two Moai for two palms: the quarry and one other set, 3 shells.
    refusal = placing(chips={0: CHOICE}, shells=2).check(0, Place("p35"))
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("O5.3", {"field": "p35", "cost": 3, "shells": 2})
    assert "p35" in places(placing(chips={0: CHOICE}, shells=3))


def test_o5_3_the_rest_must_remain_payable() -> None:
    position = after(placing(chips={0: CHOICE}, shells=3), "p35")
    assert len(position.legal(0)) == 6
    position.play(0, Build(("38", "40"), "p39"))
    assert position.legal(0) == [Build(("33",), "p35")]
    refusal = position.check(0, Build(("34", "46"), "p35"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("O5.3", "orongo-rest-unpaid")
    assert refusal.args == {"cost": 2, "shells": 1}


def test_o5_3_one_palm_and_one_shell_leave_the_quarry() -> None:
    position = after(placing(chips={0: "33 39 38 40"}, shells=1), "p35")
    assert position.legal(0) == [Build(("33",), "p35")]


LAST = "8+ p4+ 18+ p22+ 20+ p23+ 50+ p47+ 49 54 p46 44 45"
"""With four players: four Moai built; p42 joins two food, birdman and nest, and palm p46."""


def test_o5_3_at_most_the_moai_left_and_the_main_one() -> None:
    # One Moai left and the main one: two sets, 4 shells.
    for shells, legal in ((3, False), (4, True)):
        assert ("p42" in places(placing(players=4, chips={0: LAST}, shells=shells))) == legal
    # No Moai left but the main one: one set, 2 shells, although there are two.
    chips = {0: f"{LAST} 33+ p35+"}
    for shells, legal in ((1, False), (2, True)):
        assert ("p42" in places(placing(players=4, chips=chips, shells=shells))) == legal
    position = after(placing(players=4, chips=chips, shells=2), "p42")
    assert len(position.legal(0)) == 4


def test_o5_4_never_on_inland_palms() -> None:
    position = after(placing(chips={0: "53"}), "p45", "p41", "p44")
    assert position.scores == (0, 0)
    assert position.waiting == "chance"
    position = after(placing(chips={0: "50 p38"}), "p47")
    assert position.legal(0) == [Build(("50",), "p47")]
    assert rule(position, 0, Build(("50",), "p38")) == ("O5.4", "orongo-inland")
