# Orongo at a glance; the parts stand in the order in which they are shown.
orongo-overview-aim = You lead a clan on Easter Island. Take land, connect it to the coast, and build your Moai there before anyone else.
orongo-overview-round-1 = A few tiles are turned up: quarries, food, temples, deities, nests and birdmen. Each opens its field to everyone.
orongo-overview-round-2 = Everyone bids shells in secret. The more you bid, the more chips you place; but only the highest bid is paid, to the atoll. Bid nothing, and all the shells on the atoll are yours.
orongo-overview-round-3 = You place your chips on open tiles, or on palms beside your own chips.
orongo-overview-round-4 = Does a group of your chips join the right tiles to a palm on the coast? Then a Moai goes up there, and you pay a shell for each tile.
orongo-overview-end = The game ends when someone builds the main Moai, or with the round in which the last tile is turned up.
orongo-overview-win = Build all your own Moai, then the main Moai, and you win at once. If the tiles run out first, whoever has the fewest Moai left wins; in a tie, whoever has the most shells.
