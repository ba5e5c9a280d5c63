"""The rules of both games. Pure: no Qt, no files, no clock, no random numbers."""
