# Written by `python -m tests.layouts` from action_codes.py.

cdef enum:
    BYTE = 255
    PLACE = 256
    BUILD = 16777216

cdef inline int field_of(int code) noexcept nogil:
    return code & BYTE
cdef inline int place(int field) noexcept nogil:
    return PLACE | field
cdef inline int build(int one, int other, int palm) noexcept nogil:
    return BUILD | one << 16 | other << 8 | palm
cdef inline int first_tile(int code) noexcept nogil:
    return code >> 16 & BYTE
cdef inline int second_tile(int code) noexcept nogil:
    return code >> 8 & BYTE
