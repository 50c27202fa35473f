"""What stands in place of a node in the arrays of search trees, and how deep they may be."""

NONE = -1
"""No node, no row."""
OVER = -2
"""The end of the game."""
UNKNOWN = -3
"""A position that no node could be made of, since the tree is full."""
MOST_DEPTH = 500
"""A simulation looks no further than this many nodes."""
