"""The arena plays games between bots, and says how strong they are and how sure that is."""
