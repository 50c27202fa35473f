cimport cython
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer

cdef class Encoder:
    cdef public int players, size, actions
    cdef public dict blocks
    cdef float[::1] still
    @cython.locals(i=int)
    cpdef int prepare(self, float[::1] out, int start) except -1
    cpdef observe(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start)
    cpdef int first(self, Buffer buffer, int seat, int code) except? -2
    cpdef int second(self, int code) except? -2
    cpdef int code(self, Buffer buffer, int seat, int half, int index) except? -2
    @cython.locals(code=cython.int[::1], i=int, index=int)
    cpdef int mark(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1
    cpdef int points(self, Buffer buffer, int seat) except? -2
    cdef int observe_nogil(self, Buffer buffer, int seat, int half, bint memory, float[::1] out, int start) except -1 with gil
    cdef int code_nogil(self, Buffer buffer, int seat, int half, int index) except? -2 with gil
    cdef int mark_nogil(self, Buffer buffer, int seat, int half, ActionBuffer codes, signed char[::1] out, int start) except -1 with gil
