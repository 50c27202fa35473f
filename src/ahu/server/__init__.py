"""The table in the browser: tables, seats, sockets, storage."""
