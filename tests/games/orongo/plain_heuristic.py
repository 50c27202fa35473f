"""Scores of turns and bids in Orongo, found the plain way: the land is read anew for each chip.

Every position is judged by a heuristic of its own, which has kept nothing.
"""

from __future__ import annotations

from array import array

import ahu.games.orongo.action_codes as C
import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.rng import Rng
from ahu.games.orongo.heuristic import OrongoHeuristic
from ahu.games.orongo.state import State

ROUNDS, HIGHEST, SEED, GRAIN = 240, 9, 2014, 1 << 20
Purse = tuple[float, int, float, float]
"""What a seat has except shells, its shells, how many it needs, and of what use they are."""


def values(state: State) -> list[float]:
    """What each seat has."""
    found = array("d", bytes(64))
    OrongoHeuristic(state.at[L.PLAYERS]).estimate(state, found)
    return list(found[: state.at[L.PLAYERS]])


def lead(before: State, after: State, seat: int, field: int) -> float:
    """How far a seat is ahead; a chip counts for those rivals alone that are next to the field."""
    old, new = values(before), values(after)
    near = before.at[before.tables.near + field]
    rivals = [new[i] if near >> i & 1 else old[i] for i in range(len(old)) if i != seat]
    return new[seat] - max(rivals)


def turn_score(state: State, seat: int, codes: tuple[int, ...]) -> float:
    """How far a seat is ahead after a turn."""
    before, after, field = state, state.copy(), 0
    for code in codes:
        if code & C.BUILD:
            building.build(after, seat, code)
        else:
            before, field = after.copy(), C.field_of(code)
            building.place(after, seat, field)
    return lead(before, after, seat, field)


def drop(state: State, seat: int, field: int) -> State:
    """The state after a chip and what it builds; of several kinds of sets what leaves most."""
    after, codes = state.copy(), ActionBuffer()
    more = building.place(after, seat, field)
    while more:
        building.list_builds(after, seat, codes)
        kinds: dict[str, int] = {}
        for code in codes.taken():
            tiles = {C.first_tile(code), C.second_tile(code)} - {L.NOBODY}
            fields = after.tables.board.hexes
            kinds.setdefault(" ".join(sorted(fields[tile].kind for tile in tiles)), code)

        def rest(code: int, now: State = after) -> float:
            then = now.copy()
            building.build(then, seat, code)
            return values(then)[seat]

        code = next(iter(kinds.values())) if len(kinds) == 1 else max(kinds.values(), key=rest)
        more = building.build(after, seat, code)
    return after


def placed(state: State, seat: int, chips: int) -> State:
    """The state after so many chips of a seat, each where it seems best."""
    codes = ActionBuffer()
    state = state.copy()
    state.at[L.DUE + seat] = chips
    while state.at[L.DUE + seat] and state.at[L.CHIPS + seat] and state.at[L.MAIN] == L.NOBODY:
        building.list_places(state, seat, codes)
        tried = [(C.field_of(code), drop(state, seat, C.field_of(code))) for code in codes.taken()]
        if not tried:
            break
        scores = [lead(state, after, seat, field) for field, after in tried]
        state = tried[scores.index(max(scores))][1]
    state.at[L.DUE + seat] = 0
    return state


def purses(state: State) -> list[Purse]:
    """What each seat has, taken apart."""
    players = state.at[L.PLAYERS]
    heuristic = OrongoHeuristic(players)
    heuristic.estimate(state, array("d", bytes(64)))
    worth = heuristic.worth
    return [
        (
            worth.solid(state, seat),
            state.at[L.SHELLS + seat],
            worth.needed(state, seat),
            worth.use(state, seat),
        )
        for seat in range(players)
    ]


class PlainAuction:
    """An auction, thought out for every order in which two seats may place."""

    def __init__(self, state: State) -> None:
        self.players = state.at[L.PLAYERS]
        self.seats = range(self.players)
        self.atoll = state.at[L.ATOLL]
        first = state.at[L.AMULET] + (0 if state.at[L.AMULET_FIRST] else 1)
        self.order = [(first + i) % self.players for i in self.seats]
        self.purse = OrongoHeuristic(self.players).worth.purse
        self.most = [min(state.at[L.SHELLS + seat], HIGHEST) for seat in self.seats]
        start = state.copy()
        start.at[L.PHASE] = L.PLACES
        for seat in self.seats:
            start.at[L.BID + seat] = L.NOBODY
            start.at[L.DUE + seat] = 0
        self.cases: dict[tuple[int, ...], list[Purse]] = {(): purses(start)}
        self.single: dict[tuple[int, int], float] = {}
        for one in self.seats:
            led = placed(start, one, 3)
            self.cases[one,] = purses(led)
            for other in self.seats:
                if other != one:
                    then = placed(led, other, 1)
                    if self.players > 2:
                        self.single[one, other] = values(then)[other] - values(led)[other]
                    self.cases[one, other] = purses(placed(then, other, 1))

    def standing(self, bids: list[int], me: int) -> float:
        """How far a seat is ahead after these bids."""
        ranked = sorted((seat for seat in self.order if bids[seat]), key=lambda seat: -bids[seat])
        case = tuple(ranked[:2])
        atoll = self.atoll + (bids[case[0]] if case else 0)
        idle = bids.count(0)
        found = []
        for seat in self.seats:
            value, shells, needed, use = self.cases[case][seat]
            if case and seat == case[0]:
                shells -= bids[seat]
            elif bids[seat] == 0:
                shells += atoll // idle
            elif seat != case[1]:
                value += self.single[case[0], seat]
            found.append(value + self.purse(shells, needed, use))
        return found[me] - max(found[seat] for seat in self.seats if seat != me)

    def scores(self) -> list[list[float]]:
        """The scores of the bids of each seat, learned from what they regret."""
        rng, total = Rng(SEED), 0.0
        regret = [[0.0] * (most + 1) for most in self.most]
        score = [[0.0] * (most + 1) for most in self.most]
        for turn in range(1, ROUNDS + 1):
            bids = [self.pick(regret[seat], rng) for seat in self.seats]
            total += turn
            for seat in self.seats:
                result = [
                    self.standing([*bids[:seat], bid, *bids[seat + 1 :]], seat)
                    for bid in range(self.most[seat] + 1)
                ]
                for bid, gain in enumerate(result):
                    new = regret[seat][bid] + (gain - result[bids[seat]])
                    regret[seat][bid] = max(0.0, new)
                    score[seat][bid] += turn * gain
        return [[gain / total for gain in row] for row in score]

    def pick(self, regret: list[float], rng: Rng) -> int:
        """A bid at random, in proportion to regrets."""
        total = 0.0
        for each in regret:
            total += each
        if total <= 0:
            return rng.below(len(regret))
        point = total * rng.below(GRAIN) / GRAIN
        for bid, each in enumerate(regret):
            point -= each
            if point < 0:
                return bid
        return len(regret) - 1
