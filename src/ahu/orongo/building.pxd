cimport cython
cimport ahu.orongo.action_codes as C
cimport ahu.orongo.layout as L
from ahu.core.codes cimport Codes
from ahu.orongo.state cimport State, Tables

cdef int MARK, MEMBER, SHORE, MEMBERS, SHORES, SCRATCH

@cython.locals(temples=int, deities=int, birdmen=int, nests=int, count=int)
cpdef int sets(int worth) except -1

@cython.locals(count=int, found=int)
cpdef int moai(int worth, int most) except -1

@cython.locals(count=int, quarries=int)
cpdef int cost(int worth, int most) except -1

cpdef bint complete(int worth) except -1

@cython.locals(
    at=cython.p_uchar, tables=Tables, near=cython.p_uchar, scratch=cython.p_uchar, worth=int, members=int, shores=int, member=int,
    field=int, i=int, other=int, land=int,
)
cdef int trace(State state, int own, int start, int group, bytearray paper) except -1

@cython.locals(paper=cython.p_uchar, field=int)
cdef bytearray blank_paper(State state)

cpdef int worth_at(State state, int seat, int field) except -1

cpdef bint touches(State state, int seat, int field) except -1

@cython.locals(
    at=cython.p_uchar, tables=Tables, fields=int, near=int, own=int, most=int, field=int, worth=int,
    count=int, land=int, touched=int,
)
cpdef int list_places(State state, int seat, Codes codes) except -1

@cython.locals(
    at=cython.p_uchar, tables=Tables, fields=int, shells=int, scratch=bytearray, group=int, i=int,
    field=int, worth=int, count=int,
)
cdef int drop_unpaid(State state, int seat, int most, Codes codes) except -1

@cython.locals(at=cython.p_uchar, fields=int, near=int, field=int, land=int, price=int)
cpdef bint can_place(State state, int seat) except -1

@cython.locals(tables=Tables, i=int)
cpdef int lay(State state, int seat, int field) except -1

@cython.locals(at=bytearray)
cpdef bint place(State state, int seat, int field) except -1

@cython.locals(rest=int)
cdef bint buildable(State state, int seat, int worth, int used, int price) except -1

@cython.locals(at=bytearray, scratch=bytearray, group=int, field=int, worth=int)
cpdef int list_builds(State state, int seat, Codes codes) except -1

@cython.locals(
    at=bytearray, tables=Tables, members=int, i=int, j=int, one=int, other=int, first=int,
)
cdef int list_group(
    State state, int seat, int worth, bytearray scratch, Codes codes
) except -1

cpdef bint is_set(int worth) except -1

@cython.locals(i=int, palm=int)
cdef int list_palms(State state, int one, int other, bytearray scratch, Codes codes) except -1

@cython.locals(at=bytearray, palm=int, other=int)
cpdef bint build(State state, int seat, int code) except -1
