cimport cython
cimport ahu.games.giants.layout as L
from ahu.games.giants.state cimport State, Tables

@cython.final
cdef class AhuPotential:
    cdef Tables tables
    cdef double contested, crown
    cdef bytearray distance, known
    cdef double[::1] decay, free, free_next, reserved, crowning
    cdef int[::1] free_ahu
    @cython.locals(at=cython.p_uchar, begin=int, same=bint, i=int)
    cdef int refresh(self, State state) except -1
    @cython.locals(at=cython.p_uchar, tables=Tables, i=int, hexes=int, ahu=int, base=int, size=int, worth=double)
    cdef int _renew(self, State state) except -1
    @cython.locals(tables=Tables, distance=cython.p_uchar, hexes=int, hex=int, promise=double)
    cdef int _promise(self, double[::1] field, int start, int ahu, int size, double worth) except -1
    @cython.locals(distance=cython.p_uchar, hexes=int, hex=int, spot=int, promise=double)
    cdef int _promise_free(self, int ahu, int size, double worth) except -1

@cython.locals(ahu=int, hex=int, i=int, step=int)
cdef bytearray _distances(Tables tables)
