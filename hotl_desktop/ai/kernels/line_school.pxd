from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.lesson cimport Lesson
from hotl_desktop.ai.kernels.line cimport Board
from hotl_desktop.ai.kernels.line_mind cimport Mind
from hotl_desktop.ai.kernels.net cimport Net

cdef class School:
    cdef public Net net
    cdef Mind mind
    cdef Chance chance
    cdef Lesson lesson

    cdef int play(self, Board board, int start, int astray, float stray)
