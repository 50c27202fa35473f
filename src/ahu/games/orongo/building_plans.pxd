cimport cython
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.layout as L
cimport ahu.games.orongo.building as building
from ahu.core.heuristic cimport Moves
from ahu.games.orongo.evaluation cimport Evaluation
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.orongo.state cimport State, Tables

cdef int LISTED, ROOM

@cython.final
cdef class Planner:
    cdef public Evaluation worth
    cdef public int width
    cdef int players, found
    cdef ActionBuffer codes, choices, trail
    cdef double[::1] values
    cdef int[::1] shown
    cdef double[::1] score
    cdef int[::1] parent
    cdef int[::1] field
    @cython.locals(steps=int, step=int, last=bint, node=int, i=int, then=State)
    cpdef int moves(self, State state, int seat, Moves moves) except -1
    cdef bint can_go_on(self, State state, int seat) except -1
    @cython.locals(other=State)
    cdef bint is_new(self, State state, list others) except -1
    cpdef int place(self, State state, int seat, int chips) except -1
    @cython.locals(near=int, other=int, i=int, field=int, then=State, score=double, value=double)
    cdef int consider(self, State state, int seat, int node, int most) except -1
    @cython.locals(i=int)
    cdef int keep(self, double score, int node, int field, int most) except -1
    @cython.locals(more=bint, code=int)
    cdef int drop(self, State state, int seat, int field) except -1
    @cython.locals(best=int, most=double, i=int, then=State, value=double)
    cdef int choose(self, State state, int seat) except -1
    @cython.locals(tables=Tables, kinds=int, i=int, j=int, code=int, other=int, kind=int, new=bint)
    cpdef int keep_kinds(self, State state, ActionBuffer codes) except -1
