"""The core that all games share: the contract, refusals, chance, matches and records."""
