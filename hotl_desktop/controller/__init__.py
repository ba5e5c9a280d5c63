"""Between the widgets and the rules: the owner of the live match and those who drive it. QtCore only."""
