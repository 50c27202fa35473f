cimport cython
cimport ahu.games.orongo.layout as L
from ahu.core.kernel cimport Buffer

cdef int SCRATCH

@cython.final
cdef class Tables:
    cdef public int fields
    cdef public int near
    cdef public bytearray land
    cdef int[::1] worth
    cdef unsigned char *next
    cdef unsigned char *later_tiles
    cdef tuple arrays
    cdef public object board
    @cython.locals(around=bytearray, later_tiles=bytearray)
    cdef int _point(self, object board) except -1

cdef class State(Buffer):
    cdef public Tables tables
    cdef bytearray sheet
    cdef unsigned char *paper
    cdef bint has_paper
    @cython.locals(other=State)
    cpdef Buffer copy(self)

cdef int lay_paper(State state) except -1 with gil
