# The player aid of Orongo. Numbers are those of the rules, for the players at the table.
orongo-aid-title-aim = The aim
orongo-aid-aim = Build your { $moai } Moai on the coast, then one more: the main Moai. Whoever builds it wins at once.

orongo-aid-title-sets = What a Moai is built from
orongo-aid-set = { $set ->
    [quarry] A quarry
    [temple] A temple and a deity
    [birdman] A birdman and a nest
   *[food] Two food tiles
 }: { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
 }.
orongo-aid-coast = And always a coastal palm without a Moai, joined to the tiles by your chips. The shells go on the tiles, which are then used up for good; they still connect.

orongo-aid-title-bids = What a bid brings
orongo-aid-bid = { $bid ->
    [most] The highest bid goes to the atoll: place { $chips } chips.
    [second] The second is taken back: place { $chips } chips.
    [other] Any other is taken back: place { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
     }.
   *[none] A bid of 0: place nothing, but take all the shells from the atoll.
 }
orongo-aid-tie = { $holder ->
    [first] Equal bids: the holder of the amulet comes first, then clockwise.
   *[last] Equal bids: clockwise from the amulet; its holder comes last.
 } The highest bidder takes the amulet.

orongo-aid-title-chips = Where a chip may go
orongo-aid-tile = On any open tile without a chip.
orongo-aid-palm = On a palm without a chip, next to a chip of your own.
orongo-aid-pay = Not where it would complete more than you can pay for.

orongo-aid-title-material = How much there is
orongo-aid-shells = You begin with { $shells } of the { $all } shells. You bid with them, and you pay for Moai with them.
orongo-aid-chip-count = You have { $chips } chips.
orongo-aid-tiles = { $first } of the { $all } tiles are turned up in the first round, { $later } in each later one.

orongo-aid-title-end = The end
orongo-aid-end-main = Once your { $moai } Moai stand, the next is the main Moai: you win.
orongo-aid-end-tiles = Or the last tile is turned up: that round is the last. Then whoever has the fewest Moai left wins; in a tie, whoever has the most shells.
