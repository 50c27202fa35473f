cimport cython
cimport ahu.games.orongo.layout as L
cimport ahu.core.raw_bytes as raw_bytes
from ahu.core.heuristic cimport Moves
from ahu.games.orongo.building_plans cimport Planner
from ahu.games.orongo.evaluation cimport Evaluation
from ahu.core.rng cimport Rng
from ahu.games.orongo.state cimport State

cdef int SEATS, CASES, HIGHEST, ROW, SEED, GRAIN

@cython.final
cdef class Auction:
    cdef Planner planner
    cdef Evaluation worth
    cdef public int rounds
    cdef public bint hasty
    cdef bint imagined, shifted, asked
    cdef int players, bytes
    cdef double[::1] solid
    cdef int[::1] shells
    cdef double[::1] needed
    cdef double[::1] use
    cdef double[::1] single
    cdef int[::1] most
    cdef int[::1] bid
    cdef double[::1] result
    cdef double[::1] regret
    cdef double[::1] score, standing
    cdef Rng rng
    cdef State known, table, start, led, followed
    cpdef int ready(self, State state) except -1
    @cython.locals(other=int, stale=bint, bid=int)
    cdef int moves(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(seat=int)
    cdef int begin(self) except -1 nogil
    @cython.locals(first=int, second=int, had=double, gain=double)
    cdef int imagine(self) except -1 nogil
    @cython.locals(seat=int, case=int, i=int, solid=double, shells=int, needed=double, use=double)
    cdef int shift(self) except -1 nogil
    @cython.locals(seat=int)
    cdef int note(self, State state, int case) except -1 nogil
    @cython.locals(at=cython.p_uchar, seat=int, shells=int, i=int, bid=int, turn=int, total=double, had=double)
    cdef int learn(self) except -1 nogil
    @cython.locals(seat=int, other=int, bid=int)
    cdef int tabulate(self) except -1 nogil
    @cython.locals(total=double, bid=int, point=double)
    cdef int pick(self, int seat) except -1 nogil
    @cython.locals(
        at=cython.p_uchar, seat=int, first=int, second=int, high=int, low=int, idle=int, mine=bint,
        over_first=bint, over_second=bint, _=int, bid=int,
    )
    cdef int answer(self, int me) except -1 nogil
    @cython.locals(
        at=cython.p_uchar, case=int, atoll=int, share=int, seat=int, rival=double, mine=double, i=int,
        shells=int, value=double, paid=int,
    )
    cdef double settle(self, int me, int bid, int first, int second, int idle) noexcept nogil
