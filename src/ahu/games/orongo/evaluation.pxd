cimport cython
cimport ahu.core.bits as bits
cimport ahu.games.orongo.layout as L
from ahu.games.orongo.state cimport State, Tables

cdef int FIELDS, WORDS, WORD, SEATS, GROUPS, SET, AROUND, SEEN, HIT, WATCHED, NOTHING, NEXT, JOINED, PALM, OPEN, HIDDEN, CONTESTED, AGAIN
cdef unsigned long long ONE
cdef double TIE

@cython.final
cdef class Evaluation:
    cdef int players, own_moai, later, words
    cdef double turn, coming, set, ahu, half, join, far, again, time
    cdef double shell, spare, fade, need, pace, debt, race, win
    cdef Tables tables
    cdef unsigned char[::1] kind
    cdef unsigned char[::1] free_kind
    cdef double[::1] count
    cdef double[::1] part
    cdef unsigned long long[::1] around, free, down, spent, own, beside, left, counted, rivals
    cdef unsigned long long[::1] group, beyond, fresh, kept, had, joint
    cdef unsigned long long joins
    cdef bint tried
    cdef int[::1] groups, first
    cdef double[::1] promised
    @cython.locals(field=int, i=int, other=int)
    cpdef int learn(self, Tables tables) except -1
    @cython.locals(
        at=cython.p_uchar, near=int, word=int, seat=int, field=int, bit=cython.ulonglong, land=int, owner=int, beside=int,
    )
    cpdef int read(self, State state) except -1 nogil
    @cython.locals(word=int, bit=cython.ulonglong, i=int)
    cdef int put(self, int seat, int field) noexcept nogil
    @cython.locals(word=int, bit=cython.ulonglong, i=int)
    cdef int take(self, int seat, int field) noexcept nogil
    @cython.locals(at=cython.p_uchar, rounds=int, count=double)
    cpdef double chips(self, State state, int seat) noexcept nogil
    @cython.locals(more=double, left=int)
    cpdef double needed(self, State state, int seat) noexcept nogil
    @cython.locals(chips=double)
    cpdef double use(self, State state, int seat) noexcept nogil
    cpdef double purse(self, int shells, double needed, double use) noexcept nogil
    @cython.locals(built=double)
    cpdef double built(self, State state, int seat) noexcept nogil
    cpdef double solid(self, State state, int seat) noexcept nogil
    @cython.locals(at=cython.p_uchar, value=double, chips=double, land=double, most=int)
    cdef double solid_after(self, State state, int seat, int mover, int field) noexcept nogil
    cpdef double value(self, State state, int seat) noexcept nogil
    @cython.locals(needed=double, purse=double)
    cdef double value_after(self, State state, int seat, int mover, int field) noexcept nogil
    cdef int remember(self, int seat) noexcept nogil
    @cython.locals(word=int, other=int)
    cdef int look(self, int seat) noexcept nogil
    @cython.locals(groups=int, word=int, first=int, start=int, i=int)
    cdef int split(self, int seat, int row) noexcept nogil
    @cython.locals(value=double, group=int, promise=double, start=int, i=int, seen=cython.ulonglong)
    cdef double land(self, int seat, int row) noexcept nogil
    @cython.locals(value=double, group=int, first=int, start=int, i=int)
    cdef double land_after(self, int seat, int mover, int field) noexcept nogil
    @cython.locals(first=int, i=int, group=int, start=int)
    cdef int join_groups(self, int seat, int field) noexcept nogil
    @cython.locals(i=int)
    cdef bint meets(self, unsigned long long[::1] one, int at, unsigned long long[::1] other, int there) noexcept nogil
    @cython.locals(i=int, seen=cython.ulonglong)
    cdef bint is_same(self, int seat, int start, int mover, int field) noexcept nogil
    @cython.locals(word=int)
    cdef int end_group(self) noexcept nogil
    @cython.locals(i=int, word=int, left=cython.ulonglong, field=int, more=bint)
    cdef double weigh(self, int seat, int row, unsigned long long[::1] group, int at) noexcept nogil
    @cython.locals(word=int, field=int, i=int, around=cython.ulonglong, more=cython.ulonglong)
    cdef int flood(self, int seat, int start) noexcept nogil
    @cython.locals(group=int, word=int, left=cython.ulonglong, bit=int, part=double)
    cdef int join_others(self, int row) noexcept nogil
    @cython.locals(word=int)
    cdef int join_one(self, unsigned long long[::1] group, int at) noexcept nogil
    @cython.locals(bit=int, kind=int)
    cdef int reach(self, int word, unsigned long long fields, double part) noexcept nogil
    @cython.locals(
        temples=double, deities=double, birdmen=double, nests=double, ahus=double, odd=double, sets=double, value=double,
    )
    cdef double promise(self) noexcept nogil
