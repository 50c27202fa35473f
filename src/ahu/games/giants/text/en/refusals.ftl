# Why something is not allowed in Giants, and what is wrong with a position that is set up.
giants-not-an-action = “{ $action }” is not an action of Giants
giants-no-such-hex = the board has no hex “{ $hex }”
giants-no-such-ahu = the board has no ahu “{ $ahu }”
giants-no-such-item = there is no statue or headdress “{ $item }”
giants-notation = not in the notation of Giants: { $text }
giants-round-limit = the last round must be from 1 to 250, not { $limit }

giants-wrong-phase = { $phase ->
    [bid] it’s time to bid
    [choose] it’s time to choose statues
    [place] it’s time to place figures
    [move] it’s time to move statues and headdresses
    [marks] it’s time to mark what just went to the quarries
   *[take-back] it’s time to take back markers
 }
giants-sealed = a secret decision stands once made
giants-passed = you have passed, and that is final for this phase
giants-bid = { $what ->
    [markers] you have { $most ->
        [0] no marker
        [one] only one marker
       *[other] only { $most } markers
     } behind your screen and cannot bid { $found }
    [workers] you have { $most ->
        [0] no worker
        [one] only one worker
       *[other] only { $most } workers
     } behind your screen and cannot bid { $found }
    [sorcerer] your sorcerer is not behind your screen
   *[chief] your chief is not behind your screen
 }
giants-not-in-quarry = there is no statue of size { $size } in the quarry
giants-chief-not-idle = your chief can’t carve this: he isn’t in your bid, or has carved already
giants-too-few-sculptors = a statue of size { $size } takes { $size ->
    [one] one sculptor
   *[other] { $size } sculptors
 }; you have { $idle ->
    [0] none left
    [one] only one left
   *[other] only { $idle } left
 }
giants-not-behind = { $figure ->
    [worker] you have no worker behind your screen
    [sorcerer] your sorcerer is not behind your screen
   *[chief] your chief is not behind your screen
 }
giants-chief-logs = the chief takes no logs with him; place him without
giants-two-logs = a figure is placed with at most two logs, not { $logs }
giants-too-few-logs = you have { $most ->
    [0] no log
    [one] only one log
   *[other] only { $most } logs
 } behind your screen and cannot lay { $logs }
giants-ahu-without-reserve = an ahu is named only where it is reserved
giants-no-power-for-worker = a worker cannot use the power of a hex
giants-no-tablet = to use the power of a hex the chief spends a whole tablet, two half-tablets; you have { $halves ->
    [0] none
   *[other] { $halves }
 }
giants-no-such-power = { $power ->
    [worker] workers are found in the village, not { giants-onto }
    [marker] markers are found in the sorcerers’ hut, not { giants-onto }
    [logs] logs are found in a forest, not { giants-onto }
   *[headdress] headdresses are found in their quarry, not { giants-onto }
 }
giants-forest-cut = the forest on { $hex } has been cut
giants-power-empty = { $power ->
    [worker] no worker of yours is left in the receptacle
    [marker] no marker of yours is left in the receptacle
    [logs] no logs are left
   *[headdress] no headdresses are left
 }
giants-reserve-which = say which ahu you reserve
giants-ahu-elsewhere = the ahu { $ahu } is not { giants-onto }
giants-ahu-not-free = the ahu { $ahu } is not free
giants-no-base = you have no base behind your screen
giants-no-marker = you have no tribe marker behind your screen
giants-no-tablet-left = no half-tablets are left
giants-mark-laid = you may mark only what is yours and just went to its quarry, each once, as far as your markers go
giants-take-back = you may only take back your own markers, each once
giants-in-hand = first finish moving what you have begun to move
giants-pick-first = first choose a statue or headdress
giants-abandoned-stop = what was abandoned must be marked, erected or used to crown
giants-stop-unmoved = you can’t just leave it where it is: move it, mark it, erect it or crown with it
giants-already-marked = it already has a marker
giants-erect-or-crown = { $item ->
    [headdress] a headdress crowns a Moai; it is not erected
   *[moai] a Moai is erected; it crowns nothing
 }
giants-settled = { giants-item } is on an ahu and never moves again
giants-not-there = { giants-item } is neither on the board nor in front of a screen
giants-marked-by = { giants-item } bears { $you ->
    [yes] your marker
   *[no] { clan }’s marker, so nobody else may move it
 }
giants-front-of = { giants-item } lies in front of { $you ->
    [yes] your screen
   *[no] { clan }’s screen, so nobody else may move it
 }
giants-moved-by = { $you ->
    [yes] you
   *[no] { clan }
 } moved { giants-item } in this phase, so it isn’t abandoned yet
giants-abandoned-pick = { giants-item } is abandoned: without a marker you need a way to a place where you can erect it or crown with it
giants-no-action-with = there’s nothing you could do with { giants-item } now
giants-not-next = { $kind ->
    [village] the village
    [sorcerers_hut] the sorcerers’ hut
    [moai_quarry] the Moai quarry
    [headdress_quarry] the headdress quarry
   *[land] { $hex }
 } isn’t next to it
giants-entered-twice = it has already been { giants-onto } in this round
giants-too-weak = there aren’t enough carriers { giants-onto } for size { $size }
giants-chief-alone = a chief carries alone, without other figures or logs
giants-no-chief = that chief isn’t { giants-onto }
giants-figures-by-seat = say for each of the { $seats } seats how many figures carry
giants-not-so-many = { $you ->
    [yes] you have
   *[no] { clan } has
 } { $most ->
    [0] no figure
    [one] only one figure
   *[other] only { $most } figures
 } { giants-onto }, not { $found }
giants-not-so-many-logs = { $most ->
    [0] no log lies
    [one] only one log lies
   *[other] only { $most } logs lie
 } { giants-onto }, not { $found }
giants-logs-alone = logs alone carry nothing: a figure must take part
giants-not-exactly = the carriers must carry exactly { $size } together, not { $found }
giants-dead-end = once { giants-onto }, what was abandoned reaches no place where you could erect it or crown with it
giants-nobody-there = you can’t do that without a figure of yours on the hex of { $ahu }
giants-no-moai = no Moai stands on { $ahu }
giants-crowned = the Moai on { $ahu } is already crowned
giants-ahu-taken = a Moai already stands on { $ahu }
giants-reserved-by = { $ahu } is reserved for { $you ->
    [yes] you
   *[no] { clan }
 }
giants-bases-open = all bases lie open, so there is nothing to peek at
giants-no-half-tablet = you have no half-tablet to pay with

giants-setup-count = “{ $what }” is { $found }, but must be from { $least } to { $most }
giants-setup-phase = “{ $what }” does not fit the phase “{ $phase }”
giants-setup-twice = “{ $name }” is there twice
giants-setup-no-forest = { $hex } is no forest and cannot be cut
giants-setup-two-on-ahu = two statues, or two headdresses, on the ahu { $ahu }
giants-setup-no-base = a Moai or headdress on the ahu { $ahu }, where no base lies
giants-setup-bare = an ahu without a Moai cannot be crowned or looked under
