cimport cython
cimport ahu.orongo.layout as L
from ahu.core.kernel cimport Buffer

cdef bytearray NO_PAPER

@cython.final
cdef class Tables:
    cdef public int fields
    cdef public int near
    cdef public bytearray next
    cdef public bytearray land
    cdef int[::1] worth

cdef class State(Buffer):
    cdef public Tables tables
    cdef public bytearray paper
    @cython.locals(other=State)
    cpdef Buffer copy(self)
