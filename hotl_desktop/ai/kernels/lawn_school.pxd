from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.lawn cimport Lawn
from hotl_desktop.ai.kernels.lawn_mind cimport Mind
from hotl_desktop.ai.kernels.lesson cimport Lesson
from hotl_desktop.ai.kernels.net cimport Net

cdef class School:
    cdef public Net net
    cdef Mind mind
    cdef Chance chance
    cdef Lesson lesson

    cdef int play(self, Lawn lawn, int start, int astray, float stray)
