cimport cython

cdef unsigned long long MASK, STEP, MIX_1, MIX_2

@cython.final
cdef class Rng:
    cdef public unsigned long long state
    cpdef Rng copy(self)
    @cython.locals(bits=cython.ulonglong)
    cpdef unsigned long long next(self) noexcept nogil
    cpdef long long below(self, unsigned long long count) noexcept nogil
