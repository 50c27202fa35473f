cimport cython
from ahu.bots.greedy_seat cimport GreedySeat
from ahu.core.kernel cimport Buffer
from ahu.core.rng cimport Rng
from ahu.env.play cimport GamePlay

cdef int NOBODY, WHOLE

@cython.final
cdef class Batch:
    cdef public list games, rngs, seeds, seed, bots
    cdef public int count, players, size, actions
    cdef Buffer fresh
    cdef bint memory, win
    cdef int watch, at_random
    cdef public int greedy
    cdef float[::1] observations
    cdef float[::1] rewards
    cdef float[::1] points
    cdef float[::1] finals
    cdef int[::1] held
    cdef signed char[::1] masks
    cdef signed char[::1] legal
    cdef signed char[::1] seats
    cdef signed char[::1] ends
    @cython.locals(game=int)
    cpdef int reset(self, list rngs, list seeds) except -1
    @cython.locals(wrong=int)
    cpdef int step(self, long long[::1] indices) except -2
    @cython.locals(game=int, index=cython.longlong, play=GamePlay)
    cpdef int check(self, long long[::1] indices) except -2
    @cython.locals(game=int)
    cpdef int go(self, long long[::1] indices) except -1
    @cython.locals(play=GamePlay)
    cpdef int act(self, int game, int index) except -1
    @cython.locals(seat=int)
    cdef int _clear(self, int game) except -1
    @cython.locals(play=GamePlay)
    cdef int _forfeit(self, int game) except -1
    @cython.locals(play=GamePlay)
    cdef int _close(self, int game) except -1
    @cython.locals(play=GamePlay, seat=int, bot=GreedySeat, seeds=Rng)
    cdef int _begin(self, int game) except -1
    @cython.locals(play=GamePlay, rng=Rng, bot=GreedySeat, code=int)
    cdef int _go_on(self, int game) except -1
    @cython.locals(play=GamePlay, start=int, index=int)
    cdef int _show(self, int game) except -1
    cpdef list rewarded(self, int game)
    @cython.locals(seat=int)
    cpdef int put(self, int game, GamePlay play, Rng rng, list rewarded) except -1
    @cython.locals(play=GamePlay, seat=int, place=int, points=int)
    cdef int _score(self, int game) except -1
    @cython.locals(play=GamePlay, seat=int)
    cdef int _end(self, int game) except -1
