from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.line cimport Board
from hotl_desktop.ai.kernels.net cimport Base, Net, Sheet

cdef unsigned char TURNED[576]
cdef float POINTS_WORTH, STUCK_WORTH

cdef class Mind:
    cdef public Net net
    cdef Sheet sheet
    cdef Base base0, base1, base2, base3
    cdef Board trial, spare, spare2, child
    cdef Mind deeper
    cdef float win[4]
    cdef float best_win[4]
    cdef float sums[64][4]
    cdef float before[4]
    cdef int points[7]
    cdef float promise, prey, stuck
    cdef int lines
    cdef Board walker
    cdef float luck[4]
    cdef float halfway_win[4]
    cdef int face_line[6]
    cdef float face_win[6][4]

    cdef void survey(self, Board board, int seat) noexcept nogil
    cdef void describe_seat(self, Board board, Sheet sheet, int k) noexcept nogil
    cdef void describe_reach(self, Board board, Sheet sheet, int k) noexcept nogil
    cdef void describe_table(self, Board board, Sheet sheet) noexcept nogil
    cdef void move_bases(self) noexcept nogil
    cdef void judge_from(self, Board board, Sheet sheet, Base base) noexcept nogil
    cdef void describe(self, Board board, Sheet sheet) noexcept nogil
    cdef int in_play(self, Board board) noexcept nogil
    cdef void shares(self, Board board) noexcept nogil
    cdef void forget_bases(self) noexcept nogil
    cdef void judge(self, Board board) noexcept nogil
    cdef void settle(self, Board board) noexcept nogil
    cdef void foresee(self, Board board, int depth) noexcept nogil
    cdef int decide(self, Board board, int depth) noexcept nogil
    cdef void take_luck_back(self, Board board) noexcept nogil
    cdef void play_on(self, Board board, int halfway, int turns, int pair, Chance chance) noexcept nogil
    cdef int greedy(self, Board board, Chance chance) noexcept nogil
    cdef int flat(self, Board board, int playouts, Chance chance) noexcept nogil
    cdef void play_fair(self, Board board, int turns, int first, Chance chance) noexcept nogil
