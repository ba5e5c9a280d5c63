from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.net cimport Adam, Net, Sheet

cdef class Lesson:
    cdef readonly int room
    cdef Adam adam
    cdef Net net
    cdef list sheets
    cdef int[::1] order
    cdef int[::1] seats
    cdef int[::1] turn
    cdef int[::1] stray
    cdef float[::1] told
    cdef float[::1] expected
    cdef float[::1] followed
    cdef float[::1] target
    cdef float outcome[4]
    cdef float points[4]

    cdef void note(self, int place, int turn, int seats)
    cdef void look_back(self, int start, int stop, float trust)
    cdef double missed(self, int place)
    cdef void learn(self, int count, float rate, Chance chance)
