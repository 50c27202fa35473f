cimport cython
cimport ahu.games.giants.layout as L
cimport ahu.games.giants.state as states
cimport ahu.games.giants.transport as transport
from ahu.games.giants.ahu_potential cimport AhuPotential
from ahu.games.giants.state cimport State, Tables

cdef int ALL, SETTLED, PROMISED
cdef double FAR, SURPLUS

@cython.final
cdef class Evaluation:
    cdef public Tables tables
    cdef double sure, keep, loose, abandoned, give, hand, income, worker, marker, log, power
    cdef double half, base, crown, horizon, length, fastest
    cdef public double left, later
    cdef AhuPotential promises
    cdef bytearray waits, taken
    cdef double[::1] cost, gains
    cdef int[::1] spent, came, reached, points, needed, queue, loosened, spare
    cdef int count, best, settled
    cdef bint noting
    cdef public bytearray roads
    cdef double now, rest, top, here, held
    @cython.locals(seat=int)
    cpdef int estimate(self, State state, double[::1] values) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, players=int, seat=int, ahu=int, moai=int, i=int, item=int, place=int)
    cdef int _estimate(self, State state, double[::1] values) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, supply=double, left=double, seat=int, pending=int, round=int)
    cdef int _look_ahead(self, State state) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, worth=double)
    cdef double _standing(self, State state, int ahu) except? -1e300
    cdef double _material(self, State state, int seat) except? -1e300
    @cython.locals(tablets=int, worth=double)
    cdef double _points(self, State state, int seat) except? -1e300
    @cython.locals(at=cython.p_uchar, worth=double)
    cdef double _team(self, State state, int seat) except? -1e300
    @cython.locals(at=cython.p_uchar)
    cdef double _stores(self, State state, int seat) except? -1e300
    @cython.locals(total=double, start=int, count=int, best=int, i=int)
    cdef double _marking(self, int seat, int markers) except? -1e300
    @cython.locals(at=cython.p_uchar, tables=Tables, hex=int, seat=int)
    cdef int _item(self, State state, int item, double[::1] values) except -1
    @cython.locals(at=cython.p_uchar, now=double, rest=double, best=int, promised=int, unmarked=double, value=double)
    cdef int _owned(self, State state, int owner, int item, int hex, double[::1] values) except -1
    @cython.locals(hex=int)
    cdef int note_roads(self, State state, double[::1] values) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, others=int, seat=int, share=int, income=double)
    cdef int _trace(self, State state, int owner, int best, int start, double[::1] values) except -1
    @cython.locals(at=cython.p_uchar, phase=int, start=int, units=int, i=int)
    cdef int plan(self, State state, int seat, int item) except -1
    @cython.locals(phase=int)
    cdef bint _places(self, State state, int seat) except -1
    @cython.locals(at=cython.p_uchar, units=int, figures=int, size=int, logs=int)
    cdef int _at_hand(self, State state, int seat, int item) except -1
    @cython.locals(tables=Tables, cost=double, rest=double, stands=bint, j=int, ahu=int, taken=bint, worth=double)
    cdef int _end(self, State state, int seat, int item, int hex, int units) except -1
    @cython.locals(tables=Tables, hope=double, worth=double)
    cdef double _settling(self, State state, int seat, int item, int ahu) except? -1e300
    @cython.locals(promises=AhuPotential, hexes=int, spot=int, worth=double, free=double)
    cdef double resting(self, State state, int seat, int item, int hex) except? -1e300
    @cython.locals(tables=Tables, around=cython.p_uchar, degree=cython.p_uchar, waits=cython.p_uchar, hexes=int, size=int, hex=int, start=int, head=int, tail=int, i=int, step=int, spent=int, so_far=double, cost=double)
    cdef int spread(self, State state, int seat, int item, int units) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, own=int, others=int, missing=int)
    cdef int _toll(self, State state, int seat, int hex, int size) except -1
