"""Stands in for the module `cython` where the kernels run uncompiled and Cython is not installed.

Only what the kernels use outside annotations, and all of it does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any, Final, TypeVar

_T = TypeVar("_T")

compiled: Final = False
nogil: Final = nullcontext()


def cclass(kind: _T) -> _T:
    """Mark an extension type."""
    return kind


def final(kind: _T) -> _T:
    """Mark a type without subtypes."""
    return kind


def cfunc(function: _T) -> _T:
    """Mark a C function."""
    return function


def inline(function: _T) -> _T:
    """Mark a function worth inlining."""
    return function


def exceptval(*_: Any, **__: Any) -> Callable[[_T], _T]:
    """Say how a C function signals an exception."""
    return lambda function: function


def cast(_: Any, value: _T) -> _T:
    """Convert between C types."""
    return value


def __getattr__(name: str) -> Any:
    """C types by name: in uncompiled code only ever the first argument of `cast`."""
    if name.startswith("__"):
        raise AttributeError(name)
    return object
