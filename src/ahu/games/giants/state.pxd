cimport cython
cimport ahu.games.giants.layout as L
from ahu.core.kernel cimport Buffer

cdef int SCRATCH

@cython.final
cdef class Tables:
    cdef public int players, everyone, bases, workers, round_limit
    cdef public bint visible_score, return_unsculpted, open_bases
    cdef public int hexes, ahus, village, hut, moai_quarry, headdress_quarry, mask_bytes, specials
    cdef public list faces
    cdef public int figures, total, chiefs, hex_logs, cut, entered
    cdef public int ahu_base, ahu_moai, ahu_headdress, peeked, fresh, bytes
    cdef unsigned char *degree
    cdef unsigned char *next
    cdef unsigned char *forest
    cdef unsigned char *moai_value
    cdef unsigned char *headdress_value
    cdef unsigned char *ahu_hex
    cdef unsigned char *ahu_start
    cdef unsigned char *ahu_at
    cdef unsigned char *special
    cdef unsigned char *face
    cdef int[::1] face_start
    cdef unsigned char *size
    cdef unsigned char *first_item
    cdef tuple arrays, made_from
    @cython.locals(
        degree=bytearray, around=bytearray, forest=bytearray, moai_value=bytearray,
        headdress_value=bytearray, ahu_hex=bytearray, ahu_start=bytearray, ahu_at=bytearray,
        special=bytearray, face=bytearray, size=bytearray, first_item=bytearray,
    )
    cdef int _lay_out(self, object board) except -1

cdef class State(Buffer):
    cdef public Tables tables
    cdef bytearray sheet
    cdef unsigned char *paper
    cdef bint has_paper
    @cython.locals(state=State)
    cpdef Buffer copy(self)

cpdef State new(Tables tables)
cdef int lay_paper(State state) except -1 with gil
@cython.locals(at=cython.p_uchar)
cpdef int score(Buffer state, int seat) noexcept nogil
cpdef int gain(State state, int seat, int points) except -1 nogil
