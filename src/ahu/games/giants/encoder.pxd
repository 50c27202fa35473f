cimport cython
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
from ahu.core.kernel cimport Buffer
from ahu.games.giants.action_index cimport GiantsIndexing
from ahu.games.giants.state cimport Tables

cdef double FIFTH, SIXTH, SEVENTH, TENTH, THIRD
cdef int LANDMARK_PLANES, CUT_PLANE, ENTERED_PLANE, FREE_PLANE, HAND_PLANE, ITEM_PLANES, LOGS_PLANE
cdef int RESERVED_PLANE, SEAT_PLANES, UNCROWNED_PLANE

cdef class GiantsEncoder(GiantsIndexing):
    cdef public bint open_screens
    cdef Tables tables
    cdef public int vector
    cdef int seat_size, item_size, ahu_size, at_seats, at_items, at_ahus
    cdef float[::1] value
    cdef float[::1] column
    cdef float[::1] row
    cpdef int points(self, Buffer buffer, int seat) except? -2
    cpdef observe(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start)
    @cython.locals(vector=int, i=int)
    cdef int observe_nogil(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar, forest=cython.p_uchar, hexes=int, players=int, hex=int, slot=int, other=int, figures=int)
    cdef int _hexes(self, Buffer buffer, int seat, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar, size=int, item=int)
    cdef int _table(self, Buffer buffer, bint memory, float[::1] out, int start) except -1 nogil
    cdef int _kind(self, int item) except -1 nogil
    @cython.locals(at=cython.p_uchar, phase=int, slot=int, other=int, row=int, place=int)
    cdef int _seats(self, Buffer buffer, int seat, bint memory, float[::1] out, int start) except -1 nogil
    @cython.locals(at=cython.p_uchar, hexes=int, players=int, hand=int, item=int, where=int, row=int, by=int, mark=int, hex=int, handler=int, group=int, plane=int)
    cdef int _items(self, Buffer buffer, int seat, bint memory, float[::1] out, int start) except -1 nogil
    @cython.locals(hex=int, byte=int)
    cdef int _entered(self, Buffer buffer, int item, float[::1] out, int plane) except -1 nogil
    @cython.locals(at=cython.p_uchar, hexes=int, players=int, open_bases=bint, ahu=int, row=int, base=int, moai=int, hex=int, place=int, known=bint)
    cdef int _ahus(self, Buffer buffer, int seat, bint memory, float[::1] out, int start) except -1 nogil
