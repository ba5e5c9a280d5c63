from hotl_desktop.ai.kernels.chance cimport Chance

# Longer than 32 bits, which Cython takes for Python's integers.
cdef extern from *:
    """
    #define HOTL_ROWS 0x010101010101ULL
    #define HOTL_ROLLS 0x3000000000000ULL
    #define HOTL_BYTES 0x0101010101010101ULL
    #define HOTL_ALL 0xFFFFFFFFFFFFFFFFULL
    #define HOTL_TOPS 0x8080808080808080ULL
    #define HOTL_MOST 0x7F7F7F7F7F7F7F7FULL
    #define HOTL_FREE 0x0505040505ULL
    #define HOTL_ROW 0xFFFFFFFFFFULL
    #define HOTL_HALF 0xFFFFFFFFULL
    #define HOTL_EIGHT 0x0102040810204080ULL
    #define HOTL_FOUR 0x0102040800000000ULL
    """
    const unsigned long long ROWS "HOTL_ROWS"
    const unsigned long long ROLLS "HOTL_ROLLS"
    const unsigned long long BYTES "HOTL_BYTES"
    const unsigned long long ALL "HOTL_ALL"
    const unsigned long long TOPS "HOTL_TOPS"
    const unsigned long long MOST "HOTL_MOST"
    const unsigned long long FREE "HOTL_FREE"
    const unsigned long long ROW "HOTL_ROW"
    const unsigned long long HALF "HOTL_HALF"
    const unsigned long long EIGHT "HOTL_EIGHT"
    const unsigned long long FOUR "HOTL_FOUR"

cdef unsigned char LOW[64]
cdef unsigned char HIGH[64]
cdef unsigned char OPEN[14]
cdef unsigned char FILLED[14]
cdef unsigned long long WAYS[7]
cdef unsigned char TIERS[8]
cdef unsigned char NEXT[64]
cdef unsigned int LEAD[8192]
cdef unsigned char COUNT[64]
cdef unsigned char NTH[384]
cdef unsigned char SELECT[2048]
cdef unsigned long long ENDS[64]

cdef class Lawn:
    cdef public int turn, rolled, phase, fallen_owner, quiet, solo, rounds_left, first, dealt, found_count
    cdef int live, out
    cdef unsigned long long able, waits, downs, ways
    cdef unsigned long long hand[4]
    cdef unsigned long long ends[4]
    cdef unsigned long long cells[6]
    cdef unsigned long long waiting[6]
    cdef unsigned int down[6]
    cdef unsigned int packed[6]
    cdef unsigned char fill[6]
    cdef unsigned char captor[6]
    cdef unsigned char strikes[4]
    cdef int totals[4]
    cdef unsigned short found[64]

    cpdef void copy(self, Lawn other) noexcept nogil
    cdef void fresh(self) noexcept nogil
    cdef int faces(self, int seat) noexcept nogil
    cdef inline void find_ends(self, int seat) noexcept nogil
    cdef inline void refresh(self, int row) noexcept nogil
    cdef int active(self, int seat) noexcept nogil
    cpdef int find_choices(self) noexcept nogil
    cdef int can_go_on(self, int seat) noexcept nogil
    cpdef void take(self, int code) noexcept nogil
    cdef inline void change_hand(self, int face, int by) noexcept nogil
    cdef inline void change_zone(self, int row, int side, int by) noexcept nogil
    cdef inline void recover(self, int face) noexcept nogil
    cdef inline int enter(self, int row, int side) noexcept nogil
    cdef inline void collapse(self, int row) noexcept nogil
    cdef inline int push(self, int row, int side) noexcept nogil
    cdef inline void fall(self, int face) noexcept nogil
    cdef inline int strike(self) noexcept nogil
    cdef inline void end_turn(self, int progress) noexcept nogil
    cdef void go_on_alone(self) noexcept nogil
    cdef void end_round(self) noexcept nogil
    cpdef void roll(self, int face) noexcept nogil
    cpdef int row_points(self, int seat) noexcept nogil
    cpdef int score(self, int seat) noexcept nogil
    cpdef int play_out(self, Chance chance) noexcept nogil
    cdef inline void random_turn(self, Chance chance) noexcept nogil
    cdef void deal(self, Chance chance) noexcept nogil
    cdef long many(self, Chance chance, int games) noexcept nogil
