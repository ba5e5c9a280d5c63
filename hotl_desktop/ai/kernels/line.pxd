from hotl_desktop.ai.kernels.chance cimport Chance

cdef unsigned char ORIGIN[13848]
cdef unsigned char END[13848]
cdef signed char STEP[13848]
cdef unsigned char FREE_COUNT[864]
cdef unsigned char NEAR[20736]
cdef unsigned char DISTANCE[20736]
cdef unsigned char SPAN[20880]
cdef unsigned char WITHIN[432]
cdef unsigned char RAY_COUNT[144]
cdef unsigned char RAY_ORIGIN[1728]
cdef signed char RAY_STEP[1728]
cdef unsigned char RAY_FIRST[1728]
cdef unsigned char RAY_SIZE[1728]
cdef unsigned char INSIDE[288]

cdef class Board:
    cdef public int turn, die, pending, over, in_play, hub_only, empty, found_count
    cdef unsigned char cell[144]
    cdef int head[4]
    cdef int captured[4]
    cdef int owned[4]
    cdef unsigned char clear[4]
    cdef unsigned char passes[4]
    cdef unsigned char out[4]
    cdef unsigned short found[144]

    cpdef void copy(self, Board other) noexcept nogil
    cpdef int find(self, int seat, int roll) noexcept nogil
    cdef int can_move(self, int seat) noexcept nogil
    cpdef int anybody(self) noexcept nogil
    cpdef void lay(self, int line) noexcept nogil
    cpdef int nearest(self, int seat) noexcept nogil
    cpdef int settle(self) noexcept nogil
    cpdef void relocate(self, int cell) noexcept nogil
    cdef void put_head(self, int seat, int cell) noexcept nogil
    cpdef void pass_turn(self) noexcept nogil
    cpdef void end_turn(self) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int chooser(self) noexcept nogil
    cpdef int find_choices(self) noexcept nogil
    cpdef void take(self, int choice) noexcept nogil
    cdef void take_line(self, int line) noexcept nogil
    cdef void start(self, int in_play, int first) noexcept nogil
    cdef int random_play(self, Chance chance) noexcept nogil
    cpdef int play_out(self, Chance chance) noexcept nogil
    cdef long many(self, Chance chance, int games) noexcept nogil
