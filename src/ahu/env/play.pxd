cimport cython
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng
from ahu.core.encoder cimport Encoder

cdef int WHOLE, NOBODY

@cython.final
cdef class GamePlay:
    cdef public object encoding
    cdef public Kernel kernel
    cdef public Encoder encoder
    cdef public Buffer buffer
    cdef public ActionBuffer codes
    cdef public int half, seat
    @cython.locals(other=GamePlay, buffer=Buffer)
    cpdef GamePlay copy(self)
    @cython.locals(mask=int)
    cpdef int look(self) except -1
    cpdef int settle(self, Rng rng) except -1
    @cython.locals(code=int)
    cpdef int act(self, int seat, int index) except -1
    @cython.locals(code=int)
    cpdef int act_at_random(self, Rng rng) except -1
    @cython.locals(index=int)
    cpdef int mask(self, int seat, signed char[::1] out, int start) except -1
    @cython.locals(half=int)
    cpdef int observe(self, int seat, bint memory, float[::1] out, int start) except -1
    cpdef int points(self, int seat) except? -2
    @cython.locals(mask=int, winners=int, other=int, players=double, part=double)
    cpdef double share(self, int seat) except? -2
