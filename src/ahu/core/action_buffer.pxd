cimport cython

@cython.final
cdef class ActionBuffer:
    cdef object buffer
    cdef int[::1] code
    cdef int room
    cdef public int count
    @cython.locals(grown=object)
    cdef int grow(self, int more) except -1 with gil
    cpdef int reserve(self, int more) except -1 nogil
    cpdef int add(self, int code) except -1 nogil
    cpdef object taken(self)
    @cython.locals(i=int)
    cpdef bint holds(self, int code)
