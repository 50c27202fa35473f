"""The heuristic of Giants: the moves worth a thought in each phase, each with its standing."""

from __future__ import annotations

from array import array

import ahu.core.raw_bytes as raw_bytes
import ahu.games.giants.action_codes as C
import ahu.games.giants.kernel as rules
import ahu.games.giants.layout as L
import ahu.games.giants.transport as transport
from ahu.core.action_buffer import ActionBuffer
from ahu.core.heuristic import Heuristic, Moves
from ahu.core.kernel import Buffer
from ahu.games.giants.evaluation import Evaluation
from ahu.games.giants.kernel import KERNEL
from ahu.games.giants.state import State
from ahu.games.giants.weights import TUNED, Weights

CASES = 4
"""The number of ways the others may bid that are looked at."""
MOST_MARKERS = 4
"""The most markers that are bid."""
FAR = 1e9
TINY = 1e-9
STOPS = 3
"""The number of hexes to leave each item on that are looked at."""


class GiantsHeuristic(Heuristic):
    """The heuristic of Giants."""

    survey: Evaluation
    """The evaluation for the board that is played on."""
    here: State
    """The state that moves are listed for."""
    after: State
    """The state in which they are tried out."""

    def __init__(self, players: int, weights: Weights = TUNED) -> None:
        super().__init__(KERNEL, players)
        self.weights = weights
        self.readied = False
        self.rank = array("d", bytes(8 * L.SEATS))
        self.road = array("i", bytes(4 * 256))
        self.came = array("i", bytes(4 * 256))
        self.start = 0
        self.ends = ActionBuffer()

    def ready(self, buffer: Buffer) -> None:
        assert isinstance(buffer, State)
        if not self.readied or self.survey.tables is not buffer.tables:
            self.survey = Evaluation(buffer.tables, self.weights)
            self.here = buffer.copy()
            self.after = buffer.copy()
            self.readied = True

    def estimate(self, buffer: Buffer, values: array[float]) -> None:
        assert isinstance(buffer, State)
        self.ready(buffer)
        self.survey.estimate(buffer, values)

    def terms(self, buffer: Buffer, seat: int) -> dict[str, float]:
        assert isinstance(buffer, State)
        self.ready(buffer)
        return self.survey.terms(buffer, seat)

    def moves(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        self.ready(buffer)
        self.moves_nogil(buffer, seat, moves)

    def moves_nogil(self, buffer: Buffer, seat: int, moves: Moves) -> None:
        raw_bytes.copy(self.here.raw, buffer.raw, self.survey.tables.bytes)
        moves.clear()
        if rules.deciding(self.here) >> seat & 1:
            self.survey.ways.settle_on(self.here)
            self._list(self.here, seat, moves)

    def _list(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the moves of a seat that must decide, by the phase."""
        phase = state.raw[L.PHASE]
        if phase == L.BID:
            self._bids(state, seat, moves)
        elif phase == L.CHOOSE:
            self._choices(state, seat, moves)
        elif phase == L.PLACE:
            self._placements(state, seat, moves)
        elif phase == L.MOVE:
            self._journeys(state, seat, moves)
        elif phase == L.TAKE_BACK:
            self._take_backs(state, seat, moves)
        else:
            self._each(state, seat, moves)

    def _each(self, state: State, seat: int, moves: Moves) -> None:
        """Writes every legal code as a move."""
        rules.legal(state, seat, self.codes)
        for i in range(self.codes.count):
            self._try(state, seat, self.codes.code[i], moves)

    def _try(self, state: State, seat: int, code: int, moves: Moves) -> None:
        """Tries out a move of one code, and writes it."""
        self._restart(state)
        rules.play(self.after, seat, code)
        moves.add(self._standing(seat))
        moves.step(code)

    def _restart(self, state: State) -> None:
        """Begins to try out another move from a state."""
        raw_bytes.copy(self.after.raw, state.raw, state.tables.bytes)

    def _standing(self, seat: int) -> float:
        """Returns how far the seat is ahead after the move that is tried out."""
        self.survey.estimate(self.after, self.values)
        return self.lead(seat)

    def _bids(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the bids that could carve something, against several bids of the others."""
        at = state.raw
        quarry = at[L.QUARRY] + 2 * at[L.QUARRY + 1] + 3 * at[L.QUARRY + 2]
        markers = at[L.MARKERS + seat]
        if markers > MOST_MARKERS:
            markers = MOST_MARKERS
        for workers in range(at[L.WORKERS + seat] + 1):
            for sorcerer in range(2 if at[L.SORCERER + seat] == L.BEHIND else 1):
                for chief in range(2 if at[L.CHIEF + seat] == L.BEHIND else 1):
                    if workers + sorcerer > quarry:
                        continue
                    idle = workers + sorcerer + chief == 0
                    for laid in range(1 if idle else markers + 1):
                        code = C.bid(laid, workers, sorcerer, chief)
                        total = 0.0
                        for case in range(CASES):
                            total += self._after_bid(state, seat, code, case)
                        moves.add(total / CASES)
                        moves.step(code)

    def _after_bid(self, state: State, seat: int, code: int, case: int) -> float:
        """Returns the standing after the auction, in one case of the others' bids."""
        self._restart(state)
        at = self.after.raw
        for other in range(self.players):
            at[L.SEALED + other] = L.TO_DECIDE
        for other in range(self.players):
            if other != seat:
                rules.play(self.after, other, self._rival_bid(self.after, other, seat, case))
        rules.play(self.after, seat, code)
        self._finish_auction(self.after)
        return self._standing(seat)

    def _rival_bid(self, state: State, rival: int, seat: int, case: int) -> int:
        """Returns the code of a rival's likely bid: 0 to 2 markers, mostly with the chief."""
        at = state.raw
        mood = (case + 3 * ((rival - seat + self.players) % self.players)) % 4
        markers = (mood + 1) // 2
        if markers > at[L.MARKERS + rival]:
            markers = at[L.MARKERS + rival]
        if mood != 1 and at[L.CHIEF + rival] == L.BEHIND:
            return C.bid(markers, 0, 0, 1)
        workers = at[L.WORKERS + rival]
        if workers > 2:
            workers = 2
        sorcerer = 1 if workers == 0 and at[L.SORCERER + rival] == L.BEHIND else 0
        return C.bid(markers, workers, sorcerer, 0)

    def _finish_auction(self, state: State) -> None:
        """Ends the auction: all take the biggest statue they can, and the chief saves workers."""
        at = state.raw
        while at[L.PHASE] == L.CHOOSE:
            seat = at[L.TURN]
            code = C.DECLINE
            for size in range(1, 4):
                if at[L.QUARRY + size - 1]:
                    if at[L.IDLE_CHIEF + seat] and (size > 1 or not at[L.IDLE + seat]):
                        code = C.take(size, 1)
                    elif at[L.IDLE + seat] >= size:
                        code = C.take(size, 0)
            rules.play(state, seat, code)

    def _choices(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the choice of each statue, with the rest of the auction as it will probably go."""
        rules.legal(state, seat, self.codes)
        for i in range(self.codes.count):
            self._restart(state)
            rules.play(self.after, seat, self.codes.code[i])
            self._finish_auction(self.after)
            moves.add(self._standing(seat))
            moves.step(self.codes.code[i])

    def _placements(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the sensible placements: on the roads of items, powers, a tablet, or passing."""
        self.survey.note_roads(state, self.rank)
        top = self._top_ahu(state)
        rules.legal(state, seat, self.codes)
        for i in range(self.codes.count):
            code = self.codes.code[i]
            if self._is_sensible(state, seat, code, self.survey.roads[C.hex_of(code)], top):
                self._try(state, seat, code, moves)

    def _top_ahu(self, state: State) -> int:
        """Returns the highest Moai value of a free ahu."""
        top = 0
        for ahu in range(state.tables.ahus):
            free = state.raw[state.tables.ahu_base + ahu] == L.NOBODY
            if free and state.tables.moai_value[ahu] > top:
                top = state.tables.moai_value[ahu]
        return top

    def _is_sensible(self, state: State, seat: int, code: int, roads: int, top: int) -> bool:
        """Returns whether a legal placement may help; `roads` are the seats with items to come."""
        if C.kind_of(code) != C.K_PLACE:
            return True
        figure = C.place_figure(code)
        power = C.place_power(code)
        mine = roads >> seat & 1 == 1
        if C.place_logs(code) and not mine:
            return False
        if power == C.NO_POWER:
            if figure == C.SORCERER_FIGURE and state.raw[L.WORKERS + seat]:
                return False
            return roads != 0
        if power == C.RESERVE_POWER:
            return mine or state.tables.moai_value[C.place_ahu(code)] == top
        return True

    def _journeys(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the journeys of every item this seat may handle, and passing."""
        at = state.raw
        self.survey.estimate(state, self.rank)
        if at[L.HAND] != L.NOWHERE:
            self._journeys_of(state, seat, at[L.HAND], moves)
            if not moves.count:
                self._each(state, seat, moves)
        else:
            for item in range(L.ITEMS):
                if transport.can_pick(state, seat, item):
                    self._journeys_of(state, seat, item, moves)
            self._try(state, seat, C.PASS, moves)

    def _journeys_of(self, state: State, seat: int, item: int, moves: Moves) -> None:
        """Writes the journeys of one item, by the cheapest carriers."""
        self.survey.ways.spread(state, seat, item, 0)
        self.start = self.survey.ways.reached[0]
        for i in range(self.survey.ways.count):
            hex = self.survey.ways.reached[i]
            self.came[hex] = self.survey.ways.came[hex]
        self.ends.count = 0
        self._settlings(state, seat, item)
        self._stops(state, seat, item)
        for i in range(self.ends.count // 2):
            self._journey(
                state, seat, item, self.ends.code[2 * i], self.ends.code[2 * i + 1], moves
            )

    def _settlings(self, state: State, seat: int, item: int) -> None:
        """Notes the ends that erect the item, or crown a Moai of the seat with it."""
        for i in range(self.survey.ways.count):
            hex = self.survey.ways.reached[i]
            if not transport.stands_on(state, seat, hex):
                continue
            for j in range(state.tables.ahu_start[hex], state.tables.ahu_start[hex + 1]):
                ahu = state.tables.ahu_at[j]
                if not transport.can_settle_on(state, seat, item, ahu):
                    continue
                if item < L.MOAI:
                    self._note(hex, C.ERECT + ahu)
                elif state.raw[state.tables.ahu_base + ahu] == seat:
                    self._note(hex, C.CROWN + ahu)

    def _stops(self, state: State, seat: int, item: int) -> None:
        """Notes the most promising hexes to leave the item on, with a marker or without."""
        at = state.raw
        in_hand = at[L.HAND] == item
        if in_hand:
            bound = at[L.HAND_ABANDONED] == 1
        else:
            bound = transport.is_abandoned(state, item)
        marks = at[L.ITEM_MARK + item] == L.NOBODY and at[L.MARKERS + seat] > 0
        last = FAR
        for _ in range(STOPS):
            best = -FAR
            chosen = -1
            for i in range(self.survey.ways.count):
                hex = self.survey.ways.reached[i]
                worth = self.survey.ways.resting(state, seat, item, hex)
                worth = worth - self.survey.ways.cost[hex] - TINY * i
                if best < worth < last:
                    best = worth
                    chosen = hex
            if chosen < 0:
                break
            last = best
            moved = chosen != self.start or (in_hand and at[L.HAND_MOVED] == 1)
            if moved and not bound:
                self._note(chosen, C.STOP)
            if marks:
                self._note(chosen, C.MARK)

    def _note(self, hex: int, code: int) -> None:
        """Notes an end of a journey: its hex and its code."""
        self.ends.add(hex)
        self.ends.add(code)

    def _journey(
        self, state: State, seat: int, item: int, hex: int, end: int, moves: Moves
    ) -> None:
        """Tries out one journey, and writes it."""
        length = 0
        while hex != self.start:
            self.road[length] = transport.cheapest(
                state, seat, hex, state.tables.size[item], self.rank
            )
            length += 1
            hex = self.came[hex]
        self._restart(state)
        picks = state.raw[L.HAND] == L.NOWHERE
        if picks:
            rules.play(self.after, seat, C.PICK + item)
        for i in range(length):
            rules.play(self.after, seat, self.road[length - 1 - i])
        rules.play(self.after, seat, end)
        moves.add(self._standing(seat))
        if picks:
            moves.step(C.PICK + item)
        for i in range(length):
            moves.step(self.road[length - 1 - i])
        moves.step(end)

    def _take_backs(self, state: State, seat: int, moves: Moves) -> None:
        """Writes the choices to take back no marker, each alone, and all; others keep theirs."""
        count = 0
        for item in range(L.ITEMS):
            if state.raw[L.ITEM_MARK + item] == seat:
                count += 1
        self._take_back(state, seat, 0, moves)
        if count > 1:
            self._take_back(state, seat, (1 << count) - 1, moves)
        for i in range(count):
            self._take_back(state, seat, 1 << i, moves)

    def _take_back(self, state: State, seat: int, chosen: int, moves: Moves) -> None:
        """Tries out one choice of markers to take back, and writes it."""
        self._restart(state)
        at = self.after.raw
        left = chosen
        for item in range(L.ITEMS):
            if at[L.ITEM_MARK + item] == seat:
                if left & 1:
                    at[L.ITEM_MARK + item] = L.NOBODY
                    at[L.MARKERS + seat] += 1
                left >>= 1
        moves.add(self._standing(seat))
        moves.step(C.TAKE_BACK + chosen)

    def is_quiet(self, buffer: Buffer) -> bool:
        return buffer.at[L.PHASE] <= L.BID
