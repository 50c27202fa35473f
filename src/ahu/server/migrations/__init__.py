"""The steps that made the database what it is. The server runs missing ones when it starts."""
