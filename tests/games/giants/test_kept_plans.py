"""What the heuristic of Giants keeps of plans changes no score: each is what the plain way finds.

The plain way plays every move and estimates where it leads, with a heuristic that has kept nothing.
"""

from __future__ import annotations

from array import array

import pytest

import ahu
import ahu.games.giants.action_codes as C
import ahu.games.giants.layout as L
from ahu.core.kernel import Buffer
from ahu.core.rng import rng_for
from ahu.games.giants.game import GIANTS
from ahu.games.giants.heuristic import GiantsHeuristic
from ahu.games.giants.kernel import KERNEL
from ahu.games.giants.state import State
from tests.games.played import played

EVERY = 5 if ahu.compiled else 20
"""Of so many decisions one is looked at."""


def lead(state: Buffer, seat: int, players: int) -> float:
    values = array("d", bytes(64))
    GiantsHeuristic(players).estimate(state, values)
    return values[seat] - max(values[other] for other in range(players) if other != seat)


def plain_score(state: State, seat: int, codes: tuple[int, ...], players: int) -> float:
    """How far a seat is ahead after a move."""
    after = state.copy()
    if state.at[L.PHASE] == L.TAKE_BACK:
        marked = [i for i in range(L.ITEMS) if after.at[L.ITEM_MARK + i] == seat]
        for number, item in enumerate(marked):
            if codes[0] - C.TAKE_BACK >> number & 1:
                after.at[L.ITEM_MARK + item] = L.NOBODY
                after.at[L.MARKERS + seat] += 1
    else:
        for code in codes:
            KERNEL.play(after, seat, code)
        while state.at[L.PHASE] == L.CHOOSE == after.at[L.PHASE]:
            KERNEL.play(after, after.at[L.TURN], choice(after))
    return lead(after, seat, players)


def choice(state: State) -> int:
    """The biggest statue that the seat whose turn it is can take; the chief saves workers."""
    seat, code = state.at[L.TURN], C.DECLINE
    for size in range(1, 4):
        if state.at[L.QUARRY + size - 1]:
            chief, idle = state.at[L.IDLE_CHIEF + seat], state.at[L.IDLE + seat]
            if chief and (size > 1 or not idle):
                code = C.take(size, 1)
            elif idle >= size:
                code = C.take(size, 0)
    return code


def rival_bid(state: State, rival: int, mood: int) -> int:
    """A likely bid of a rival."""
    at = state.at
    markers = min((mood + 1) // 2, at[L.MARKERS + rival])
    if mood != 1 and at[L.CHIEF + rival] == L.BEHIND:
        return C.bid(markers, 0, 0, 1)
    workers = min(2, at[L.WORKERS + rival])
    return C.bid(markers, workers, int(not workers and at[L.SORCERER + rival] == L.BEHIND), 0)


def plain_bid_score(state: State, seat: int, bid: int, players: int) -> float:
    """The mean lead after the auction, over several bids of the others."""
    total = 0.0
    for case in range(4):
        after = state.copy()
        for other in range(players):
            after.at[L.SEALED + other] = L.TO_DECIDE
        for other in range(players):
            if other != seat:
                mood = (case + 3 * ((other - seat) % players)) % 4
                KERNEL.play(after, other, rival_bid(after, other, mood))
        KERNEL.play(after, seat, bid)
        while after.at[L.PHASE] == L.CHOOSE:
            KERNEL.play(after, after.at[L.TURN], choice(after))
        total += lead(after, seat, players)
    return total / 4


@pytest.mark.parametrize("players", [3, 4, 5])
def test_moves_score_as_if_nothing_were_kept(players: int) -> None:
    """One heuristic serves all games, by turns, as it does where many are played at once."""
    heuristic = GiantsHeuristic(players)
    games = [played(heuristic, GIANTS.new(players).state, rng_for("kept", i)) for i in range(2)]
    phases = dict.fromkeys(range(L.BID, L.TAKE_BACK + 1), 0)
    number = 0
    while games:
        for game in list(games):
            state, seat, moves = next(game, (None, 0, None))
            if moves is None:
                games.remove(game)
                continue
            assert isinstance(state, State)
            number += 1
            if number % EVERY:
                continue
            phase = state.at[L.PHASE]
            score = plain_bid_score if phase == L.BID else None
            for move in range(moves.count):
                codes = moves.codes_of(move)
                if score is None:
                    found = plain_score(state, seat, codes, players)
                else:
                    found = score(state, seat, codes[0], players)
                assert moves.scores()[move] == found
                phases[phase] += 1
    assert min(phases[phase] for phase in (L.BID, L.CHOOSE, L.PLACE, L.MOVE)) > 0
