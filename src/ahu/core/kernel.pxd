cimport cython
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.rng cimport Rng

cdef class Buffer:
    cdef readonly bytearray at
    cdef unsigned char *raw
    cpdef Buffer copy(self)

cdef class Kernel:
    cpdef int waiting(self, Buffer buffer) except -1
    cpdef int deciding(self, Buffer buffer) except -1
    cpdef legal(self, Buffer buffer, int seat, ActionBuffer codes)
    cpdef asides(self, Buffer buffer, int seat, ActionBuffer codes)
    cpdef play(self, Buffer buffer, int seat, int code)
    cpdef int draw(self, Buffer buffer, Rng rng) except -1
    cpdef happen(self, Buffer buffer, int code)
    cpdef int winners(self, Buffer buffer) except -1
    cpdef forget(self, Buffer buffer, int seat)
    @cython.locals(decisions=int, waiting=int, mask=int, seat=int)
    cpdef int playout(self, Buffer buffer, Rng rng, ActionBuffer codes) except -1
    cdef int settle_nogil(self, Buffer buffer, Rng rng) except -1 with gil
    cdef int legal_nogil(self, Buffer buffer, int seat, ActionBuffer codes) except -1 with gil
    cdef int play_nogil(self, Buffer buffer, int seat, int code) except -1 with gil
    cdef int winners_nogil(self, Buffer buffer) except -1 with gil
