cimport cython
cimport ahu.core.bits as bits
cimport ahu.games.orongo.layout as L
from ahu.games.orongo.state cimport State, Tables

cdef int FIELDS, WORDS, WORD, SEATS, GROUPS, SET, AROUND, SEEN, HIT, WATCHED, PALM, OPEN, HIDDEN, CONTESTED, AGAIN
cdef int OWN, RIVAL, WAYS, SLOTS, MEMO
cdef unsigned long long ONE

@cython.final
cdef class Land:
    cdef int players, words
    cdef double coming, set, ahu, half, join, far, again
    cdef Tables tables
    cdef unsigned char[::1] kind
    cdef unsigned char[::1] free_kind
    cdef double[::1] count
    cdef double[::1] part
    cdef unsigned long long[::1] around, free, down, spent, spending, own, beside, left, counted, rivals
    cdef unsigned long long[::1] next, beyond, joined, seen, watched, fresh, kept, had, joint, memo
    cdef unsigned long long joins
    cdef bint tried
    cdef int[::1] groups, first, worth
    cdef int joint_first
    cdef double[::1] promised, promises
    @cython.locals(field=int, i=int, other=int)
    cpdef int learn(self, Tables tables) except -1
    @cython.locals(
        at=cython.p_uchar, near=int, word=int, seat=int, field=int, bit=cython.ulonglong, land=int, owner=int, beside=int,
    )
    cpdef int read(self, State state) except -1 nogil
    @cython.locals(word=int, bit=cython.ulonglong, i=int)
    cdef int put(self, int seat, int field) noexcept nogil
    @cython.locals(bit=cython.ulonglong)
    cdef int spend(self, int field) noexcept nogil
    @cython.locals(word=int, bit=cython.ulonglong, i=int)
    cdef int take(self, int seat, int field) noexcept nogil
    @cython.locals(word=int, other=int)
    cdef int look(self, int seat) noexcept nogil
    @cython.locals(groups=int, word=int, first=int, start=int, worth=int, i=int, unspent=cython.ulonglong)
    cdef int split(self, int seat, int row) noexcept nogil
    @cython.locals(word=int, field=int, i=int, around=cython.ulonglong, more=cython.ulonglong)
    cdef int flood(self, int seat, int start) noexcept nogil
    cdef double remember(self, int seat) noexcept nogil
    @cython.locals(value=double, group=int, promise=double, start=int, slot=int, i=int)
    cdef double total(self, int seat, int row) noexcept nogil
    @cython.locals(value=double, group=int, first=int, start=int, slot=int, other=int)
    cdef double total_after(self, int seat, int mover, int field) noexcept nogil
    @cython.locals(worth=int, i=int, group=int, start=int)
    cdef int join_groups(self, int seat, int field) noexcept nogil
    @cython.locals(i=int)
    cdef bint meets(self, unsigned long long[::1] one, int at, unsigned long long[::1] other, int there) noexcept nogil
    @cython.locals(i=int, seen=cython.ulonglong)
    cdef bint is_same(self, int seat, int start, int mover, int field) noexcept nogil
    @cython.locals(word=int)
    cdef int count_in(self, unsigned long long[::1] group, int at, unsigned long long[::1] seen, int there) noexcept nogil
    cdef int slot(self, int seat, int way, int field) noexcept nogil
    @cython.locals(i=int, word=int, left=cython.ulonglong, field=int, more=bint)
    cdef double weigh(self, int seat, int row, unsigned long long[::1] group, int at, int slot) noexcept nogil
    @cython.locals(place=int, i=int, changed=cython.ulonglong)
    cdef bint recall(self, int seat, unsigned long long[::1] group, int at, int slot) noexcept nogil
    @cython.locals(place=int, i=int)
    cdef int keep(self, int seat, unsigned long long[::1] group, int at, int slot) noexcept nogil
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
