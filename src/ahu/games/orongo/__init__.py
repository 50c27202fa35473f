"""Orongo: 2 to 4 players bid shells for land and build statues on its coast."""
