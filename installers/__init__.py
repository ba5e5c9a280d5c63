"""Everything that makes installable packages of the program; `python -m installers.build` is the way in."""
