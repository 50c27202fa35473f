cimport cython
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.bidding as bidding
cimport ahu.games.orongo.building as building
cimport ahu.games.orongo.layout as L
cimport ahu.games.orongo.nogil as nogil
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng
from ahu.games.orongo.state cimport State

@cython.locals(at=cython.p_uchar, seat=int)
cdef int go_on(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, players=int, found=int, i=int, seat=int)
cdef int follower(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, due=int, seat=int)
cdef int begin_round(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, seat=int)
cdef int finish(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, mask=int, most=int, seat=int, rank=int)
cdef int best(State state) except -1 nogil
@cython.locals(phase=int)
cdef int waiting(State state) except -1 nogil
@cython.locals(phase=int)
cdef int deciding(State state) except -1 nogil
@cython.locals(phase=int)
cdef int legal(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, phase=int)
cdef int play(State state, int seat, int code) except -1 nogil
@cython.locals(at=cython.p_uchar, left=cython.longlong, field=int)
cdef int draw(State state, Rng rng) except -1 nogil
@cython.locals(at=cython.p_uchar)
cdef int happen(State state, int code) except -1 nogil
cdef int settle(State state, Rng rng) except -1 nogil
cdef int winners(State state) except -1 nogil
@cython.locals(decisions=int, now=int, mask=int, seat=int)
cdef int playout(State state, Rng rng, ActionBuffer codes) except -1 nogil

cdef class OrongoKernel(Kernel):
    cpdef int waiting(self, Buffer buffer) except -1
    cpdef int deciding(self, Buffer buffer) except -1
    cpdef legal(self, Buffer buffer, int seat, ActionBuffer codes)
    cpdef asides(self, Buffer buffer, int seat, ActionBuffer codes)
    cpdef play(self, Buffer buffer, int seat, int code)
    cpdef int draw(self, Buffer buffer, Rng rng) except -1
    cpdef happen(self, Buffer buffer, int code)
    cpdef int winners(self, Buffer buffer) except -1
    @cython.locals(other=int)
    cpdef forget(self, Buffer buffer, int seat)
    cpdef int playout(self, Buffer buffer, Rng rng, ActionBuffer codes) except -1
    cdef int settle_nogil(self, Buffer buffer, Rng rng) except -1 nogil
    cdef int legal_nogil(self, Buffer buffer, int seat, ActionBuffer codes) except -1 nogil
    cdef int play_nogil(self, Buffer buffer, int seat, int code) except -1 nogil
    cdef int winners_nogil(self, Buffer buffer) except -1 nogil
