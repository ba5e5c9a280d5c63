"""Random numbers of the kernels: Doty-Humphrey's sfc32, the same whether compiled or not."""

from __future__ import annotations

try:
    import cython
except ImportError:
    from . import uncompiled as cython


def is_compiled() -> bool:
    """Whether this module is machine code."""
    return bool(cython.compiled)


@cython.final
@cython.cclass
class Chance:
    """A stream of random numbers, a function of its seed alone."""

    def __init__(self, seed: int) -> None:
        """Args: seed: of which the lowest 64 bits count."""
        self.seed(seed & 0xFFFFFFFF, seed >> 32 & 0xFFFFFFFF)

    def seed(self, low: cython.uint, high: cython.uint):
        """Begin again."""
        i: cython.int
        self.a = low
        self.b = high
        self.c = 0
        self.d = 1
        for i in range(12):
            self.next()

    def next(self):
        """32 random bits."""
        t: cython.uint = self.a + self.b + self.d
        b: cython.uint = self.b
        c: cython.uint = self.c
        if cython.compiled:
            self.d += 1
            self.a = b ^ (b >> 9)
            self.b = c + (c << 3)
            self.c = ((c << 21) | (c >> 11)) + t
            return t
        t &= 0xFFFFFFFF
        self.d = self.d + 1 & 0xFFFFFFFF
        self.a = b ^ (b >> 9)
        self.b = c + (c << 3) & 0xFFFFFFFF
        self.c = (c << 21 & 0xFFFFFFFF | c >> 11) + t & 0xFFFFFFFF
        return t

    def below(self, n: cython.int):
        """A number from 0 to n - 1; n up to 65536, each as likely to within n / 65536."""
        return (self.next() >> 16) * n >> 16
