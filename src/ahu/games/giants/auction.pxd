cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.layout as L
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.giants.state cimport State

@cython.locals(at=cython.p_uchar)
cdef int begin(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, item=int, seat=int)
cdef bint roll(State state, int face) except -1 nogil
@cython.locals(item=int)
cdef int _first(State state, int size, int where) except -1 nogil
@cython.locals(at=cython.p_uchar, sorcerers=int, chiefs=int, markers=int, workers=int, sorcerer=int, chief=int)
cdef int legal_bids(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, other=int)
cdef bint bid(State state, int seat, int code) except -1 nogil
@cython.locals(at=cython.p_uchar, players=int, seat=int, markers=int, workers=int, turn=int, place=int)
cdef int _open(State state) except -1 nogil
@cython.locals(at=cython.p_uchar)
cdef bint _before(State state, int seat, int other) except -1 nogil
@cython.locals(at=cython.p_uchar, size=int)
cpdef bint can_carve(State state, int seat) except -1 nogil
@cython.locals(at=cython.p_uchar, players=int, step=int, choice=int, seat=int)
cdef bint next_choice(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, size=int)
cdef int legal_choices(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, size=int, item=int)
cdef int take(State state, int seat, int code) except -1 nogil
cdef int decline(State state, int seat) except -1 nogil
@cython.locals(at=cython.p_uchar, size=int, item=int, seat=int, field=int)
cdef int end(State state) except -1 nogil
