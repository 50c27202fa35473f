cimport cython
cimport ahu.giants.state as states
cimport ahu.giants.transport as transport
from ahu.giants.state cimport State, Tables

cdef int BASES, BEHIND, CHIEF, DICE, ERECTED, IN_FRONT, ITEM_BY, ITEM_MARK
cdef int ITEM_STATE, ITEMS, LAID, LOGS, MARKERS, MARKERS_LEFT, MOAI, MOAI_SUPPLY, MOVE, NOBODY
cdef int NOWHERE, ON_BOARD, OVER, PASSED, PHASE, PLACE, ROUND, SEATS, SORCERER, TABLETS, WORKERS
cdef int WORKERS_LEFT, ALL, SETTLED, PROMISED
cdef double FAR, SURPLUS

@cython.final
cdef class Survey:
    cdef public Tables tables
    cdef double contested, sure, keep, loose, abandoned, give, hand, income, worker, marker, log, power
    cdef double half, base, crown, horizon, length, fastest
    cdef public double left, later
    cdef bytearray distance, known, waits, taken
    cdef double[::1] decay, free, free_next, reserved, crowning, cost, gains
    cdef int[::1] free_ahu, spent, came, reached, points, needed, queue, loosened, spare
    cdef int count, best, settled
    cdef public bint noting
    cdef public bytearray roads
    cdef double now, rest, top, here
    @cython.locals(seat=int)
    cpdef int estimate(self, State state, double[::1] values) except -1
    @cython.locals(at=bytearray, tables=Tables, players=int, seat=int, ahu=int, moai=int, worth=double, i=int, item=int, place=int)
    cdef int _estimate(self, State state, double[::1] values) except -1
    @cython.locals(at=bytearray, tables=Tables, supply=double, left=double, seat=int, pending=int, round=int)
    cdef int _look_ahead(self, State state) except -1
    @cython.locals(at=bytearray, tablets=int, worth=double)
    cdef double _material(self, State state, int seat) except? -1e300
    @cython.locals(total=double, start=int, count=int, best=int, i=int)
    cdef double _marking(self, int seat, int markers) except? -1e300
    @cython.locals(at=bytearray, tables=Tables, hex=int, seat=int)
    cdef int _item(self, State state, int item, double[::1] values) except -1
    @cython.locals(at=bytearray, now=double, rest=double, best=int, promised=int, unmarked=double, value=double)
    cdef int _owned(self, State state, int owner, int item, int hex, double[::1] values) except -1
    @cython.locals(at=bytearray, tables=Tables, others=int, seat=int, share=int, income=double)
    cdef int _trace(self, State state, int owner, int best, int start, double[::1] values) except -1
    @cython.locals(at=bytearray, phase=int, start=int, units=int, i=int)
    cdef int plan(self, State state, int seat, int item) except -1
    @cython.locals(phase=int)
    cdef bint _places(self, State state, int seat) except -1
    @cython.locals(at=bytearray, units=int, figures=int, size=int, logs=int)
    cdef int _at_hand(self, State state, int seat, int item) except -1
    @cython.locals(tables=Tables, cost=double, rest=double, stands=bint, j=int, ahu=int, taken=bint, worth=double)
    cdef int _end(self, State state, int seat, int item, int hex, int units) except -1
    @cython.locals(tables=Tables, hope=double, worth=double)
    cdef double _settling(self, State state, int seat, int item, int ahu) except? -1e300
    @cython.locals(hexes=int, size=int, worth=double, spot=int, free=double)
    cdef double resting(self, State state, int seat, int item, int hex) except? -1e300
    @cython.locals(tables=Tables, hexes=int, size=int, hex=int, start=int, head=int, tail=int, i=int, step=int, spent=int, so_far=double, cost=double)
    cdef int spread(self, State state, int seat, int item, int units) except -1
    @cython.locals(at=bytearray, tables=Tables, own=int, others=int, missing=int)
    cdef int _toll(self, State state, int seat, int hex, int size) except -1
    @cython.locals(at=bytearray, begin=int, same=bint, i=int)
    cdef int _refresh(self, State state) except -1
    @cython.locals(at=bytearray, tables=Tables, i=int, hexes=int, ahu=int, base=int, size=int, worth=double)
    cdef int _renew(self, State state) except -1
    @cython.locals(tables=Tables, hexes=int, hex=int, promise=double)
    cdef int _promise(self, double[::1] field, int start, int ahu, int size, double worth) except -1
    @cython.locals(hexes=int, hex=int, spot=int, promise=double)
    cdef int _promise_free(self, int ahu, int size, double worth) except -1
