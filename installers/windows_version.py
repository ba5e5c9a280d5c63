"""What Windows shows about the programs: the version resource."""

from __future__ import annotations

from pathlib import Path

from . import product

_TEMPLATE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3f, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [{strings}])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])]),
  ],
)
"""


def numbers(version: str) -> tuple[int, int, int, int]:
    """A version as four numbers, the way Windows compares them."""
    parts = [int(part) for part in version.split(".") if part.isdecimal()]
    first, second, third, fourth = [*parts, 0, 0, 0, 0][:4]
    return first, second, third, fourth


def text(program: str) -> str:
    """The resource of a program, in the form that PyInstaller reads."""
    version = product.version()
    strings = {
        "CompanyName": product.AUTHOR,
        "FileDescription": product.TITLE if program == product.NAME else f"{product.TITLE} without a window",
        "FileVersion": version,
        "InternalName": program,
        "LegalCopyright": product.COPYRIGHT,
        "OriginalFilename": f"{program}.exe",
        "ProductName": product.TITLE,
        "ProductVersion": version,
    }
    listed = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in strings.items())
    return _TEMPLATE.format(numbers=numbers(version), strings=listed)


def write(path: Path, program: str) -> str:
    """Write the resource of a program to `path`, and return that."""
    path.write_text(text(program), encoding="utf-8")
    return str(path)
