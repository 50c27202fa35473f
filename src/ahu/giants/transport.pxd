cimport cython
cimport ahu.giants.state as states
from ahu.core.codes cimport Codes
from ahu.giants.state cimport State, Tables

cdef int BASES, CHIEF, ERECTED, HAND, HAND_ABANDONED, HAND_MOVED, IN_FRONT, ITEM_AT, ITEM_BY
cdef int ITEM_MARK, ITEM_STATE, ITEMS, MARKERS, MOAI, NOBODY, NOWHERE, ON_AHU, ON_BOARD
cdef int PICK_CODE, ENTER_CODE, STOP_CODE, MARK_CODE, ERECT_CODE, CROWN_CODE, PASS_CODE

cpdef int where(State state, int item) except -1
@cython.locals(at=bytearray)
cpdef bint is_abandoned(State state, int item) except -1
@cython.locals(at=bytearray)
cpdef bint is_mine(State state, int seat, int item) except -1
@cython.locals(tables=Tables, place=int)
cpdef bint has_entered(State state, int item, int hex) except -1
@cython.locals(tables=Tables, place=int)
cdef int _note_entered(State state, int item, int hex) except -1
@cython.locals(at=bytearray, tables=Tables, figures=int)
cpdef bint can_carry(State state, int hex, int size) except -1
@cython.locals(tables=Tables, i=int)
cpdef bint can_settle(State state, int seat, int item, int hex) except -1
@cython.locals(tables=Tables, figures=int)
cpdef bint stands_on(State state, int seat, int hex) except -1
@cython.locals(at=bytearray, tables=Tables)
cpdef bint can_settle_on(State state, int seat, int item, int ahu) except -1
@cython.locals(tables=Tables, size=int, seen=bytearray, queue=bytearray, head=int, tail=int, hex=int, i=int, step=int)
cpdef bint reaches_settling(State state, int seat, int item, int start) except -1
@cython.locals(tables=Tables, hex=int, size=int, i=int, step=int)
cpdef bint can_move(State state, int item) except -1
@cython.locals(hex=int)
cpdef bint can_pick(State state, int seat, int item) except -1
@cython.locals(item=int)
cpdef bint can_act(State state, int seat) except -1
@cython.locals(item=int)
cdef int legal(State state, int seat, Codes codes) except -1
@cython.locals(at=bytearray, tables=Tables, hex=int, size=int, bound=bint, i=int, step=int, ahu=int)
cdef int _legal_with(State state, int seat, int item, Codes codes) except -1
@cython.locals(at=bytearray, tables=Tables, base=int, seat=int, logs=int)
cdef int _carriers(State state, int hex, int size, Codes codes) except -1
@cython.locals(tables=Tables, here=int, count=int)
cdef int _figures(State state, int hex, int seat, int needed, int code, Codes codes) except -1
@cython.locals(at=bytearray, hex=int)
cdef int pick(State state, int seat, int item) except -1
@cython.locals(at=bytearray, tables=Tables, item=int, hex=int, chief=int, other=int, count=int)
cdef int enter(State state, int seat, int code) except -1
@cython.locals(at=bytearray)
cdef int let_go(State state) except -1
cdef int mark(State state, int seat, int item) except -1
@cython.locals(at=bytearray, tables=Tables, item=int)
cdef int erect(State state, int seat, int ahu) except -1
@cython.locals(item=int)
cdef int crown(State state, int seat, int ahu) except -1
@cython.locals(at=bytearray)
cdef int _settle(State state, int seat, int item, int ahu) except -1
@cython.locals(start=int, i=int)
cdef int _forget_entered(State state, int item) except -1
@cython.locals(item=int)
cdef int end(State state) except -1
