"""The lessons of Orongo."""
