"""The rules of Orongo on compact codes: what comes next, what is legal, what it does."""

from __future__ import annotations

import ahu.core.nogil as nogil
import ahu.games.orongo.action_codes as C
import ahu.games.orongo.bidding as bidding
import ahu.games.orongo.building as building
import ahu.games.orongo.layout as L
from ahu.core.action_buffer import ActionBuffer
from ahu.core.kernel import Buffer, Kernel
from ahu.core.rng import Rng
from ahu.games.orongo.state import State


def go_on(state: State) -> None:
    """Finds the next seat that must and can place a chip (O4), or ends the round."""
    at = state.raw
    seat = at[L.PLACING]
    while seat != L.NOBODY and not (at[L.DUE + seat] and building.can_place(state, seat)):
        at[L.DUE + seat] = 0
        seat = follower(state)
    if seat != L.NOBODY:
        at[L.PHASE] = L.PLACES
        at[L.PLACING] = seat
    elif at[L.TILES_DOWN]:
        begin_round(state)
    else:
        finish(state)


def follower(state: State) -> int:
    """Returns the next to place: the second, then those with one chip clockwise from the amulet."""
    at = state.raw
    players = at[L.PLAYERS]
    found = L.NOBODY
    for i in range(players, 0, -1):
        seat = (at[L.AMULET] + i) % players
        if at[L.DUE + seat] == 2:
            return seat
        if at[L.DUE + seat]:
            found = seat
    return found


def begin_round(state: State) -> None:
    """Begins the next round, with its tiles (O2)."""
    at = state.raw
    at[L.PHASE] = L.TILES
    at[L.ROUND] += 1
    at[L.PLACING] = L.NOBODY
    due = state.tables.later_tiles[at[L.PLAYERS]]
    at[L.TILES_DUE] = due if due < at[L.TILES_DOWN] else at[L.TILES_DOWN]
    for seat in range(at[L.PLAYERS]):
        at[L.BID + seat] = L.NOBODY


def finish(state: State) -> None:
    """Ends the game; nobody has chips to place any more (O6)."""
    at = state.raw
    at[L.PHASE] = L.OVER
    at[L.PLACING] = L.NOBODY
    for seat in range(at[L.PLAYERS]):
        at[L.DUE + seat] = 0


def best(state: State) -> int:
    """Returns the winners, as a bit mask.

    The builder of the main Moai wins (O6.1), else those with the fewest Moai left, then the most
    shells (O6.2).
    """
    at = state.raw
    if at[L.MAIN] != L.NOBODY:
        return 1 << (at[L.LAND + at[L.MAIN]] & L.OWNER) - 1
    mask = 0
    most = -10000
    for seat in range(at[L.PLAYERS]):
        rank = at[L.SHELLS + seat] - 100 * at[L.MOAI + seat]
        if rank > most:
            most = rank
            mask = 0
        if rank == most:
            mask |= 1 << seat
    return mask


def waiting(state: State) -> int:
    """Returns what the game waits for: 0 nothing, as it is over; 1 chance; 2 seats."""
    phase = state.raw[L.PHASE]
    if phase == L.OVER:
        return 0
    return 1 if phase <= L.TILES else 2


def deciding(state: State) -> int:
    """Returns the seats that must decide, as a bit mask."""
    phase = state.raw[L.PHASE]
    if phase == L.BIDS:
        return bidding.bidders(state)
    if phase in (L.PLACES, L.BUILDS):
        return 1 << state.raw[L.PLACING]
    return 0


def legal(state: State, seat: int, codes: ActionBuffer) -> None:
    """Lists the codes that the seat may decide on; none when it need not decide."""
    codes.count = 0
    if deciding(state) >> seat & 1:
        phase = state.raw[L.PHASE]
        if phase == L.BIDS:
            bidding.list_bids(state, seat, codes)
        elif phase == L.PLACES:
            building.list_places(state, seat, codes)
        else:
            building.list_builds(state, seat, codes)


def play(state: State, seat: int, code: int) -> None:
    """Plays a legal code of a seat."""
    at = state.raw
    phase = at[L.PHASE]
    if phase == L.BIDS:
        at[L.BID + seat] = code
        if not bidding.bidders(state):
            bidding.open_bids(state)
            at[L.PLACING] = at[L.AMULET]
            go_on(state)
    elif phase == L.PLACES:
        if building.place(state, seat, C.field_of(code)):
            at[L.PHASE] = L.BUILDS
        else:
            go_on(state)
    elif not building.build(state, seat, code):
        if at[L.MAIN] != L.NOBODY:
            finish(state)
        else:
            go_on(state)


def draw(state: State, rng: Rng) -> int:
    """Returns the code of a random outcome, each as often as its weight says."""
    at = state.raw
    if at[L.PHASE] == L.FIRST:
        return rng.below(at[L.PLAYERS])
    left = rng.below(at[L.TILES_DOWN])
    field = 0
    while at[L.LAND + field] or left:
        if not at[L.LAND + field]:
            left -= 1
        field += 1
    return field


def happen(state: State, code: int) -> None:
    """Applies an outcome of chance."""
    at = state.raw
    if at[L.PHASE] == L.FIRST:
        at[L.AMULET] = code
        at[L.PHASE] = L.TILES
    else:
        at[L.LAND + code] = L.TILE
        at[L.TILES_DOWN] -= 1
        at[L.TILES_DUE] -= 1
        if not at[L.TILES_DUE]:
            at[L.PHASE] = L.BIDS


def settle(state: State, rng: Rng) -> int:
    """Lets chance happen until seats decide, and returns them as a bit mask; 0 at the end."""
    while waiting(state) == 1:
        happen(state, draw(state, rng))
    return deciding(state)


def winners(state: State) -> int:
    """Returns the winners as a bit mask; none before the end."""
    return best(state) if state.raw[L.PHASE] == L.OVER else 0


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


class OrongoKernel(Kernel):
    """The rules kernel of Orongo."""

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
        codes.count = 0

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
        if buffer.raw[L.PHASE] == L.BIDS:
            for other in range(buffer.raw[L.PLAYERS]):
                if other != seat:
                    buffer.raw[L.BID + other] = L.NOBODY

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


KERNEL = OrongoKernel()
