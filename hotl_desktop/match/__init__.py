"""One game being played: its dice, its record, taking back and playing on. Pure: no Qt, no files, no clock."""
