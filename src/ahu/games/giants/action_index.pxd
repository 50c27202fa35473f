cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.layout as L
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer
from ahu.core.encoder cimport Encoder

cdef int WHOLE, BID_ROW, FIRST_TAKE, LANDMARKS, ANYWHERE

cdef class GiantsIndexing(Encoder):
    cdef public int hexes, ahus, village, hut, headdress_quarry, carriers, powers
    cdef public int at_bid, at_take, at_decline, at_place, at_power, at_buy, at_pass, at_pick
    cdef public int at_enter, at_stop, at_mark, at_erect, at_crown, at_mark_laid, at_take_back
    cdef unsigned char[::1] ahu_hex
    cdef unsigned char[::1] toward
    cdef unsigned char[::1] direction
    cdef int[::1] key
    cdef int[::1] carrier
    cpdef int mark(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1
    @cython.locals(i=int, index=int, hex=int)
    cdef int mark_nogil(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1 nogil
    cpdef int first(self, Buffer buffer, int seat, int code) except? -2
    @cython.locals(kind=int)
    cdef int _index(self, Buffer buffer, int seat, int code) except? -2 nogil
    @cython.locals(figures=int)
    cdef int _bid(self, int code) except? -2 nogil
    @cython.locals(figure=int, stand=int, power=int, hex=int, start=int)
    cdef int _place(self, int code) except? -2 nogil
    @cython.locals(players=int, here=int, way=int, chief=int, carrier=int, figures=int, turned=int, key=int)
    cdef int _enter(self, Buffer buffer, int seat, int code) except? -2 nogil
    cpdef int second(self, int code) except? -2
    cpdef int code(self, Buffer buffer, int seat, int half, int index) except? -2
    @cython.locals(row=int)
    cdef int code_nogil(self, Buffer buffer, int seat, int half, int index) except? -2 nogil
    @cython.locals(stand=int)
    cdef int _plain_code(self, int place) except? -2 nogil
    @cython.locals(stand=int, power=int, ahu=int)
    cdef int _power_code(self, int place) except? -2 nogil
    cdef int _stand_code(self, int stand, int power, int hex, int ahu) except? -2 nogil
    @cython.locals(players=int, here=int, hex=int, carrier=int, key=int, figures=int, turned=int, logs=int)
    cdef int _enter_code(self, Buffer buffer, int seat, int place) except? -2 nogil
