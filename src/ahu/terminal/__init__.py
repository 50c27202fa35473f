"""Plays a whole game at the terminal, against bots or with others at the same keyboard."""

from ahu.terminal.table_setup import play

__all__ = ["play"]
