cimport cython
cimport ahu.core.bits as bits
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.transport as transport
from ahu.games.giants.ahu_potential cimport AhuPotential
from ahu.games.giants.state cimport State, Tables

cdef int FREE, SETTLED, PROMISED, WORD, DRIFT, SLOTS, UNKNOWN, LONGEST
cdef int KEY, ERA, ENTERED, FOOT, WANTED, TAKEN, BUILT, GONE, WORDS, LATER, NOW, REST, VALUES, BEST, AHU, LENGTH, ROAD
cdef double FAR
cdef unsigned long long ONE, TIMES

@cython.final
cdef class Roads:
    cdef Tables tables
    cdef double sure, loose, hand, base, crown, later
    cdef AhuPotential promises
    cdef double[::1] cost, values, given, hired
    cdef int[::1] spent, came, reached, points, needed, queue, plans, found
    cdef unsigned char[::1] waits, marks, tolls
    cdef int count, settled, best
    cdef bint noting, keeps
    cdef double now, rest, top, here, held
    cdef State anchor
    cdef unsigned long long drift, foot, taken, gone, era
    cdef unsigned long long[::1] standing, basis
    @cython.locals(ahu=int, seat=int)
    cdef int begin(self, State state, double later) except -1 nogil
    cdef int take(self, int ahu, int mark) noexcept nogil
    @cython.locals(i=int)
    cdef int settle_on(self, State state) except -1 nogil
    @cython.locals(hexes=int, start=int, end=int, changes=int, place=int, i=int, left=cython.ulonglong)
    cdef int compare(self, State state) except -1 nogil
    @cython.locals(at=cython.p_uchar, phase=int, start=int, loose=bint, units=int, key=cython.ulonglong, slot=int, i=int)
    cdef int plan(self, State state, int seat, int item) except -1 nogil
    cdef int stay(self, State state, int seat, int item, int start, bint loose) except -1 nogil
    @cython.locals(phase=int)
    cdef bint places(self, State state, int seat) noexcept nogil
    @cython.locals(at=cython.p_uchar, units=int, figures=int, size=int, logs=int)
    cdef int at_hand(self, State state, int seat, int item) noexcept nogil
    @cython.locals(best_rest=double, top=double, best=int, i=int, hex=int, rest=double, worth=double)
    cdef int compare_ends(self, State state, int seat, int item, int units) except -1 nogil
    @cython.locals(most=double, cost=double, stands=bint, j=int, ahu=int, taken=bint, worth=double)
    cdef double best_ahu(self, State state, int seat, int item, int hex, int units) except? -1e300 nogil
    @cython.locals(hope=double, worth=double)
    cdef double settling(self, State state, int seat, int item, int ahu) noexcept nogil
    @cython.locals(hexes=int, place=int, spot=int, worth=double, free=double)
    cdef double resting(self, State state, int seat, int item, int hex) noexcept nogil
    @cython.locals(around=cython.p_uchar, degree=cython.p_uchar, hexes=int, size=int, tolls=int, entered=cython.ulonglong, hex=int, start=int, head=int, tail=int, i=int, step=int, toll=int, spent=int, so_far=double, cost=double)
    cdef int spread(self, State state, int seat, int item, int units) except -1 nogil
    @cython.locals(at=cython.p_uchar, own=int, others=int, missing=int, points=int)
    cdef int toll(self, State state, int seat, int hex, int size) noexcept nogil
    @cython.locals(kind=int, key=cython.ulonglong)
    cdef unsigned long long sign(self, State state, int seat, int item, int start, bint loose, int units) noexcept nogil
    @cython.locals(found=cython.ulonglong, place=int, i=int)
    cdef unsigned long long entered(self, State state, int item) noexcept nogil
    cdef bint has_entered(self, State state, int item, int hex, unsigned long long entered) except -1 nogil
    @cython.locals(basis=int, place=int, hex=int, i=int, step=int)
    cdef bint recall(self, State state, int seat, int item, int start, unsigned long long key, int slot) except -1 nogil
    @cython.locals(size=int, left=cython.ulonglong, hex=int, stands=bint)
    cdef bint is_steady(self, State state, int seat, int item, unsigned long long foot) except -1 nogil
    @cython.locals(length=int, hex=int)
    cdef int length(self, int start) noexcept nogil
    @cython.locals(place=int, length=int, hex=int, step=int, wanted=cython.ulonglong, built=cython.ulonglong, spots=int, i=int, basis=int)
    cdef int keep(self, State state, int seat, int item, int start, unsigned long long key, int slot) except -1 nogil
