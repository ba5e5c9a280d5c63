cdef double POWERS[128]

cdef double exponential(double x) noexcept nogil

cdef class Sheet:
    cdef public int count
    cdef int index[400]
    cdef float value[400]
    cdef float hidden[64]
    cdef float out[8]
    cdef void clear(self) noexcept nogil
    cdef void put(self, int index, float value) noexcept nogil
    cdef void copy(self, Sheet other) noexcept nogil

cdef class Base:
    cdef int ready, moves, count, stamp
    cdef int size[12]
    cdef int index[768]
    cdef unsigned long long key[12]
    cdef unsigned long long key2[12]
    cdef unsigned char cells[144]
    cdef float value[1400]
    cdef int mark[1400]
    cdef float sums[64]
    cdef int delta_index[1000]
    cdef float delta[1000]
    cdef void forget(self) noexcept nogil
    cdef void move(self) noexcept nogil
    cdef int same(self, int part, unsigned long long key, unsigned long long key2) noexcept nogil
    cdef void compare(self, int part, Sheet sheet) noexcept nogil

cdef class Net:
    cdef public int inputs
    cdef float[::1] first
    cdef float[::1] second
    cpdef void forward(self, Sheet sheet, int seats) noexcept nogil
    cdef void forward_near(self, Sheet sheet, int seats, Base base) noexcept nogil
    cdef void add_rows(self, float* sums, int count, int* index, float* value) noexcept nogil
    cdef void finish(self, Sheet sheet, int seats, int outputs) noexcept nogil

cdef class Adam:
    cdef Net net
    cdef float[::1] gradient
    cdef float[::1] mean
    cdef float[::1] square
    cdef float back[64]
    cdef double mean_left, square_left
    cdef int gathered
    cdef void gather(self, Sheet sheet, int seats, float* target, float scale) noexcept nogil
    cdef void step(self, float rate) noexcept nogil
