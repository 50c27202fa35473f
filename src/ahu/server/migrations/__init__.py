"""The steps that brought the database to its present form. The server runs those that are missing
when it starts."""
