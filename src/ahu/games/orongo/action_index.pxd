cimport cython
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.layout as L
from ahu.core.kernel cimport Buffer
from ahu.core.encoder cimport Encoder

cdef int WHOLE

cdef class OrongoIndexing(Encoder):
    cdef public int fields, at_place, at_tiles
    cdef bytearray one, other
    cdef int[::1] sets
    @cython.locals(one=int, other=int)
    cpdef int first(self, Buffer buffer, int seat, int code) except? -2
    cpdef int second(self, int code) except? -2
    @cython.locals(number=int, tiles=int)
    cpdef int code(self, Buffer buffer, int seat, int half, int index) except? -2
