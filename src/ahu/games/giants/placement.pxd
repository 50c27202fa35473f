cimport cython
cimport ahu.games.giants.action_codes as C
cimport ahu.games.giants.layout as L
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.giants.state cimport State, Tables

cdef int FIRST_HEADDRESS

@cython.locals(at=cython.p_uchar)
cpdef bint can_act(State state, int seat) except -1 nogil
@cython.locals(at=cython.p_uchar, logs=int, laid=int, first=int, last=int)
cdef int legal(State state, int seat, ActionBuffer codes) except -1 nogil
@cython.locals(count=int, i=int)
cdef int _again(ActionBuffer codes, int first, int last, int more) except -1 nogil
@cython.locals(hexes=int, count=int, hex=int)
cdef int _everywhere(State state, ActionBuffer codes, int base) except -1 nogil
@cython.locals(at=cython.p_uchar, special=cython.p_uchar, forest=cython.p_uchar, begin=cython.p_uchar, ahu_at=cython.p_uchar, i=int, hex=int, here=int, j=int, ahu=int)
cdef int _powers(State state, int seat, ActionBuffer codes, int base) except -1 nogil
@cython.locals(at=cython.p_uchar, figure=int, logs=int, power=int, hex=int)
cdef int place(State state, int seat, int code) except -1 nogil
@cython.locals(at=cython.p_uchar, logs=int, item=int)
cdef int _use(State state, int seat, int power, int hex, int ahu) except -1 nogil
@cython.locals(at=cython.p_uchar)
cdef int buy(State state, int seat) except -1 nogil
