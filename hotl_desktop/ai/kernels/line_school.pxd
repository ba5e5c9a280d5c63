from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.line cimport Board
from hotl_desktop.ai.kernels.line_mind cimport Mind
from hotl_desktop.ai.kernels.net cimport Net, Sheet

cdef class School:
    cdef public Net net
    cdef Mind mind
    cdef Chance chance
    cdef list sheets
    cdef int seats[150]
    cdef int turn[150]
    cdef int wild[150]
    cdef float win[150][4]
    cdef float after[150][4]
    cdef float mean[150][4]
    cdef float target[8]

    cdef int play(self, Board board, float stray)
    cdef void learn(self, Board board, int count, float rate, float trust)
