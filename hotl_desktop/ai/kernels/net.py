"""The network that judges positions: sparse inputs, one hidden layer of 64, a win chance for each of four seats.

Outputs 0 to 3 are the win chances of the seats, counted clockwise from the one who acts next (soft maximum over the
seats in play); outputs 4 to 7 are their final scores in units of `scale` points, learned alongside because they
say more about a position than who won. Weights lie in `first` (a row of 64 for each input, the last for the bias)
and `second` (8 rows of 64, then 8 biases).
"""

from __future__ import annotations

from array import array

try:
    import cython
except ImportError:
    from . import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.math import expf
else:
    from math import exp as expf


@cython.final
@cython.cclass
class Sheet:
    """Inputs of one position that are not zero, and what the network makes of them. Each thread has its own."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.index = [0] * 400
            self.value = [0.0] * 400
            self.hidden = [0.0] * 64
            self.out = [0.0] * 8
        self.count = 0

    def clear(self):
        """Forget all inputs."""
        self.count = 0

    def put(self, index: cython.int, value: cython.float):
        """Set an input."""
        self.index[self.count] = index
        self.value[self.count] = value
        self.count += 1

    def copy(self, other: Sheet):
        """Take over the inputs and outputs of another sheet."""
        i: cython.int
        self.count = other.count
        for i in range(other.count):
            self.index[i] = other.index[i]
            self.value[i] = other.value[i]
        for i in range(64):
            self.hidden[i] = other.hidden[i]
        for i in range(8):
            self.out[i] = other.out[i]

    def outputs(self) -> list[float]:
        """Win chances and scores, relative to the seat that acts next."""
        return [self.out[i] for i in range(8)]

    def inputs(self) -> list[tuple[int, float]]:
        """The inputs that are not zero."""
        return [(self.index[i], self.value[i]) for i in range(self.count)]


@cython.final
@cython.cclass
class Net:
    """The weights."""

    def __init__(self, inputs: int, weights: array[float] | None = None) -> None:
        """Args: inputs: how many. weights: all of them, as `weights` gives them; None for zeros.

        Raises:
            ValueError: not that many weights.
        """
        size = (inputs + 1) * 64 + 8 * 65
        if weights is not None and len(weights) != size:
            raise ValueError(f"a network of {inputs} inputs has {size} weights, not {len(weights)}")
        values = weights if weights is not None else array("f", bytes(4 * size))
        self.inputs = inputs
        self.first = values[: (inputs + 1) * 64]
        self.second = values[(inputs + 1) * 64 :]
        if not cython.compiled:
            self.gradient = [0.0] * 64

    def weights(self) -> array[float]:
        """All weights."""
        return array("f", list(self.first) + list(self.second))

    def forward(self, sheet: Sheet, seats: cython.int):
        """Judge a position.

        Args:
            sheet: its inputs; takes the outputs.
            seats: bits of the seats in play, relative to the one who acts next.
        """
        i: cython.int
        j: cython.int
        k: cython.int
        n: cython.int = sheet.count
        value: cython.float
        most: cython.float = -1e30
        total: cython.float = 0
        row: cython.p_float
        sums: cython.float[32]
        if not cython.compiled:
            self.forward_plain(sheet)
        else:
            for k in range(0, 64, 32):
                row = cython.address(self.first[self.inputs * 64 + k])
                for j in range(32):
                    sums[j] = row[j]
                for i in range(n):
                    row = cython.address(self.first[sheet.index[i] * 64 + k])
                    value = sheet.value[i]
                    for j in range(32):
                        sums[j] += value * row[j]
                for j in range(32):
                    sheet.hidden[k + j] = sums[j] if sums[j] > 0 else 0
            for i in range(8):
                value = self.second[512 + i]
                row = cython.address(self.second[i * 64])
                for j in range(4):
                    sums[j] = 0
                for j in range(0, 64, 4):
                    for k in range(4):
                        sums[k] += sheet.hidden[j + k] * row[j + k]
                sheet.out[i] = value + ((sums[0] + sums[1]) + (sums[2] + sums[3]))
        for i in range(4):
            if seats >> i & 1 and sheet.out[i] > most:
                most = sheet.out[i]
        for i in range(4):
            sheet.out[i] = expf(sheet.out[i] - most) if seats >> i & 1 else 0
            total += sheet.out[i]
        for i in range(4):
            sheet.out[i] /= total

    def forward_plain(self, sheet: Sheet) -> None:
        """The two layers in plain Python: slices and sums are quicker there than loops over single numbers."""
        first = self.first
        hidden = list(first[self.inputs * 64 :])
        for i in range(sheet.count):
            start = sheet.index[i] * 64
            value = sheet.value[i]
            if value == 1:
                hidden = [a + b for a, b in zip(hidden, first[start : start + 64])]
            else:
                hidden = [a + value * b for a, b in zip(hidden, first[start : start + 64])]
        for j in range(64):
            sheet.hidden[j] = hidden[j] if hidden[j] > 0 else 0.0
        for i in range(8):
            row = self.second[i * 64 : i * 64 + 64]
            sheet.out[i] = self.second[512 + i] + sum([a * b for a, b in zip(sheet.hidden, row)])

    def learn(self, sheet: Sheet, seats: cython.int, target: cython.p_float, rate: cython.float, scale: cython.float):
        """One step of gradient descent: cross entropy of the win chances, squared error of the scores.

        Args:
            sheet: inputs; the outputs are worked out anew.
            seats: as in `forward`.
            target: eight numbers, as the outputs should have been.
            rate: length of the step.
            scale: what a squared error of the scores weighs.
        """
        i: cython.int
        j: cython.int
        base: cython.int
        step: cython.float
        self.forward(sheet, seats)
        for j in range(64):
            self.gradient[j] = 0
        for i in range(8):
            if not seats >> (i & 3) & 1:
                continue
            step = (target[i] - sheet.out[i]) * rate
            if i >= 4:
                step *= scale
            base = i * 64
            for j in range(64):
                self.gradient[j] += step * self.second[base + j]
            for j in range(64):
                self.second[base + j] += step * sheet.hidden[j]
            self.second[512 + i] += step
        for j in range(64):
            if sheet.hidden[j] <= 0:
                self.gradient[j] = 0
        base = self.inputs * 64
        for j in range(64):
            self.first[base + j] += self.gradient[j]
        for i in range(sheet.count):
            base = sheet.index[i] * 64
            step = sheet.value[i]
            for j in range(64):
                self.first[base + j] += step * self.gradient[j]
