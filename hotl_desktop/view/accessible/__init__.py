"""The boards for people who do not see them: what assistive technology is told of the tables."""
