"""Recipes that learn: the libraries people know, each in one file, on one core.

Each is a program, `python -m examples.recipes.NAME`, which learns a number of decisions and then
plays against `random` and against levels.
"""
