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
orongo-task = { clan }, { $phase ->
    [bids] bid shells: you have { $shells }. The highest pays and places 3 chips, the second 2, the others 1; who bids 0 takes the atoll.
    [moai] you must build a Moai: choose the tiles to use up and the palm.
   *[chips] place a chip ({ $due } to place): on an open tile, or on a palm next to a chip of yours.
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
orongo-told-first = { clan } holds the amulet.
orongo-told-tiles = Tiles are turned up: { $tiles }.
orongo-told-bid = { clan } bid { $count }.
orongo-told-atoll = { $count ->
    [one] { $clans } takes
   *[other] { $clans } each take
 } { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
 } from the atoll.
orongo-told-amulet = { clan } takes the amulet.
orongo-told-place = { clan } places a chip on { $field }.
orongo-told-build = { clan } builds a Moai on palm { $palm } with { $tiles }, for { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }.
orongo-told-main = { clan } builds the main Moai on palm { $palm } with { $tiles }, for { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }.

## The end and help
orongo-end-main = The main Moai stands on palm { $palm }.
orongo-help =
    A round: tiles are turned up; everyone bids shells in secret; then chips are placed on open tiles, or on palms next to chips of one’s own. When a group of your chips holds a set of unused tiles (a quarry; a temple and a deity; a birdman and a nest; two food) and a chip on a coastal palm without a Moai, you build a Moai there and pay a shell for each tile. Who has built all his Moai and builds one more, the main Moai, wins.
    The full rules are in docs/rules of the project.
