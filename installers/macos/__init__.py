"""The app and the disk image for macOS."""
