# Giants in the browser, and what it is called everywhere.
game-giants = Giants
game-giants-about = Carve Moai, haul them across the island with everyone’s help, and erect them on faraway shores.
giants-first-game = “Play now” uses open bases: everyone sees who erected what, because bots never forget.
giants-by-the-book = Play with face-down bases

### At a table, and on every page but the first: loaded when somebody comes there

giants-verify = Verify the dice
giants-option-quick-game = Quick game: everyone starts with two workers
giants-option-visible-score = Visible score: Moai score as soon as they’re erected
giants-option-return-unsculpted = Return unsculpted: statues nobody takes go back to the supply
giants-option-open-bases = Open bases: everyone always sees who erected what
giants-option-open-screens = Open screens: nothing is hidden
giants-option-round-limit = Last round
giants-page-markers = tribe markers
giants-page-workers = workers
giants-page-logs = logs
giants-page-bases = bases
giants-page-tablets = half-tablets
giants-page-markers-front = markers in front of the screen
giants-page-sculptors = this round’s sculptors
giants-page-quarry = Quarry:
giants-page-could-carve = { $could ->
    [yes] your sculptors could carve it
   *[no] your sculptors couldn’t carve it
 }
giants-page-supply = Supply:
giants-page-has-bid = bid: { $bid }
giants-page-own-bid = Your bid: { $bid }
giants-page-figure = Figure
giants-page-power = Power of the hex
giants-page-choose-end = Choose what happens there.
giants-page-reserve = Reserve { $ahu }
giants-page-choose-hex = Choose a hex on the board.
giants-page-choose-ahu = Choose an ahu on the board.
giants-page-buy = Buy a half-tablet
giants-page-pass = Pass
giants-page-pass-warning = Passing is final for this phase.
giants-page-route-where = Where to? The numbers are points for others.
giants-page-route-more = Choose more hexes to go further, or one on the route to go back.
giants-page-other-item = Choose another
giants-page-one-back = One hex back
giants-page-carriers-on = Who carries { $where }
giants-page-change-carriers = change who carries { $where }
giants-page-gives-nothing = Nobody else scores.
giants-page-then = And then
giants-page-place = { $figure ->
    [worker] Place the worker
    [sorcerer] Place the sorcerer
   *[chief] Place the chief
 }
giants-page-finish = { $end ->
    [erect] Erect it
    [crown] Crown it
    [mark] Mark it
   *[stop] Move it
 }
giants-page-mark = { $count ->
    [0] Mark nothing
    [one] Mark it
   *[other] Mark them
 }
giants-page-take-back = { $count ->
    [0] Take nothing back
    [one] Take back 1 marker
   *[other] Take back { $count } markers
 }
giants-page-look = Peek
giants-page-peek = Peek under a Moai (half-tablet)
giants-page-peek-which = Which Moai do you want to peek under? It costs a half-tablet.
giants-page-hex = { $kind ->
    [forest] { $hex }, forest of { $logs ->
        [one] 1 log
       *[other] { $logs } logs
     }
    [cut] { $hex }, cut forest
    [village] village
    [sorcerers_hut] sorcerers’ hut
    [moai_quarry] Moai quarry
    [headdress_quarry] headdress quarry
   *[land] { $hex }, land
 }
giants-page-figures-of = { $clan }: { $figures }
giants-page-item = { $item }{ $state ->
    [marked] , marked by { $clan }
    [abandoned] , abandoned
   *[plain] {""}
 }
giants-page-ahu = ahu { $ahu }, Moai × { $moai }, headdress { $headdress }, { $state ->
    [free] free
    [reserved] reserved by { $clan }
   *[taken] with a Moai of size { $size }{ $crowned ->
        [yes] , crowned
       *[no] {""}
     }{ $known ->
        [yes] , { $clan }’s base
       *[no] , base face down
     }
 }

giants-page-count-tablets = { $count ->
    [one] 1 half-tablet
   *[other] { $count } half-tablets
 }
giants-page-count-front = { $count ->
    [one] 1 marker in front of the screen
   *[other] { $count } markers in front of the screen
 }
giants-page-count-sculptors = { $count ->
    [one] 1 worker carves this round
   *[other] { $count } workers carve this round
 }

# What the board shows besides the pieces
giants-page-supply-of = { $what ->
    [small] small Moai in the supply
    [medium] medium Moai in the supply
    [large] large Moai in the supply
    [headdresses] headdresses in the supply
    [logs] logs in the supply
   *[tablets] half-tablets in the supply
 }
giants-page-offer = { $size ->
    [1] { $count } small Moai to carve
    [2] { $count } medium Moai to carve
   *[other] { $count } large Moai to carve
 }
giants-page-given = { $points ->
    [0] nobody else scores
    [one] 1 point for others
   *[other] { $points } points for others
 }
giants-page-settles = { $headdress ->
    [1] it can crown a Moai there
   *[0] it can be erected there
 }

## What can be undone
giants-undo = { $does ->
    [bid] Undo your bid
    [take] Undo taking that statue
    [decline] Undo taking no statue
    [place] Undo placing that figure
    [buy] Undo buying that half-tablet
    [pass] Undo passing
    [pick] Undo that move
    [peek] Undo peeking
   *[other] Undo your markers
 }

## A score while the game runs, and a first game
giants-page-estimate = about { $points } with what stands now
giants-page-estimate-about = If the game ended now: points so far, plus Moai, headdresses and tablets.
