"""The lessons of Giants."""
