cimport cython
cimport ahu.games.orongo.action_codes as C
cimport ahu.games.orongo.layout as L
cimport ahu.games.orongo.state as states
from ahu.core.action_buffer cimport ActionBuffer
from ahu.games.orongo.state cimport State, Tables

cdef int MARK, MEMBER, SHORE, MEMBERS, SHORES

@cython.locals(temples=int, deities=int, birdmen=int, nests=int, count=int)
cpdef int sets(int worth) except -1 nogil

@cython.locals(count=int, found=int)
cpdef int moai(int worth, int most) except -1 nogil

@cython.locals(count=int, quarries=int)
cpdef int cost(int worth, int most) except -1 nogil

cpdef bint complete(int worth) except -1 nogil

@cython.locals(
    at=cython.p_uchar, near=cython.p_uchar, scratch=cython.p_uchar, worth=int, members=int, shores=int, member=int,
    field=int, i=int, other=int, land=int,
)
cdef int trace(State state, int own, int start, int group) except -1 nogil

@cython.locals(paper=cython.p_uchar, field=int)
cdef int blank_paper(State state) except -1 nogil

cpdef int worth_at(State state, int seat, int field) except -1 nogil

cpdef bint touches(State state, int seat, int field) except -1 nogil

@cython.locals(
    at=cython.p_uchar, fields=int, near=int, own=int, most=int, field=int, worth=int,
    count=int, land=int, touched=int,
)
cpdef int list_places(State state, int seat, ActionBuffer codes) except -1 nogil

@cython.locals(
    at=cython.p_uchar, fields=int, shells=int, scratch=cython.p_uchar, group=int, i=int,
    field=int, worth=int, count=int,
)
cdef int drop_unpaid(State state, int seat, int most, ActionBuffer codes) except -1 nogil

@cython.locals(at=cython.p_uchar, fields=int, near=int, field=int, land=int, price=int)
cpdef bint can_place(State state, int seat) except -1 nogil

@cython.locals(i=int)
cpdef int lay(State state, int seat, int field) except -1 nogil

@cython.locals(at=cython.p_uchar)
cpdef bint place(State state, int seat, int field) except -1 nogil

@cython.locals(rest=int)
cdef bint buildable(State state, int seat, int worth, int used, int price) except -1 nogil

@cython.locals(at=cython.p_uchar, scratch=cython.p_uchar, group=int, field=int, worth=int)
cpdef int list_builds(State state, int seat, ActionBuffer codes) except -1 nogil

@cython.locals(
    at=cython.p_uchar, scratch=cython.p_uchar, members=int, i=int, j=int, one=int, other=int, first=int,
)
cdef int list_group(State state, int seat, int worth, ActionBuffer codes) except -1 nogil

cpdef bint is_set(int worth) except -1 nogil

@cython.locals(scratch=cython.p_uchar, i=int, palm=int)
cdef int list_palms(State state, int one, int other, ActionBuffer codes) except -1 nogil

@cython.locals(at=cython.p_uchar, palm=int, other=int)
cpdef bint build(State state, int seat, int code) except -1 nogil
