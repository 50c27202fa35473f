from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.rng cimport Rng
from ahu.games.giants.state cimport State

ctypedef int (*Playout)(State state, Rng rng, ActionBuffer codes) except -1 nogil

cdef inline int run(Playout playout, State state, Rng rng, ActionBuffer codes) except -1:
    cdef int decisions
    with nogil:
        decisions = playout(state, rng, codes)
    return decisions
