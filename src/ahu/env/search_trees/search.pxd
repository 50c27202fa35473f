cimport cython
cimport libc.math as math
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.env.search_trees.pool as pools
cimport ahu.env.search_trees.roots as roots
cimport ahu.env.search_trees.nogil as nogil
from ahu.env.search_trees.pool cimport TreePool
from ahu.env.search_trees.walk cimport TreeWalk

cdef int WHOLE, NONE, OVER, UNKNOWN, MOST_DEPTH
cdef double BEYOND

@cython.locals(pool=TreePool)
cpdef int plant(TreeWalk walk, int tree, int half) except -1
cpdef int collect_leaves(TreeWalk walk) except -1
cpdef int take_values(TreeWalk walk, float[::1] logits, float[::1] values) except -1
cdef int prepare_root(TreeWalk walk, TreePool pool, int tree) except -1 nogil
@cython.locals(tree=int)
cdef int collect(TreeWalk walk, TreePool pool) except -1 nogil
@cython.locals(half=int, digest=cython.ulonglong, deciding=int)
cdef int open_root(TreeWalk walk, TreePool pool, int tree) except -1 nogil
@cython.locals(single=bint, before=cython.ulonglong, found=int)
cdef int follow(TreeWalk walk, TreePool pool, int tree, int node, int move, int depth) except -1 nogil
@cython.locals(paths=int)
cdef int search(TreeWalk walk, TreePool pool, int tree) except -1 nogil
@cython.locals(node=int, depth=int, move=int, found=int, seat=int)
cdef int simulate(TreeWalk walk, TreePool pool, int tree) except -1 nogil
@cython.locals(path=int)
cdef int wait(TreeWalk walk, TreePool pool, int tree, int depth, int node, int deciding) except -1 nogil
@cython.locals(players=int, step=int, slot=int, move=int, seat=int, at=int, played=int, doubt=double)
cdef int choose_all(TreeWalk walk, TreePool pool, int tree, int node, int depth) except -1 nogil
@cython.locals(first=int, end=int, last=int, curiosity=double, mass=double, best=int, most=double, move=int, tried=int, value=double, prior=double)
cdef int choose(TreeWalk walk, TreePool pool, int node, int seat, int slot, double doubt) except -1 nogil
@cython.locals(best=int, most=float, other=int, index=int)
cdef int bring_up(TreePool pool, int move, int end) except -1 nogil
@cython.locals(half=int, deciding=int, step=int, slot=int, seat=int, digest=cython.ulonglong, found=int)
cdef int go_on(TreeWalk walk, TreePool pool, int tree, int node, int depth) except -1 nogil
@cython.locals(code=int)
cdef int act(TreePool pool, int seat, int half, int index) except -2 nogil
@cython.locals(count=int, slot=int, seat=int, start=int, at=int, index=int)
cdef bint list_moves(TreeWalk walk, TreePool pool, int tree, int half, int deciding) except -1 nogil
@cython.locals(row=int, seat=int, seats=int, count=int, node=int, begin=int, move=int, slot=int)
cdef int open_node(TreeWalk walk, TreePool pool, int tree, unsigned long long digest, int half, int deciding, int parent) except -1 nogil
@cython.locals(mask=int, winners=int, seat=int, share=double)
cdef int judge(TreeWalk walk, TreePool pool) except -1 nogil
@cython.locals(players=int, step=int, node=int, slot=int, seat=int, worth=double, move=int, total=double)
cdef int back_up(TreeWalk walk, TreePool pool, int path, int depth) except -1 nogil
@cython.locals(path=int, node=int, seat=int)
cdef int take(TreeWalk walk, TreePool pool, float[::1] logits, float[::1] values) except -1 nogil
@cython.locals(players=int, seats=int, seat=int, row=int, slot=int, value=double)
cdef int appraise(TreeWalk walk, TreePool pool, int path, float[::1] values) except -1 nogil
@cython.locals(row=int, first=int, slot=int, seat=int, start=int, begin=int, end=int, most=double, move=int, logit=double, weight=double, whole=double)
cdef int expand(TreeWalk walk, TreePool pool, int node, float[::1] logits) except -1 nogil
