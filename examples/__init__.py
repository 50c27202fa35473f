"""Programs that show how the library is used."""
