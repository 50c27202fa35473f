"""Recipes that learn: the libraries people know, each in one file, on one core.

Each is a program, `python -m examples.recipes.NAME --seconds 120`, which learns for so long and
then plays against `random` and against levels.
"""
