cimport cython
cimport libc.math as math
from ahu.core.heuristic cimport Heuristic, Moves
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng

cdef int MOST_SEATS, MOST_STEPS

@cython.final
cdef class Node:
    cdef public int seats, visits
    cdef public bytearray seat
    cdef int[::1] first
    cdef int[::1] begin
    cdef int[::1] code
    cdef int[::1] count
    cdef double[::1] total
    cdef double[::1] prior
    cdef double[::1] hope

cdef Node MET

@cython.final
cdef class Search:
    cdef public Kernel kernel
    cdef public Heuristic heuristic
    cdef public Rng rng
    cdef public double scale, exploration, temperature
    cdef public int width, rounds, most_nodes, players, simulations
    cdef public dict nodes
    cdef Moves moves
    cdef double[::1] values
    cdef double[::1] worth
    cdef list path
    cdef int[::1] chosen
    @cython.locals(first=int, second=int, move=int, count=int)
    cdef bint _is_clear(self, Node node, double left) except -1
    @cython.locals(node=Node, begun=double, done=int, spent=double, left=double)
    cpdef Node run(self, Buffer root, int most, double seconds)
    @cython.locals(total=double)
    cpdef double rate(self, Buffer root, int seat, int most) except? -1
    @cython.locals(node=Node)
    cdef Node _node(self, Buffer buffer)
    @cython.locals(depth=int, waiting=int, node=Node, i=int, key=bytes)
    cdef int _simulate(self, Buffer buffer) except -1
    @cython.locals(i=int, move=int, step=int)
    cdef int _descend(self, Buffer buffer, Node node, int depth) except -1
    @cython.locals(best=int, most=double, curiosity=double, move=int, count=int, value=double)
    cdef int _select(self, Node node, int index) except -1
    @cython.locals(i=int, move=int)
    cdef int _learn(self, Node node, int depth) except -1
    cdef int _judge(self, Buffer buffer) except -1
    @cython.locals(mask=int, winners=int, seat=int)
    cdef int _result(self, Buffer buffer) except -1
    @cython.locals(seat=int, rival=double, other=int)
    cdef int _appraise(self, Buffer buffer) except -1
    cdef double _chance(self, double lead) except? -1
    @cython.locals(mask=int, seats=list, kept=list, moves=int, codes=int, seat=int, best=list, node=Node, at=int, i=int)
    cdef Node _expand(self, Buffer buffer)
    @cython.locals(best=double, weights=list, whole=double, i=int, score=double, codes=list, step=int, code=int)
    cdef int _fill(self, Node node, int at, list moves) except -1
