from __future__ import annotations

from ahu.server import tokens


def test_a_token_is_found_by_its_hash_only() -> None:
    secrets = [tokens.new_token() for _ in range(3)]
    hashes = [tokens.hashed(secrets[0]), None, tokens.hashed(secrets[2])]
    assert tokens.place_of(secrets[0], hashes) == 0
    assert tokens.place_of(secrets[2], hashes) == 2
    assert tokens.place_of(secrets[1], hashes) is None
    assert tokens.place_of("", hashes) is None
    assert tokens.place_of(hashes[0] or "", hashes) is None


def test_no_command_takes_an_id_for_an_option() -> None:
    """One id in 64 would begin with a dash."""
    assert not [id for id in (tokens.new_id() for _ in range(2000)) if id.startswith("-")]
