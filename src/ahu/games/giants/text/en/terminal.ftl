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
    [1] headdress { $item }
   *[0] Moai { $item } (size { $size })
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
    [sealed] has sealed
    [declined] takes no more
   *[turn] to decide
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
giants-task = { clan }, { $phase ->
    [bid] seal a bid: tribe markers decide who chooses first, figures carve.
    [choose] choose a statue that your sculptors can carve.
    [place] place a figure, buy a half-tablet, or pass.
    [move] move, mark or settle a statue or headdress, or pass.
    [hand] go on with the item in your hand, hex by hex.
    [marks] you may mark what was just laid on its quarry.
   *[take-back] the round is over: you may take back markers from items.
 }
giants-ask-what = What do you do?
giants-do-decline = take no more in this auction
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
giants-take-of = size { $size }, carved by { $by ->
    [chief] the chief
   *[sculptors] workers or the sorcerer
 }
giants-ask-place-figure = Which figure do you place?
giants-ask-place-hex = On which hex?
giants-ask-place-logs = With how many logs?
giants-ask-place-power = Use the power of the hex?
giants-ask-place-ahu = Which ahu do you reserve?
giants-ask-enter-hex = To which hex?
giants-ask-enter-carriers = Who carries?
giants-ask-erect-ahu = On which ahu?
giants-ask-crown-ahu = On which ahu?
giants-ask-peek-ahu = Under which Moai do you look? It costs a half-tablet.
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
    [0] It could carve nothing that lies in the quarry.
    [one] It could carve size { $sizes }.
   *[other] It could carve sizes { $sizes }.
 }
giants-sure-bid = Your bid: { $bid }. { $carve } It stands once sealed. Seal it?
giants-sure-pass = Passing is final for this phase. Pass?
giants-sure-decline = Then you take no statue in this auction any more. Sure?
giants-by-hand = by hand: hex by hex, with carriers of your choice
giants-end-erect = erect on { $ahu } (× { $value })
giants-end-crown = crown { $ahu } (+{ $value })
giants-end-mark = mark
giants-end-stop = leave
giants-item-there = { $item }, { $where }
giants-where-front = in front of your screen
giants-where-abandoned = abandoned { $where }
giants-carry-chief = the chief of { $clan } alone
giants-carry-figures = { $count ->
    [one] 1 figure of { $clan }
   *[other] { $count } figures of { $clan }
 }
giants-peeked = Under the Moai of { $ahu } lies the base of { clan }. Only you know.

## What happened
giants-told-first = { clan } is first player.
giants-told-quarry = The dice bring into the quarry: { $sizes }.
giants-told-no-statue = The dice bring no statue into the quarry; there is no auction.
giants-told-bid = { clan } bid { $bid }.
giants-told-take = { clan } takes a Moai of size { $size }{ $by ->
    [chief] , carved by the chief
   *[sculptors] {""}
 }.
giants-told-decline = { clan } takes no more statues.
giants-told-place = { clan } places { $figure ->
    [worker] a worker
    [sorcerer] the sorcerer
   *[chief] the chief
 }{ $logs ->
    [0] {""}
    [one] {" "}with a log
   *[other] {" "}with { $logs } logs
 } { $onto }{ $power ->
    [worker] {" "}and takes a worker
    [marker] {" "}and takes a tribe marker
    [logs] {" "}and cuts the forest
    [headdress] {" "}and takes a headdress
    [reserve] {" "}and reserves the ahu { $ahu }
   *[none] {""}
 }.
giants-told-buy = { clan } buys a half-tablet for a tribe marker.
giants-told-pass = { clan } passes.
giants-told-cannot = { clan } can do nothing and passes.
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { clan } marks { $item }
        [erect] { clan } erects { $item } on { $ahu }
        [crown] { clan } crowns the Moai of { $ahu } with { $item }
       *[stop] { clan } leaves { $item }
     }
   *[other] { clan } moves { $item } → { $path }{ $end ->
        [mark] {" "}and marks it
        [erect] {" "}and erects it on { $ahu }
        [crown] {" "}and crowns the Moai of { $ahu }
       *[stop] {""}
     }
 }{ $given ->
    [0] .
   *[other] . Points: { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { clan } marks nothing on the quarries.
   *[other] { clan } marks { $items }.
 }
giants-told-take-back = { $count ->
    [0] { clan } takes no marker back.
    [one] { clan } takes back the marker of { $items }.
   *[other] { clan } takes back the markers of { $items }.
 }
giants-told-peek = { clan } returns a half-tablet and looks under the Moai of { $ahu }.

## The end and help
giants-score-transport = transport
giants-score-moai = Moai
giants-score-headdresses = headdresses
giants-score-tablets = tablets
giants-score-sum = points
giants-help =
    A round: statues come into the quarry; everyone bids in secret for them; then figures are placed on the island, one at a time; then statues and headdresses are carried from hex to hex. Every hex entered needs carriers: as many figures and logs as the size, or one chief alone. Figures of others may be used, and their owners score for it. Erect a Moai where a figure of yours stands, on an ahu that is free or reserved by you: it scores the Moai value times its size at the end.
    The sorcerer, when placed, uses the power of his hex: village, hut, forest, headdress quarry, or a free ahu to reserve. The chief can do it for two half-tablets.
    The full rules are in docs/rules of the project.
