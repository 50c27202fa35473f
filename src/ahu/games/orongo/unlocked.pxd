from ahu.core.codes cimport Codes
from ahu.core.source cimport Source
from ahu.games.orongo.state cimport State

ctypedef int (*Playout)(State state, Source source, Codes codes) except -1 nogil

cdef inline int run(Playout playout, State state, Source source, Codes codes) except -1:
    cdef int decisions
    with nogil:
        decisions = playout(state, source, codes)
    return decisions
