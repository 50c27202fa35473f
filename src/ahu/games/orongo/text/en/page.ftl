# Orongo in the browser, and what it is called everywhere.
game-orongo = Orongo
game-orongo-about = Bid shells for land, connect it to the coast, and build your Moai before anyone else.

### At a table, and on every page but the first: loaded when somebody comes there

orongo-verify = Verify the tiles
orongo-option-amulet-first = Amulet first: in a tie, its holder comes first
orongo-page-shells = shells
orongo-page-shell-count = { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }
orongo-page-own-bid-shells = { $count ->
    [one] Your bid: 1 shell
   *[other] Your bid: { $count } shells
 }
orongo-page-shells-bid = bid { $shells }
orongo-page-moai-built = Moai built: whoever has the most wins
orongo-page-count-built = { $count ->
    [one] 1 Moai built
   *[other] { $count } Moai built
 }
orongo-page-chips-left = chips left
orongo-page-chips-due = { $due ->
    [one] places 1 chip
   *[other] places { $due } chips
 }
orongo-page-amulet = amulet
orongo-page-choose-field = Choose a field on the board.
orongo-page-place = Place it
orongo-page-build = Build it
orongo-page-main-waits = the main Moai is waiting
orongo-page-main-stands = the main Moai stands on { $field }
orongo-page-field = { $palm ->
    [yes] { $kind } { $name }
   *[no] { $tile ->
        [up] { $kind } { $name }
       *[down] { $kind } { $name }, no tile yet
     }
 }{ $chip ->
    [yes] , { $clan }’s chip
   *[no] {""}
 }{ $bears ->
    [shell] , used up
    [moai] , with a Moai
    [main] , with the main Moai
   *[nothing] {""}
 }

orongo-page-count-chips = { $count ->
    [one] 1 chip left
   *[other] { $count } chips left
 }

# What the board shows besides the pieces
orongo-page-main-unbuilt = nobody built the main Moai
orongo-page-site = Orongo
orongo-page-site-words = here lay the village of Orongo; in play a palm like any other

## What can be undone
orongo-undo = { $does ->
    [bid] Undo your bid
    [place] Undo placing that chip
   *[build] Undo building that Moai
 }
