"""The types that engine and server both send, and the one writer of their JSON Schema."""
