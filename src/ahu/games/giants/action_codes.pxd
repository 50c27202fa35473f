# Written by `python -m tests.layouts` from action_codes.py.

cdef enum:
    KIND_SHIFT = 26
    BELOW_KIND = 67108863
    K_BID = 1
    K_TAKE = 2
    K_DECLINE = 3
    K_PLACE = 4
    K_BUY = 5
    K_PASS = 6
    K_PICK = 7
    K_ENTER = 8
    K_STOP = 9
    K_MARK = 10
    K_ERECT = 11
    K_CROWN = 12
    K_MARK_LAID = 13
    K_TAKE_BACK = 14
    K_PEEK = 15
    O_FIRST = 1
    O_DIE = 2
    BID = 67108864
    TAKE = 134217728
    DECLINE = 201326592
    PLACE = 268435456
    BUY = 335544320
    PASS = 402653184
    PICK = 469762048
    ENTER = 536870912
    STOP = 603979776
    MARK = 671088640
    ERECT = 738197504
    CROWN = 805306368
    MARK_LAID = 872415232
    TAKE_BACK = 939524096
    PEEK = 1006632960
    FIRST = 67108864
    DIE = 134217728
    WORKER_FIGURE = 0
    SORCERER_FIGURE = 1
    CHIEF_FIGURE = 2
    NO_POWER = 0
    WORKER_POWER = 1
    MARKER_POWER = 2
    LOGS_POWER = 3
    HEADDRESS_POWER = 4
    RESERVE_POWER = 5
    BYTE = 255
    HEX_SHIFT = 8
    POWER_SHIFT = 16
    PLACED_LOGS_SHIFT = 19
    FIGURE_SHIFT = 21
    CARRIERS_SHIFT = 16
    CHIEF_SHIFT = 2

cdef inline int kind_of(int code) noexcept nogil:
    return code >> KIND_SHIFT
cdef inline int argument_of(int code) noexcept nogil:
    return code & BELOW_KIND
cdef inline int hex_of(int code) noexcept nogil:
    return code >> HEX_SHIFT & BYTE
cdef inline int bid(int markers, int workers, int sorcerer, int chief) noexcept nogil:
    return BID | markers << 8 | workers << 4 | sorcerer << 1 | chief
cdef inline int bid_markers(int code) noexcept nogil:
    return code >> 8 & 15
cdef inline int bid_workers(int code) noexcept nogil:
    return code >> 4 & 15
cdef inline int bid_sorcerer(int code) noexcept nogil:
    return code >> 1 & 1
cdef inline int bid_chief(int code) noexcept nogil:
    return code & 1
cdef inline int take(int size, int chief) noexcept nogil:
    return TAKE | size << 1 | chief
cdef inline int take_size(int code) noexcept nogil:
    return code >> 1 & 3
cdef inline int take_chief(int code) noexcept nogil:
    return code & 1
cdef inline int place(int figure, int logs, int power, int hex, int ahu) noexcept nogil:
    return PLACE | figure << FIGURE_SHIFT | logs << PLACED_LOGS_SHIFT | power << POWER_SHIFT | hex << HEX_SHIFT | ahu
cdef inline int place_figure(int code) noexcept nogil:
    return code >> FIGURE_SHIFT & 3
cdef inline int place_logs(int code) noexcept nogil:
    return code >> PLACED_LOGS_SHIFT & 3
cdef inline int place_power(int code) noexcept nogil:
    return code >> POWER_SHIFT & 7
cdef inline int place_ahu(int code) noexcept nogil:
    return code & BYTE
cdef inline int enter(int hex, int logs) noexcept nogil:
    return ENTER | hex << HEX_SHIFT | logs
cdef inline int carriers(int seat, int figures) noexcept nogil:
    return figures << CARRIERS_SHIFT + 2 * seat
cdef inline int enter_by_chief(int hex, int chief) noexcept nogil:
    return ENTER | hex << HEX_SHIFT | chief + 1 << CHIEF_SHIFT
cdef inline int enter_logs(int code) noexcept nogil:
    return code & 3
cdef inline int enter_figures(int code, int seat) noexcept nogil:
    return code >> CARRIERS_SHIFT + 2 * seat & 3
cdef inline int enter_chief(int code) noexcept nogil:
    return (code >> CHIEF_SHIFT & 7) - 1
