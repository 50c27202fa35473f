"""The rules kernel of Giants: what may be done now, and how one phase leads to the next."""

from __future__ import annotations

import ahu.core.nogil as nogil
import ahu.games.giants.action_codes as C
import ahu.games.giants.auction as auction
import ahu.games.giants.layout as L
import ahu.games.giants.placement as placement
import ahu.games.giants.round_end as round_end
import ahu.games.giants.transport as transport
from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng
from ahu.games.giants.state import State


def _finish_item(state: State, seat: int, kind: int, argument: int) -> None:
    """Plays the last decision of an action with an item."""
    if kind == C.K_MARK:
        transport.mark(state, seat, state.raw[L.HAND])
    elif kind == C.K_ERECT:
        transport.erect(state, seat, argument)
    elif kind == C.K_CROWN:
        transport.crown(state, seat, argument)
    else:
        assert kind == C.K_STOP
    transport.let_go(state)
    _next_turn(state)


def _peek(state: State, seat: int, ahu: int) -> None:
    """Pays half a tablet to look under a Moai (G7.1)."""
    state.raw[L.TABLETS + seat] -= 1
    state.raw[L.TABLET_SUPPLY] += 1
    state.raw[state.tables.peeked + ahu] |= 1 << seat


def _forget_owners(state: State, seat: int) -> None:
    """Makes a seat forget who erected what, as its own next decision does (G7.2)."""
    at = state.raw
    keep = 255 - (1 << seat)
    for place in range(state.tables.fresh, state.tables.fresh + state.tables.ahus):
        at[place] &= keep


def _next_choice(state: State) -> None:
    if auction.next_choice(state):
        auction.end(state)
        _begin_placement(state)


def _begin_placement(state: State) -> None:
    state.raw[L.PHASE] = L.PLACE
    _begin_turns(state)
    _next_turn(state)


def _begin_turns(state: State) -> None:
    """Begins turns: nobody has passed, and the seat before the first player has just played."""
    players = state.tables.players
    for seat in range(players):
        state.raw[L.PASSED + seat] = 0
    state.raw[L.TURN] = (state.raw[L.FIRST_SEAT] + players - 1) % players


def _next_turn(state: State) -> None:
    """Goes to the next seat that can act; the others pass automatically (G4.5, G5)."""
    at = state.raw
    players = state.tables.players
    for step in range(1, players + 1):
        seat = (at[L.TURN] + step) % players
        if not at[L.PASSED + seat]:
            if _can_act(state, seat):
                at[L.TURN] = seat
                break
            at[L.PASSED + seat] = 1
    else:
        _begin_turns(state)
        if at[L.PHASE] == L.PLACE:
            at[L.PHASE] = L.MOVE
            _next_turn(state)
        else:
            transport.end(state)
            round_end.lay_down(state)
            _next_marking(state)


def _can_act(state: State, seat: int) -> bool:
    if state.raw[L.PHASE] == L.PLACE:
        return placement.can_act(state, seat)
    return transport.can_act(state, seat)


def _next_marking(state: State) -> None:
    if round_end.next_marking(state):
        if round_end.is_over(state):
            round_end.score_all(state)
        else:
            round_end.clear_board(state)
            if round_end.begin_take_back(state):
                _begin_round(state)


def _begin_round(state: State) -> None:
    round_end.next_round(state)
    auction.begin(state)


def waiting(state: State) -> int:
    """Returns what the game waits for: 0 nothing, as it is over; 1 chance; 2 seats."""
    phase = state.raw[L.PHASE]
    if phase == L.OVER:
        return 0
    return 1 if phase in (L.FIRST, L.DICE) else 2


def deciding(state: State) -> int:
    """Returns the seats that must decide, as a bit mask."""
    at = state.raw
    phase = at[L.PHASE]
    if phase in (L.BID, L.TAKE_BACK):
        mask = 0
        for seat in range(state.tables.players):
            if at[L.SEALED + seat] == L.TO_DECIDE:
                mask |= 1 << seat
        return mask
    return 0 if at[L.TURN] == L.NOBODY else 1 << at[L.TURN]


def legal(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists the codes that the seat may decide on; none when it need not decide."""
    codes.count = 0
    if deciding(state) >> seat & 1:
        phase = state.raw[L.PHASE]
        if phase == L.BID:
            auction.legal_bids(state, seat, codes)
        elif phase == L.CHOOSE:
            auction.legal_choices(state, seat, codes)
        elif phase == L.PLACE:
            placement.legal(state, seat, codes)
        elif phase == L.MOVE:
            transport.legal(state, seat, codes)
        elif phase == L.MARKS:
            round_end.legal_marks(state, seat, codes)
        else:
            round_end.legal_take_backs(state, seat, codes)


def play(state: State, seat: int, code: int) -> None:
    """Plays a legal code of a seat."""
    kind = C.kind_of(code)
    argument = C.argument_of(code)
    if kind == C.K_PEEK:
        _peek(state, seat, argument)
    else:
        _forget_owners(state, seat)
        if kind == C.K_PLACE:
            placement.place(state, seat, code)
            _next_turn(state)
        elif kind == C.K_ENTER:
            transport.enter(state, seat, code)
        elif kind == C.K_PICK:
            transport.pick(state, seat, argument)
        elif kind == C.K_BID:
            if auction.bid(state, seat, code):
                _next_choice(state)
        elif kind in (C.K_TAKE, C.K_DECLINE):
            if kind == C.K_TAKE:
                auction.take(state, seat, code)
            else:
                auction.decline(state, seat)
            _next_choice(state)
        elif kind == C.K_BUY:
            placement.buy(state, seat)
            _next_turn(state)
        elif kind == C.K_PASS:
            state.raw[L.PASSED + seat] = 1
            _next_turn(state)
        elif kind == C.K_MARK_LAID:
            round_end.mark_laid(state, seat, argument)
            _next_marking(state)
        elif kind == C.K_TAKE_BACK:
            if round_end.take_back(state, seat, argument):
                _begin_round(state)
        else:
            _finish_item(state, seat, kind, argument)


def draw(state: State, rng: Rng) -> int:
    """Returns the code of a random outcome, each as often as its weight says."""
    if state.raw[L.PHASE] == L.FIRST:
        return C.FIRST + rng.below(state.tables.players)
    first = state.tables.face_start[state.raw[L.DICE_ROLLED]]
    last = state.tables.face_start[state.raw[L.DICE_ROLLED] + 1]
    return C.DIE + state.tables.face[first + rng.below(last - first)]


def happen(state: State, code: int) -> None:
    """Applies an outcome of chance."""
    if C.kind_of(code) == C.O_FIRST:
        state.raw[L.FIRST_SEAT] = C.argument_of(code)
        auction.begin(state)
    elif auction.roll(state, C.argument_of(code)):
        _begin_placement(state)


def settle(state: State, rng: Rng) -> int:
    """Lets chance happen until seats decide, and returns them as a bit mask; 0 at the end."""
    while waiting(state) == 1:
        happen(state, draw(state, rng))
    return deciding(state)


def winners(state: State) -> int:
    """Returns the winners as a bit mask; none before the end."""
    return round_end.winners(state) if state.raw[L.PHASE] == L.OVER else 0


def playout(state: State, rng: Rng, codes: ActionBuffer) -> int:
    """Plays at random to the end, and returns how many decisions that took."""
    decisions = 0
    while True:
        now = waiting(state)
        if now == 0:
            return decisions
        if now == 1:
            happen(state, draw(state, rng))
        else:
            mask = deciding(state)
            seat = 0
            while not mask >> seat & 1:
                seat += 1
            legal(state, seat, codes)
            play(state, seat, codes.code[rng.below(codes.count)])
            decisions += 1


def forget(state: State, seat: int) -> None:
    """Makes a position what a seat recalls."""
    at = state.raw
    if at[L.PHASE] in (L.BID, L.TAKE_BACK):
        for other in range(state.tables.players):
            if other != seat and at[L.SEALED + other] == L.DECIDED:
                at[L.SEALED + other] = L.TO_DECIDE
                at[L.BID_MARKERS + other] = at[L.BID_WORKERS + other] = 0
                at[L.BID_SORCERER + other] = at[L.BID_CHIEF + other] = 0
                at[L.BID_TAKE_BACK + other] = 0
    # The marks of what others can still read (G7.2) would tell which of them have decided.
    for place in range(state.tables.fresh, state.tables.fresh + state.tables.ahus):
        at[place] &= 1 << seat


class GiantsKernel(Kernel):
    """The rules kernel of Giants."""

    def waiting(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        return waiting(buffer)

    def deciding(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        return deciding(buffer)

    def legal(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        assert isinstance(buffer, State)
        legal(buffer, seat, codes)

    def asides(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        assert isinstance(buffer, State)
        state = buffer
        codes.count = 0
        if (
            state.raw[L.PHASE] != L.OVER
            and state.raw[L.TABLETS + seat]
            and not state.tables.open_bases
        ):
            for ahu in range(state.tables.ahus):
                if state.raw[state.tables.ahu_moai + ahu] != L.NOWHERE:
                    codes.add(C.PEEK + ahu)

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        assert isinstance(buffer, State)
        play(buffer, seat, code)

    def draw(self, buffer: Buffer, rng: Rng) -> int:
        assert isinstance(buffer, State)
        return draw(buffer, rng)

    def happen(self, buffer: Buffer, code: int) -> None:
        assert isinstance(buffer, State)
        happen(buffer, code)

    def winners(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        return winners(buffer)

    def forget(self, buffer: Buffer, seat: int) -> None:
        assert isinstance(buffer, State)
        forget(buffer, seat)

    def playout(self, buffer: Buffer, rng: Rng, codes: ActionBuffer) -> int:
        """Plays at random to the end without the interpreter's lock; returns how many decisions."""
        assert isinstance(buffer, State)
        return nogil.run(playout, buffer, rng, codes)

    def settle_nogil(self, buffer: Buffer, rng: Rng) -> int:
        return nogil.settle(settle, buffer, rng)

    def legal_nogil(self, buffer: Buffer, seat: int, codes: ActionBuffer) -> None:
        nogil.legal(legal, buffer, seat, codes)

    def play_nogil(self, buffer: Buffer, seat: int, code: int) -> None:
        nogil.play(play, buffer, seat, code)

    def winners_nogil(self, buffer: Buffer) -> int:
        return nogil.winners(winners, buffer)


KERNEL = GiantsKernel()
