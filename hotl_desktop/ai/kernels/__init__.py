"""Fast twins of the rules for search: Cython's pure-Python mode, compiled where a compiler was at hand.

Every module here is ordinary Python that also runs uncompiled, slower and with the same decisions. The `.pxd` file
beside a module says which C types its names have once compiled.
"""

from __future__ import annotations

from .chance import is_compiled

COMPILED: bool = is_compiled()
"""Whether the kernels run as machine code."""
