# Environments for research.
env-choice = { $what } is one of { $known }, not “{ $found }”
env-no-encoding = the game { $game } has no numbers for learning, and its actions cannot be numbered: { $field } has no bounds
env-version = made with version { $found } of the encoding of { $game }; this is version { $known }
env-no-hexes = the board of { $game } has no hexes to lay out on a grid
env-count = a vector environment plays at least one game, not { $count }
env-illegal = game { $game }: the action { $index } is not legal there; the mask tells which are
env-shape = the actions of { $count } games are one array of that length, not of shape { $found }
env-at-random = somebody must decide: not all seats can play at random
env-half = { $index } is only the first half of an action: the second half comes with it
env-seat = there is no seat { $seat } at a table of { $players }
env-rivals = one opponent for all other seats, or one for each of the { $others }, not { $found }
env-parameter = there is no parameter “{ $name }” here; there are { $known }
bot-needs-extra = the bot “{ $name }” needs { $package }: install ahu[{ $extra }]
bot-about-openspiel-mcts = OpenSpiel’s Monte-Carlo tree search, a yardstick we did not write
