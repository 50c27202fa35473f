cimport cython
from ahu.env.search_trees.pool cimport TreePool
from ahu.env.search_trees.roots cimport RootRules

@cython.final
cdef class TreeWalk:
    cdef readonly TreePool pool
    cdef readonly RootRules rules
    cdef bint memory
    cdef readonly int leaves, rows, paths
    cdef double exploration, urgency, virtual_loss
    cdef float[::1] observations
    cdef signed char[::1] masks
    cdef signed char[::1] seats
    cdef int[::1] trees
    cdef unsigned char[::1] root_position
    cdef int[::1] root_half
    cdef int[::1] is_planted
    cdef int[::1] begun
    cdef int[::1] path_tree
    cdef int[::1] path_depth
    cdef int[::1] path_row
    cdef int[::1] path_node
    cdef int[::1] path_deciding
    cdef int[::1] step_node
    cdef int[::1] step_move
    cdef double[::1] worth
    cdef int[::1] listed
    cdef int[::1] listed_to
