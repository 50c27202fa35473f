cimport cython
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng

cdef int FIRST_ROOM, MOST_MOVES

@cython.final
cdef class Moves:
    cdef public int count, total
    cdef int room
    cdef int[::1] begin
    cdef int[::1] code
    cdef double[::1] score
    cpdef int clear(self) except -1 nogil
    cpdef int add(self, double score) except -1 nogil
    cpdef int step(self, int code) except -1 nogil
    @cython.locals(begin=cython.int[::1], code=cython.int[::1], score=cython.double[::1], i=int)
    cdef int _grow(self) except -1 with gil
    cpdef int length(self, int move) except -1 nogil
    cpdef int at(self, int move, int step) except -1 nogil
    @cython.locals(best=int, move=int)
    cpdef int best(self) except -2 nogil

cdef class Heuristic:
    cdef public Kernel kernel
    cdef public int players
    cdef public ActionBuffer codes
    cdef double[::1] values
    cdef Moves listed
    cpdef int ready(self, Buffer buffer) except -1
    cdef int moves_nogil(self, Buffer buffer, int seat, Moves moves) except -1 with gil
    cpdef estimate(self, Buffer buffer, double[::1] values)
    cpdef double standing(self, Buffer buffer, int seat) except? -1e300
    @cython.locals(rival=double, other=int)
    cdef double lead(self, int seat) noexcept nogil
    @cython.locals(i=int, after=Buffer)
    cpdef moves(self, Buffer buffer, int seat, Moves moves)
    cpdef bint is_quiet(self, Buffer buffer) except -1
    @cython.locals(quiet=bint, _=int, waiting=int)
    cpdef settle(self, Buffer buffer, int rounds, Rng rng)
    @cython.locals(mask=int, seat=int, best=int, step=int)
    cpdef go_on(self, Buffer buffer)
