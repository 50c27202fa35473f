"""Giants at the terminal."""
