"""Learning by playing: lessons as data, the Tutor that walks them, the rules in plain words. Pure: no Qt."""
