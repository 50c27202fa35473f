# Messages of Orongo.

## What a player may not do
orongo-bid-range = a bid is 0 to { $most } shells, not { $shells }
orongo-bid-shells = { $bid ->
    [one] a bid of { $bid } shell
   *[other] a bid of { $bid } shells
 } is too high: you have { $shells ->
    [0] no shells
    [one] only { $shells } shell
   *[other] only { $shells } shells
 } behind your screen
orongo-bid-stands = a bid once made stands
orongo-bid-first = everyone must bid first
orongo-bids-open = this round’s bids are already open
orongo-chip-there = { $you ->
    [yes] you already have
   *[no] { clan } already has
 } a chip on field { $field }
orongo-no-tile = field { $field } has no open tile yet
orongo-palm-apart = you have no chip next to palm { $field }
orongo-cannot-pay = a chip on { $field } would complete what you can’t pay for: it costs { $cost ->
    [one] { $cost } shell
   *[other] { $cost } shells
 }, and you have { $shells ->
    [0] none
   *[other] only { $shells }
 } behind your screen
orongo-build-first = a Moai is complete and must be built first
orongo-nothing-to-build = there is nothing to build now
orongo-no-chip = you have no chip on { $field }
orongo-inland = palm { $field } is inland; Moai stand on the coast
orongo-moai-there = a Moai already stands on { $field }
orongo-tile-used = the tile on field { $field } is used up
orongo-no-set = a set is one quarry, a temple and a deity, a birdman and a nest, or two food tiles
orongo-not-connected = field { $field } is not connected to palm { $palm } by your chips
orongo-rest-unpaid = choose a cheaper set: together with the rest that must be built, this one costs { $cost ->
    [one] { $cost } shell
   *[other] { $cost } shells
 }, and you have { $shells ->
    [0] none
   *[other] only { $shells }
 } behind your screen
orongo-unknown-field = there is no field “{ $field }” on this board
orongo-not-a-palm = { $field } is not a palm, and Moai stand on palms only
orongo-palm-no-tile = { $field } is a palm; no tile lies there
orongo-tile-order = name two different tiles, the one with the lower number first
orongo-not-an-action = “{ $action }” is not an action of Orongo

## Notation
orongo-notation = not an action: “{ $text }”; write for example “bid 3”, “place 17”, “place p4” or “build 3 12 p7”
orongo-chance-notation = not an outcome of chance: “{ $text }”; write for example “first blue” or “tile 17”

## What no position can be
orongo-seats = the game has { $players } players, but { $seats ->
    [0] there is no seat
    [one] there is { $seats } seat
   *[other] there are { $seats } seats
 }
orongo-round = there is no round { $round }; the rounds are 1 to { $most }
orongo-first-round = the amulet is given before round 1, not in round { $round }
orongo-tile-nowhere = “{ $field }” is not a numbered field, so no tile lies there
orongo-tile-twice = the tile of field { $field } is listed twice
orongo-tile-count = { $tiles ->
    [0] no tile lies
    [one] { $tiles } tile lies
   *[other] { $tiles } tiles lie
 } face up; at this moment it must be { $least } to { $most }
orongo-two-chips = two chips on field { $field }
orongo-negative = a number of pieces cannot be { $found }
orongo-chip-count = the player’s chips add up to { $found }, not { $expected }
orongo-moai-count = the player’s Moai add up to { $found }, not { $expected }
orongo-shell-count = the shells add up to { $found }, not { $expected }
orongo-chips-placed = { $found ->
    [one] { $found } chip has
   *[other] { $found } chips have
 } been placed, but so far at most { $most } can have been
orongo-shells-dealt = before the first auction all have the same number of shells and the atoll is empty
orongo-amulet = somebody holds the amulet as soon as the first player is chosen, and nobody before
orongo-bid-missing = after the auction every bid is known
orongo-bid-early = no bids are made before the tiles are laid
orongo-bids-in = when the last bid is in, the bids are opened at once
orongo-bids-sum = the bids add up to { $found } shells, but there are only { $most }
orongo-atoll-kept = { $shells ->
    [one] { $shells } shell is
   *[other] { $shells } shells are
 } on the atoll, although those who bid 0 have just shared it
orongo-atoll-paid = { $shells ->
    [0] no shell is
    [one] { $shells } shell is
   *[other] { $shells } shells are
 } on the atoll, although { $paid ->
    [one] { $paid } has
   *[other] { $paid } have
 } just been paid there
orongo-amulet-highest = the highest bidder holds the amulet
orongo-nobody-places = nobody places chips or builds now
orongo-nothing-due = no chips are due now
orongo-somebody-places = one of the players must be the one who places chips or builds
orongo-bid-nothing = whoever bids 0 places no chip
orongo-dues = the chips still due do not follow from the bids
orongo-two-mains = there is only one main Moai
orongo-main-ends = the main Moai ends the game
orongo-main-last = the main Moai comes last, but { $moai ->
    [one] { $moai } Moai of its builder is
   *[other] { $moai } Moai of its builder are
 } still to be built
orongo-not-over = the game goes on: { $tiles ->
    [one] { $tiles } tile lies
   *[other] { $tiles } tiles lie
 } face down and the main Moai has not been built
orongo-sets-used = this group’s used tiles are not one set for each of its Moai
orongo-unbuilt = this group is complete, but nothing has been built
orongo-nowhere-to-place = the player has no chip or no field to place it on, so the right to place has lapsed
