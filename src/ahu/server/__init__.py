"""Serves tables in the browser: tables, seats, sockets, storage."""
