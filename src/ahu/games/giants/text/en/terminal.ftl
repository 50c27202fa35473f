# Giants at the terminal.
## Things
giants-landmark = { $kind ->
    [village] village
    [sorcerers_hut] hut
    [moai_quarry] Moai quarry
   *[headdress_quarry] headdress quarry
 }
giants-short = { $kind ->
    [village] { $wide ->
        [1] Village
       *[0] Vill.
     }
    [sorcerers_hut] Hut
    [moai_quarry] { $wide ->
        [1] ▲Quarry
       *[0] ▲Qu.
     }
   *[headdress_quarry] { $wide ->
        [1] ♕Quarry
       *[0] ♕Qu.
     }
 }
giants-onto = { $kind ->
    [village] in the village
    [sorcerers_hut] at the sorcerers’ hut
    [moai_quarry] in the Moai quarry
    [headdress_quarry] in the headdress quarry
   *[land] on { $hex }
 }
giants-item = { $headdress ->
    [1] the headdress
   *[0] { $size ->
        [1] the small Moai (1)
        [2] the medium Moai (2)
       *[3] the large Moai (3)
     }
 }
giants-the-item = { $headdress ->
    [1] the headdress
   *[0] { $size ->
        [1] the small Moai (1)
        [2] the medium Moai (2)
       *[3] the large Moai (3)
     }
 }
giants-count-workers = { $count ->
    [one] 1 worker
   *[other] { $count } workers
 }
giants-count-sorcerer = the sorcerer
giants-count-chief = the chief
giants-count-markers = { $count ->
    [one] 1 tribe marker
   *[other] { $count } tribe markers
 }
giants-count-logs = { $count ->
    [one] 1 log
   *[other] { $count } logs
 }
giants-count-bases = { $count ->
    [one] 1 base
   *[other] { $count } bases
 }
giants-points = { $clan } +{ $count }
giants-letter-sorcerer = S
giants-letter-chief = C
giants-ahu = { $ahu } ({ $hex }, Moai × { $moai }, headdress { $headdress })

## The screen
giants-title = Giants · round { $round } · { $phase }
giants-phase = { $phase ->
    [over] the end
    [first] who begins
    [dice] the quarry
    [bid] bids
    [choose] statues
    [place] placement
    [move] transport
    [marks] marks
   *[take-back] end of the round
 }
giants-column-clan = clan
giants-column-points = points
giants-column-tablets = half-tablets
giants-column-front = bid, spent
giants-column-items = items
giants-column-state = state
giants-column-screen = behind the screen
giants-state = { $state ->
    [first] first player
    [passed] has passed
    [sealed] has decided
    [declined] takes no more
   *[turn] to play
 }
giants-stock = In the quarry: { $quarry } · supply: Moai { $moai }, headdresses { $headdresses }, logs { $logs }, half-tablets { $tablets }
giants-own-screen = Behind your screen: { $material }
giants-legend-forest = forest of 4 logs
giants-legend-stump = cut forest
giants-legend-free = free ahu: Moai × 7, headdress 3
giants-legend-reserved = reserved by Blue
giants-legend-taken = with a Moai of size 2
giants-legend-known = whose base is known: Blue
giants-legend-crowned = crowned
giants-legend-figures = Blue’s 2 workers, Sorcerer, Chief
giants-legend-logs = 2 logs
giants-legend-item = Moai of size 2, marked by Blue
giants-legend-headdress = headdress

## What is to be done
giants-task = Your turn: { $phase ->
    [bid] make a secret bid. Tribe markers decide who chooses first; figures carve.
    [choose] choose a statue your sculptors can carve.
    [place] place a figure, buy a half-tablet, or pass.
    [move] move, mark, erect or crown something, or pass.
    [hand] keep going hex by hex, or stop here.
    [marks] mark what just went to its quarry, if you like.
   *[take-back] the round is over. Take back any markers you want.
 }
giants-ask-what = What do you do?
giants-do-decline = take no more statues
giants-do-place = place a figure
giants-do-buy = buy a half-tablet with a tribe marker
giants-do-pass = pass
giants-do-enter = carry it one hex on
giants-do-stop = leave it here
giants-do-mark = leave it here, marked
giants-do-erect = erect it here
giants-do-crown = crown a Moai here
giants-ask-bid-markers = How many tribe markers do you bid? (in the quarry: { $sizes })
giants-ask-bid-workers = How many workers? (in the quarry: { $sizes })
giants-ask-bid-sorcerer = The sorcerer too?
giants-ask-bid-chief = The chief too? He carves any size, but one statue only.
giants-ask-take = Which statue do you take?
giants-take-of = { $size ->
    [1] a small Moai (1)
    [2] a medium Moai (2)
   *[other] a large Moai (3)
 }, carved by { $by ->
    [chief] the chief
   *[sculptors] workers or the sorcerer
 }
giants-ask-place-figure = Which figure do you place?
giants-ask-place-hex = On which hex?
giants-ask-place-logs = With how many logs?
giants-ask-place-power = Use the hex’s power?
giants-ask-place-ahu = Which ahu do you reserve?
giants-ask-enter-hex = To which hex?
giants-ask-enter-carriers = Who carries?
giants-ask-erect-ahu = On which ahu?
giants-ask-crown-ahu = On which ahu?
giants-ask-peek-ahu = Which Moai do you peek under? It costs a half-tablet.
giants-ask-item = Which statue or headdress?
giants-ask-journey = Where does { $item } go? (points for others in brackets)
giants-ask-end = And there, { $hex }?
giants-ask-mark-laid = Mark { $item } ({ $where })?
giants-ask-take-back = Take back your marker from { $item } ({ $where })?
giants-value-figure = { $value ->
    [worker] worker
    [sorcerer] sorcerer
   *[chief] chief
 }
giants-value-power = { $value ->
    [worker] take a worker
    [marker] take a tribe marker
    [logs] cut the forest
    [headdress] take a headdress
    [reserve] reserve an ahu
   *[none] use no power
 }
giants-gain = { $power ->
    [worker] a worker
    [marker] a tribe marker
    [logs] { $logs ->
        [one] 1 log
       *[other] { $logs } logs
     }
    [headdress] a headdress
   *[reserve] reserve { $ahu }
 }
giants-carve = { $count ->
    [0] It can’t carve anything in the quarry.
    [one] It can carve size { $sizes }.
   *[other] It can carve sizes { $sizes }.
 }
giants-sure-bid = Your bid: { $bid }. { $carve } It stands once made. Bid?
giants-sure-pass = Passing is final for this phase. Pass?
giants-sure-decline = You won’t take another statue in this auction. Sure?
giants-by-hand = step by step, choosing the carriers yourself
giants-end-erect = erect on { $ahu } (× { $value })
giants-end-crown = crown { $ahu }’s Moai (+{ $value })
giants-end-mark = leave it there, marked
giants-end-stop = leave it there
giants-item-there = { $item }, { $where }
giants-where-front = in front of your screen
giants-where-abandoned = abandoned { $where }
giants-carry-chief = { $clan }’s chief alone
giants-carry-figures = { $count ->
    [one] 1 figure of { $clan }’s
   *[other] { $count } figures of { $clan }’s
 }
giants-peeked = Under { $ahu }’s Moai lies { $you ->
    [yes] your own base
   *[no] { clan }’s base
 }. Only you know.

## What happened
giants-told-first = { $you ->
    [yes] You are the first player.
   *[no] { clan } is the first player.
 }
giants-told-quarry = The dice bring Moai to the quarry: { $sizes }.
giants-told-no-statue = The dice bring no statues, so there is no auction.
giants-told-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { clan } bids { $bid }.
 }
giants-told-take = { $you ->
    [yes] You take
   *[no] { clan } takes
 } a Moai of size { $size }{ $by ->
    [chief] , carved by the chief
   *[sculptors] {""}
 }.
giants-told-decline = { $you ->
    [yes] You take no more statues.
   *[no] { clan } takes no more statues.
 }
giants-told-place = { $you ->
    [yes] You place
   *[no] { clan } places
 } { $figure ->
    [worker] a worker
    [sorcerer] the sorcerer
   *[chief] the chief
 }{ $logs ->
    [0] {""}
    [one] {" "}with a log
   *[other] {" "}with { $logs } logs
 } { $onto }{ $power ->
    [none] {""}
   *[other] {" "}and { $you ->
        [yes] { $power ->
            [worker] take a worker
            [marker] take a tribe marker
            [logs] cut the forest
            [headdress] take a headdress
           *[reserve] reserve { $ahu }
         }
       *[no] { $power ->
            [worker] takes a worker
            [marker] takes a tribe marker
            [logs] cuts the forest
            [headdress] takes a headdress
           *[reserve] reserves { $ahu }
         }
     }
 }.
giants-told-buy = { $you ->
    [yes] You buy a half-tablet for a tribe marker.
   *[no] { clan } buys a half-tablet for a tribe marker.
 }
giants-told-pass = { $you ->
    [yes] You pass.
   *[no] { clan } passes.
 }
giants-told-cannot = { $you ->
    [yes] You have no move left and pass.
   *[no] { clan } has no move left and passes.
 }
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { $you ->
            [yes] You mark
           *[no] { clan } marks
         } { $item }
        [erect] { $you ->
            [yes] You erect
           *[no] { clan } erects
         } { $item } on { $ahu }
        [crown] { $you ->
            [yes] You crown
           *[no] { clan } crowns
         } { $ahu }’s Moai
       *[stop] { $you ->
            [yes] You leave
           *[no] { clan } leaves
         } { $item }
     }
   *[other] { $you ->
        [yes] You move
       *[no] { clan } moves
     } { $item } → { $path }{ $end ->
        [stop] {""}
       *[other] {" "}and { $you ->
            [yes] { $end ->
                [mark] mark it
                [erect] erect it on { $ahu }
               *[crown] crown { $ahu }’s Moai
             }
           *[no] { $end ->
                [mark] marks it
                [erect] erects it on { $ahu }
               *[crown] crowns { $ahu }’s Moai
             }
         }
     }
 }{ $given ->
    [0] .
   *[other] . Points: { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { $you ->
        [yes] You mark nothing in the quarries.
       *[no] { clan } marks nothing in the quarries.
     }
   *[other] { $you ->
        [yes] You mark { $items }.
       *[no] { clan } marks { $items }.
     }
 }
giants-told-take-back = { $count ->
    [0] { $you ->
        [yes] You take no marker back.
       *[no] { clan } takes no marker back.
     }
    [one] { $you ->
        [yes] You take back
       *[no] { clan } takes back
     } the marker on { $items }.
   *[other] { $you ->
        [yes] You take back
       *[no] { clan } takes back
     } the markers on { $items }.
 }
giants-told-peek = { $you ->
    [yes] You return a half-tablet and peek
   *[no] { clan } returns a half-tablet and peeks
 } under { $ahu }’s Moai.

## The end and help
giants-score-transport = transport
giants-score-moai = Moai
giants-score-headdresses = headdresses
giants-score-tablets = tablets
giants-score-sum = points
giants-help =
    A round: statues come to the quarry; everyone bids for them in secret; then figures are placed on the island, one at a time; then statues and headdresses are carried from hex to hex. Every hex they enter needs carriers: as many figures and logs as the size, or a chief alone. You may use other players’ figures, and their owners score for it. Erect a Moai where you have a figure, on an ahu that is free or that you have reserved: at the end it scores the ahu’s Moai value times its size.
    The sorcerer, when placed, uses the power of his hex: village, hut, forest, headdress quarry, or a free ahu to reserve. The chief can do it for two half-tablets.
    The full rules are in docs/rules of the project.
