cimport cython
cimport ahu.games.orongo.layout as L
from ahu.core.kernel cimport Buffer
from ahu.games.orongo.action_index cimport OrongoIndexing

cdef int WHOLE, CHIP_PLANES, CHOSEN_PLANE, SPENT_PLANE, TABLE_NUMBERS, TILE_PLANE

cdef class OrongoEncoder(OrongoIndexing):
    cdef public int vector
    cdef int seat_size, moai_each
    @cython.locals(at=cython.p_uchar, main=int, won=bint)
    cpdef int points(self, Buffer buffer, int seat) except? -2
    cpdef observe(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start)
    @cython.locals(number=int, chosen=int, slot=int, other=int, row=int, i=int)
    cdef int observe_nogil(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar, fields=int, tiles=int, spent=int, chosen=int, chips=int, field=int, slot=int, own=int)
    cdef int _fields(self, Buffer buffer, int seat, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar)
    cdef int _table(self, Buffer buffer, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar, bid=int)
    cdef int _seat(self, Buffer buffer, int seat, int other, bint memory, float[::1] out, int start) except -1 nogil
