"""How the database came to be what it is. The server runs what is missing when it starts."""
