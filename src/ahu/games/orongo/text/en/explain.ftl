# What Orongo says of whatever one points at.
orongo-explain-kind = { $kind ->
    [quarry] A quarry: enough for a Moai by itself.
    [food] Food: two of it make a Moai.
    [temple] A temple: makes a Moai with a deity.
    [deity] A deity: makes a Moai with a temple.
    [nest] A nest: makes a Moai with a birdman.
    [birdman] A birdman: makes a Moai with a nest.
    [coastal] Moai stand on coastal palms. A chip may go here next to one of your own.
   *[inland] No Moai is ever built here, but a chip connects. It may go here next to one of your own.
 }
orongo-explain-down = Its tile is still face down. Once it is turned up, a chip may go here.
orongo-explain-used = The shell shows that it is used up for good. It still connects.
orongo-explain-built = A Moai stays where it stands. The chip below still connects.
orongo-explain-main = The main Moai. Whoever built it has won.
orongo-explain-site = Orongo, the ceremonial village: a name only. The sun changes nothing about the palm.
orongo-explain-piece = { $piece ->
    [moai] When all of them stand, the next one is the main Moai.
    [chip] Chips take land and connect it to the coast.
    [shell] You bid with shells and pay for Moai with them. Nobody else sees how many you have.
    [amulet] Decides between equal bids. The highest bidder takes it.
    [bid] Bids are opened all at once. Only the highest is paid.
    [due] Still to be placed in this round.
    [atoll] The highest bid is paid to the atoll. Whoever bids 0 takes all of it.
    [tiles] When none is left, this round is the last.
   *[main] Whoever has built all their Moai builds this one next, and wins.
 }
orongo-explain-place = Your chip takes the field you have chosen. If it completes a set, you build a Moai at once.
orongo-explain-build = The Moai goes up on the palm, a shell of yours on each tile used. It cannot be taken down again.
orongo-explain-press = { $what ->
    [set] These tiles are used up: a shell of yours lies on each.
   *[palm] The Moai goes up here.
 }
