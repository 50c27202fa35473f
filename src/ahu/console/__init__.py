"""What programs at a terminal share: wrong calls, progress, questions, words, maps of hexes."""
