"""What games need to be played in a terminal: questions, words, maps of hexes."""
