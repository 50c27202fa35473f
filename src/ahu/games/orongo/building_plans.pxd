cimport cython
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.layout as L
cimport ahu.games.orongo.building as building
from ahu.core.heuristic cimport Moves
from ahu.games.orongo.evaluation cimport Evaluation
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.orongo.land cimport Land
from ahu.games.orongo.state cimport State

cdef int LISTED, ROOM, LONGEST, SCRATCH

@cython.final
cdef class Planner:
    cdef public Evaluation worth
    cdef public int width
    cdef int players, found, bytes, count
    cdef Land land
    cdef ActionBuffer codes, choices, trail
    cdef bint chose
    cdef double[::1] values
    cdef int[::1] shown
    cdef double[::1] score
    cdef int[::1] parent, field, way, path, steps, length
    cdef unsigned char[::1] before, after
    cdef State then, built, choice
    cpdef int ready(self, State state) except -1
    @cython.locals(steps=int, nodes=int, step=int, last=bint, node=int)
    cdef int moves(self, State state, int seat, Moves moves) except -1 nogil
    @cython.locals(count=int, i=int, node=int, length=int, done=bint, step=int, code=int)
    cdef int pursue(self, int seat, bint last, Moves moves) except -1 nogil
    @cython.locals(nodes=int, i=int, step=int)
    cdef int go_on(self) except -1 nogil
    cdef bint can_go_on(self, State state, int seat) except -1 nogil
    @cython.locals(i=int)
    cdef bint is_new(self, int count) except -1 nogil
    @cython.locals(at=cython.p_uchar)
    cdef int place(self, State state, int seat, int chips) except -1 nogil
    @cython.locals(at=cython.p_uchar, other=int, i=int, field=int)
    cdef int consider(self, State state, int seat, int node, int most) except -1 nogil
    @cython.locals(builds=bint, score=double)
    cdef double rate(self, State state, int seat, int field) except? -1e300 nogil
    @cython.locals(i=int)
    cdef int spend(self) noexcept nogil
    @cython.locals(near=int, other=int, score=double, value=double)
    cdef double lead(self, State state, int seat, int field, bint builds) noexcept nogil
    @cython.locals(row=int)
    cdef double value_after(self, int seat, int mover, int field, bint builds) noexcept nogil
    @cython.locals(i=int)
    cdef int keep(self, double score, int node, int field, int most) noexcept nogil
    @cython.locals(more=bint, code=int)
    cdef int drop(self, State state, int seat, int field) except -1 nogil
    @cython.locals(best=int, most=double, i=int, value=double)
    cdef int choose(self, State state, int seat) except -1 nogil
    @cython.locals(kinds=int, i=int, j=int, code=int, other=int, kind=int, new=bint)
    cdef int keep_kinds(self, State state, ActionBuffer codes) except -1 nogil
