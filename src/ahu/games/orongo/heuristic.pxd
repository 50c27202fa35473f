cimport cython
cimport ahu.games.orongo.layout as L
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
    @cython.locals(state=State, seat=int, winners=int)
    cpdef estimate(self, Buffer buffer, double[::1] values)
    @cython.locals(state=State, phase=int)
    cpdef moves(self, Buffer buffer, int seat, Moves moves)
    @cython.locals(i=int, after=State)
    cdef int builds(self, State state, int seat, Moves moves) except -1
    cpdef bint is_quiet(self, Buffer buffer) except -1
    @cython.locals(width=int, thoughts=int)
    cpdef settle(self, Buffer buffer, int rounds, Rng rng)
