cimport cython
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.kernel as rules
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.transport as transport
from ahu.games.giants.evaluation cimport Evaluation
from ahu.core.heuristic cimport Heuristic, Moves
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer
from ahu.games.giants.state cimport State

cdef int CASES, MOST_MARKERS, STOPS
cdef double FAR, TINY

cdef class GiantsHeuristic(Heuristic):
    cdef public object weights
    cdef Evaluation survey
    cdef bint readied
    cdef State here, after
    cdef double[::1] rank
    cdef int[::1] road, came
    cdef int start
    cdef ActionBuffer ends
    cpdef int ready(self, Buffer buffer) except -1
    cpdef estimate(self, Buffer buffer, double[::1] values)
    cpdef moves(self, Buffer buffer, int seat, Moves moves)
    cdef int moves_nogil(self, Buffer buffer, int seat, Moves moves) except -1 nogil
    @cython.locals(phase=int)
    cdef int _list(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(i=int)
    cdef int _each(self, State state, int seat, Moves moves) except -1 nogil
    cdef int _try(self, State state, int seat, int code, Moves moves) except -1 nogil
    cdef int _restart(self, State state) except -1 nogil
    cdef double _standing(self, int seat) except? -1e300 nogil
    @cython.locals(at=cython.p_uchar, quarry=int, markers=int, workers=int, sorcerer=int, chief=int, idle=bint, laid=int, code=int, total=double, case=int)
    cdef int _bids(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(at=cython.p_uchar, other=int)
    cdef double _after_bid(self, State state, int seat, int code, int case) except? -1e300 nogil
    @cython.locals(at=cython.p_uchar, mood=int, markers=int, workers=int, sorcerer=int)
    cdef int _rival_bid(self, State state, int rival, int seat, int case) except -1 nogil
    @cython.locals(at=cython.p_uchar, seat=int, code=int, size=int)
    cdef int _finish_auction(self, State state) except -1 nogil
    @cython.locals(i=int)
    cdef int _choices(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(top=int, i=int, code=int)
    cdef int _placements(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(top=int, ahu=int, free=bint)
    cdef int _top_ahu(self, State state) except -1 nogil
    @cython.locals(figure=int, power=int, mine=bint)
    cdef bint _is_sensible(self, State state, int seat, int code, int roads, int top) except -1 nogil
    @cython.locals(at=cython.p_uchar, item=int)
    cdef int _journeys(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(i=int, hex=int)
    cdef int _journeys_of(self, State state, int seat, int item, Moves moves) except -1 nogil
    @cython.locals(i=int, hex=int, j=int, ahu=int)
    cdef int _settlings(self, State state, int seat, int item) except -1 nogil
    @cython.locals(at=cython.p_uchar, in_hand=bint, bound=bint, marks=bint, last=double, _=int, best=double, chosen=int, i=int, hex=int, worth=double, moved=bint)
    cdef int _stops(self, State state, int seat, int item) except -1 nogil
    cdef int _note(self, int hex, int code) except -1 nogil
    @cython.locals(length=int, picks=bint, i=int)
    cdef int _journey(self, State state, int seat, int item, int hex, int end, Moves moves) except -1 nogil
    @cython.locals(count=int, item=int, i=int)
    cdef int _take_backs(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(at=cython.p_uchar, left=int, item=int)
    cdef int _take_back(self, State state, int seat, int chosen, Moves moves) except -1 nogil
    cpdef bint is_quiet(self, Buffer buffer) except -1
