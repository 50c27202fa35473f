from ahu.core.heuristic cimport Heuristic, Moves
from ahu.core.kernel cimport Buffer

cdef inline int list_moves(Heuristic heuristic, Buffer buffer, int seat, Moves moves) except -1:
    with nogil:
        heuristic.moves_nogil(buffer, seat, moves)
    return 0
