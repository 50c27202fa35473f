cimport cython
cimport ahu.games.orongo.layout as L
from ahu.games.orongo.land cimport Land
from ahu.games.orongo.state cimport State, Tables

cdef int SEATS, SCRATCH
cdef double TIE

@cython.final
cdef class Evaluation:
    cdef Land land
    cdef int players, own_moai, later
    cdef double turn, time, shell, spare, fade, need, pace, debt, race, win
    cdef double[::1] moai, coming, purses
    cdef int[::1] won, most
    cpdef int learn(self, Tables tables) except -1
    @cython.locals(at=cython.p_uchar, rounds=int, count=double)
    cpdef double chips(self, State state, int seat) noexcept nogil
    @cython.locals(more=double, left=int)
    cpdef double needed(self, State state, int seat) noexcept nogil
    @cython.locals(chips=double)
    cpdef double use(self, State state, int seat) noexcept nogil
    cpdef double purse(self, int shells, double needed, double use) noexcept nogil
    @cython.locals(built=double)
    cpdef double built(self, State state, int seat) noexcept nogil
    @cython.locals(at=cython.p_uchar, main=int, needed=double)
    cdef int price(self, State state, int seat, int row) noexcept nogil
    cdef double with_land(self, int row, double land) noexcept nogil
    @cython.locals(chips=double)
    cdef double without_shells(self, int row, double land) noexcept nogil
    cpdef double solid(self, State state, int seat) noexcept nogil
    cpdef double value(self, State state, int seat) noexcept nogil
