cimport cython
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
cimport ahu.games.giants.transport as transport
from ahu.games.giants.roads cimport Roads
from ahu.games.giants.state cimport State, Tables

cdef int ALL, SETTLED, PROMISED
cdef double SURPLUS

@cython.final
cdef class Evaluation:
    cdef public Tables tables
    cdef double keep, loose, abandoned, income, worker, marker, log, power
    cdef double half, base, crown, horizon, length, fastest
    cdef public double left, later
    cdef Roads ways
    cdef double[::1] gains
    cdef int[::1] loosened, spare
    cdef unsigned char[::1] roads
    @cython.locals(seat=int)
    cpdef int estimate(self, State state, double[::1] values) except -1 nogil
    @cython.locals(at=cython.p_uchar, players=int, seat=int, ahu=int, moai=int, i=int, item=int, place=int)
    cdef int _estimate(self, State state, double[::1] values) except -1 nogil
    @cython.locals(at=cython.p_uchar, supply=double, left=double, seat=int, pending=int, round=int)
    cdef int _look_ahead(self, State state) noexcept nogil
    @cython.locals(at=cython.p_uchar, worth=double)
    cdef double _standing(self, State state, int ahu) noexcept nogil
    cdef double _material(self, State state, int seat) noexcept nogil
    @cython.locals(tablets=int, worth=double)
    cdef double _points(self, State state, int seat) noexcept nogil
    @cython.locals(at=cython.p_uchar, worth=double)
    cdef double _team(self, State state, int seat) noexcept nogil
    @cython.locals(at=cython.p_uchar)
    cdef double _stores(self, State state, int seat) noexcept nogil
    @cython.locals(total=double, start=int, count=int, best=int, i=int)
    cdef double _marking(self, int seat, int markers) noexcept nogil
    @cython.locals(at=cython.p_uchar, hex=int, seat=int)
    cdef int _item(self, State state, int item, double[::1] values) except -1 nogil
    @cython.locals(at=cython.p_uchar, now=double, rest=double, best=int, spot=int, promised=int, unmarked=double, value=double)
    cdef int _owned(self, State state, int owner, int item, int hex, double[::1] values) except -1 nogil
    @cython.locals(hex=int)
    cdef int note_roads(self, State state, double[::1] values) except -1 nogil
    @cython.locals(at=cython.p_uchar, others=int, seat=int, share=int, income=double)
    cdef int _trace(self, State state, int owner, int best, int start, double[::1] values) except -1 nogil
