"""What moves are worth, for hints during a game and for the analysis after it."""
