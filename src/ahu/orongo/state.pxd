cimport cython

@cython.final
cdef class Tables:
    cdef public int fields
    cdef public int near
    cdef public bytearray next
    cdef public bytearray land
    cdef int[::1] worth

@cython.final
cdef class State:
    cdef public Tables tables
    cdef public bytearray at

    @cython.locals(other=State)
    cpdef State copy(self)
