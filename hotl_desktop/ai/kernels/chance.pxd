cdef class Chance:
    cdef unsigned int a, b, c, d
    cpdef unsigned int next(self) noexcept nogil
    cpdef int below(self, int n) noexcept nogil
    cpdef void seed(self, unsigned int low, unsigned int high) noexcept nogil
