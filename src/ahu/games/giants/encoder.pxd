cimport cython
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
from ahu.core.kernel cimport Buffer
from ahu.games.giants.action_index cimport GiantsIndexing
from ahu.games.giants.state cimport State, Tables

cdef double FIFTH, SIXTH, SEVENTH, TENTH, THIRD
cdef int LANDMARK_PLANES, CUT_PLANE, ENTERED_PLANE, FREE_PLANE, HAND_PLANE, ITEM_PLANES, LOGS_PLANE
cdef int RESERVED_PLANE, SEAT_PLANES, UNCROWNED_PLANE

cdef class GiantsEncoder(GiantsIndexing):
    cdef public bint open_screens
    cdef public int vector
    cdef int seat_size, item_size, ahu_size, at_seats, at_items, at_ahus
    cdef float[::1] value
    cdef float[::1] column
    cdef float[::1] row
    cpdef int points(self, Buffer buffer, int seat) except? -2
    @cython.locals(state=State, vector=int, i=int)
    cpdef observe(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start)
    @cython.locals(at=cython.p_uchar, tables=Tables, forest=cython.p_uchar, hexes=int, players=int, hex=int, slot=int, other=int, figures=int)
    cdef int _hexes(self, State state, int seat, float[::1] out, int start) except -1
    @cython.locals(at=cython.p_uchar, size=int, item=int)
    cdef int _table(self, State state, bint memory, float[::1] out, int start) except -1
    cdef int _kind(self, State state, int item) except -1
    @cython.locals(at=cython.p_uchar, phase=int, slot=int, other=int, row=int, place=int)
    cdef int _seats(self, State state, int seat, bint memory, float[::1] out, int start) except -1
    @cython.locals(at=cython.p_uchar, hexes=int, players=int, hand=int, item=int, where=int, row=int, by=int, mark=int, hex=int, handler=int, group=int, plane=int)
    cdef int _items(self, State state, int seat, bint memory, float[::1] out, int start) except -1
    @cython.locals(tables=Tables, hex=int, byte=int)
    cdef int _entered(self, State state, int item, float[::1] out, int plane) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, hexes=int, players=int, open_bases=bint, ahu=int, row=int, base=int, moai=int, hex=int, place=int, known=bint)
    cdef int _ahus(self, State state, int seat, bint memory, float[::1] out, int start) except -1
