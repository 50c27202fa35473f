cimport cython
cimport ahu.games.orongo.layout as L
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.orongo.state cimport State

@cython.locals(at=cython.p_uchar, seats=int, seat=int)
cpdef int bidders(State state) except -1 nogil

@cython.locals(shells=int, bid=int)
cpdef int list_bids(State state, int seat, ActionBuffer codes) except -1 nogil

@cython.locals(at=cython.p_uchar, players=int, seat=int, best=int, most=int, _=int)
cdef int highest(State state, int but) except -1 nogil

@cython.locals(at=cython.p_uchar, players=int, first=int, second=int, idle=int, share=int, seat=int)
cpdef int open_bids(State state) except -1 nogil
