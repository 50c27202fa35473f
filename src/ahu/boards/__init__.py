"""The reference boards, and reading boards from TOML."""
