from hotl_desktop.ai.kernels.chance cimport Chance

cdef unsigned char LOW[64]
cdef unsigned char HIGH[64]
cdef unsigned char OPEN[14]
cdef unsigned char FILLED[35]
cdef unsigned char TIERS[8]
cdef unsigned char NEXT[64]
cdef unsigned int LEAD[8192]
cdef unsigned char COUNT[64]
cdef unsigned char NTH[384]
cdef unsigned char ENDS[64]

cdef class Lawn:
    cdef public int turn, rolled, phase, fallen_owner, quiet, solo, rounds_left, first, dealt, found_count
    cdef int full, live, double
    cdef unsigned char cell[30]
    cdef unsigned char fill[6]
    cdef unsigned char captor[6]
    cdef unsigned char resist[24]
    cdef int packed[6]
    cdef unsigned char waiting[48]
    cdef unsigned char waits[4]
    cdef unsigned char waits_left[4]
    cdef unsigned char waits_right[4]
    cdef unsigned char hand[24]
    cdef unsigned char hand_mask[4]
    cdef unsigned char down[24]
    cdef unsigned char down_mask[4]
    cdef unsigned int lead[6]
    cdef unsigned int queue[6]
    cdef unsigned char strikes[4]
    cdef unsigned char out[4]
    cdef int totals[4]
    cdef unsigned short found[64]

    cpdef void copy(self, Lawn other) noexcept nogil
    cdef void fresh(self) noexcept nogil
    cdef int strong(self, int seat, int rows, int played) noexcept nogil
    cdef void refresh(self, int row) noexcept nogil
    cdef int active(self, int seat) noexcept nogil
    cpdef int find_choices(self) noexcept nogil
    cdef int strong_rows(self, int seat) noexcept nogil
    cpdef void take(self, int code) noexcept nogil
    cdef void enter(self, int row, int position) noexcept nogil
    cdef void collapse(self, int row) noexcept nogil
    cdef void push(self, int row, int side) noexcept nogil
    cdef void strike(self) noexcept nogil
    cdef void end_turn(self, int progress) noexcept nogil
    cdef void go_on_alone(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cpdef void roll(self, int face) noexcept nogil
    cpdef int row_points(self, int seat) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int play_out(self, Chance chance) noexcept nogil
    cdef void random_entry(self, int row, int second, int side, int die) noexcept nogil
    cdef void random_turn(self, Chance chance) noexcept nogil
    cdef void stage(self, int row, int side) noexcept nogil
    cdef void unstage(self, int row, int side) noexcept nogil
    cdef void drop(self, int face) noexcept nogil
    cdef void recover(self, int face) noexcept nogil
    cdef void reclaim(self, int row, int side) noexcept nogil
    cdef void deal(self, Chance chance) noexcept nogil
    cdef long many(self, Chance chance, int games) noexcept nogil
