from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.lawn cimport Lawn
from hotl_desktop.ai.kernels.net cimport Base, Net, Sheet

cdef class Mind:
    cdef public Net net
    cdef Sheet sheet
    cdef Base base0, base1, base2, base3
    cdef Lawn trial, child, face_child, walker
    cdef Mind deeper
    cdef float win[4]
    cdef float best_win[4]
    cdef float sums[64][4]
    cdef int points[4]
    cdef unsigned long long staged, fallen
    cdef float luck[4]
    cdef float face_win[6][4]

    cdef void describe(self, Lawn lawn, Sheet sheet) noexcept nogil
    cdef void count_dice(self, Lawn lawn) noexcept nogil
    cdef void describe_table(self, Lawn lawn, Sheet sheet) noexcept nogil
    cdef void move_bases(self) noexcept nogil
    cdef void judge_from(self, Lawn lawn, Sheet sheet, Base base) noexcept nogil
    cdef void describe_row(self, Lawn lawn, Sheet sheet, int row) noexcept nogil
    cdef void describe_seat(self, Lawn lawn, Sheet sheet, int k) noexcept nogil
    cdef void shares(self, Lawn lawn) noexcept nogil
    cdef void forget_bases(self) noexcept nogil
    cdef void judge(self, Lawn lawn) noexcept nogil
    cdef void foresee(self, Lawn lawn, int depth) noexcept nogil
    cdef int decide(self, Lawn lawn, int depth) noexcept nogil
    cdef void play_on(self, Lawn lawn, int turns, Chance chance) noexcept nogil
    cdef int greedy(self, Lawn lawn, Chance chance) noexcept nogil
    cdef int flat(self, Lawn lawn, int playouts, Chance chance) noexcept nogil
    cdef void play_fair(self, Lawn lawn, int turns, int first, Chance chance) noexcept nogil
