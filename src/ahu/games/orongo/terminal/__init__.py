"""Orongo at the terminal."""
