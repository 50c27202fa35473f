# Orongo at the terminal.
## Things and the screen
orongo-kind = { $kind ->
    [quarry] quarry
    [food] food
    [temple] temple
    [deity] deity
    [nest] nest
    [birdman] birdman
    [coastal] coastal palm
   *[inland] inland palm
 }
orongo-letter = { $kind ->
    [quarry] Q
    [food] F
    [temple] T
    [deity] D
    [nest] N
   *[birdman] B
 }
orongo-title = Orongo · round { $round } · { $phase }
orongo-phase = { $phase ->
    [first] who begins
    [tiles] tiles are turned up
    [bids] bids
    [chips] chips are placed
    [moai] a Moai is built
   *[over] the end
 }
orongo-column-clan = clan
orongo-column-moai = left
orongo-column-bid = bid
orongo-column-due = chips
orongo-column-built = Moai built
orongo-column-left = Moai left
orongo-column-shells = shells
orongo-atoll = Atoll: { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }
orongo-side-amulet = Amulet: { $clan }
orongo-tiles-left = Tiles face down: { $count }
orongo-own-shells = Your shells: { $count }
orongo-legend-open = tile face up
orongo-legend-closed = no tile yet
orongo-legend-coastal = coastal palm
orongo-legend-inland = inland palm
orongo-legend-chip = Blue’s chip
orongo-legend-used = used up
orongo-legend-moai = with a Moai
orongo-legend-main = main Moai

## What is to be done
orongo-task = Your turn: { $phase ->
    [bids] { $shells ->
        [0] you have no shells left, so bid 0.
        [one] bid your last shell, or 0.
       *[other] bid up to { $shells } shells, or 0.
     } The highest bidder pays and places 3 chips, the second 2, the others 1; whoever bids 0 places none and takes the shells from the atoll.
    [moai] build a Moai. Choose the tiles to use up and the palm.
   *[chips] place { $due ->
        [one] a chip on an open tile, or on a palm next to your chips.
       *[other] { $due } chips on open tiles, or on palms next to your chips.
     }
 }
orongo-ask-bid = How many shells do you bid?
orongo-ask-field = On which field?
orongo-ask-set = Which tiles do you use up?
orongo-ask-palm = On which palm do you build the Moai?
orongo-sure-bid = { $count ->
    [one] A bid of 1 shell
   *[other] A bid of { $count } shells
 } stands once made. Bid?

## What happened
orongo-told-first = { $you ->
    [yes] You hold the amulet.
   *[no] { clan } holds the amulet.
 }
orongo-told-tiles = New tiles: { $tiles }.
orongo-told-bid = { $you ->
    [yes] You bid { $count }.
   *[no] { clan } bids { $count }.
 }
orongo-told-atoll = { $count ->
    [one] { $you ->
        [yes] You take
       *[no] { $clans } takes
     }
   *[other] { $clans } each take
 } { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
 } from the atoll.
orongo-told-amulet = { $you ->
    [yes] You take the amulet.
   *[no] { clan } takes the amulet.
 }
orongo-told-place = { $you ->
    [yes] You place a chip on { $field }.
   *[no] { clan } places a chip on { $field }.
 }
orongo-told-build = { $you ->
    [yes] You build
   *[no] { clan } builds
 } a Moai on palm { $palm } with { $tiles }, for { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }.
orongo-told-main = { $you ->
    [yes] You build
   *[no] { clan } builds
 } the main Moai on palm { $palm } with { $tiles }, for { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }.

## The end and help
orongo-end-main = The main Moai stands on palm { $palm }.
orongo-help =
    A round: tiles are turned up; everyone bids shells in secret; then chips are placed on open tiles, or on palms next to your own chips. When a group of your chips holds a set of unused tiles (a quarry; a temple and a deity; a birdman and a nest; two food tiles) and a chip on a coastal palm without a Moai, you build a Moai there and pay a shell for each tile. Whoever has built all their Moai and builds one more, the main Moai, wins.
    The full rules are in docs/rules of the project.
