"""Phase 4, transport: erecting, crowning, marking, abandoned items (G5.5 to G5.8)."""

from __future__ import annotations

from typing import Any

import pytest

from ahu.games.giants.actions import (
    Crown,
    Enter,
    Erect,
    Mark,
    Pass,
    Pick,
    Stop,
)
from tests.games.giants.help import (
    FREE,
    ahu_facts,
    bare,
    base,
    bases_left,
    by,
    by_chief,
    can_erect,
    erected,
    front,
    item,
    item_facts,
    marks,
    moving,
    path,
    phase_of,
    picks,
    play,
    refused,
    seat_facts,
    steps,
)

# G5.5


FIGURES: dict[str, dict[str, Any]] = {
    "worker": {"workers_front": 0},
    "sorcerer": {"sorcerer": "A2"},
    "chief": {"chief": "A2"},
}


@pytest.mark.parametrize("figure", FIGURES)
def test_g5_5_erect_with_a_figure_of_any_kind(figure: str) -> None:
    hexes = path("A2") if figure == "worker" else ()
    position = moving(
        [bare(**FIGURES[figure]), bare(), bare()],
        hexes=hexes,
        items=(item("3a", "A2"),),
    )
    play(position, 0, Pick("3a"), Erect("Near"))
    facts = ahu_facts(position, "Near")
    assert facts is not None
    assert facts.base == 0
    assert bases_left(position, 0) == 6


def test_g5_5_another_players_figure_does_not_do() -> None:
    position = moving(
        [marks(2), bare(chief="A2"), bare()],
        items=(item("1a", "A2"), item("ha", "A2"), erected("1b", "Near")),
        ahus=(base("Near", 0),),
    )
    statue = position.copy()
    play(statue, 0, Pick("1a"))
    assert refused(statue, 0, Erect("Near")) == "G5.5"
    play(position, 0, Pick("ha"))
    assert refused(position, 0, Crown("Near")) == "G5.5"


def test_g5_5_on_an_ahu_one_reserved() -> None:
    position = moving(
        [bare(chief="A3"), bare(), bare()],
        items=(item("1a", "A3", None),),
        ahus=(base("Twin", 0), base("Other", 1)),
    )
    play(position, 0, Pick("1a"))
    assert refused(position, 0, Erect("Other")) == "G5.5"
    play(position, 0, Erect("Twin"))
    assert bases_left(position, 0) == 6
    assert position.public().ahus[1].state == "taken"


def test_g5_5_a_free_one_needs_a_base_behind_the_screen() -> None:
    """With all five bases out, only the reserved ahu is left."""
    used = [base("Near", 0), base("Twin", 0), base("Town", 0), base("Wood", 0), base("Mine", 0)]
    seats = [bare(chief="A3"), *[bare() for _ in range(4)]]
    position = moving(seats, items=(item("1a", "A3"),), ahus=tuple(used))
    play(position, 0, Pick("1a"))
    assert can_erect(position, 0) == {"Twin"}
    assert refused(position, 0, Erect("Other")) == "G5.5"


def test_g5_5_not_on_a_taken_ahu() -> None:
    position = moving(
        [bare(chief="A3"), bare(), bare()],
        items=(item("1a", "A3"), erected("1b", "Twin")),
        ahus=(base("Twin", 0),),
    )
    play(position, 0, Pick("1a"))
    assert refused(position, 0, Erect("Twin")) == "G5.5"
    assert can_erect(position, 0) == {"Other"}


def test_g5_5_after_moving_or_without() -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(front("1a", 0), item("1b", "A2")))
    still = position.copy()
    play(still, 0, Pick("1b"), Erect("Near"))
    play(position, 0, Pick("1a"), by_chief("A2", 0), Erect("Near"))
    for made in (still, position):
        assert made.public().ahus[0].state == "taken"


@pytest.mark.parametrize("owner", [0, 1])
def test_g5_5_crown_anyones_moai(owner: int) -> None:
    position = moving(
        [bare(chief="A2"), bare(), bare()],
        items=(front("ha", 0), erected("2a", "Near")),
        ahus=(base("Near", owner),),
    )
    play(position, 0, Pick("ha"), by_chief("A2", 0), Crown("Near"))
    assert position.public().ahus[0].crowned


def test_g5_5_crown_an_uncrowned_moai_only() -> None:
    position = moving(
        [marks(1, chief="A3"), bare(), bare()],
        items=(item("ha", "A3"), erected("2a", "Twin"), erected("hb", "Twin")),
        ahus=(base("Twin", 0), base("Other", 0)),
    )
    play(position, 0, Pick("ha"))
    assert refused(position, 0, Crown("Twin")) == "G5.5"
    assert refused(position, 0, Crown("Other")) == "G5.5"
    assert refused(position, 0, Crown("Near")) == "G5.5"
    assert refused(position, 0, Erect("Other")) == "G5.5"


def test_g5_5_a_statue_does_not_crown() -> None:
    position = moving(
        [bare(chief="A3"), bare(), bare()],
        items=(item("1a", "A3"), erected("2a", "Twin")),
        ahus=(base("Twin", 0),),
    )
    play(position, 0, Pick("1a"))
    assert refused(position, 0, Crown("Twin")) == "G5.5"


def test_g5_5_the_marker_comes_back_usable_at_once() -> None:
    """Green's only marker lies on the statue he erects; with it he marks the next one."""
    position = moving(
        [bare(chief="A2", markers_front=1), bare(), bare()],
        items=(item("1a", "A2", 0), front("1b", 0)),
    )
    play(position, 0, Pick("1a"), Erect("Near"))
    assert seat_facts(position, 0).markers == 1
    play(position, 0, Pick("1b"), Mark())
    assert item_facts(position, "1b").marker == 0


def test_g5_5_a_headdress_gives_its_marker_back_too() -> None:
    position = moving(
        [bare(chief="A2", markers_front=1), bare(), bare()],
        items=(item("ha", "A2", 0), erected("1a", "Near"), front("1b", 0)),
        ahus=(base("Near", 1),),
    )
    play(position, 0, Pick("ha"), Crown("Near"))
    assert seat_facts(position, 0).markers == 1


def test_g5_5_what_is_erected_never_moves_again() -> None:
    position = moving(
        [marks(2, chief="A2"), bare(), bare()],
        items=(erected("1a", "Near"), erected("ha", "Near"), front("1b", 0)),
        ahus=(base("Near", 0),),
    )
    assert refused(position, 0, Pick("1a")) == "G5.5"
    assert refused(position, 0, Pick("ha")) == "G5.5"


def test_g5_5_a_moai_erected_and_crowned_in_the_same_phase() -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(front("1a", 0), front("ha", 0)))
    play(position, 0, Pick("1a"), by_chief("A2", 0), Erect("Near"))
    play(position, 0, Pick("ha"), by_chief("A2", 0), Crown("Near"))
    assert position.public().ahus[0].crowned


# G5.6


def test_g5_6_mark_after_moving() -> None:
    position = moving([marks(2, **FREE), bare(), bare()], hexes=path("A2"), items=(front("1a", 0),))
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Mark())
    assert item_facts(position, "1a").marker == 0
    assert seat_facts(position, 0).markers == 1


def test_g5_6_stopping_without_a_mark() -> None:
    position = moving([marks(2, **FREE), bare(), bare()], hexes=path("A2"), items=(front("1a", 0),))
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    assert item_facts(position, "1a").marker is None
    assert seat_facts(position, 0).markers == 2


def test_g5_6_one_marker_an_item() -> None:
    position = moving(
        [marks(1, **FREE), bare(), bare()], hexes=path("A3"), items=(item("1a", "A2", 0),)
    )
    play(position, 0, Pick("1a"))
    assert refused(position, 0, Mark()) == "G5.6"
    play(position, 0, by("A3", 1, 0, 0))
    assert refused(position, 0, Mark()) == "G5.6"


def test_g5_6_the_marker_travels_along() -> None:
    position = moving(
        [marks(1, **FREE), bare(), bare()], hexes=path("A3"), items=(item("1a", "A2", 0),)
    )
    play(position, 0, Pick("1a"), by("A3", 1, 0, 0), Stop())
    facts = item_facts(position, "1a")
    assert (facts.hex, facts.marker) == ("A3", 0)


def test_g5_6_only_with_a_marker_from_behind_the_screen() -> None:
    position = moving([bare(**FREE), bare(), bare()], hexes=path("A2"), items=(front("1a", 0),))
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert refused(position, 0, Mark()) == "G5.6"


def test_g5_6_marking_without_moving_is_an_action() -> None:
    position = moving([marks(1), marks(1), bare()], items=(front("1a", 0), front("1b", 1)))
    play(position, 0, Pick("1a"), Mark())
    facts = item_facts(position, "1a")
    assert (facts.place, facts.hex, facts.marker) == ("board", "moai-quarry", 0)
    assert position.deciding == (1,)


def test_g5_6_doing_nothing_with_it_is_none() -> None:
    position = moving([marks(1), bare(), bare()], items=(front("1a", 0),))
    play(position, 0, Pick("1a"))
    assert position.legal(0) == [Mark()]
    assert refused(position, 0, Stop()) == "G5.6"
    assert refused(position, 0, Pass()) == "G5"
    assert refused(position, 0, Pick("1a")) == "G5"


def test_g5_6_an_item_nothing_can_be_done_with_is_not_picked() -> None:
    position = moving(
        [bare(chief="A3"), bare(), bare()],
        items=(front("1a", 0), item("1b", "A3")),
    )
    assert picks(position, 0) == {"1b"}
    assert refused(position, 0, Pick("1a")) == "G5.6"


def test_g5_6_as_long_as_the_marker_lies_there_only_you() -> None:
    position = moving(
        [marks(1), marks(2, chief="A2"), bare()],
        items=(item("1a", "A2", 0), front("1b", 0), front("1c", 1)),
    )
    play(position, 0, Pick("1b"), Mark())
    assert refused(position, 1, Pick("1a")) == "G5.6"
    assert refused(position, 1, Pick("1b")) == "G5.6"


# G5.7


def test_g5_7_an_abandoned_item_must_be_marked_or_settled() -> None:
    position = moving(
        [marks(1, **FREE), bare(), bare()],
        hexes=path("A2", "A3"),
        items=(item("1a", "moai-quarry"),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert refused(position, 0, Stop()) == "G5.7"
    ends = {a for a in position.legal(0) if not isinstance(a, Enter)}
    assert ends == {Mark(), Erect("Near")}


def test_g5_7_without_marker_only_if_it_can_be_settled() -> None:
    """The way to A2 is open, but nobody of blue's stands there."""
    position = moving(
        [bare(), bare(chief="A2"), bare()],
        items=(item("1a", "moai-quarry"), front("1b", 0)),
    )
    assert picks(position, 0) == {"1b"}
    assert refused(position, 0, Pick("1a")) == "G5.7"


def test_g5_7_without_marker_where_it_stands() -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(item("1a", "A2"),))
    play(position, 0, Pick("1a"))
    assert position.legal(0) == [Erect("Near")]


def test_g5_7_without_marker_no_step_into_a_dead_end() -> None:
    """From the quarry both neighbours can be entered; only A2 leads to A3 where he stands.

    The headdress quarry leads there too, round by the village; but not once A2 is behind.
    """
    position = moving(
        [bare(**FREE), bare(chief="A2"), bare(chief="headdress-quarry")],
        hexes=path("A3"),
        items=(item("1a", "moai-quarry"),),
    )
    play(position, 0, Pick("1a"))
    assert steps(position, 0) == {"A2", "headdress-quarry"}
    play(position, 0, by_chief("A2", 1))
    assert steps(position, 0) == {"A3"}
    assert refused(position, 0, by_chief("headdress-quarry", 2)) == "G5.7"
    assert set(position.legal(0)) == {by("A3", 1, 0, 0)}
    play(position, 0, by("A3", 1, 0, 0))
    assert set(position.legal(0)) == {Erect("Twin"), Erect("Other")}


def test_g5_7_with_a_marker_every_step_is_offered() -> None:
    position = moving(
        [marks(1, **FREE), bare(chief="A2"), bare(chief="headdress-quarry")],
        hexes=path("A3"),
        items=(item("1a", "moai-quarry"),),
    )
    play(position, 0, Pick("1a"), by_chief("A2", 1))
    assert steps(position, 0) == {"A3", "headdress-quarry"}


def test_g5_7_without_marker_it_may_pass_one_settling_hex_for_another() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2", "A3"),
        items=(item("1a", "moai-quarry"),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert set(position.legal(0)) == {Erect("Near"), by("A3", 1, 0, 0)}


def test_g5_7_an_abandoned_headdress_needs_a_moai_to_crown() -> None:
    hexes = path("A2")
    bald = moving(
        [bare(**FREE), bare(), bare()],
        hexes=hexes,
        items=(item("ha", "headdress-quarry"), front("1a", 0)),
    )
    assert refused(bald, 0, Pick("ha")) == "G5.7"
    play(bald, 0, Pick("1a"), by("A2", 1, 0, 0), Erect("Near"))
    assert picks(bald, 0) == {"ha"}
    play(bald, 0, Pick("ha"), by("A2", 1, 0, 0))
    assert bald.legal(0) == [Crown("Near")]


def test_g5_7_without_a_base_only_ones_reserved_ahu_counts() -> None:
    bases = tuple(base(name, 0) for name in ("Twin", "Town", "Wood", "Mine", "Far"))
    seats = [bare(**FREE), *[bare() for _ in range(4)]]
    near = moving(
        [seats[0], marks(2), *seats[2:]],
        turn=1,
        hexes=path("A2", players=5),
        items=(item("1a", "moai-quarry"),),
        ahus=bases,
    )
    play(near, 1, Pass())
    assert phase_of(near) != "move", "blue cannot touch it"
    far = moving(
        seats,
        hexes=path("A2", "A3", players=5),
        items=(item("1a", "moai-quarry"),),
        ahus=bases,
    )
    play(far, 0, Pick("1a"), by("A2", 1, 0, 0, 0, 0))
    assert far.legal(0) == [by("A3", 1, 0, 0, 0, 0)]
    play(far, 0, by("A3", 1, 0, 0, 0, 0))
    assert far.legal(0) == [Erect("Twin")]


# G5.8


def test_g5_8_a_later_action_goes_on_with_the_same_item() -> None:
    position = moving(
        [bare(**FREE), marks(2), bare()],
        hexes=path("A2", "A3"),
        items=(front("1a", 0), front("1b", 1)),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    play(position, 1, Pick("1b"), Mark())
    play(position, 0, Pick("1a"), by("A3", 1, 0, 0), Erect("Twin"))
    assert position.public().ahus[1].state == "taken"


def test_g5_8_a_recovered_item_too() -> None:
    """Once marked it is like any other of his items: he may leave it where he stops."""
    position = moving(
        [marks(1, **FREE), bare(), bare()],
        hexes=path("A2", "A3"),
        items=(item("1a", "moai-quarry"),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Mark())
    play(position, 0, Pick("1a"), by("A3", 1, 0, 0), Stop())
    assert item_facts(position, "1a").marker == 0


def test_g5_8_marked_later_where_it_stopped() -> None:
    position = moving([marks(1, **FREE), bare(), bare()], hexes=path("A2"), items=(front("1a", 0),))
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop(), Pick("1a"))
    assert refused(position, 0, Stop()) == "G5.6"
    play(position, 0, Mark())
    assert item_facts(position, "1a").marker == 0
