cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.giants.state cimport State, Tables

cdef int QUEUE

cpdef int where(State state, int item) except -1 nogil
@cython.locals(at=cython.p_uchar)
cpdef bint is_abandoned(State state, int item) except -1 nogil
@cython.locals(at=cython.p_uchar)
cpdef bint is_mine(State state, int seat, int item) except -1 nogil
@cython.locals(at=cython.p_uchar, place=int)
cpdef bint has_entered(State state, int item, int hex) except -1 nogil
@cython.locals(place=int)
cdef int _note_entered(State state, int item, int hex) except -1 nogil
@cython.locals(at=cython.p_uchar, figures=int)
cpdef bint can_carry(State state, int hex, int size) except -1 nogil
@cython.locals(i=int)
cpdef bint can_settle(State state, int seat, int item, int hex) except -1 nogil
cdef int figures_on(State state, int seat, int hex) except -1 nogil
cpdef bint stands_on(State state, int seat, int hex) except -1 nogil
@cython.locals(at=cython.p_uchar)
cpdef bint can_settle_on(State state, int seat, int item, int ahu) except -1 nogil
cpdef bint reaches_settling(State state, int seat, int item, int start) except -1 nogil
@cython.locals(at=cython.p_uchar, near=cython.p_uchar, degree=cython.p_uchar, size=int, figures=int, stands=bint, paper=cython.p_uchar, head=int, tail=int, hex=int, i=int, before=int)
cdef int _survey(State state, int seat, int item) except -1 nogil
@cython.locals(near=cython.p_uchar, hex=int, size=int, i=int, step=int)
cpdef bint can_move(State state, int item) except -1 nogil
@cython.locals(hex=int)
cpdef bint can_pick(State state, int seat, int item) except -1 nogil
@cython.locals(at=cython.p_uchar, surveyed=int, could=bint, item=int, lies=int)
cdef bint _picks(State state, int seat, ActionBuffer codes) except -1 nogil
cdef int _kind(State state, int item) except -1 nogil
cpdef bint can_act(State state, int seat) except -1 nogil
cdef int legal(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, hex=int, size=int, bound=bint, i=int, step=int, ahu=int)
cdef int _legal_with(State state, int seat, int item, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, seat=int, logs=int)
cdef int _carriers(State state, int hex, int size, ActionBuffer codes) except -1 nogil
@cython.locals(here=int, count=int, more=int)
cdef int _figures(State state, int hex, int seat, int needed, int code, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, hex=int)
cdef int pick(State state, int seat, int item) except -1 nogil
@cython.locals(at=cython.p_uchar, item=int, hex=int, other=int, points=int)
cdef int enter(State state, int seat, int code) except -1 nogil
cpdef int scored(int code, int seat, int other, int size) except -1 nogil
@cython.locals(at=cython.p_uchar, own=int, logs=int, needed=int, code=int, used=int, other=int, count=int)
cpdef int cheapest(State state, int seat, int hex, int size, double[::1] rank) except -1 nogil
@cython.locals(at=cython.p_uchar, found=int, other=int, there=bint)
cdef int _least(State state, int seat, int hex, bint chief, int used, double[::1] rank) except -2 nogil
@cython.locals(at=cython.p_uchar)
cdef int let_go(State state) except -1 nogil
cdef int mark(State state, int seat, int item) except -1 nogil
@cython.locals(at=cython.p_uchar, item=int)
cdef int erect(State state, int seat, int ahu) except -1 nogil
@cython.locals(item=int)
cdef int crown(State state, int seat, int ahu) except -1 nogil
@cython.locals(at=cython.p_uchar)
cdef int _settle(State state, int seat, int item, int ahu) except -1 nogil
@cython.locals(start=int, i=int)
cdef int _forget_entered(State state, int item) except -1 nogil
@cython.locals(item=int)
cdef int end(State state) except -1 nogil
