"""HOTL Desktop: Head of the Line and Get Off My Lawn, two board games by Ronald Van Hook."""

__version__ = "0.1.0"
