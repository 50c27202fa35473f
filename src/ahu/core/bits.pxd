cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int ahu_lowest(unsigned long long word) {
        unsigned long found;
        _BitScanForward64(&found, word);
        return (int) found;
    }
    #else
    static inline int ahu_lowest(unsigned long long word) { return __builtin_ctzll(word); }
    #endif
    """
    int ahu_lowest(unsigned long long word) noexcept nogil

cdef inline int lowest(unsigned long long word) noexcept nogil:
    return ahu_lowest(word)
