"""What is drawn: the look (tokens, painters, pixmaps), the grounds, the scenes and their motion."""
