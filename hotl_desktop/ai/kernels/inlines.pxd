"""What other modules compile into themselves, as they cannot with methods: `Chance.next` and `below`, `Sheet.put`."""
from hotl_desktop.ai.kernels.chance cimport Chance
from hotl_desktop.ai.kernels.net cimport Sheet

cdef inline unsigned int draw(Chance chance) noexcept nogil:
    cdef unsigned int t = chance.a + chance.b + chance.d
    cdef unsigned int b = chance.b
    cdef unsigned int c = chance.c
    chance.d += 1
    chance.a = b ^ (b >> 9)
    chance.b = c + (c << 3)
    chance.c = ((c << 21) | (c >> 11)) + t
    return t

cdef inline int below(Chance chance, int n) noexcept nogil:
    return (draw(chance) >> 16) * n >> 16

cdef inline void put(Sheet sheet, int index, float value) noexcept nogil:
    sheet.index[sheet.count] = index
    sheet.value[sheet.count] = value
    sheet.count += 1
