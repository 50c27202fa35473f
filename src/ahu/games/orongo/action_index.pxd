cimport cython
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.layout as L
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer
from ahu.core.encoder cimport Encoder

cdef int WHOLE

cdef class OrongoIndexing(Encoder):
    cdef public int fields, at_place, at_tiles
    cdef unsigned char[::1] one
    cdef unsigned char[::1] other
    cdef int[::1] sets
    cpdef int first(self, Buffer buffer, int seat, int code) except? -2
    @cython.locals(one=int, other=int)
    cdef int _first(self, int code) except? -2 nogil
    cpdef int second(self, int code) except? -2
    cdef int _second(self, int code) except? -2 nogil
    cpdef int mark(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1
    @cython.locals(i=int, index=int)
    cdef int mark_nogil(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1 nogil
    cpdef int code(self, Buffer buffer, int seat, int half, int index) except? -2
    @cython.locals(number=int, tiles=int)
    cdef int code_nogil(self, Buffer buffer, int seat, int half, int index) except? -2 nogil
