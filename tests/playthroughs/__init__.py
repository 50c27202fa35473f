"""Whole games written down, to be read by people and compared step by step.

`told/` holds a short game of each game and size as text. `digests/` holds a line for each step of
these games and of others with other boards and options. `python -m tests.playthroughs` writes both.
"""
