cimport cython
cimport libc.math as math
from ahu.core.rng cimport Rng
from ahu.env.search_trees.pool cimport TreePool

cdef int NONE
cdef double LEAST, UNIT, TURN

@cython.final
cdef class RootRules:
    cdef readonly int simulations, considered
    cdef readonly bint gumbel
    cdef double noise, noise_shape, visit_scale, value_scale
    cdef int[::1] plan
    cdef double[::1] chance
    cdef int[::1] held

@cython.locals(bits=cython.ulonglong)
cdef double unit(Rng rng) noexcept nogil
@cython.locals(radius=double)
cdef double gauss(Rng rng) noexcept nogil
@cython.locals(factor=double, mean=double, spread=double, normal=double, root=double, cube=double, limit=double)
cdef double gamma(Rng rng, double shape) noexcept nogil
@cython.locals(root=int, first=int, slot=int, seat=int, begin=int, end=int, noted=int, move=int)
cdef int prepare(TreePool pool, RootRules rules, int tree) except -1 nogil
@cython.locals(move=int)
cdef int tried_of(TreePool pool, int begin, int end) except -1 nogil
@cython.locals(whole=double, drawn=double, prior=double, move=int)
cdef int disturb(TreePool pool, RootRules rules, int begin, int end, int noted) except -1 nogil
@cython.locals(root=int, begin=int, end=int, considered=int, due=int)
cdef int choose(TreePool pool, RootRules rules, int tree, int seat, int slot, int simulation) except -1 nogil
@cython.locals(root=int, begin=int, end=int, noted=int, scale=double, mixed=double, best=int, most=double, fits=bint, is_due=bint, move=int, prior=double, score=double)
cdef int best_of(TreePool pool, RootRules rules, int tree, int seat, int slot, int due) except -1 nogil
@cython.locals(most=int, move=int, span=double)
cdef double weight_of_values(TreePool pool, RootRules rules, int begin, int end) noexcept nogil
@cython.locals(total=double)
cdef double value_of(TreePool pool, int move, double mixed) noexcept nogil
@cython.locals(visits=int, mass=double, known=double, prior=double, guess=double, move=int)
cdef double mixed_value(TreePool pool, int node, int seat, int begin, int end) noexcept nogil
@cython.locals(root=int, begin=int, end=int, noted=int, scale=double, mixed=double, best=int, most=double, due=int, move=int, at=int, prior=double, score=double, whole=double)
cpdef int report(TreePool pool, RootRules rules, int tree, int seat, int slot, int row, int[::1] visits, float[::1] values, float[::1] priors, float[::1] policy) except -1
