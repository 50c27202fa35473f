"""People who are somebody here without a password: who they are, and where they meet."""
