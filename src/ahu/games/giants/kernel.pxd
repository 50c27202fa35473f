cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.auction as auction
cimport ahu.games.giants.round_end as round_end
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.placement as placement
cimport ahu.games.giants.transport as transport
cimport ahu.games.giants.nogil as nogil
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng
from ahu.games.giants.state cimport State

cdef int _finish_item(State state, int seat, int kind, int argument) except -1 nogil
cdef int _peek(State state, int seat, int ahu) except -1 nogil
@cython.locals(at=cython.p_uchar, keep=int, place=int)
cdef int _forget_owners(State state, int seat) except -1 nogil
cdef int _next_choice(State state) except -1 nogil
cdef int _begin_placement(State state) except -1 nogil
@cython.locals(players=int, seat=int)
cdef int _begin_turns(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, players=int, step=int, seat=int)
cdef int _next_turn(State state) except -1 nogil
cdef bint _can_act(State state, int seat) except -1 nogil
cdef int _next_marking(State state) except -1 nogil
cdef int _begin_round(State state) except -1 nogil
@cython.locals(phase=int)
cdef int waiting(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, phase=int, mask=int, seat=int)
cdef int deciding(State state) except -1 nogil
@cython.locals(phase=int)
cdef int legal(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(kind=int, argument=int)
cdef int play(State state, int seat, int code) except -1 nogil
@cython.locals(first=int, last=int)
cdef int draw(State state, Rng rng) except -1 nogil
cdef int happen(State state, int code) except -1 nogil
cdef int settle(State state, Rng rng) except -1 nogil
cdef int winners(State state) except -1 nogil
@cython.locals(decisions=int, now=int, mask=int, seat=int)
cdef int playout(State state, Rng rng, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, other=int, place=int)
cdef int forget(State state, int seat) except -1 nogil

cdef class GiantsKernel(Kernel):
    cpdef int waiting(self, Buffer buffer) except -1
    cpdef int deciding(self, Buffer buffer) except -1
    cpdef legal(self, Buffer buffer, int seat, ActionBuffer codes)
    @cython.locals(state=State, ahu=int)
    cpdef asides(self, Buffer buffer, int seat, ActionBuffer codes)
    cpdef play(self, Buffer buffer, int seat, int code)
    cpdef int draw(self, Buffer buffer, Rng rng) except -1
    cpdef happen(self, Buffer buffer, int code)
    cpdef int winners(self, Buffer buffer) except -1
    cpdef forget(self, Buffer buffer, int seat)
    cpdef int playout(self, Buffer buffer, Rng rng, ActionBuffer codes) except -1
    cdef int settle_nogil(self, Buffer buffer, Rng rng) except -1 nogil
    cdef int legal_nogil(self, Buffer buffer, int seat, ActionBuffer codes) except -1 nogil
    cdef int play_nogil(self, Buffer buffer, int seat, int code) except -1 nogil
    cdef int winners_nogil(self, Buffer buffer) except -1 nogil
