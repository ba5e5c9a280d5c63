"""The `hotl` command: everything that needs no window."""
