"""Draws boards as old survey maps, in SVG, and positions as simple pictures."""
