"""What pyproject.toml cannot say: the resources lie beside the package here and inside it once installed."""

from pathlib import Path

from setuptools import find_packages, setup

RESOURCES = Path(__file__).parent / "resources"

setup(
    packages=[*find_packages(include=["hotl_desktop*"]), "hotl_desktop._resources"],
    package_dir={"hotl_desktop._resources": "resources"},
    package_data={
        "hotl_desktop": ["py.typed", "**/*.md"],
        "hotl_desktop._resources": [
            str(file.relative_to(RESOURCES)) for file in sorted(RESOURCES.rglob("*")) if file.is_file()
        ],
    },
)
