"""Tells players that it is their turn, wherever they are: by push, by e-mail, by webhook."""
