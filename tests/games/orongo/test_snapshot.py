"""Snapshots: there and back, and everything that no game could contain."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from ahu.core.refusal import Refused
from ahu.core.rng import rng_for
from ahu.games.orongo.actions import OrongoOptions, Place
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.snapshot import ChipSnapshot, OrongoSnapshot, SeatSnapshot
from tests.games.orongo.setting import auction, opened, placing, setting, started
from tests.rules.test_o5_moai import LAST


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_and_back_bit_for_bit(players: int) -> None:
    rng = rng_for("snapshot", players)
    for amulet_first in (False, True):
        position = ORONGO.new(players, OrongoOptions(amulet_first))
        while True:
            text = msgspec.json.encode(position.snapshot())
            again = ORONGO.restore(msgspec.json.decode(text, type=OrongoSnapshot))
            assert again.state.at == position.state.at
            assert again.options == position.options
            assert again.snapshot() == position.snapshot()
            if position.waiting == "over":
                break
            if position.waiting == "chance":
                position.happen(position.draw(rng))
            else:
                seat = position.deciding[rng.below(len(position.deciding))]
                legal = position.legal(seat)
                position.play(seat, legal[rng.below(len(legal))])
                for mind in range(players):
                    recalled = position.recall(mind)
                    assert ORONGO.restore(recalled.snapshot()).state.at == recalled.state.at


def test_a_main_moai_there_and_back() -> None:
    position = placing(players=4, chips={0: f"{LAST} 33+ p35+"}, shells=9)
    position.play(0, Place("p42"))
    again = ORONGO.restore(position.snapshot())
    assert again.state.at == position.state.at
    position.play(0, position.legal(0)[0])
    again = ORONGO.restore(position.snapshot())
    assert again.state.at == position.state.at
    assert again.winners == (0,)


def test_unknown_fields_are_forbidden() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**msgspec.to_builtins(setting()), "seed": 1}, OrongoSnapshot)


Change = Callable[[OrongoSnapshot], OrongoSnapshot]


def seat(index: int, **changes: object) -> Change:
    """Change something of a seat."""

    def change(snapshot: OrongoSnapshot) -> OrongoSnapshot:
        seats = list(snapshot.seats)
        seats[index] = replace(seats[index], **changes)
        return replace(snapshot, seats=tuple(seats))

    return change


def having(**changes: object) -> Change:
    """Change something of the whole."""
    return lambda snapshot: replace(snapshot, **changes)


def chip(index: int, **changes: object) -> Change:
    """Change a chip on the board."""

    def change(snapshot: OrongoSnapshot) -> OrongoSnapshot:
        chips = list(snapshot.chips)
        chips[index] = replace(chips[index], **changes)
        return replace(snapshot, chips=tuple(chips))

    return change


FRESH = ORONGO.new(3).snapshot()
BIDS = started(3).snapshot()
LATER = auction([16, 16, 10], atoll=6).snapshot()
CHIPS = setting(players=3, chips={0: "18+ p22+ 28", 1: "4", 2: "60 p50 53 p45"})
BOTH = setting(players=3, bids=(5, 3, 3), dues=(3, 2, 1), atoll=5)
BUILDS = setting("moai", chips={0: "18 p22"}, due=2)


@pytest.mark.parametrize("snapshot", [FRESH, BIDS, LATER, CHIPS, BOTH, BUILDS])
def test_these_are_in_order(snapshot: OrongoSnapshot) -> None:
    position = ORONGO.restore(snapshot)
    assert ORONGO.restore(position.snapshot()).state.at == position.state.at


FAULTS: list[tuple[OrongoSnapshot, Change, str, str, str]] = [
    (FRESH, having(players=5), "O1.3", "players", "$.players"),
    (FRESH, having(players=2), "O1.3", "orongo-seats", "$.seats"),
    (FRESH, having(round=0), "O2", "orongo-round", "$.round"),
    (FRESH, having(round=20), "O2", "orongo-round", "$.round"),
    (FRESH, having(round=2), "O1.5", "orongo-first-round", "$.round"),
    (FRESH, having(amulet=0), "O1.5", "orongo-amulet", "$.amulet"),
    (FRESH, having(tiles=("1",)), "O2", "orongo-tile-count", "$.tiles"),
    (FRESH, having(phase="tiles"), "O1.5", "orongo-amulet", "$.amulet"),
    (FRESH, having(placing=0), "O4.1", "orongo-nobody-places", "$.placing"),
    (BIDS, having(amulet=None), "O1.5", "orongo-amulet", "$.amulet"),
    (BIDS, having(amulet=3), "O1.3", "seat", "$.amulet"),
    (BIDS, having(amulet=-1), "O1.3", "seat", "$.amulet"),
    (BIDS, having(phase="tiles"), "O2", "orongo-tile-count", "$.tiles"),
    (BIDS, having(tiles=BIDS.tiles[1:]), "O2", "orongo-tile-count", "$.tiles"),
    (BIDS, having(round=2), "O2", "orongo-tile-count", "$.tiles"),
    (BIDS, having(tiles=("p1", *BIDS.tiles)), "O1.2", "orongo-tile-nowhere", "$.tiles[0]"),
    (BIDS, having(tiles=("61", *BIDS.tiles)), "O1.2", "orongo-tile-nowhere", "$.tiles[0]"),
    (BIDS, having(tiles=("1", *BIDS.tiles)), "O1.2", "orongo-tile-twice", "$.tiles[1]"),
    (BIDS, seat(1, shells=17), "O1.3", "orongo-shell-count", "$.seats"),
    (BIDS, seat(1, due=1), "O3.2", "orongo-nothing-due", "$.seats[1].due"),
    (BIDS, seat(1, bid=17), "O3.1", "orongo-bid-shells", "$.seats[1].bid"),
    (BIDS, seat(1, bid=-1), "O3.1", "orongo-bid-range", "$.seats[1].bid"),
    (BIDS, having(phase="over"), "O3.1", "orongo-bid-missing", "$.seats[0].bid"),
    (
        BIDS,
        having(seats=tuple(SeatSnapshot(16 + i, 40, 6) for i in (-1, 0, 1))),
        "O1.3",
        "orongo-shells-dealt",
        "$.seats",
    ),
    (
        BIDS,
        having(seats=(SeatSnapshot(16, 39, 6), *BIDS.seats[1:]), chips=(ChipSnapshot("1", 0),)),
        "O3.2",
        "orongo-chips-placed",
        "$.seats[0].chips",
    ),
    (LATER, having(atoll=7), "O1.3", "orongo-shell-count", "$.seats"),
    (LATER, having(atoll=-1), "O1.3", "orongo-negative", "$.atoll"),
    (LATER, seat(0, shells=-1), "O1.3", "orongo-negative", "$.seats[0].shells"),
    (LATER, seat(0, chips=-1), "O1.3", "orongo-negative", "$.seats[0].chips"),
    (LATER, seat(0, chips=39), "O1.4", "orongo-chip-count", "$.seats[0].chips"),
    (LATER, seat(2, moai=7), "O1.4", "orongo-moai-count", "$.seats[2].moai"),
    (
        LATER,
        having(seats=tuple(replace(seat, bid=1) for seat in LATER.seats)),
        "O3.1",
        "orongo-bids-in",
        "$.seats",
    ),
    (
        ORONGO.restore(replace(LATER, phase="tiles", tiles=LATER.tiles[1:])).snapshot(),
        seat(1, bid=0),
        "O3.1",
        "orongo-bid-early",
        "$.seats[1].bid",
    ),
    (CHIPS, chip(0, field="p51"), "O1.1", "orongo-unknown-field", "$.chips[0].field"),
    (CHIPS, chip(0, field="4"), "O4.1", "orongo-two-chips", "$.chips[3].field"),
    (CHIPS, chip(0, field="1"), "O4.1", "orongo-no-tile", "$.chips[0].field"),
    (CHIPS, chip(0, seat=3), "O1.3", "seat", "$.chips[0].seat"),
    (CHIPS, chip(0, seat=-1), "O1.3", "seat", "$.chips[0].seat"),
    (CHIPS, chip(1, bears="shell"), "O5.1", "orongo-palm-no-tile", "$.chips[1].bears"),
    (CHIPS, chip(0, bears="moai"), "O5.1", "orongo-not-a-palm", "$.chips[0].bears"),
    (CHIPS, chip(7, bears="moai"), "O5.4", "orongo-inland", "$.chips[7].bears"),
    (CHIPS, chip(2, field="p1"), "O4.1", "orongo-palm-apart", "$.chips[2].field"),
    (CHIPS, chip(2, field="35", bears="nothing"), "O4.1", "orongo-no-tile", "$.chips[2].field"),
    (
        CHIPS,
        lambda s: seat(1, shells=s.seats[1].shells - 1)(chip(2, bears="shell")(s)),
        "O5.1",
        "orongo-sets-used",
        "$.chips[0]",
    ),
    (
        CHIPS,
        lambda s: seat(0, moai=6)(seat(1, shells=s.seats[1].shells + 1)(unused(s))),
        "O5.1",
        "orongo-unbuilt",
        "$.chips[0]",
    ),
    (CHIPS, having(placing=None), "O4.1", "orongo-somebody-places", "$.placing"),
    (CHIPS, having(placing=3), "O4.1", "orongo-somebody-places", "$.placing"),
    (CHIPS, having(placing=1), "O3.3", "orongo-bid-nothing", "$.placing"),
    (CHIPS, having(amulet=1), "O3.5", "orongo-amulet-highest", "$.amulet"),
    (CHIPS, seat(0, due=4), "O3.2", "orongo-dues", "$.seats"),
    (CHIPS, seat(0, due=0), "O3.2", "orongo-dues", "$.seats"),
    (CHIPS, seat(1, due=1), "O3.2", "orongo-dues", "$.seats"),
    (CHIPS, seat(1, bid=49), "O3.1", "orongo-bid-range", "$.seats[1].bid"),
    (CHIPS, seat(0, bid=None), "O3.1", "orongo-bid-missing", "$.seats[0].bid"),
    (CHIPS, having(phase="over", placing=None), "O3.2", "orongo-nothing-due", "$.seats[0].due"),
    (
        CHIPS,
        lambda s: seat(0, due=0)(having(phase="over", placing=None)(s)),
        "O6.2",
        "orongo-not-over",
        "$.phase",
    ),
    (
        CHIPS,
        lambda s: seat(0, moai=6)(chip(1, bears="main")(s)),
        "O6.1",
        "orongo-main-ends",
        "$.phase",
    ),
    (CHIPS, having(phase="moai"), "O3.2", "orongo-dues", "$.seats"),
    (
        CHIPS,
        lambda s: seat(0, due=2)(having(phase="moai")(s)),
        "O5.1",
        "orongo-nothing-to-build",
        "$.phase",
    ),
    (
        CHIPS,
        lambda s: seat(1, shells=s.seats[1].shells - 2)(having(atoll=2)(s)),
        "O3.3",
        "orongo-atoll-kept",
        "$.atoll",
    ),
    (
        BOTH,
        lambda s: seat(1, shells=s.seats[1].shells + 1)(having(atoll=4)(s)),
        "O3.2",
        "orongo-atoll-paid",
        "$.atoll",
    ),
    (BOTH, lambda s: seat(1, bid=22)(seat(2, bid=22)(s)), "O3.1", "orongo-bids-sum", "$.seats"),
    (BOTH, seat(2, due=2), "O3.2", "orongo-dues", "$.seats"),
    (BOTH, seat(1, due=0), "O3.2", "orongo-dues", "$.seats"),
    (BOTH, having(placing=1), "O3.2", "orongo-dues", "$.seats"),
    (BUILDS, having(phase="chips"), "O5.1", "orongo-unbuilt", "$.chips[0]"),
    (
        BUILDS,
        lambda s: seat(0, shells=0)(seat(1, shells=48)(s)),
        "O5.3",
        "orongo-cannot-pay",
        "$.chips[0]",
    ),
]


def unused(snapshot: OrongoSnapshot) -> OrongoSnapshot:
    """Take the Moai and its shell away."""
    return chip(0, bears="nothing")(chip(1, bears="nothing")(snapshot))


@pytest.mark.parametrize(("snapshot", "change", "rule", "key", "where"), FAULTS)
def test_faults(snapshot: OrongoSnapshot, change: Change, rule: str, key: str, where: str) -> None:
    with pytest.raises(Refused) as refused:
        ORONGO.restore(change(snapshot))
    refusal = refused.value.refusal
    assert (refusal.rule, refusal.key, refusal.where) == (rule, key, where)
    assert str(refused.value)


def test_two_main_moai() -> None:
    snapshot = setting(chips={0: "18+ p22!", 1: "8+ p4!"})
    fault(snapshot, "O6.1", "orongo-two-mains")


def test_a_main_moai_before_ones_own() -> None:
    snapshot = setting("over", chips={0: "18+ p22!"}, due=0)
    fault(replace(snapshot, placing=None), "O6.1", "orongo-main-last")


def test_a_main_moai_of_one_who_bid_nothing() -> None:
    chips = {0: "60", 1: "8+ p4+ 18+ p22+ 20+ p23+ 33+ p35+ 50+ p47+ 5+ 9+ p6! p5"}
    snapshot = setting("over", players=4, chips=chips, due=0)
    fault(replace(snapshot, placing=None), "O3.3", "orongo-bid-nothing")


def test_more_chips_than_all_could_place() -> None:
    chips = {0: "1 3 6", 1: "60 59 57", 2: "40"}
    snapshot = setting(players=3, chips=chips, tiles="", round=2)
    fault(replace(snapshot, round=1, tiles=snapshot.tiles[:6]), "O4.1", "orongo-no-tile")
    chips = {0: "1 p1 4", 1: "60 p48 56", 2: "40"}
    snapshot = setting(players=3, chips=chips, round=1)
    fault(snapshot, "O3.2", "orongo-chips-placed")


def test_nowhere_to_place() -> None:
    chips = {0: "60 p50", 1: "59", 2: "p48 56"}
    snapshot = setting(players=3, chips=chips, round=3, covered=True)
    fault(snapshot, "O4.2", "orongo-nowhere-to-place")


def test_two_groups_cannot_both_wait_to_be_built() -> None:
    fault(setting("moai", chips={0: "18 p22 8 p4"}, due=2), "O5.1", "orongo-unbuilt")


def test_the_order_of_the_bids_after_ties_may_be_any() -> None:
    # Who came second among equals depends on who held the amulet, which is no longer known.
    for dues in ((3, 2, 1), (3, 1, 2)):
        snapshot = setting(players=3, bids=(5, 3, 3), dues=dues, atoll=5)
        assert ORONGO.restore(snapshot).deciding == (0,)


def fault(snapshot: OrongoSnapshot, rule: str, key: str) -> None:
    with pytest.raises(Refused) as refused:
        ORONGO.restore(snapshot)
    assert (refused.value.refusal.rule, refused.value.refusal.key) == (rule, key)
    assert str(refused.value)


def test_opened_bids_are_restored() -> None:
    position = opened(started(4), 3, 1, 0, 2)
    assert ORONGO.restore(position.snapshot()).public() == position.public()
