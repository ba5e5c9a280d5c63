"""The networks' weights as files: half-precision numbers, little-endian, nothing else."""

from __future__ import annotations

import struct
from array import array
from functools import cache

from hotl_desktop.resources import resource_path

from .kernels.net import Net


def encode(weights: array[float]) -> bytes:
    """The bytes of a file of weights."""
    return struct.pack(f"<{len(weights)}e", *weights)


def decode(data: bytes) -> array[float]:
    """The weights in the bytes of a file."""
    return array("f", struct.unpack(f"<{len(data) // 2}e", data))


@cache
def net_named(name: str, inputs: int) -> Net:
    """The network that ships as `weights/NAME.net`."""
    return Net(inputs, decode(resource_path("weights", f"{name}.net").read_bytes()))
