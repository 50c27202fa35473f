# Networks that have learned a game, and how they are trained.
network-file = the file { $file } holds no network of this program
network-game = the network in { $file } has learned { $found }, not { $game }
network-no-file = the file of the network { $file } cannot be read
network-none = no network has learned the game { $game }
network-board = the network of { $game } has not learned the board { $board }
network-onnx = the file { $file } cannot be used as a network of { $game } for { $players } players: { $problem }
bot-no-network = the bot { $bot } plays only games with a network, and { $game } has none; model=FILE names one
bot-about-network = plays the favourite move of a network that learned the game by playing against itself
bot-about-network-search = looks ahead with a network that learned the game by playing against itself
bot-about-onnx = looks ahead with a network of your own, from an ONNX file
cli-train = Train the network of a game, and go on from its file if there is one.
cli-train-file-text = the file of the network, written every few minutes
cli-train-minutes-text = how many minutes it learns in all
cli-train-imitation-text = for how many of them it first imitates the heuristic
cli-train-session-text = after how many minutes to stop this time
cli-train-curve-text = a file of JSON lines for the learning curve; each mark is appended
cli-train-set-text = another setting of the training, as NAME=VALUE; can be repeated
cli-train-extra = training needs PyTorch: install ahu[learn]
cli-train-setting = training has no setting { $name }; there are { $known }
cli-train-value = a setting of the training is wrong: { $problem }
cli-export = Write the network of a game as an ONNX file, for one number of players.
cli-export-file-text = the ONNX file to write
cli-export-model-text = the file of a network; by default the one that comes with the game
cli-export-extra = writing ONNX needs the package onnx and PyTorch: install ahu[learn]
