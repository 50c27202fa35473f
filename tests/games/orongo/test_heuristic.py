"""What the heuristic of Orongo knows: its moves are legal, and it does what is plainly right."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from array import array
from collections.abc import Iterator

import msgspec
import pytest
from benchmarks.greedy_orongo import Player, win_share

import ahu
import ahu.games.orongo.layout as L
from ahu.core.heuristic import Moves
from ahu.core.rng import Rng, rng_for
from ahu.games.orongo.actions import OrongoOptions
from ahu.games.orongo.game import ORONGO
from ahu.games.orongo.heuristic import OrongoHeuristic
from ahu.games.orongo.position import OrongoPosition
from ahu.games.orongo.weights import TUNED
from tests.games.orongo.setting import placing, setting


def decisions(position: OrongoPosition, rng: Rng) -> Iterator[tuple[OrongoPosition, int]]:
    """Every decision of a game played at random, before it is made."""
    while position.waiting != "over":
        if position.waiting == "chance":
            state = position.state
            position.kernel.happen(state, position.kernel.draw(state, rng))
            continue
        seat = position.deciding[rng.below(len(position.deciding))]
        yield position, seat
        codes = position.legal_codes(seat)
        # Low bids more often: the shells last longer, and more comes to be built.
        pick = min(rng.below(len(codes)), rng.below(len(codes)))
        position.play_code(seat, codes[pick])


def asked(heuristic: OrongoHeuristic, position: OrongoPosition, seat: int) -> Moves:
    """The moves of the heuristic."""
    moves = Moves()
    heuristic.moves(position.state, seat, moves)
    return moves


def listed(
    heuristic: OrongoHeuristic, position: OrongoPosition, seat: int
) -> list[tuple[int, ...]]:
    """The codes of each move."""
    moves = asked(heuristic, position, seat)
    return [moves.codes_of(move) for move in range(moves.count)]


def numbers(heuristic: OrongoHeuristic, position: OrongoPosition, seat: int) -> list[float]:
    """The estimate, and the score of each move."""
    values = array("d", bytes(64))
    heuristic.estimate(position.state, values)
    return [*values[: position.players], *asked(heuristic, position, seat).scores()]


def best(position: OrongoPosition, seat: int = 0) -> list[str]:
    """The best move, in words."""
    moves = asked(OrongoHeuristic(position.players), position, seat)
    actions = [position.decode(seat, code) for code in moves.codes_of(moves.best())]
    return [ORONGO.write(action, position.players) for action in actions]


def bidding(shells: int, atoll: int = 0, **words: object) -> OrongoPosition:
    """The bids of a late round, with these shells behind the screen of seat 0."""
    snapshot = setting(shells=shells, atoll=atoll, **words)  # type: ignore[arg-type]  # passed on
    seats = tuple(msgspec.structs.replace(seat, bid=None, due=0) for seat in snapshot.seats)
    return ORONGO.restore(
        msgspec.structs.replace(snapshot, phase="bids", placing=None, seats=seats, amulet=1)
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_is_legal_step_by_step_and_changes_nothing(players: int) -> None:
    heuristic = OrongoHeuristic(players)
    values = array("d", bytes(64))
    seen = 0
    for number in range(14):
        start = ORONGO.new(players, OrongoOptions(bool(number % 2)))
        for position, seat in decisions(start, rng_for("legal", players, number)):
            before = bytes(position.state.at)
            heuristic.estimate(position.state, values)
            moves = listed(heuristic, position, seat)
            assert bytes(position.state.at) == before
            assert moves
            assert len(set(moves)) == len(moves)
            for codes in moves:
                after = position.copy()
                for code in codes:
                    assert code in after.legal_codes(seat)
                    after.play_code(seat, code)
            seen += 1
    assert seen > 700


def test_a_seat_that_need_not_decide_has_no_moves() -> None:
    position = placing(chips={0: "9 p4"}, due=1)
    assert listed(OrongoHeuristic(2), position, 0)
    assert not listed(OrongoHeuristic(2), position, 1)


def test_bids_of_others_are_not_looked_at() -> None:
    heuristic = OrongoHeuristic(3)
    for position, seat in decisions(ORONGO.new(3), rng_for("sealed")):
        other = (seat + 1) % 3
        if position.state.at[L.BID + other] != L.NOBODY and len(position.deciding) > 1:
            changed = position.copy()
            changed.state.at[L.BID + other] = 0
            assert numbers(OrongoHeuristic(3), changed, seat) == numbers(heuristic, position, seat)


def first_auctions(players: int) -> list[OrongoPosition]:
    """The first auction of two games."""
    found = []
    for deal in range(2):
        position, _ = next(decisions(ORONGO.new(players), rng_for("auction", deal)))
        found.append(position)
    return found


# With two players each chip placed is one less to come, which haste does not look into.
@pytest.mark.parametrize("players", [3, 4])
def test_a_hasty_auction_finds_the_same_where_a_turn_is_worth_the_same(players: int) -> None:
    here, there = first_auctions(players)
    heuristic = OrongoHeuristic(players)
    thorough = asked(heuristic, here, 1).scores()
    heuristic.auction.hasty = True
    assert asked(heuristic, there, 1).scores() != asked(OrongoHeuristic(players), there, 1).scores()
    assert asked(heuristic, here, 1).scores() == pytest.approx(thorough, abs=1e-9)
    heuristic.auction.hasty = False
    assert asked(heuristic, here, 1).scores() == thorough


def fingerprint() -> list[object]:
    """Moves and numbers of a few games."""
    found: list[object] = []
    for players in (2, 3, 4):
        heuristic = OrongoHeuristic(players)
        games = decisions(ORONGO.new(players), rng_for("same", players))
        for i, (position, seat) in enumerate(games):
            if i % 9 == 0:
                found.append(
                    [listed(heuristic, position, seat), numbers(heuristic, position, seat)]
                )
    return found


def test_compiled_and_interpreted_are_the_same() -> None:
    if not ahu.compiled:
        pytest.skip("nothing is compiled here, so there is nothing to compare with")
    code = (
        f"import ahu, json; from {__name__} import fingerprint;"
        "assert not ahu.compiled; print(json.dumps(fingerprint()))"
    )
    environment = {**os.environ, "AHU_INTERPRETED": "1"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    here = json.loads(json.dumps(fingerprint()))
    there = json.loads(done.stdout)
    assert len(here) == len(there)
    for (moves, scores), (other_moves, other_scores) in zip(here, there, strict=True):
        assert moves == other_moves
        assert scores == pytest.approx(other_scores, abs=1e-9)


def test_it_completes_a_set_that_reaches_the_coast() -> None:
    assert best(placing(chips={0: "60 p48"}, tiles="55 13 17", due=1)) == [
        "place 55",
        "build 55 60 p48",
    ]


def test_it_takes_the_quarry_next_to_its_coastal_group() -> None:
    assert best(placing(chips={0: "9 p4"}, tiles="8 13 17", due=1)) == ["place 8", "build 8 p4"]


def test_it_looks_ahead_over_its_chips() -> None:
    # Neither the quarry nor the palm behind it builds alone; both together do.
    position = placing(players=4, chips={0: "13"}, tiles="20", due=2, covered=True, round=4)
    words = best(position)
    assert any(message.startswith("build 20") for message in words)


@pytest.mark.parametrize("shells", [3, 4, 5])
def test_it_keeps_the_shells_it_needs_to_build(shells: int) -> None:
    position = bidding(shells=shells, chips={0: "60 p48"}, tiles="55", round=18)
    (message,) = best(position)
    assert int(message.removeprefix("bid ")) <= shells - 2


def test_more_shells_and_a_moai_are_worth_more() -> None:
    heuristic = OrongoHeuristic(2)
    poor, rich = (placing(chips={0: "60 p48"}, shells=shells) for shells in (3, 4))
    built = placing(chips={0: "60+ 55+ p48+"}, shells=3)
    assert heuristic.standing(rich.state, 0) > heuristic.standing(poor.state, 0)
    assert heuristic.standing(built.state, 0) > heuristic.standing(poor.state, 0)


def test_the_end_is_worth_what_it_is() -> None:
    position = ORONGO.new(3)
    position.playout(rng_for("end"))
    heuristic = OrongoHeuristic(3)
    values = array("d", bytes(64))
    heuristic.estimate(position.state, values)
    best = max(range(3), key=lambda seat: values[seat])
    assert best in position.winners
    assert values[best] >= TUNED[3].win


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_play_beats_random_play(players: int) -> None:
    greedy = Player(OrongoHeuristic(players))
    assert win_share(greedy, Player(None), players, 12, "test") >= 0.95
