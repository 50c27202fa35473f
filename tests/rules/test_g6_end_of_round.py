"""Phase 5, the end of the round, and the end of the game (G6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import (
    Bid,
    Erect,
    GiantsOptions,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Place,
    TakeBack,
)
from ahu.games.giants.game import GIANTS
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import (
    bare,
    base,
    board_of,
    erected,
    front,
    hex_with,
    item,
    item_facts,
    moving,
    pass_all,
    phase_of,
    placing,
    play,
    refused,
    seat,
    seat_facts,
    setting,
)

ROW = board_of(
    [(0, 0, ["moai_quarry", "headdress_quarry", "village", "sorcerers_hut"])],
    [(f"X{n}", (2, 0), 1, 1) for n in range(8)],
)
"""Eight ahus at the village."""


def nearly_done(reserved: bool = False, **given: Any) -> GiantsPosition:
    """Five players; blue has four Moai, his chief at the village and the last statue there."""
    return moving(
        [bare(chief="village"), bare(), bare(), bare(), bare()],
        ROW,
        items=(*(erected(f"1{c}", f"X{n}") for n, c in enumerate("abcd")), item("2a", "village")),
        ahus=tuple(base(f"X{n}", 0) for n in range(5 if reserved else 4)),
        **given,
    )


def test_g6_1_a_moai_on_every_base_ends_the_game() -> None:
    position = nearly_done()
    play(position, 0, Pick("2a"), Erect("X7"))
    assert position.waiting == "over"
    assert position.deciding == ()
    assert refused(position, 0, Pass()) == "G6.1"


def test_g6_1_a_base_that_only_reserves_does_not_count() -> None:
    position = nearly_done(reserved=True)
    play(position, 0, Pass())
    assert position.waiting == "chance"


def test_g6_1_the_reserved_ahu_with_its_moai_does() -> None:
    position = nearly_done(reserved=True)
    play(position, 0, Pick("2a"), Erect("X4"))
    assert position.waiting == "over"


def test_g6_1_only_after_phase_4() -> None:
    """Blue's last Moai stands, but green has still something to do."""
    position = moving(
        [bare(chief="village"), bare(markers=1, markers_front=1), bare(), bare(), bare()],
        ROW,
        items=(
            *(erected(f"1{c}", f"X{n}") for n, c in enumerate("abcd")),
            item("2a", "village"),
            front("2b", 1),
        ),
        ahus=tuple(base(f"X{n}", 0) for n in range(4)),
    )
    play(position, 0, Pick("2a"), Erect("X7"))
    assert position.deciding == (1,)
    play(position, 1, Pass())
    assert phase_of(position) == "marks", "the marks of G5.9 come first"
    play(position, 1, MarkLaid(("2b",)))
    assert position.waiting == "over"
    assert item_facts(position, "2b").marker == 1


def test_g6_1_phase_5_is_not_played() -> None:
    position = nearly_done()
    play(position, 0, Pick("2a"), Erect("X7"))
    assert position.round == 2
    assert position.public().first == 0
    assert seat_facts(position, 0).chief == "village"
    assert seat_facts(position, 1).markers_front == 2


@pytest.mark.parametrize(("players", "bases"), [(3, 7), (4, 6), (5, 5)])
def test_g6_1_as_many_as_he_began_with(players: int, bases: int) -> None:
    for standing in (bases - 1, bases - 2):
        position = moving(
            [bare(chief="village"), *[bare() for _ in range(players - 1)]],
            ROW,
            items=(
                *(erected(f"1{'abcdefgh'[n]}", f"X{n}") for n in range(standing)),
                item("2a", "village"),
            ),
            ahus=tuple(base(f"X{n}", 0) for n in range(standing)),
        )
        play(position, 0, Pick("2a"), Erect("X7"))
        assert (position.waiting == "over") == (standing == bases - 1)


def test_g6_2_figures_and_markers_return() -> None:
    position = moving(
        [
            bare(workers_front=1, chief="A2", sorcerer="A3", logs=2),
            bare(tablets=2),
            seat(workers=1, markers=1, markers_front=1, chief="front"),
        ],
        hexes=(hex_with("A2", {0: 2, 1: 1}),),
        items=(front("1a", 0),),
    )
    pass_all(position)
    while phase_of(position) == "marks":
        play(position, position.deciding[0], MarkLaid())
    assert phase_of(position) == "dice"
    blue, green, red = (seat_facts(position, n) for n in range(3))
    assert (blue.workers, blue.workers_front, blue.chief, blue.sorcerer) == (
        3,
        0,
        "behind",
        "behind",
    )
    assert (blue.markers, blue.markers_front, blue.logs) == (2, 0, 2)
    assert (green.workers, green.tablets) == (2, 2)
    assert (red.workers, red.markers, red.chief) == (1, 2, "behind")
    assert position.public().hexes == ()


def marked_game(**given: Any) -> GiantsPosition:
    """Blue has two marked items, green one, red none."""
    position = moving(
        [bare(markers_front=0), bare(markers_front=1), bare()],
        items=(item("1a", "A2", 0), item("ha", "A3", 0), item("2a", "A4", 1), front("1b", 2)),
        hexes=(hex_with("headdress-quarry", {2: 1}),),
        turn=2,
        **given,
    )
    pass_all(position)
    assert phase_of(position) == "take-back"
    return position


def test_g6_2_players_with_markers_on_items_decide_at_the_same_time() -> None:
    position = marked_game()
    assert position.deciding == (0, 1)
    assert refused(position, 2, TakeBack()) == "G6.2"


def test_g6_2_any_of_them() -> None:
    position = marked_game()
    assert set(position.legal(0)) == {
        TakeBack(()),
        TakeBack(("1a",)),
        TakeBack(("ha",)),
        TakeBack(("1a", "ha")),
    }
    assert refused(position, 0, TakeBack(("2a",))) == "G6.2"
    assert refused(position, 0, TakeBack(("1b",))) == "G6.2"
    assert refused(position, 0, TakeBack(("1a", "1a"))) == "G6.2"


def test_g6_2_in_whatever_order_they_are_named() -> None:
    position = marked_game()
    read = msgspec.convert({"do": "take-back", "items": ["ha", "1a"]}, TakeBack)
    assert read == TakeBack(("ha", "1a")) == TakeBack(("1a", "ha"))
    play(position, 0, TakeBack(("ha", "1a")))
    assert position.view(0).take_back == ("1a", "ha")


def test_g6_2_sealed_until_the_last_one_is_in() -> None:
    position = marked_game()
    other = position.copy()
    play(position, 0, TakeBack(("1a",)))
    play(other, 0, TakeBack(("ha",)))
    assert position.public() == other.public()
    for number in (1, 2):
        assert position.view(number) == other.view(number)
        assert position.recall(number).snapshot() == other.recall(number).snapshot()
    assert position.view(0).take_back == ("1a",)
    assert position.view(0).table.seats[0].sealed
    assert item_facts(position, "1a").marker == 0, "nothing has happened yet"
    assert refused(position, 0, TakeBack(())) == "G6.2"
    play(position, 1, TakeBack(()))
    assert item_facts(position, "1a").marker is None
    assert item_facts(position, "ha").marker == 0
    assert item_facts(position, "2a").marker == 1


def test_g6_2_markers_taken_back_lie_behind_the_screen() -> None:
    position = marked_game()
    play(position, 1, TakeBack(("2a",)))
    play(position, 0, TakeBack(("1a", "ha")))
    assert [seat_facts(position, n).markers for n in range(3)] == [2, 2, 2]


def test_g6_2_these_items_are_then_abandoned() -> None:
    position = marked_game()
    play(position, 1, TakeBack(()))
    play(position, 0, TakeBack(("1a",)))
    assert {t.item for t in position.public().items if t.abandoned} == {"1a", "1b"}


def test_g6_2_marks_of_this_round_can_be_taken_back_too() -> None:
    position = moving([bare(markers=1, markers_front=1), bare(), bare()], items=(front("1a", 0),))
    play(position, 0, Pass())
    play(position, 0, MarkLaid(("1a",)))
    assert position.deciding == (0,)
    play(position, 0, TakeBack(("1a",)))
    assert seat_facts(position, 0).markers == 2


def test_g6_2_nobody_is_asked_without_marked_items() -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(front("1a", 0),))
    pass_all(position)
    assert phase_of(position) == "dice"


def test_g6_3_all_logs_on_the_board_leave_the_game() -> None:
    position = placing([seat(logs=5), seat(logs=1), seat()])
    play(position, 0, Place("worker", "A2", 2))
    pass_all(position)
    while phase_of(position) != "dice":
        position.play(position.deciding[0], position.legal(position.deciding[0])[0])
    assert position.snapshot().logs_gone == 2
    assert position.public().log_supply == 27 - 2 - 4
    assert position.public().hexes == ()


def test_g6_3_logs_behind_a_screen_stay() -> None:
    position = placing([seat(logs=5), seat(logs=1), seat()])
    pass_all(position)
    assert phase_of(position) == "dice"
    assert [seat_facts(position, n).logs for n in range(3)] == [5, 1, 0]
    assert position.snapshot().logs_gone == 0


def test_g6_4_the_next_player_clockwise_becomes_first() -> None:
    position = placing([seat()] * 3, first=1, turn=1)
    pass_all(position)
    assert position.public().first == 2
    assert position.round == 3
    again = placing([seat()] * 3, first=2, turn=2)
    pass_all(again)
    assert again.public().first == 0


def last_stone(outside: bool, supply: bool, **given: Any) -> GiantsPosition:
    """One statue stands; all others are gone, but for one outside an ahu or in the supply."""
    rest = [f"1{c}" for c in "bcdefghijklmnopq"]
    rest += [f"2{c}" for c in "abcdefghijkl"] + [f"3{c}" for c in "abcdef"]
    items = [erected("1a", "X0"), item("ha", "village")]
    if outside:
        items.append(item(rest.pop(), "village"))
    if supply:
        rest.pop()
    items += [ItemSnapshot(name, "gone") for name in rest]
    return placing(
        [seat(), bare(), bare()], ROW, items=tuple(items), ahus=(base("X0", 0),), **given
    )


@pytest.mark.parametrize(("outside", "supply"), [(False, False), (True, False), (False, True)])
def test_g6_5_no_moai_in_the_supply_and_none_outside_an_ahu(outside: bool, supply: bool) -> None:
    position = last_stone(outside, supply)
    pass_all(position)
    if position.waiting == "seats":
        pass_all(position)
    assert (position.waiting == "over") == (not outside and not supply)


def test_g6_5_with_statues_returned_the_supply_is_not_empty() -> None:
    options = GiantsOptions(return_unsculpted=True)
    position = setting("dice", [seat()] * 3, options=options)
    for _ in range(3):
        position.happen(position.outcomes()[1][0])
    for number in range(3):
        position.play(number, Bid())
    pass_all(position)
    assert position.waiting == "chance"


@pytest.mark.parametrize("limit", [1, 2, 30])
def test_g6_5_after_phase_4_of_the_last_round(limit: int) -> None:
    options = GiantsOptions(round_limit=limit)
    position = placing([seat()] * 3, round=limit, options=options)
    pass_all(position)
    assert position.waiting == "over"
    if limit > 1:
        earlier = placing([seat()] * 3, round=limit - 1, options=options)
        pass_all(earlier)
        assert earlier.waiting == "chance"
        assert earlier.round == limit


def test_g6_5_thirty_rounds_unless_set() -> None:
    assert GiantsOptions().round_limit == 30


@pytest.mark.parametrize("limit", [0, -1, 251])
def test_g6_5_there_is_always_a_limit(limit: int) -> None:
    with pytest.raises(Refused) as caught:
        GIANTS.new(3, GiantsOptions(round_limit=limit))
    assert caught.value.refusal.rule == "G6.5"


def test_g6_5_the_marks_of_the_last_round_come_first() -> None:
    position = moving(
        [bare(markers=1, markers_front=1), bare(), bare()], items=(front("1a", 0),), round=30
    )
    play(position, 0, Pass())
    assert phase_of(position) == "marks"
    play(position, 0, MarkLaid(("1a",)))
    assert position.waiting == "over"


def test_g6_5_nothing_happens_after_the_end() -> None:
    position = nearly_done(round=30)
    play(position, 0, Pass())
    assert position.waiting == "over"
    for number in range(5):
        assert position.legal(number) == []
        assert position.asides(number) == []
    assert refused(position, 0, Peek("X0")) == "G6.1"
    assert position.outcomes() == []
