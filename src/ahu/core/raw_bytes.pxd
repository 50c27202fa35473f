from libc.string cimport memcmp, memcpy, memmove

cdef inline int copy(unsigned char *raw, unsigned char *source, Py_ssize_t size) except -1 nogil:
    memcpy(raw, source, size)
    return 0

cdef inline int store(unsigned char *raw, unsigned char[::1] to, Py_ssize_t start, Py_ssize_t size) except -1 nogil:
    memcpy(&to[start], raw, size)
    return 0

cdef inline int load(unsigned char *raw, unsigned char[::1] source, Py_ssize_t start, Py_ssize_t size) except -1 nogil:
    memcpy(raw, &source[start], size)
    return 0

cdef inline int move(unsigned char[::1] array, Py_ssize_t start, Py_ssize_t to, Py_ssize_t size) except -1 nogil:
    memmove(&array[to], &array[start], size)
    return 0

cdef inline bint equal(unsigned char *raw, unsigned char *other, Py_ssize_t size) except -1 nogil:
    return memcmp(raw, other, size) == 0

cdef inline bint same(unsigned char *raw, unsigned char[::1] other, Py_ssize_t start, Py_ssize_t size) except -1 nogil:
    return memcmp(raw, &other[start], size) == 0

cdef inline bint holds(unsigned char *raw, Py_ssize_t start, unsigned char[::1] other, Py_ssize_t place, Py_ssize_t size) noexcept nogil:
    return memcmp(raw + start, &other[place], size) == 0

cdef inline Py_ssize_t differs(unsigned char *raw, unsigned char *other, Py_ssize_t start, Py_ssize_t end) noexcept nogil:
    cdef unsigned long long word, beside
    while start + 8 <= end:
        memcpy(&word, raw + start, 8)
        memcpy(&beside, other + start, 8)
        if word != beside:
            break
        start += 8
    while start < end and raw[start] == other[start]:
        start += 1
    return start

cdef inline unsigned long long digest(unsigned char *raw, Py_ssize_t size, int half) noexcept nogil:
    cdef unsigned long long found = 0x9E3779B97F4A7C15ULL + <unsigned long long>half
    cdef unsigned long long word
    cdef Py_ssize_t at = 0
    while at < size:
        word = 0
        memcpy(&word, raw + at, 8 if size - at >= 8 else size - at)
        found = (found ^ word) * 0xFF51AFD7ED558CCDULL
        found ^= found >> 32
        at += 8
    return found
