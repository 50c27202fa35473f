from ahu.env.search_trees.pool cimport TreePool
from ahu.env.search_trees.walk cimport TreeWalk

ctypedef int (*Collect)(TreeWalk walk, TreePool pool) except -1 nogil
ctypedef int (*Take)(TreeWalk walk, TreePool pool, float[::1] logits, float[::1] values) except -1 nogil

cdef inline int collect(Collect work, TreeWalk walk, TreePool pool) except -1:
    cdef int rows
    with nogil:
        rows = work(walk, pool)
    return rows

cdef inline int take(Take work, TreeWalk walk, TreePool pool, float[::1] logits, float[::1] values) except -1:
    with nogil:
        work(walk, pool, logits, values)
    return 0
