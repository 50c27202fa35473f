cimport cython
cimport ahu.core.raw_bytes as raw_bytes
cimport ahu.games.giants.layout as L
from ahu.games.giants.state cimport State, Tables

cdef int ROWS

@cython.final
cdef class AhuPotential:
    cdef Tables tables
    cdef double contested, crown
    cdef unsigned char[::1] distance, known, order
    cdef double[::1] decay, worths, promised, free, free_next, reserved, crowning
    cdef int[::1] free_ahu, versions
    cdef int row, spots, own, crowns, version, renewals
    cdef int turn_to(self, int row) noexcept nogil
    @cython.locals(row=int)
    cdef int refresh(self, State state) noexcept nogil
    @cython.locals(row=int, i=int)
    cdef int _learn(self, State state) noexcept nogil
    @cython.locals(size=int)
    cdef bint _is_known(self, State state, int row) noexcept nogil
    @cython.locals(at=cython.p_uchar, i=int, hexes=int, ahu=int, base=int, size=int, start=int, spot=int, worth=double)
    cdef int _renew(self, State state) noexcept nogil
    @cython.locals(hexes=int, hex=int, promise=double)
    cdef int _promise(self, double[::1] field, int start, int ahu, int size, double worth) noexcept nogil
    @cython.locals(ahus=int, place=int, found=int, i=int, ahu=int)
    cdef int _promise_free(self, State state, int spot) noexcept nogil
    @cython.locals(ahus=int, hexes=int, spot=int, size=int, hex=int, found=list, ahu=int, worth=double, distance=int, i=int, promise=double)
    cdef int _rank(self) except -1

@cython.locals(ahu=int, hex=int, i=int, step=int)
cdef bytearray _distances(Tables tables)
