"""The table of Get Off My Lawn on the screen: what lies where, what may be chosen, and how it moves."""
