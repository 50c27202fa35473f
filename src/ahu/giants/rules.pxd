cimport cython
cimport ahu.giants.action_codes as C
cimport ahu.giants.layout as L
cimport ahu.giants.auction as auction
cimport ahu.giants.closing as closing
cimport ahu.giants.placement as placement
cimport ahu.giants.transport as transport
from ahu.core.codes cimport Codes
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.source cimport Source
from ahu.giants.state cimport State, Tables

cdef int _finish_item(State state, int seat, int kind, int argument) except -1
cdef int _peek(State state, int seat, int ahu) except -1
@cython.locals(at=cython.p_uchar, tables=Tables, keep=int, place=int)
cdef int _forget_owners(State state, int seat) except -1
cdef int _next_choice(State state) except -1
cdef int _begin_placement(State state) except -1
@cython.locals(players=int, seat=int)
cdef int _begin_turns(State state) except -1
@cython.locals(at=cython.p_uchar, players=int, step=int, seat=int)
cdef int _next_turn(State state) except -1
cdef bint _can_act(State state, int seat) except -1
cdef int _next_marking(State state) except -1
cdef int _begin_round(State state) except -1

cdef class GiantsKernel(Kernel):
    @cython.locals(state=State, phase=int)
    cpdef int waiting(self, Buffer buffer) except -1
    @cython.locals(state=State, at=cython.p_uchar, phase=int, mask=int, seat=int)
    cpdef int deciding(self, Buffer buffer) except -1
    @cython.locals(state=State, phase=int)
    cpdef legal(self, Buffer buffer, int seat, Codes codes)
    @cython.locals(state=State, tables=Tables, ahu=int)
    cpdef asides(self, Buffer buffer, int seat, Codes codes)
    @cython.locals(state=State, kind=int, argument=int)
    cpdef play(self, Buffer buffer, int seat, int code)
    @cython.locals(state=State, tables=Tables, faces=tuple)
    cpdef int draw(self, Buffer buffer, Source source) except -1
    @cython.locals(state=State)
    cpdef happen(self, Buffer buffer, int code)
    @cython.locals(state=State)
    cpdef int winners(self, Buffer buffer) except -1
