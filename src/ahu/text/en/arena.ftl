# The arena, its report, the ladder, and the balance of boards.
cli-arena = Let bots play against each other, and report how strong they are.
cli-balance = Play games between equal bots, and report whether a board is fair.
arena-value-folder = FOLDER
arena-bots-text = the bots that meet, such as greedy search:ms=200; see `ahu bot list`
arena-bot-text = one more bot; can be repeated
arena-jobs-text = how many processes; if budgets are counted in simulations, the result is the same for any number
arena-out-text = append the result of each game to this file, and skip the games that are in it
arena-one-against-text = the first bot alone against others of the second kind
arena-report-text = write a report with pictures into this folder
arena-on-text = where to play: on this machine, or on a Ray cluster
arena-one-against = one against others needs two bots, not { $bots }
arena-many-bots = at most { $most } bots can meet
arena-other-run = “{ $path }” holds the games of another contest
arena-no-ray = Ray is not installed; run `pip install ahu[ray]`
arena-extra = { $package } is not installed; run `pip install ahu[arena]`
arena-on = --on is one of { $known }, not “{ $found }”
arena-stopped = stopped after { $done } of { $games } games; the same command continues from here
arena-unbalanced = { $games ->
    [one] One game does
   *[other] { $games } games do
 } not fill whole deals: seats are not quite balanced. With { $even } games they would be.
arena-report-written = written: { $file }
arena-lost = { $bot } lost a turn in game { $number }: { $why } { $detail }
arena-fault = { $reason ->
    [crash] crashed
    [hang] did not answer in time
    [illegal] chose something illegal
    [answer] gave an answer that is not an action
   *[benched] was benched after three faults in a row
 }
arena-played = { $game } with { $players } players{ $board ->
    [none] { "" }
   *[other] { " " }on the board { $board }
 }, { $games ->
    [one] one game
   *[other] { $games } games
 } of { $rounds } rounds, seed { $seed }; a fair share is { $fair }.
arena-report = Arena: { $game } with { $players } players
arena-head-bot = bot
arena-head-games = games
arena-head-wins = wins
arena-head-share = share
arena-head-interval = 95%
arena-head-score = mean score
arena-head-rating = rating
arena-head-ms = ms a decision
arena-head-slowest = slowest game
arena-head-faults = faults
arena-head-fault = fault
arena-head-often = how often
arena-section-shares = Win shares
arena-section-ratings = Ratings
arena-section-pairs = Who comes before whom
arena-section-seats = By seat
arena-section-times = Decision times
arena-section-scores = Scores
arena-section-faults = Faults
arena-explain-shares = A shared victory counts as part of a win for each. A bot on two seats of a game has played two. Intervals are Wilson’s.
arena-explain-ratings = Plackett–Luce by openskill; newcomers start at 25. Intervals by bootstrap over deals.
arena-explain-pairs = How often the bot of the row came before the bot of the column, equal places half.
arena-explain-times = The mean over decisions with a choice, in milliseconds, and the mean of the slowest game.
arena-no-faults = No bot lost a turn.
arena-picture-ladder = Ratings with their intervals
arena-picture-strength = Share of wins against think time
arena-picture-scores = Scores
arena-plot-rating = rating
arena-plot-time = milliseconds a decision
arena-plot-share = share of wins in per cent
arena-plot-score = score

# The ladder
ladder-title = The ladder
ladder-intro = How strong the bots are, as measured. `make ladder` writes this page from the results in [benchmarks/data/ladder](../benchmarks/data/ladder); nothing in it is written by hand. Each line is one bot of the first kind against others of the second, seats balanced, seeds paired.
ladder-game = { $game } with { $players } players
ladder-levels = Levels
ladder-others = Other measures
ladder-head-first = one
ladder-head-second = against
ladder-head-wanted = to reach
ladder-head-reached = reached
ladder-reached = { $how ->
    [yes] yes
    [open] yes, but the interval does not exclude less
   *[no] no
 }
ladder-more = more than { $share }
ladder-no-results = No games have been played yet.
ladder-stands = What the levels stand for
ladder-rated = Ratings of the levels
ladder-playing = { $name }: { $games ->
    [one] one game
   *[other] { $games } games
 }
ladder-written = written: { $file }
ladder-missing = { $name }: { $found } of { $wanted } games
ladder-run-text = play the games that are missing first
ladder-only-text = only pairings whose name has this in it
ladder-scale-text = play this share of the games, such as 0.1
ladder-pictures-text = draw ratings, strengths and scores of the levels into this folder
ladder-help = Write the ladder from the results of its games.

# Balance
balance-bots-text = the bot on every seat
balance-report-text = write the tables and a map of what is used into this folder
balance-title = Balance of { $board }
balance-played = { $game } with { $players } players on { $board }: { $games ->
    [one] one game
   *[other] { $games } games
 } between { $bot }, { $rounds } rounds on average ({ $least } to { $most }).
balance-head-seat = seat
balance-head-turn = in turn
balance-head-name = what
balance-head-share = in games
balance-head-often = times a game
balance-findings = Findings
balance-good = No seat wins clearly more than its share, and nothing that is meant to be a choice is always or never taken.
balance-finding = { $kind ->
    [seat] { $name } wins { $share }, more than its share.
    [order] Whoever is number { $name } in turn wins { $share }, more than the share.
    [never] { $name } is never used.
   *[always] { $name } is used in every game.
 }
balance-heat = How much of the board is used, in per cent: the share of games; or, where almost everything is used in every game, how often compared with the most used
