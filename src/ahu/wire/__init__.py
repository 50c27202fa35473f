"""What engine and server both send: its types, and the one writer of their JSON Schema."""
