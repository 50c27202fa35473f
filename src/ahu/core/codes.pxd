cimport cython

@cython.final
cdef class Codes:
    cdef object buffer
    cdef int[::1] code
    cdef int room
    cdef public int count
    @cython.locals(grown=object)
    cpdef int reserve(self, int more) except -1
    cpdef int add(self, int code) except -1
    cpdef object taken(self)
    @cython.locals(i=int)
    cpdef bint holds(self, int code)
