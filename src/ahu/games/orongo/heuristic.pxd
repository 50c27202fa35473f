cimport cython
cimport ahu.games.orongo.layout as L
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.games.orongo.building as building
from ahu.core.heuristic cimport Heuristic, Moves
from ahu.games.orongo.bid_values cimport Auction
from ahu.games.orongo.building_plans cimport Planner
from ahu.games.orongo.evaluation cimport Evaluation
from ahu.core.kernel cimport Buffer
from ahu.core.rng cimport Rng
from ahu.games.orongo.state cimport State

cdef int QUICK_WIDTH, QUICK_ROUNDS

cdef class OrongoHeuristic(Heuristic):
    cdef public Evaluation worth
    cdef public Planner planner
    cdef public Auction auction
    cdef State here, after
    cpdef int ready(self, Buffer buffer) except -1
    cpdef estimate(self, Buffer buffer, double[::1] values)
    @cython.locals(seat=int, winners=int)
    cdef int rate(self, State state, double[::1] values) except -1 nogil
    cpdef moves(self, Buffer buffer, int seat, Moves moves)
    @cython.locals(phase=int)
    cdef int moves_nogil(self, Buffer buffer, int seat, Moves moves) except -1 nogil
    @cython.locals(i=int)
    cdef int builds(self, int seat, Moves moves) except -1 nogil
    cpdef bint is_quiet(self, Buffer buffer) except -1
    @cython.locals(width=int, thoughts=int)
    cpdef settle(self, Buffer buffer, int rounds, Rng rng)
