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
class Base:
    """A position already judged, from which others are judged by what differs: they share most of their inputs."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.index = [0] * 400
            self.value = [0.0] * 1400
            self.mark = [0] * 1400
            self.sums = [0.0] * 64
            self.delta_index = [0] * 800
            self.delta = [0.0] * 800
        self.count = self.ready = self.stamp = 0

    def forget(self):
        """Let the next position be the base."""
        i: cython.int
        for i in range(self.count):
            self.value[self.index[i]] = 0
        self.count = self.ready = 0

    def compare(self, sheet: Sheet):
        """Put the inputs in which `sheet` differs, and by how much, into `delta_index` and `delta`; how many."""
        i: cython.int
        k: cython.int
        n: cython.int = 0
        by: cython.float
        self.stamp += 1
        for i in range(sheet.count):
            k = sheet.index[i]
            self.mark[k] = self.stamp
            by = sheet.value[i] - self.value[k]
            if by != 0:
                self.delta_index[n] = k
                self.delta[n] = by
                n += 1
        for i in range(self.count):
            k = self.index[i]
            if self.mark[k] != self.stamp:
                self.delta_index[n] = k
                self.delta[n] = -self.value[k]
                n += 1
        return n


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
        j: cython.int
        for j in range(64):
            sheet.hidden[j] = self.first[self.inputs * 64 + j]
        self.add_rows(sheet.hidden, sheet.count, sheet.index, sheet.value)
        self.finish(sheet, seats, 8)

    def forward_near(self, sheet: Sheet, seats: cython.int, base: Base):
        """As `forward`, without the scores; the first position after `base.forget` serves the later ones as base."""
        i: cython.int
        n: cython.int
        if base.ready:
            n = base.compare(sheet)
            for i in range(64):
                sheet.hidden[i] = base.sums[i]
            self.add_rows(sheet.hidden, n, base.delta_index, base.delta)
        else:
            for i in range(64):
                sheet.hidden[i] = self.first[self.inputs * 64 + i]
            self.add_rows(sheet.hidden, sheet.count, sheet.index, sheet.value)
            for i in range(64):
                base.sums[i] = sheet.hidden[i]
            base.count = sheet.count
            for i in range(sheet.count):
                base.index[i] = sheet.index[i]
                base.value[sheet.index[i]] = sheet.value[i]
            base.ready = 1
        self.finish(sheet, seats, 4)

    def add_rows(self, sums: cython.p_float, count: cython.int, index: cython.p_int, value: cython.p_float):
        """Add rows of the first layer to 64 sums, each times its input."""
        i: cython.int
        j: cython.int
        times: cython.float
        times2: cython.float
        times3: cython.float
        times4: cython.float
        row: cython.p_float
        row2: cython.p_float
        row3: cython.p_float
        row4: cython.p_float
        total: cython.float[64]
        if not cython.compiled:
            whole = list(sums)
            for i in range(count):
                times = value[i]
                row = self.first[index[i] * 64 : index[i] * 64 + 64]
                whole = [a + times * b for a, b in zip(whole, row, strict=True)]
            sums[:] = whole
            return
        # Four rows at a time: compilers do a loop over the 64 with vectors, and each sum keeps its order.
        for j in range(64):
            total[j] = sums[j]
        for i in range(0, count - 3, 4):
            row = cython.address(self.first[index[i] * 64])
            row2 = cython.address(self.first[index[i + 1] * 64])
            row3 = cython.address(self.first[index[i + 2] * 64])
            row4 = cython.address(self.first[index[i + 3] * 64])
            times = value[i]
            times2 = value[i + 1]
            times3 = value[i + 2]
            times4 = value[i + 3]
            for j in range(64):
                total[j] = (((total[j] + times * row[j]) + times2 * row2[j]) + times3 * row3[j]) + times4 * row4[j]
        for i in range(count & ~3, count):
            row = cython.address(self.first[index[i] * 64])
            times = value[i]
            for j in range(64):
                total[j] += times * row[j]
        for j in range(64):
            sums[j] = total[j]

    def finish(self, sheet: Sheet, seats: cython.int, outputs: cython.int):
        """From the sums of the hidden layer to the outputs."""
        i: cython.int
        j: cython.int
        k: cython.int
        most: cython.float = -1e30
        total: cython.float = 0
        row: cython.p_float
        part: cython.float[4]
        for j in range(64):
            sheet.hidden[j] = sheet.hidden[j] if sheet.hidden[j] > 0 else 0
        for i in range(outputs):
            if not seats >> (i & 3) & 1:
                sheet.out[i] = 0
                continue
            if cython.compiled:
                row = cython.address(self.second[i * 64])
                for k in range(4):
                    part[k] = 0
                for j in range(0, 64, 4):
                    for k in range(4):
                        part[k] += sheet.hidden[j + k] * row[j + k]
                sheet.out[i] = self.second[512 + i] + ((part[0] + part[1]) + (part[2] + part[3]))
            else:
                row = self.second[i * 64 : i * 64 + 64]
                sheet.out[i] = self.second[512 + i] + sum([a * b for a, b in zip(sheet.hidden, row, strict=True)])
            if i < 4 and sheet.out[i] > most:
                most = sheet.out[i]
        for i in range(4):
            sheet.out[i] = expf(sheet.out[i] - most) if seats >> i & 1 else 0
            total += sheet.out[i]
        for i in range(4):
            sheet.out[i] /= total

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
