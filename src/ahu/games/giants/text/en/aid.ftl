# The player aid of Giants. Numbers are those of the rules, for the players at the table.
giants-aid-title-aim = The aim
giants-aid-aim = Score the most points: carve Moai, carry them to the coast, and erect them on ahus that are worth a lot.

giants-aid-title-points = How you score
giants-aid-moai = A Moai scores the black number of its ahu times its size, for the owner of the base under it.
giants-aid-headdress = A headdress on it adds the red number, for the same owner.
giants-aid-tablet-points = { $halves } half-tablets make a tablet: { $points } points at the end.
giants-aid-carried = When others use your figures to carry, you score 1 for each hex; with your chief, the size of the load.

giants-aid-title-figures = The figures
giants-aid-worker = Worker: carves { $carves }, carries 1. May lay up to { $logs } logs where you place him.
giants-aid-sorcerer = Sorcerer: like a worker (carves { $carves }, carries 1, up to { $logs } logs), and he uses the power of his hex.
giants-aid-chief = Chief: carves any size and carries anything, alone. Lays no logs. Uses the power of his hex for { $halves } half-tablets.

giants-aid-title-powers = The powers of the hexes
giants-aid-power = { $power ->
    [worker] Village: take one of your workers.
    [marker] Sorcerers’ hut: take a tribe marker.
    [logs] Forest: take its logs. It is cut for good.
    [headdress] Headdress quarry: take a headdress.
   *[reserve] Free ahu: reserve it with a base. From then on only you may erect there.
 }

giants-aid-title-carving = What it takes to carve
giants-aid-carve = Size { $size }: { $figures ->
    [one] a worker or the sorcerer, or the chief.
   *[other] { $figures } figures (workers, sorcerer), or the chief alone.
 }
giants-aid-order = Whoever bids more markers chooses first. Everything you bid is out of play until the next round.

giants-aid-title-moving = Carrying
giants-aid-carry = Every hex a load enters must carry it: as many figures and logs as its size, no matter whose, or one chief alone. Logs never carry without a figure. A headdress counts as size 1.
giants-aid-settle = You can erect or crown only on a hex where you have a figure.
giants-aid-mark = Whatever is left along the way is anyone’s from the next round on, unless it bears your marker.

giants-aid-title-pieces = The other pieces
giants-aid-marker = Tribe marker: decides who chooses first, keeps a statue yours, or buys a half-tablet.
giants-aid-tablet = { $peek ->
    [yes] Half-tablet: breaks ties in the auction. One lets you peek under a Moai, { $halves } let the chief use a power.
   *[no] Half-tablet: breaks ties in the auction. { $halves } of them let the chief use a power.
 }
giants-aid-log = Log: carries 1 beside a figure. Logs on the board leave the game at the end of the round.
giants-aid-base = Base: one goes under each Moai of yours{ $hidden ->
    [yes] , face down: remember whose it is.
   *[no] .
 } You have { $bases }.

giants-aid-title-end = The end
giants-aid-end = The game ends when someone has a Moai on each of their { $bases } bases, when no Moai is left to erect, or after round { $round }. Whoever has the most points wins.
