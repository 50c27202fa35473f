"""The heuristic of Giants: its moves are legal, and the best are what a sensible player does."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from array import array

import pytest
from benchmarks.greedy_giants import at_random, greedy, play

import ahu
import ahu.games.giants.layout as L
from ahu.core.contract import Action
from ahu.core.heuristic import Moves
from ahu.core.rng import rng_for
from ahu.games.giants.actions import Bid, Crown, Enter, Erect, Mark, MarkLaid, Pick
from ahu.games.giants.game import GIANTS
from ahu.games.giants.heuristic import GiantsHeuristic
from ahu.games.giants.position import GiantsPosition
from ahu.games.giants.snapshot import HexSnapshot, ItemSnapshot
from tests.games.giants.help import (
    FREE,
    bare,
    base,
    bidding,
    by,
    erected,
    front,
    hex_with,
    marks,
    moving,
    path,
    phase_of,
    placing,
    seat,
    setting,
)
from tests.properties.tables import positions

GUIDES = {players: GiantsHeuristic(players) for players in GIANTS.players}


def listed(position: GiantsPosition, number: int) -> list[list[int]]:
    """The moves of a seat; the best one comes first."""
    moves = Moves()
    GUIDES[position.players].moves(position.recall(number).state, number, moves)
    found = [
        [moves.at(move, step) for step in range(moves.length(move))] for move in range(moves.count)
    ]
    if found:
        found.insert(0, found.pop(moves.best()))
    return found


def best(position: GiantsPosition, number: int = 0) -> list[Action]:
    """The best move of a seat, readable."""
    after = position.copy()
    actions = []
    for code in listed(position, number)[0]:
        actions.append(after.decode(number, code))
        after.play(number, actions[-1])
    return actions


def some_positions(tables: range, share: float) -> list[GiantsPosition]:
    """Positions of lively games: all sizes, options and two boards."""
    found = positions(GIANTS, tables, share)
    return [position for position in found if isinstance(position, GiantsPosition)]


def test_every_move_is_legal_step_by_step() -> None:
    checked = 0
    for position in some_positions(range(120), 0.2 if ahu.compiled else 0.01):
        for number in position.deciding:
            found = listed(position, number)
            assert found
            checked += len(found)
            for codes in found:
                assert codes
                after = position.copy()
                for code in codes:
                    assert code in after.legal_codes(number)
                    after.play_code(number, code)
                in_hand = after.state.at[L.PHASE] == L.MOVE and after.state.at[L.HAND] != L.NOWHERE
                assert not in_hand or position.state.at[L.HAND] != L.NOWHERE
    assert checked > (20000 if ahu.compiled else 500)


def test_nothing_is_listed_for_who_need_not_decide() -> None:
    for position in some_positions(range(6), 0.02):
        for number in range(position.players):
            assert bool(listed(position, number)) == (number in position.deciding)


def test_looking_changes_nothing() -> None:
    values = array("d", bytes(8 * 8))
    for position in some_positions(range(24), 0.02):
        heuristic = GUIDES[position.players]
        before = bytes(position.state.at)
        heuristic.estimate(position.state, values)
        for number in position.deciding:
            heuristic.moves(position.state, number, Moves())
        assert bytes(position.state.at) == before


def test_at_the_end_the_estimate_is_the_score() -> None:
    values = array("d", bytes(8 * 8))
    for position in some_positions(range(12), 0):
        GUIDES[position.players].estimate(position.state, values)
        assert tuple(values[: position.players]) == position.scores


def test_the_bids_of_others_are_not_looked_at() -> None:
    position = bidding(["1a", "2a", "3a"], [seat(), seat(), seat()])
    expected = listed(position, 0)
    all_bid_but_blue = (Bid(2, 1, True, True), Bid(1, 0, False, True))
    for number, bid in enumerate(all_bid_but_blue, 1):
        position.play(number, bid)
    moves = Moves()
    GUIDES[3].moves(position.state, 0, moves)
    assert listed(position, 0) == expected
    chosen = moves.best()
    assert [moves.at(chosen, 0)] == expected[0]


def fingerprint() -> str:
    """Moves, the best of them and estimates in many positions."""
    digest = hashlib.sha256()
    values = array("d", bytes(8 * 8))
    for position in some_positions(range(24), 0.02):
        GUIDES[position.players].estimate(position.state, values)
        digest.update(repr(values.tolist()).encode())
        for number in position.deciding:
            digest.update(repr(listed(position, number)).encode())
    return digest.hexdigest()


def test_compiled_and_interpreted_are_the_same() -> None:
    if not ahu.compiled:
        pytest.skip("the rules are not compiled here, so there is nothing to compare with")
    code = (
        f"import ahu, json; from {__name__} import fingerprint;"
        "assert not ahu.compiled; print(json.dumps(fingerprint()))"
    )
    environment = {**os.environ, "AHU_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert json.loads(done.stdout) == fingerprint()


@pytest.mark.parametrize("players", GIANTS.players)
def test_greedy_beats_random(players: int) -> None:
    if not ahu.compiled:
        pytest.skip("interpreted, whole games of greedy play take too long for a test")
    one, other = greedy(players), at_random(rng_for("greedy test"))
    for game in range(2 * players):
        table = [one if number == game % players else other for number in range(players)]
        scores = play(table, rng_for("greedy test", game))
        assert max(scores) == scores[game % players]


def wide_road(number: int, *hexes: str) -> tuple[HexSnapshot, ...]:
    """A worker of a seat and two logs on each of these hexes."""
    return tuple(hex_with(hex, {number: 1}, logs=2) for hex in hexes)


def test_erects_the_great_statue_on_the_high_ahu() -> None:
    position = moving(
        [marks(1, **FREE), bare(), bare()],
        items=(front("3a", 0), front("1a", 0)),
        hexes=wide_road(0, "A2", "A3", "A4", "A5", "A6"),
    )
    move = best(position)
    assert (move[0], move[-1]) == (Pick("3a"), Erect("Far"))
    assert [step.hex for step in move[1:-1] if isinstance(step, Enter)] == [
        "A2",
        "A3",
        "A4",
        "A5",
        "A6",
    ]


def test_gives_the_leader_nothing_where_a_free_way_is_as_good() -> None:
    both = hex_with("A2", {0: 1, 1: 1})
    position = moving(
        [marks(1, **FREE), bare(score=30, **FREE), bare()],
        items=(front("1a", 0),),
        hexes=(both, hex_with("A3", {0: 1, 1: 1})),
    )
    move = best(position)
    assert all(step == by(step.hex, 1, 0, 0) for step in move if isinstance(step, Enter))
    assert isinstance(move[-1], Erect)


def test_pays_the_one_who_is_behind() -> None:
    position = moving(
        [marks(1, **FREE), bare(score=30, **FREE), bare(**FREE)],
        items=(front("2a", 0),),
        hexes=(hex_with("A2", {0: 1, 1: 1, 2: 1}),),
    )
    assert best(position)[1] == by("A2", 1, 0, 1)


def test_marks_a_statue_it_cannot_move() -> None:
    position = moving([marks(1), bare(), bare()], items=(front("3a", 0),))
    assert best(position) == [Pick("3a"), Mark()]


def test_marks_the_greatest_when_the_phase_ends() -> None:
    laid = (ItemSnapshot(name, "laid", hex="moai-quarry", seat=0) for name in ("1b", "3a"))
    position = setting("marks", [marks(1), bare(), bare()], items=tuple(laid))
    assert best(position) == [MarkLaid(("3a",))]


def test_crowns_its_own() -> None:
    position = moving(
        [marks(1, **FREE), bare(), bare()],
        items=(front("ha", 0), erected("1a", "Twin"), erected("1b", "Other")),
        ahus=(base("Twin", 0), base("Other", 1)),
        hexes=path("A2", "A3"),
    )
    move = best(position)
    assert move[-1] == Crown("Twin")


def test_places_a_figure_where_its_statue_goes() -> None:
    position = placing(
        [seat(sorcerer="front", chief="front"), bare(), bare()], items=(front("1a", 0),)
    )
    while phase_of(position) == "place":
        position.play(0, best(position)[0])
    assert [hex.hex for hex in position.snapshot().hexes if hex.workers] == ["headdress-quarry"]
    assert best(position)[-1] == Erect("Mine")
