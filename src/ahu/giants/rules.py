"""The rules kernel of Giants: what may be done now, and how one phase leads to the next."""

from __future__ import annotations

import ahu.giants.auction as auction
import ahu.giants.closing as closing
import ahu.giants.placement as placement
import ahu.giants.transport as transport
from ahu.core.codes import Codes
from ahu.core.kernel import Buffer, Kernel
from ahu.core.source import Source
from ahu.giants.layout import (
    BID,
    CHOOSE,
    DICE,
    DICE_ROLLED,
    FIRST,
    FIRST_SEAT,
    HAND,
    K_BID,
    K_BUY,
    K_CROWN,
    K_DECLINE,
    K_ENTER,
    K_ERECT,
    K_MARK,
    K_MARK_LAID,
    K_PASS,
    K_PEEK,
    K_PICK,
    K_PLACE,
    K_STOP,
    K_TAKE,
    K_TAKE_BACK,
    KIND_SHIFT,
    MARKS,
    MOVE,
    NOBODY,
    NOWHERE,
    O_DIE,
    O_FIRST,
    OVER,
    PASSED,
    PHASE,
    PLACE,
    SEALED,
    TABLET_SUPPLY,
    TABLETS,
    TAKE_BACK,
    TO_DECIDE,
    TURN,
)
from ahu.giants.state import State

PEEK_CODE = K_PEEK << KIND_SHIFT
FIRST_CODE = O_FIRST << KIND_SHIFT
DIE_CODE = O_DIE << KIND_SHIFT


def _finish_item(state: State, seat: int, kind: int, argument: int) -> None:
    """The last decision of an action with an item."""
    if kind == K_MARK:
        transport.mark(state, seat, state.at[HAND])
    elif kind == K_ERECT:
        transport.erect(state, seat, argument)
    elif kind == K_CROWN:
        transport.crown(state, seat, argument)
    else:
        assert kind == K_STOP
    transport.let_go(state)
    _next_turn(state)


def _peek(state: State, seat: int, ahu: int) -> None:
    """Return half a tablet to look under a Moai (G7.1)."""
    state.at[TABLETS + seat] -= 1
    state.at[TABLET_SUPPLY] += 1
    state.at[state.tables.peeked + ahu] |= 1 << seat


def _forget_owners(state: State, seat: int) -> None:
    """With its own next decision a seat can no longer read who erected what (G7.2)."""
    at = state.at
    tables = state.tables
    keep = 255 - (1 << seat)
    for place in range(tables.fresh, tables.fresh + tables.ahus):
        at[place] &= keep


def _next_choice(state: State) -> None:
    if auction.next_choice(state):
        auction.end(state)
        _begin_placement(state)


def _begin_placement(state: State) -> None:
    state.at[PHASE] = PLACE
    _begin_turns(state)
    _next_turn(state)


def _begin_turns(state: State) -> None:
    """Nobody has passed, and the seat before the first player has just played."""
    players = state.tables.players
    for seat in range(players):
        state.at[PASSED + seat] = 0
    state.at[TURN] = (state.at[FIRST_SEAT] + players - 1) % players


def _next_turn(state: State) -> None:
    """The next seat that can act; the others pass by themselves (G4.5, G5)."""
    at = state.at
    players = state.tables.players
    for step in range(1, players + 1):
        seat = (at[TURN] + step) % players
        if not at[PASSED + seat]:
            if _can_act(state, seat):
                at[TURN] = seat
                break
            at[PASSED + seat] = 1
    else:
        _begin_turns(state)
        if at[PHASE] == PLACE:
            at[PHASE] = MOVE
            _next_turn(state)
        else:
            transport.end(state)
            closing.lay_down(state)
            _next_marking(state)


def _can_act(state: State, seat: int) -> bool:
    if state.at[PHASE] == PLACE:
        return placement.can_act(state, seat)
    return transport.can_act(state, seat)


def _next_marking(state: State) -> None:
    if closing.next_marking(state):
        if closing.is_over(state):
            closing.score_all(state)
        else:
            closing.clear_board(state)
            if closing.begin_take_back(state):
                _begin_round(state)


def _begin_round(state: State) -> None:
    closing.next_round(state)
    auction.begin(state)


class GiantsKernel(Kernel):
    """The rules of Giants."""

    def waiting(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        phase = state.at[PHASE]
        if phase == OVER:
            return 0
        return 1 if phase in (FIRST, DICE) else 2

    def deciding(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        at = state.at
        phase = at[PHASE]
        if phase in (BID, TAKE_BACK):
            mask = 0
            for seat in range(state.tables.players):
                if at[SEALED + seat] == TO_DECIDE:
                    mask |= 1 << seat
            return mask
        return 0 if at[TURN] == NOBODY else 1 << at[TURN]

    def legal(self, buffer: Buffer, seat: int, codes: Codes) -> None:
        assert isinstance(buffer, State)
        state = buffer
        codes.count = 0
        if self.deciding(buffer) >> seat & 1:
            phase = state.at[PHASE]
            if phase == BID:
                auction.legal_bids(state, seat, codes)
            elif phase == CHOOSE:
                auction.legal_choices(state, seat, codes)
            elif phase == PLACE:
                placement.legal(state, seat, codes)
            elif phase == MOVE:
                transport.legal(state, seat, codes)
            elif phase == MARKS:
                closing.legal_marks(state, seat, codes)
            else:
                closing.legal_take_backs(state, seat, codes)

    def asides(self, buffer: Buffer, seat: int, codes: Codes) -> None:
        assert isinstance(buffer, State)
        state = buffer
        codes.count = 0
        tables = state.tables
        if state.at[PHASE] != OVER and state.at[TABLETS + seat] and not tables.open_bases:
            for ahu in range(tables.ahus):
                if state.at[tables.ahu_moai + ahu] != NOWHERE:
                    codes.add(PEEK_CODE + ahu)

    def play(self, buffer: Buffer, seat: int, code: int) -> None:
        assert isinstance(buffer, State)
        state = buffer
        kind = code >> KIND_SHIFT
        argument = code & (1 << KIND_SHIFT) - 1
        if kind == K_PEEK:
            _peek(state, seat, argument)
        else:
            _forget_owners(state, seat)
            if kind == K_PLACE:
                placement.place(state, seat, code)
                _next_turn(state)
            elif kind == K_ENTER:
                transport.enter(state, seat, code)
            elif kind == K_PICK:
                transport.pick(state, seat, argument)
            elif kind == K_BID:
                if auction.bid(state, seat, code):
                    _next_choice(state)
            elif kind in (K_TAKE, K_DECLINE):
                if kind == K_TAKE:
                    auction.take(state, seat, code)
                else:
                    auction.decline(state, seat)
                _next_choice(state)
            elif kind == K_BUY:
                placement.buy(state, seat)
                _next_turn(state)
            elif kind == K_PASS:
                state.at[PASSED + seat] = 1
                _next_turn(state)
            elif kind == K_MARK_LAID:
                closing.mark_laid(state, seat, argument)
                _next_marking(state)
            elif kind == K_TAKE_BACK:
                if closing.take_back(state, seat, argument):
                    _begin_round(state)
            else:
                _finish_item(state, seat, kind, argument)

    def draw(self, buffer: Buffer, source: Source) -> int:
        assert isinstance(buffer, State)
        state = buffer
        tables = state.tables
        if state.at[PHASE] == FIRST:
            return FIRST_CODE + source.below(tables.players)
        faces = tables.faces[state.at[DICE_ROLLED]]
        return DIE_CODE + faces[source.below(len(faces))]

    def happen(self, buffer: Buffer, code: int) -> None:
        assert isinstance(buffer, State)
        state = buffer
        if code >> KIND_SHIFT == O_FIRST:
            state.at[FIRST_SEAT] = code & 255
            auction.begin(state)
        elif auction.roll(state, code & 255):
            _begin_placement(state)

    def winners(self, buffer: Buffer) -> int:
        assert isinstance(buffer, State)
        state = buffer
        return closing.winners(state) if state.at[PHASE] == OVER else 0


KERNEL = GiantsKernel()
