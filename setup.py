"""What pyproject.toml cannot say: where the resources lie, and which modules are compiled if that is possible.

The resources lie beside the package here and inside it once installed. The kernels of the opponents are compiled from
their own Python source by Cython; where Cython, a compiler or its headers are missing they run uncompiled.
"""

import sys
from pathlib import Path

from setuptools import Extension, find_packages, setup

RESOURCES = Path(__file__).parent / "resources"
KERNELS = (
    "chance", "net", "lesson", "line", "line_mind", "line_school", "line_tree", "lawn", "lawn_mind", "lawn_school",
)  # fmt: skip


def kernels() -> list[Extension]:
    """The modules to compile; none where Cython is not to be had.

    No processor-specific flags, as bundles travel; no contraction of floating-point operations, so that decisions
    are the same on every machine.
    """
    try:
        from Cython.Build import cythonize  # noqa: PLC0415 - only where it is installed
    except ImportError:
        return []
    extensions = [
        Extension(
            f"hotl_desktop.ai.kernels.{name}",
            [f"hotl_desktop/ai/kernels/{name}.py"],
            extra_compile_args=["/O2"]
            if sys.platform == "win32"
            else ["-O3", "-ffp-contract=off", "-fno-math-errno", "-g0"],
            optional=True,
        )
        for name in KERNELS
        if Path(f"hotl_desktop/ai/kernels/{name}.py").exists()
    ]
    directives = {
        "language_level": 3,
        "boundscheck": False,
        "wraparound": False,
        "cdivision": True,
        "initializedcheck": False,
    }
    return cythonize(extensions, compiler_directives=directives)


setup(
    packages=[*find_packages(include=["hotl_desktop*"]), "hotl_desktop._resources"],
    package_dir={"hotl_desktop._resources": "resources"},
    package_data={
        "hotl_desktop": ["py.typed", "**/*.md", "**/*.pxd", "**/*.pyi"],
        "hotl_desktop._resources": [
            str(file.relative_to(RESOURCES))
            for file in sorted(RESOURCES.rglob("*"))
            if file.is_file() and file.parent.name != "screenshots" and file.suffix != ".ts"
        ],
    },
    exclude_package_data={"": ["*.c"]},
    ext_modules=kernels(),
    # One compiler for each processor: most of the time of an installation is theirs.
    options={"build_ext": {"parallel": True}},
)
