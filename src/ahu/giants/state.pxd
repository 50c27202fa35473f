cimport cython
cimport ahu.giants.layout as L
from ahu.core.kernel cimport Buffer

cdef bytearray NO_PAPER

@cython.final
cdef class Tables:
    cdef public int players, everyone, bases, workers, round_limit
    cdef public bint visible_score, return_unsculpted, open_bases
    cdef public int hexes, ahus, village, hut, moai_quarry, headdress_quarry, mask_bytes
    cdef public bytearray degree, next, forest, special, size
    cdef public bytearray moai_value, headdress_value, ahu_hex, ahu_start, ahu_at
    cdef public list faces
    cdef public int figures, total, chiefs, hex_logs, cut, entered
    cdef public int ahu_base, ahu_moai, ahu_headdress, peeked, fresh, bytes

cdef class State(Buffer):
    cdef public Tables tables
    cdef public bytearray paper
    @cython.locals(state=State)
    cpdef Buffer copy(self)

cpdef State new(Tables tables)
@cython.locals(at=bytearray)
cpdef int score(State state, int seat)
cpdef int gain(State state, int seat, int points) except -1
