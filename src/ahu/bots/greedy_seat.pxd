cimport cython
cimport ahu.core.heuristic_nogil as nogil
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.heuristic cimport Heuristic, Moves
from ahu.core.kernel cimport Buffer
from ahu.core.rng cimport Rng

cdef int LONGEST
cdef long long GRAIN

@cython.final
cdef class GreedySeat:
    cdef Heuristic heuristic
    cdef Moves moves
    cdef double noise
    cdef public Rng rng
    cdef int[::1] plan
    cdef int next, end
    cpdef int begin(self, Rng rng) except -1
    @cython.locals(i=int)
    cpdef list planned(self)
    @cython.locals(i=int)
    cpdef int resume(self, Rng rng, list planned) except -1
    @cython.locals(i=int)
    cpdef int decide(self, Buffer buffer, int seat, ActionBuffer codes) except? -1
    @cython.locals(known=Buffer, best=int, i=int)
    cdef int _think(self, Buffer buffer, int seat) except? -1
    @cython.locals(best=int, move=int, most=double, score=double)
    cdef int _best(self) except -1
    @cython.locals(total=cython.longlong, _=int)
    cdef double _error(self) except? -1e300
