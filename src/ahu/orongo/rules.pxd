cimport cython
cimport ahu.orongo.action_codes as C
cimport ahu.orongo.layout as L
cimport ahu.orongo.bidding as bidding
cimport ahu.orongo.building as building
from ahu.core.codes cimport Codes
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.source cimport Source
from ahu.orongo.state cimport State

cdef bytearray LATER

@cython.locals(at=bytearray, seat=int)
cdef int go_on(State state) except -1

@cython.locals(at=bytearray, players=int, found=int, i=int, seat=int)
cdef int follower(State state) except -1

@cython.locals(at=bytearray, due=int, seat=int)
cdef int begin_round(State state) except -1

@cython.locals(at=bytearray, seat=int)
cdef int finish(State state) except -1

@cython.locals(at=bytearray, mask=int, most=int, seat=int, rank=int)
cdef int best(State state) except -1

cdef class OrongoKernel(Kernel):
    @cython.locals(state=State, phase=int)
    cpdef int waiting(self, Buffer buffer) except -1
    @cython.locals(state=State, phase=int)
    cpdef int deciding(self, Buffer buffer) except -1
    @cython.locals(state=State, phase=int)
    cpdef legal(self, Buffer buffer, int seat, Codes codes)
    @cython.locals(state=State)
    cpdef asides(self, Buffer buffer, int seat, Codes codes)
    @cython.locals(state=State, at=bytearray, phase=int)
    cpdef play(self, Buffer buffer, int seat, int code)
    @cython.locals(state=State, at=bytearray, left=cython.longlong, field=int)
    cpdef int draw(self, Buffer buffer, Source source) except -1
    @cython.locals(state=State, at=bytearray)
    cpdef happen(self, Buffer buffer, int code)
    @cython.locals(state=State)
    cpdef int winners(self, Buffer buffer) except -1
