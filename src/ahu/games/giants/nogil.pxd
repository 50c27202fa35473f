from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.kernel cimport Buffer
from ahu.core.rng cimport Rng
from ahu.games.giants.state cimport State

ctypedef int (*Playout)(State state, Rng rng, ActionBuffer codes) except -1 nogil
ctypedef int (*Settle)(State state, Rng rng) except -1 nogil
ctypedef int (*Legal)(State state, int seat, ActionBuffer codes) except -1 nogil
ctypedef int (*Play)(State state, int seat, int code) except -1 nogil
ctypedef int (*Winners)(State state) except -1 nogil

cdef inline int run(Playout playout, State state, Rng rng, ActionBuffer codes) except -1:
    cdef int decisions
    with nogil:
        decisions = playout(state, rng, codes)
    return decisions

cdef inline int settle(Settle rule, Buffer buffer, Rng rng) except -1 nogil:
    return rule(<State>buffer, rng)

cdef inline int legal(Legal rule, Buffer buffer, int seat, ActionBuffer codes) except -1 nogil:
    return rule(<State>buffer, seat, codes)

cdef inline int play(Play rule, Buffer buffer, int seat, int code) except -1 nogil:
    return rule(<State>buffer, seat, code)

cdef inline int winners(Winners rule, Buffer buffer) except -1 nogil:
    return rule(<State>buffer)
