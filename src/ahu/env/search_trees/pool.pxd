cimport cython
cimport ahu.core.raw_bytes as raw_bytes
from ahu.core.action_buffer cimport ActionBuffer
from ahu.core.encoder cimport Encoder
from ahu.core.kernel cimport Buffer, Kernel
from ahu.core.rng cimport Rng

cdef int NONE

@cython.final
cdef class TreePool:
    cdef Kernel kernel
    cdef Encoder encoder
    cdef readonly Buffer buffer
    cdef ActionBuffer codes
    cdef Rng rng
    cdef readonly int count, nodes, moves, slots, players, actions, size
    cdef readonly Py_ssize_t bytes
    cdef int[::1] used_nodes
    cdef int[::1] used_moves
    cdef int[::1] root
    cdef unsigned long long[::1] randomness
    cdef int[::1] slot
    cdef unsigned char[::1] position
    cdef unsigned long long[::1] digest
    cdef int[::1] half
    cdef int[::1] deciding
    cdef int[::1] parent
    cdef int[::1] visits
    cdef int[::1] row
    cdef int[::1] first
    cdef int[::1] ordered
    cdef double[::1] worth
    cdef float[::1] guess
    cdef int[::1] index
    cdef int[::1] tried
    cdef int[::1] child
    cdef float[::1] prior
    cdef float[::1] total
    @cython.locals(found=int)
    cpdef int plant(self, int tree, int half) except -1
    cpdef int clear(self, int tree) except -1

@cython.locals(slot=int)
cdef int clear(TreePool pool, int tree) except -1 nogil
@cython.locals(begin=int, at=int, node=int)
cdef int find(TreePool pool, int tree, unsigned long long digest, int half) except -2 nogil
@cython.locals(begin=int, at=int)
cdef int enter(TreePool pool, int tree, int node) except -1 nogil
@cython.locals(node=int, seat=int)
cdef int add(TreePool pool, int tree, unsigned long long digest, int half, int deciding, int parent, int row) except -1 nogil
cdef int add_move(TreePool pool, int move, int index) except -1 nogil
@cython.locals(begin=int, used=int, moves=int, kept=int, slot=int, node=int, to=int, first=int, move=int)
cdef int keep_below(TreePool pool, int tree, int root) except -1 nogil
@cython.locals(players=int, seat=int, seats=int, shift=int, last=int, move=int)
cdef int move_node(TreePool pool, int node, int to, int moves) except -1 nogil
cdef bint is_single(int deciding) except -1 nogil
