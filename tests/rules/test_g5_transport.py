"""Phase 4, transport: whose items, carrying them, and what carriers score (G5.1 to G5.4)."""

from __future__ import annotations

import pytest

from ahu.games.giants.actions import (
    Enter,
    Erect,
    Mark,
    MarkLaid,
    Pass,
    Pick,
    Stop,
    TakeBack,
)
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import (
    FREE,
    allowed,
    bare,
    base,
    by,
    by_chief,
    erected,
    front,
    hex_with,
    item,
    item_facts,
    marks,
    moving,
    of_kind,
    pass_all,
    path,
    phase_of,
    picks,
    play,
    refused,
    steps,
)


def test_g5_clockwise_one_action_each() -> None:
    position = moving(
        [marks(1), marks(1), marks(1)],
        first=1,
        turn=1,
        items=(front("1a", 0), front("1b", 1), front("1c", 2)),
    )
    for number, name in ((1, "1b"), (2, "1c"), (0, "1a")):
        assert position.deciding == (number,)
        assert refused(position, (number + 1) % 3, Pass()) == "G5"
        play(position, number, Pick(name), Mark())


def test_g5_passing_is_final() -> None:
    position = moving(
        [marks(1), marks(2), marks(0)], items=(front("1a", 0), front("1b", 1), front("1c", 1))
    )
    play(position, 0, Pass())
    play(position, 1, Pick("1b"), Mark())
    assert position.deciding == (1,)
    assert refused(position, 0, Pick("1a")) == "G5"


def test_g5_who_can_do_nothing_passes_by_himself() -> None:
    position = moving(
        [marks(2), marks(0), marks(1)],
        items=(front("1a", 0), front("1b", 1), front("1c", 2), front("ha", 0)),
    )
    play(position, 0, Pick("1a"), Mark())
    assert position.deciding == (2,)
    assert position.public().seats[1].passed


def test_g5_even_if_he_could_do_something_later() -> None:
    """Green has a figure at an ahu and a headdress, but no Moai stands there in his turn."""
    position = moving(
        [bare(**FREE), bare(**FREE), bare()],
        hexes=(hex_with("headdress-quarry", {0: 1, 1: 1}),),
        items=(front("1a", 0), item("ha", "headdress-quarry"), front("1b", 0)),
    )
    play(position, 0, Pick("1a"), by("headdress-quarry", 1, 0, 0), Stop())
    assert position.deciding == (0,)
    assert position.public().seats[1].passed
    play(position, 0, Pick("1a"), Erect("Mine"))
    assert position.deciding == (0,)
    assert refused(position, 1, Pick("ha")) == "G5"


def test_g5_the_last_one_left_goes_on_alone() -> None:
    position = moving(
        [marks(2), marks(0), marks(0)], items=(front("1a", 0), front("1b", 0), front("1c", 0))
    )
    play(position, 0, Pick("1a"), Mark(), Pick("1b"), Mark())
    assert phase_of(position) != "move"


def test_g5_a_half_tablet_to_peek_with_keeps_nobody_in() -> None:
    position = moving(
        [marks(2), bare(tablets=3), marks(1)],
        items=(front("1a", 0), front("1b", 0), front("1c", 2), erected("1d", "Near")),
        ahus=(base("Near", 1),),
    )
    play(position, 0, Pick("1a"), Mark())
    assert position.deciding == (2,)


# G5.1


def test_g5_1_in_front_of_your_screen_from_its_quarry() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2", "headdress-quarry", "village"),
        items=(front("1a", 0), front("ha", 0)),
    )
    statue = position.copy()
    play(statue, 0, Pick("1a"))
    assert item_facts(statue, "1a").hex == "moai-quarry"
    assert steps(statue, 0) == {"A2", "headdress-quarry"}
    play(position, 0, Pick("ha"))
    assert item_facts(position, "ha").hex == "headdress-quarry"
    assert steps(position, 0) == {"A2", "village"}


def test_g5_1_not_in_front_of_anothers() -> None:
    position = moving([marks(2), marks(2), bare()], items=(front("1a", 0), front("1b", 1)))
    assert refused(position, 0, Pick("1b")) == "G5.1"


def test_g5_1_with_your_marker() -> None:
    position = moving(
        [marks(1, markers_front=0, **FREE), marks(1, markers_front=0), bare()],
        hexes=path("A3"),
        items=(item("1a", "A2", 0), item("1b", "A2", 1)),
    )
    assert picks(position, 0) == {"1a"}
    assert refused(position, 0, Pick("1b")) == "G5.6"


def test_g5_1_moved_earlier_in_this_phase() -> None:
    position = moving(
        [bare(**FREE), marks(2), bare()],
        hexes=path("A2", "A3"),
        items=(front("1a", 0), front("1b", 1)),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    assert picks(position, 1) == {"1b"}
    assert refused(position, 1, Pick("1a")) == "G5.1"
    play(position, 1, Pick("1b"), Mark())
    assert picks(position, 0) == {"1a"}


def test_g5_1_moved_and_unmarked_is_abandoned_in_the_next_round_only() -> None:
    position = moving(
        [bare(**FREE), marks(2), bare()],
        hexes=path("A2"),
        items=(front("1a", 0), front("1b", 1)),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    assert not any(thing.abandoned for thing in position.public().items)
    pass_all(position)
    play(position, 1, MarkLaid(("1b",)))
    assert {t.item for t in position.public().items if t.abandoned} == {"1a"}


def test_g5_1_abandoned_is_anybodys() -> None:
    position = moving([marks(1), marks(2), marks(1)], items=(item("1a", "A2"), item("ha", "A3")))
    assert picks(position, 0) == {"1a", "ha"}
    play(position, 0, Pass())
    assert picks(position, 1) == {"1a", "ha"}


def test_g5_1_each_item_of_a_hex_keeps_its_own_marker_and_mover() -> None:
    position = moving(
        [marks(1, markers_front=0, **FREE), marks(1, markers_front=0), bare()],
        hexes=path("A2", "A3"),
        items=(front("1a", 0), item("1b", "A2", 0), item("1c", "A2", 1), item("1d", "A2")),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    assert picks(position, 1) == {"1c", "1d"}
    play(position, 1, Pick("1d"), Mark())
    facts = {t.item: (t.marker, t.mover) for t in position.public().items}
    assert facts["1a"] == (None, 0)
    assert facts["1b"] == (0, None)
    assert facts["1c"] == (1, None)
    assert facts["1d"][0] == 1
    assert picks(position, 0) == {"1a", "1b"}


def test_g5_1_not_what_is_in_the_supply_or_gone() -> None:
    position = moving(
        [marks(2), bare(), bare()], items=(front("1a", 0), ItemSnapshot("2a", "gone"))
    )
    for name in ("2a", "3a", "ha"):
        assert refused(position, 0, Pick(name)) == "G5.1"
    assert refused(position, 0, Pick("9z")) == "G0.2"


# G5.2


@pytest.mark.parametrize(
    ("size", "workers", "logs", "carried"),
    [
        (1, 1, 0, True),
        (1, 0, 1, False),
        (2, 1, 0, False),
        (2, 2, 0, True),
        (2, 1, 1, True),
        (2, 0, 2, False),
        (3, 2, 0, False),
        (3, 3, 0, True),
        (3, 2, 1, True),
        (3, 1, 2, True),
        (3, 1, 1, False),
        (3, 0, 3, False),
    ],
)
def test_g5_2_capacity(size: int, workers: int, logs: int, carried: bool) -> None:
    workers_on = {0: workers} if workers else None
    position = moving(
        [marks(2, workers_front=0 if workers else 1), bare(), bare()],
        hexes=(hex_with("A2", workers_on, logs=logs),),
        items=(front(f"{size}a", 0),),
    )
    play(position, 0, Pick(f"{size}a"))
    entry = by("A2", min(workers, size), 0, 0, logs=size - min(workers, size))
    if carried:
        assert allowed(position, 0, entry)
    else:
        assert steps(position, 0) == set()
        assert refused(position, 0, entry) == "G5.2"


def test_g5_2_logs_alone_keep_nobody_in() -> None:
    """Green has a statue and logs lie on the way, but no figure is with them."""
    position = moving(
        [marks(1), bare(), bare()],
        hexes=(hex_with("A2", None, logs=3),),
        items=(front("1a", 0), front("1b", 1)),
    )
    play(position, 0, Pick("1a"), Mark())
    assert phase_of(position) == "take-back"


@pytest.mark.parametrize("name", ["1a", "2a", "3a"])
def test_g5_2_a_chief_carries_anything_alone(name: str) -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(front(name, 0),))
    play(position, 0, Pick(name), by_chief("A2", 0))
    assert item_facts(position, name).hex == "A2"


def test_g5_2_the_sorcerer_carries_one() -> None:
    position = moving(
        [bare(sorcerer="A2", **FREE), bare(), bare()],
        hexes=(hex_with("A2", {0: 1}),),
        items=(front("2a", 0),),
    )
    play(position, 0, Pick("2a"), by("A2", 2, 0, 0))


def test_g5_2_a_headdress_weighs_one() -> None:
    position = moving([bare(**FREE), bare(), bare()], hexes=path("A2"), items=(front("ha", 0),))
    play(position, 0, Pick("ha"), by("A2", 1, 0, 0))


def test_g5_2_every_hex_entered_needs_capacity_the_start_does_not() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2", "A4"),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert refused(position, 0, by("A3", 1, 0, 0)) == "G5.2"
    assert refused(position, 0, by("A4", 1, 0, 0)) == "G5.2"


def test_g5_2_any_hex_may_be_crossed() -> None:
    """Quarries, village, hut and forest alike."""
    around = ("headdress-quarry", "village", "hut", "B4")
    position = moving([bare(**FREE), bare(), bare()], hexes=path(*around), items=(front("1a", 0),))
    play(position, 0, Pick("1a"), *(by(hex, 1, 0, 0) for hex in around))
    assert item_facts(position, "1a").hex == "B4"
    headdress = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("moai-quarry", "A2"),
        items=(front("ha", 0),),
    )
    play(headdress, 0, Pick("ha"), by("moai-quarry", 1, 0, 0), by("A2", 1, 0, 0))


def test_g5_2_figures_and_logs_serve_any_number_of_transports() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=(hex_with("A2", {0: 1}, logs=1),),
        items=(front("2a", 0), front("2b", 0), front("2c", 0)),
    )
    for name in ("2a", "2b", "2c"):
        play(position, 0, Pick(name), by("A2", 1, 0, 0, logs=1), Stop())
    assert {item_facts(position, n).hex for n in ("2a", "2b", "2c")} == {"A2"}


# G5.3


def test_g5_3_never_twice() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2", "A3", "village", "moai-quarry"),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), by("A3", 1, 0, 0))
    assert refused(position, 0, by("A2", 1, 0, 0)) == "G5.3"
    play(position, 0, by("village", 1, 0, 0))
    assert refused(position, 0, by("A2", 1, 0, 0)) == "G5.3"
    assert refused(position, 0, by("A3", 1, 0, 0)) == "G5.3"


def test_g5_3_the_starting_hex_counts() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2", "moai-quarry"),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0))
    assert refused(position, 0, by("moai-quarry", 1, 0, 0)) == "G5.3"


def test_g5_3_across_actions_of_a_round() -> None:
    """Only green stands on the way, so that blue can erect nowhere."""
    position = moving(
        [bare(), bare(**FREE), bare()],
        hexes=path("A2", "moai-quarry", "A3", seat=1),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 0, 1, 0), Stop())
    play(position, 0, Pick("1a"), by("A3", 0, 1, 0), Stop())
    assert phase_of(position) != "move", "nothing is left to do with it"
    assert item_facts(position, "1a").hex == "A3"


def test_g5_3_across_actions_it_may_still_go_elsewhere() -> None:
    position = moving(
        [marks(2, **FREE), bare(), bare()],
        hexes=path("A2", "moai-quarry", "A3"),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop(), Pick("1a"))
    assert refused(position, 0, by("moai-quarry", 1, 0, 0)) == "G5.3"
    assert steps(position, 0) == {"A3"}


def test_g5_3_not_across_rounds() -> None:
    """What it entered in the last round is forgotten."""
    position = moving(
        [marks(1), bare(**FREE), bare()], hexes=path("A2", seat=1), items=(front("1a", 0),)
    )
    play(position, 0, Pick("1a"), by("A2", 0, 1, 0), Mark())
    assert item_facts(position, "1a").entered == ()
    play(position, 0, TakeBack())
    assert phase_of(position) == "dice"
    facts = item_facts(position, "1a")
    assert (facts.hex, facts.marker, facts.entered) == ("A2", 0, ())


def test_g5_3_each_item_has_its_own_hexes() -> None:
    position = moving(
        [bare(**FREE), bare(), bare()],
        hexes=path("A2"),
        items=(front("1a", 0), front("1b", 0)),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    play(position, 0, Pick("1b"), by("A2", 1, 0, 0), Stop())


# G5.4


def test_g5_4_each_figure_of_another_scores_one() -> None:
    position = moving(
        [bare(), bare(sorcerer="A2", **FREE), bare(**FREE)],
        hexes=(hex_with("A2", {1: 1, 2: 1}),),
        items=(front("3a", 0),),
    )
    play(position, 0, Pick("3a"), by("A2", 0, 2, 1))
    assert position.scores == (0, 2, 1)


@pytest.mark.parametrize(("name", "points"), [("1a", 1), ("2a", 2), ("3a", 3), ("ha", 1)])
def test_g5_4_a_chief_scores_the_size(name: str, points: int) -> None:
    position = moving([bare(), bare(chief="A2"), bare()], items=(front(name, 0),))
    play(position, 0, Pick(name), by_chief("A2", 1))
    assert position.scores == (0, points, 0)


def test_g5_4_own_figures_and_logs_score_nothing() -> None:
    position = moving(
        [bare(chief="A3", **FREE), bare(), bare()],
        hexes=(hex_with("A2", {0: 1}, logs=2),),
        items=(front("3a", 0),),
    )
    play(position, 0, Pick("3a"), by("A2", 1, 0, 0, logs=2), by_chief("A3", 0))
    assert position.scores == (0, 0, 0)


def test_g5_4_anothers_worker_with_logs() -> None:
    position = moving(
        [bare(), bare(**FREE), bare()],
        hexes=(hex_with("A2", {1: 1}, logs=2),),
        items=(front("3a", 0),),
    )
    play(position, 0, Pick("3a"), by("A2", 0, 1, 0, logs=2))
    assert position.scores == (0, 1, 0)


def test_g5_4_the_mover_chooses() -> None:
    """Every way to carry a size 2 through a hex with all kinds of help."""
    position = moving(
        [bare(**FREE), bare(chief="A2", **FREE), bare(chief="A2", **FREE)],
        hexes=(hex_with("A2", {0: 1, 1: 1, 2: 2}, logs=1),),
        items=(front("2a", 0),),
    )
    play(position, 0, Pick("2a"))
    assert of_kind(position, 0, Enter) == {
        by("A2", 1, 1, 0),
        by("A2", 1, 0, 1),
        by("A2", 0, 1, 1),
        by("A2", 0, 0, 2),
        by("A2", 1, 0, 0, logs=1),
        by("A2", 0, 1, 0, logs=1),
        by("A2", 0, 0, 1, logs=1),
        by_chief("A2", 1),
        by_chief("A2", 2),
    }


def test_g5_4_exactly_the_needed_number() -> None:
    position = moving(
        [bare(chief="A2", **FREE), bare(**FREE), bare()],
        hexes=(hex_with("A2", {0: 3, 1: 2}, logs=2),),
        items=(front("2a", 0),),
    )
    play(position, 0, Pick("2a"))
    assert refused(position, 0, by("A2", 1, 2, 0)) == "G5.4"
    assert refused(position, 0, by("A2", 1, 0, 0)) == "G5.4"
    assert refused(position, 0, by("A2", 2, 0, 0, logs=1)) == "G5.4"
    assert refused(position, 0, Enter("A2", (1, 0, 0), 0, 0)) == "G5.4"
    assert refused(position, 0, Enter("A2", (), 1, 0)) == "G5.4"
    assert refused(position, 0, by("A2", 0, 0, 0, logs=2)) == "G5.2"


def test_g5_4_a_chief_and_nobody_else() -> None:
    position = moving([bare(), bare(chief="A2"), bare()], items=(front("1a", 0),))
    play(position, 0, Pick("1a"))
    for figures in ((1, 0, 0), (0, 0, -1)):
        assert refused(position, 0, Enter("A2", figures, chief=1)) == "G5.4"
    assert refused(position, 0, Enter("A2", (0, 0, 0), 1, chief=1)) == "G5.4"
    assert Enter("A2", (0, 0, 0), chief=1) == Enter("A2", chief=1)
    play(position, 0, Enter("A2", (0, 0, 0), chief=1))


def test_g5_4_only_figures_and_chiefs_that_stand_there() -> None:
    position = moving(
        [bare(chief="A3", **FREE), bare(**FREE), bare()],
        hexes=(hex_with("A2", {0: 1, 1: 1}, logs=1),),
        items=(front("2a", 0),),
    )
    play(position, 0, Pick("2a"))
    assert refused(position, 0, by("A2", 2, 0, 0)) == "G5.4"
    assert refused(position, 0, by("A2", 0, 1, 1)) == "G5.4"
    assert refused(position, 0, by_chief("A2", 0)) == "G5.4"
    assert refused(position, 0, by_chief("A2", 7)) == "G5.4"
    assert refused(position, 0, by("A2", 1, 1)) == "G5.4"


def test_g5_4_at_once_and_hex_by_hex() -> None:
    position = moving(
        [bare(), bare(**FREE), bare(**FREE)],
        hexes=(hex_with("A2", {1: 1}), hex_with("A3", {1: 1, 2: 1})),
        items=(front("1a", 0),),
    )
    play(position, 0, Pick("1a"), by("A2", 0, 1, 0))
    assert position.scores == (0, 1, 0)
    play(position, 0, by("A3", 0, 0, 1))
    assert position.scores == (0, 1, 1)


def test_g5_4_points_go_beyond_255() -> None:
    position = moving([bare(), bare(chief="A2", score=254), bare()], items=(front("3a", 0),))
    play(position, 0, Pick("3a"), by_chief("A2", 1))
    assert position.scores == (0, 257, 0)
