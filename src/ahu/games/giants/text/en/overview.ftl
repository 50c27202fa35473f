# Giants at a glance; the parts stand in the order in which they are shown.
giants-overview-aim = Carve giant statues in the quarry, carry them across the island with everyone’s help, and erect them where they are worth the most.
giants-overview-round-1 = The dice bring statues into the quarry: small, medium or large.
giants-overview-round-2 = Everyone bids in secret. Tribe markers decide who chooses first; the figures you bid carve, so they are not on the board this round.
giants-overview-round-3 = You place your other figures on hexes, where they can carry. The sorcerer also takes what his hex gives: a worker, a marker, logs, a headdress, or an ahu reserved for you.
giants-overview-round-4 = You carry statues and headdresses from hex to hex. Each hex on the way needs carriers, yours or anyone’s; whoever lends them scores. Erect the statue on an ahu, or mark it for later.
giants-overview-round-5 = Figures and markers come home, logs on the board are gone, and the next player begins.
giants-overview-end = The game ends when someone has a Moai on each of their bases, when no Moai is left, or after the last round agreed on.
giants-overview-win = Whoever has the most points wins: for each Moai the black number of its ahu times its size, the red number if it wears a headdress, whole tablets, and what your carriers earned on the way.
