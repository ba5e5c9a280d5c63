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

if not cython.compiled:
    from math import exp as expf
    from math import sqrt as sqrtf

    POWERS = [0.0] * 128
else:
    from cython.cimports.hotl_desktop.ai.kernels.inlines import put
    from cython.cimports.libc.math import sqrtf


def _fill_tables() -> None:
    """The POWERS of one half."""
    for i in range(128):
        POWERS[i] = 0.5**i


_fill_tables()


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
        if cython.compiled:
            put(self, index, value)
            return
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
    """A position already judged, from which others are judged by what differs: they share most of their inputs.

    The inputs are in parts of at most 64, each with a key of two numbers: where both are the same the inputs are. What
    differs is gathered by `compare` and judged by `Net.forward_near`. The `cells` are for a game whose inputs follow
    from those of its board one by one; 4 is nothing.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.size = [0] * 12
            self.index = [0] * 768
            self.key = [0] * 12
            self.key2 = [0] * 12
            self.cells = [4] * 144
            self.value = [0.0] * 1400
            self.mark = [0] * 1400
            self.sums = [0.0] * 64
            self.delta_index = [0] * 1000
            self.delta = [0.0] * 1000
        i: cython.int
        for i in range(12):
            self.size[i] = 0
        self.stamp = 0
        self.forget()

    def forget(self):
        """Let the next position be the base."""
        i: cython.int
        part: cython.int
        for part in range(12):
            for i in range(64 * part, 64 * part + self.size[part]):
                self.value[self.index[i]] = 0
            self.size[part] = 0
            self.key[part] = self.key2[part] = 0
        for i in range(144):
            self.cells[i] = 4
        self.count = self.ready = 0
        self.moves = 1

    def move(self):
        """Let the next position be the base, worked out from the present one."""
        self.moves = 1

    def same(self, part: cython.int, key: cython.ulonglong, key2: cython.ulonglong):
        """Whether the inputs of a part are those of the base; what differs is remembered."""
        if self.size[part] and self.key[part] == key and self.key2[part] == key2:
            return 1
        if self.moves:
            self.key[part] = key
            self.key2[part] = key2
        return 0

    def compare(self, part: cython.int, sheet: Sheet):
        """Gather the inputs in which a part differs, all of which are on `sheet`."""
        i: cython.int
        k: cython.int
        n: cython.int = self.count
        first: cython.int = 64 * part
        by: cython.float
        self.stamp += 1
        for i in range(sheet.count):
            k = sheet.index[i]
            self.mark[k] = self.stamp
            by = sheet.value[i] - self.value[k]
            self.delta_index[n] = k
            self.delta[n] = by
            n += by != 0
        for i in range(first, first + self.size[part]):
            k = self.index[i]
            self.delta_index[n] = k
            self.delta[n] = -self.value[k]
            n += self.mark[k] != self.stamp
        self.count = n
        if self.moves:
            for i in range(first, first + self.size[part]):
                self.value[self.index[i]] = 0
            for i in range(sheet.count):
                self.index[first + i] = sheet.index[i]
                self.value[sheet.index[i]] = sheet.value[i]
            self.size[part] = sheet.count


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
        """As `forward`, without the scores, for the position of which `base` has gathered what differs."""
        i: cython.int
        if not base.ready:
            for i in range(64):
                base.sums[i] = self.first[self.inputs * 64 + i]
        for i in range(64):
            sheet.hidden[i] = base.sums[i]
        self.add_rows(sheet.hidden, base.count, base.delta_index, base.delta)
        if base.moves:
            for i in range(64):
                base.sums[i] = sheet.hidden[i]
            base.ready = 1
        base.count = base.moves = 0
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
        part: cython.float[8]
        for j in range(64):
            sheet.hidden[j] = sheet.hidden[j] if sheet.hidden[j] > 0 else 0
        for i in range(outputs):
            if not seats >> (i & 3) & 1:
                sheet.out[i] = 0
                continue
            if cython.compiled:
                # Eight sums, whatever the machine: vectors of any width come to the same.
                row = cython.address(self.second[i * 64])
                for k in range(8):
                    part[k] = 0
                for j in range(0, 64, 8):
                    for k in range(8):
                        part[k] += sheet.hidden[j + k] * row[j + k]
                for k in range(4):
                    part[k] += part[k + 4]
                sheet.out[i] = self.second[512 + i] + ((part[0] + part[1]) + (part[2] + part[3]))
            else:
                row = self.second[i * 64 : i * 64 + 64]
                sheet.out[i] = self.second[512 + i] + sum([a * b for a, b in zip(sheet.hidden, row, strict=True)])
            if i < 4 and sheet.out[i] > most:
                most = sheet.out[i]
        for i in range(4):
            if not seats >> i & 1:
                sheet.out[i] = 0
            elif cython.compiled:
                sheet.out[i] = exponential(sheet.out[i] - most)
            else:
                sheet.out[i] = expf(sheet.out[i] - most)
            total += sheet.out[i]
        for i in range(4):
            sheet.out[i] /= total


@cython.final
@cython.cclass
class Adam:
    """Teaches a network from many positions at once: `gather` adds up what they teach, `step` takes it to heart.

    Steps of gradient descent, each weight's as long as its gradients agree (Kingma and Ba 2015).
    """

    def __init__(self, net: Net) -> None:
        size = (net.inputs + 1) * 64 + 8 * 65
        self.net = net
        self.gradient = array("f", bytes(4 * size))
        self.mean = array("f", bytes(4 * size))
        self.square = array("f", bytes(4 * size))
        self.mean_left = self.square_left = 1
        self.gathered = 0
        if not cython.compiled:
            self.back = [0.0] * 64

    def gather(self, sheet: Sheet, seats: cython.int, target: cython.p_float, scale: cython.float):
        """Add the gradient of a position: cross entropy of the win chances, squared error of the scores.

        Args:
            sheet: inputs; the outputs are worked out anew.
            seats: as in `Net.forward`.
            target: eight numbers, as the outputs should have been.
            scale: what a squared error of the scores weighs.
        """
        i: cython.int
        j: cython.int
        base: cython.int
        second: cython.int = (self.net.inputs + 1) * 64
        step: cython.float
        self.net.forward(sheet, seats)
        for j in range(64):
            self.back[j] = 0
        for i in range(8):
            if not seats >> (i & 3) & 1:
                continue
            step = target[i] - sheet.out[i]
            if i >= 4:
                step *= scale
            base = i * 64
            for j in range(64):
                self.back[j] += step * self.net.second[base + j]
            for j in range(64):
                self.gradient[second + base + j] += step * sheet.hidden[j]
            self.gradient[second + 512 + i] += step
        for j in range(64):
            if sheet.hidden[j] <= 0:
                self.back[j] = 0
        base = self.net.inputs * 64
        for j in range(64):
            self.gradient[base + j] += self.back[j]
        for i in range(sheet.count):
            base = sheet.index[i] * 64
            step = sheet.value[i]
            for j in range(64):
                self.gradient[base + j] += step * self.back[j]
        self.gathered += 1

    def step(self, rate: cython.float):
        """One step of the length `rate`, by the mean of what was gathered since the last."""
        i: cython.int
        first: cython.int = (self.net.inputs + 1) * 64
        size: cython.int = first + 8 * 65
        by: cython.float
        root: cython.float
        share: cython.float
        if self.gathered == 0:
            return
        share = 1 / cython.cast(cython.float, self.gathered)
        self.mean_left *= 0.9
        self.square_left *= 0.999
        for i in range(size):
            by = self.gradient[i] * share
            self.gradient[i] = 0
            self.mean[i] += cython.cast(cython.float, 0.1) * (by - self.mean[i])
            self.square[i] += cython.cast(cython.float, 0.001) * (by * by - self.square[i])
            root = sqrtf(self.square[i] / (1 - self.square_left))
            by = rate * self.mean[i] / (1 - self.mean_left) / (root + cython.cast(cython.float, 1e-8))
            if i < first:
                self.net.first[i] += by
            else:
                self.net.second[i - first] += by
        self.gathered = 0


def exponential(x: cython.double):
    """The exponential of what is not positive: not the machine's own, which differs from machine to machine."""
    n: cython.int
    if x < -85:
        return 0
    n = cython.cast(cython.int, 0.5 - x * 1.4426950408889634)
    x += n * 0.6931471805599453
    x = 1 + x * (1 + x * (0.5 + x * (1 / 6.0 + x * (1 / 24.0 + x * (1 / 120.0 + x * (1 / 720.0 + x / 5040))))))
    return x * POWERS[n]
