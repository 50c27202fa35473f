# A game at the terminal.

## Words that may be typed at every prompt; the first one is shown
terminal-word-help = ?, help
terminal-word-log = log
terminal-word-board = board
terminal-word-back = back
terminal-word-undo = undo
terminal-word-peek = peek
terminal-word-quit = q, quit, exit
terminal-hint-help = help
terminal-hint-log = what happened
terminal-hint-board = draw again
terminal-hint-back = one step
terminal-hint-undo = take back
terminal-hint-peek = under a Moai
terminal-hint-quit = leave

## At every table
terminal-yes = yes
terminal-no = no
terminal-you = (you)
terminal-nothing = nothing
terminal-list = { $most } and { $last }
terminal-note = { $what }: { $note }
terminal-others = Or by name: { $names }
terminal-by-number = A number: { $names }
terminal-by-name = Type one of: { $names }
terminal-expected-number = Please type a number from 1 to { $most }, or one of the words below the list.
terminal-expected-range = Please type a number from { $least } to { $most }.
terminal-expected-name = Please type one of the names above.
terminal-expected-either = Please type a number from 1 to { $most }, or one of the names.
terminal-welcome = { $game ->
    [giants] A game of Giants begins.
    [orongo] A game of Orongo begins.
   *[other] A game of { $game } begins.
 }
terminal-welcome-back = { $game ->
    [giants] The game of Giants goes on.
    [orongo] The game of Orongo goes on.
   *[other] The game of { $game } goes on.
 }
terminal-which-game = Which game? (Enter: Giants)
terminal-about = { $game ->
    [giants] Giants: carve Moai, move them with everyone’s help, erect them far away (3 to 5 players)
    [orongo] Orongo: bid shells, place chips, build Moai on the coast (2 to 4 players)
   *[other] { $game }
 }
terminal-how-many = How many play, bots included? (Enter: { $least })
terminal-watching = Nobody sits at this table but bots; here is what they do.
terminal-bot-fault = The bot of { $clan } made a fault; its turn was played by lot. ({ $detail })
terminal-cover = { $clan }, it is your turn. Make sure that nobody else looks, then press Enter.
terminal-earlier = { $count ->
    [one] One more thing happened before; “log” shows it.
   *[other] { $count } more things happened before; “log” shows them.
 }
terminal-log = { $count ->
    [0] Nothing to tell yet.
    [one] One thing happened:
   *[other] { $count } things happened; the last of them:
 }
terminal-undone = Taken back.
terminal-help = Numbers and names can be typed as they are listed, the beginning of a name is enough. The full rules are in docs/rules of the project.
terminal-goodbye = Goodbye. This game was not kept; with --record FILE it would be.
terminal-goodbye-record = Goodbye. To go on: { $command }
terminal-people = a table for { $players } has no room for { $people } people
terminal-which-action = What do you do?
terminal-points = points
terminal-record-text = not a record: not text in UTF-8
terminal-record-other = the record is of a game of { $game } with { $players } players
terminal-record-unwritten = the record cannot be written: { $problem }

## Giants: things
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

## Giants: the screen
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

## Giants: what is to be done
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

## Giants: what happened
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

## Giants: the end and help
giants-score-transport = transport
giants-score-moai = Moai
giants-score-headdresses = headdresses
giants-score-tablets = tablets
giants-score-sum = points
giants-help =
    A round: statues come into the quarry; everyone bids in secret for them; then figures are placed on the island, one at a time; then statues and headdresses are carried from hex to hex. Every hex entered needs carriers: as many figures and logs as the size, or one chief alone. Figures of others may be used, and their owners score for it. Erect a Moai where a figure of yours stands, on an ahu that is free or reserved by you: it scores the Moai value times its size at the end.
    The sorcerer, when placed, uses the power of his hex: village, hut, forest, headdress quarry, or a free ahu to reserve. The chief can do it for two half-tablets.

## Orongo: things and the screen
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

## Orongo: what is to be done
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

## Orongo: what happened
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

## Orongo: the end and help
orongo-end-main = The main Moai stands on palm { $palm }.
orongo-help =
    A round: tiles are turned up; everyone bids shells in secret; then chips are placed on open tiles, or on palms next to chips of one’s own. When a group of your chips holds a set of unused tiles (a quarry; a temple and a deity; a birdman and a nest; two food) and a chip on a coastal palm without a Moai, you build a Moai there and pay a shell for each tile. Who has built all his Moai and builds one more, the main Moai, wins.
