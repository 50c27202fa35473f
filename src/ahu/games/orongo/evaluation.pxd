cimport cython
cimport ahu.games.orongo.layout as L
from ahu.games.orongo.state cimport State, Tables

cdef int FIELDS
cdef double TIE

@cython.final
cdef class Evaluation:
    cdef int players, own_moai, later, stamp
    cdef double turn, coming, set, ahu, half, open, palm, hidden, join, far, again, contested, time
    cdef double shell, spare, fade, need, pace, debt, race, win
    cdef Tables tables
    cdef bytearray kind
    cdef double[::1] count
    cdef int[::1] mark
    cdef int[::1] seen
    cdef int[::1] near
    cdef int[::1] beyond
    cdef int[::1] stack
    cpdef int learn(self, Tables tables) except -1
    @cython.locals(at=cython.p_uchar, rounds=int, count=double)
    cpdef double chips(self, State state, int seat) except? -1e300
    @cython.locals(more=double, left=int)
    cpdef double needed(self, State state, int seat) except? -1e300
    @cython.locals(chips=double)
    cpdef double use(self, State state, int seat) except? -1e300
    cpdef double purse(self, int shells, double needed, double use) except? -1e300
    @cython.locals(built=double)
    cpdef double built(self, State state, int seat) except? -1e300
    @cython.locals(at=cython.p_uchar, value=double, chips=double, land=double, most=int)
    cpdef double solid(self, State state, int seat) except? -1e300
    @cython.locals(needed=double, purse=double)
    cpdef double value(self, State state, int seat) except? -1e300
    @cython.locals(at=cython.p_uchar, own=int, field=int, first=int, value=double)
    cdef double land(self, State state, int seat) except? -1e300
    @cython.locals(
        at=cython.p_uchar, around=cython.p_uchar, near=int, kind=cython.p_uchar, group=int, rivals=int, nears=int, beyonds=int, depth=int,
        i=int, j=int, n=int, field=int, inner=int, other=int, land=int, part=double,
    )
    cdef int gather(self, State state, int own, int start, int first) except -1
    @cython.locals(land=int, part=double)
    cdef double reach(
        self, unsigned char* at, int near, int field, int first, int rivals
    ) except? -1e300
    @cython.locals(
        temples=double, deities=double, birdmen=double, nests=double, ahus=double, odd=double, sets=double, value=double,
    )
    cdef double promise(self) except? -1e300
