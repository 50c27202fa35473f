# Bots: the short form, what is there, the compliance kit.
bot-broken = the bot “{ $name }” cannot be loaded: { $problem }
bot-long = a bot is named in at most { $most } characters
bot-form = a bot is written NAME or NAME:SETTING=VALUE,SETTING=VALUE, not “{ $found }”
bot-no-command = after `cmd:` comes a command to run, such as cmd:./mybot
bot-level-fixed = { $name } is a level and has no settings
bot-level-game = there is no level { $name } for { $game }
bot-setting = { $name } has no setting “{ $setting }”; it has { $known }
bot-no-settings = { $name } has no setting “{ $setting }”; it has none
bot-setting-twice = { $name } is given { $setting } twice
bot-settings = these settings of { $name } do not go together: { $problem }
bot-value = { $setting } of { $name } cannot be “{ $value }”
bot-value-yes = { $setting } of { $name } is yes or no, not “{ $value }”
bot-value-one = { $setting } of { $name } is one of { $known }, not “{ $value }”
bot-value-number = { $setting } of { $name } is a { $whole ->
    [yes] whole number
   *[no] number
 } from { $least } to { $most }, not “{ $value }”

# The commands
cli-bot-list = List the bots and levels there are, with their settings.
cli-bot-check = Check that a bot keeps the rules: legal, in time, repeatable, fair.
bot-spec-text = the bot, such as search:ms=200 or "cmd:./mybot"
bot-check-game-text = check it in this game only
bot-check-players-text = check it with this number of players only
bot-head-name = bot
bot-head-about = what it is
bot-head-settings = settings
bot-about-random = decides at random
bot-about-greedy = takes what looks best at once
bot-about-search = looks ahead, as far as its budget goes
bot-about-cmd = a program of yours: see docs/bots.md
bot-not-loaded = cannot be loaded: { $problem }
bot-level = the level { $name }: { $text }
bot-checking = checking
bot-head-game = game
bot-head-players = players
bot-head-asked = asked
bot-head-legal = legal
bot-head-time = in time
bot-head-same = repeatable
bot-head-fair = fair
bot-head-slowest = slowest
bot-check-good = { $bot } keeps the rules.
bot-check-bad = { $bot } does not keep the rules.
bot-fault = { $game } with { $players } players, seat { $seat }, decision { $decision }: { $reason ->
    [crash] it crashed ({ $detail })
    [hang] it did not answer in time ({ $detail })
    [illegal] what it chose is not legal ({ $detail })
    [answer] what it answered is not an action ({ $detail })
    [benched] three faults in a row; from here on its turns are played for it
    [late] it took { $detail }
    [same] asked again with the same seed, it chose otherwise ({ $detail })
    [fair] when only the secrets of others changed, it chose otherwise ({ $detail })
   *[recall] what it is given tells secrets of others
 }
bot-no-heuristic = the bot { $bot } needs to know how { $game } is played well, and the game does not say (it has no “expertise”); random and search play every game

# Puzzles
cli-puzzles-mine = Let the search play games, and write the positions in which one move is clearly best.
cli-puzzles-mining = Mining
cli-puzzles-mined = Puzzles in { $file }: { $puzzles }.
cli-puzzles-out-text = the file to write
cli-puzzles-count-text = how many to find
cli-puzzles-simulations-text = simulations for each move of the games
cli-puzzles-rating-text = simulations that rate each move of a puzzle, with each of two seeds
cli-puzzles-margin-text = by how many hundredths the best move must beat every other
puzzle-no-plans = { $game } does not list its moves of several steps; no puzzles can be found
