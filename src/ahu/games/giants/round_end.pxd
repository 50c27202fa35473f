cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.giants.state cimport State, Tables

@cython.locals(at=cython.p_uchar, item=int)
cdef int lay_down(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, players=int, begin=int, turn=int, seat=int, item=int)
cdef bint next_marking(State state) except -1 nogil
@cython.locals(count=int, item=int)
cpdef int count_laid(State state, int seat) except -1 nogil
@cython.locals(chosen=int)
cdef int legal_marks(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(count=int)
cdef int _bits(int mask) except -1 nogil
@cython.locals(at=cython.p_uchar, chosen=int, item=int)
cdef int mark_laid(State state, int seat, int code) except -1 nogil
@cython.locals(at=cython.p_uchar, seat=int, item=int)
cpdef bint is_over(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, ahu=int, moai=int, points=int, seat=int)
cdef int score_all(State state) except -1 nogil
@cython.locals(mask=int, most=int, seat=int, points=int)
cdef int winners(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, seat=int, workers=int, place=int, hex=int)
cdef int clear_board(State state) except -1 nogil
@cython.locals(at=cython.p_uchar, asked=bint, item=int)
cdef bint begin_take_back(State state) except -1 nogil
@cython.locals(count=int, item=int, chosen=int)
cdef int legal_take_backs(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(at=cython.p_uchar, other=int, item=int, owner=int)
cdef bint take_back(State state, int seat, int code) except -1 nogil
cdef int next_round(State state) except -1 nogil
