from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.line cimport Board
from hotl_desktop.ai.kernels.line_mind cimport Mind

cdef class Tree:
    cdef int size, used
    cdef float daring, advance, trust
    cdef Mind mind
    cdef float[::1] views
    cdef int[::1] child
    cdef unsigned char[::1] count
    cdef int[::1] visits
    cdef float[::1] wins
    cdef Board board
    cdef int path[400]
    cdef signed char seats[400]
    cdef float share[4]
    cdef float value[4]
    cdef double sums[64][4]

    cdef int sprout(self, int node, int count) noexcept nogil
    cdef void foretell(self, int node) noexcept nogil
    cdef void score(self, Board board) noexcept nogil
    cdef int promising(self, int node, int seat) noexcept nogil
    cdef int rarest(self, int node, int start) noexcept nogil
    cdef int descend(self, Chance chance) noexcept nogil
    cdef void grow(self, Board root, int playouts, Chance chance) noexcept nogil
