"""What every game keeps: the contract, refusals, chance, matches and records."""
