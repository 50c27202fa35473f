"""The network that has learned the game."""
