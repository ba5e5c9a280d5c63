from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.lawn cimport Lawn
from hotl_desktop.ai.kernels.lawn_mind cimport Mind
from hotl_desktop.ai.kernels.net cimport Net, Sheet

cdef class School:
    cdef public Net net
    cdef Mind mind
    cdef Chance chance
    cdef list sheets
    cdef int turn[800]
    cdef int wild[800]
    cdef float win[800][4]
    cdef float after[800][4]
    cdef float target[8]

    cdef int play(self, Lawn lawn, float stray)
    cdef void learn(self, Lawn lawn, int count, float rate, float trust)
