"""Phase 4, transport: how it ends (G5.9)."""

from __future__ import annotations

import pytest

from ahu.core.refusal import Refused
from ahu.games.giants.actions import (
    Mark,
    MarkLaid,
    Pass,
    Peek,
    Pick,
    Stop,
)
from ahu.games.giants.snapshot import ItemSnapshot
from tests.games.giants.help import (
    FREE,
    bare,
    base,
    by,
    erected,
    front,
    item,
    item_facts,
    marks,
    moving,
    pass_all,
    path,
    phase_of,
    placing,
    play,
    refused,
    seat,
    seat_facts,
    setting,
)


def test_g5_9_items_in_front_go_to_their_quarries() -> None:
    position = moving(
        [marks(2), marks(0), bare()],
        items=(front("1a", 0), front("ha", 0), front("2a", 1)),
        round=2,
    )
    play(position, 0, Pass())
    assert phase_of(position) == "marks"
    where = {t.item: t.hex for t in position.public().items}
    assert where == {"1a": "moai-quarry", "2a": "moai-quarry", "ha": "headdress-quarry"}


def test_g5_9_any_of_these_items_in_one_decision() -> None:
    position = moving([marks(2), bare(), bare()], items=(front("1a", 0), front("ha", 0)))
    play(position, 0, Pass())
    assert set(position.legal(0)) == {
        MarkLaid(()),
        MarkLaid(("1a",)),
        MarkLaid(("ha",)),
        MarkLaid(("1a", "ha")),
    }
    play(position, 0, MarkLaid(("1a", "ha")))
    assert seat_facts(position, 0).markers == 0
    assert {item_facts(position, n).marker for n in ("1a", "ha")} == {0}


def test_g5_9_in_whatever_order_they_are_named() -> None:
    position = moving([marks(2), bare(), bare()], items=(front("1a", 0), front("ha", 0)))
    play(position, 0, Pass())
    assert MarkLaid(("ha", "1a")) == MarkLaid(("1a", "ha"))
    play(position, 0, MarkLaid(("ha", "1a")))
    assert {item_facts(position, n).marker for n in ("1a", "ha")} == {0}


def test_g5_9_no_more_than_his_markers() -> None:
    position = moving(
        [marks(1), bare(), bare()], items=(front("1a", 0), front("1b", 0), front("1c", 0))
    )
    play(position, 0, Pass())
    assert {len(a.items) for a in position.legal(0) if isinstance(a, MarkLaid)} == {0, 1}
    assert refused(position, 0, MarkLaid(("1a", "1b"))) == "G5.9"


def test_g5_9_only_these_items() -> None:
    """Neither what he moved in this phase, nor another's, nor an abandoned one."""
    position = moving(
        [marks(2, **FREE), marks(2), bare()],
        hexes=path("A2"),
        items=(front("1a", 0), front("1b", 0), front("1c", 1), item("1d", "moai-quarry")),
    )
    play(position, 0, Pick("1a"), by("A2", 1, 0, 0), Stop())
    pass_all(position)
    assert position.deciding == (0,)
    for name in ("1a", "1c", "1d"):
        assert refused(position, 0, MarkLaid((name,))) == "G5.9"
    play(position, 0, MarkLaid(("1b",)))
    assert position.deciding == (1,)


def test_g5_9_in_turn_order() -> None:
    position = moving(
        [marks(1), marks(1), marks(1)],
        first=1,
        turn=1,
        items=(front("1a", 0), front("1b", 1), front("1c", 2)),
    )
    pass_all(position)
    order = []
    while phase_of(position) == "marks":
        order.append(position.deciding[0])
        assert refused(position, (order[-1] + 1) % 3, MarkLaid(())) == "G5.9"
        play(position, order[-1], MarkLaid(()))
    assert order == [1, 2, 0]


def test_g5_9_passed_or_not_but_with_a_marker() -> None:
    """Green passed by himself, red has no marker: only blue and green are asked."""
    position = moving(
        [marks(1), marks(1), marks(0)], items=(front("1a", 0), front("1b", 1), front("1c", 2))
    )
    play(position, 0, Pass())
    play(position, 1, Pass())
    assert position.deciding == (0,)
    play(position, 0, MarkLaid(()))
    assert position.deciding == (1,)
    play(position, 1, MarkLaid(()))
    assert phase_of(position) == "dice"


def test_g5_9_nobody_with_a_marker_is_nobody_asked() -> None:
    position = moving([bare(chief="A2"), bare(), bare()], items=(front("1a", 0), front("1b", 1)))
    pass_all(position)
    assert phase_of(position) == "dice"
    assert {t.item for t in position.public().items if t.abandoned} == {"1a", "1b"}


def test_g5_9_skipped_phase_4_too() -> None:
    """Nobody can act in phase 4, but a marker bought back is none; items still go down."""
    position = placing([seat(), bare(), bare()], items=(front("1a", 1),))
    play(position, 0, Pass())
    assert phase_of(position) == "dice"
    assert item_facts(position, "1a").hex == "moai-quarry"


def test_g5_peeking_between_small_decisions_changes_no_turn() -> None:
    position = moving(
        [marks(1, tablets=1), bare(), bare()],
        items=(front("1a", 0), erected("1b", "Near")),
        ahus=(base("Near", 1),),
    )
    play(position, 0, Pick("1a"), Peek("Near"))
    assert position.legal(0) == [Mark()]
    play(position, 0, Mark())
    assert item_facts(position, "1a").marker == 0


def test_g5_1_items_in_front_cannot_wait_for_another_phase() -> None:
    position = setting("bid", [seat(sealed="to-decide")] * 3, items=(ItemSnapshot("1a", "quarry"),))
    assert refused(position, 0, Pick("1a")) == "G3.1"


def test_g5_9_no_more_statues_in_front_than_dice() -> None:
    """So that nobody is ever asked to choose among more items than a round can bring."""
    statues = tuple(front(f"1{letter}", 0) for letter in "abcd")
    moving([marks(2), bare(), bare()], items=statues[:3])
    with pytest.raises(Refused) as caught:
        moving([marks(2), bare(), bare()], items=statues)
    assert caught.value.refusal.rule == "G2.1"


def test_g5_9_no_more_headdresses_in_front_than_sorcerer_and_chief_can_take() -> None:
    headdresses = tuple(front(f"h{letter}", 0) for letter in "abc")
    moving([marks(2), bare(), bare()], items=headdresses[:2])
    with pytest.raises(Refused) as caught:
        moving([marks(2), bare(), bare()], items=headdresses)
    assert caught.value.refusal.rule == "G4.2"
