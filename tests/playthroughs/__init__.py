"""Whole games written down as text, to be read by people and compared line by line.

    python -m tests.playthroughs

writes them anew; review the difference before committing it.
"""
