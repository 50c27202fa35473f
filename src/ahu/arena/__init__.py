"""The arena: matches between bots that say how strong they are, and how sure that is."""
