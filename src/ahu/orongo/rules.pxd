cimport cython

cimport ahu.orongo.bidding as bidding
cimport ahu.orongo.building as building
from ahu.core.codes cimport Codes
from ahu.core.source cimport Source
from ahu.orongo.state cimport State

cdef int AMULET, BID, BIDS, BUILDS, DUE, FIRST, LAND, MAIN, NOBODY, OVER, PHASE, PLACES, PLACING
cdef int PLAYERS, ROUND, TILE, TILES, TILES_DOWN, TILES_DUE
cdef bytearray LATER

@cython.locals(phase=int)
cpdef int waiting(State state) except -1

@cython.locals(phase=int)
cpdef int deciding(State state) except -1

@cython.locals(phase=int)
cpdef int legal(State state, int seat, Codes codes) except -1

cpdef int asides(State state, int seat, Codes codes) except -1

@cython.locals(at=bytearray, phase=int)
cpdef int play(State state, int seat, int code) except -1

@cython.locals(at=bytearray, seat=int)
cdef int go_on(State state) except -1

@cython.locals(at=bytearray, players=int, found=int, i=int, seat=int)
cdef int follower(State state) except -1

@cython.locals(at=bytearray, due=int, seat=int)
cdef int begin_round(State state) except -1

@cython.locals(at=bytearray, seat=int)
cdef int finish(State state) except -1

@cython.locals(at=bytearray, left=cython.longlong, field=int)
cpdef int draw(State state, Source source) except -1

@cython.locals(at=bytearray)
cpdef int happen(State state, int code) except -1

@cython.locals(at=bytearray, decisions=int, seats=int, seat=int)
cpdef int playout(State state, Source source, Codes codes) except -1
