# Networks that have learned a game, and how they are trained.
network-file = the file { $file } holds no network of this program
network-game = the network in { $file } has learned { $found }, not { $game }
network-no-file = the file of the network { $file } cannot be read
network-none = the game { $game } has no network that has learned it
network-board = the network of { $game } has not learned the board { $board }
network-onnx = the file { $file } cannot be used as a network of { $game } for { $players } players: { $problem }
bot-no-network = the bot { $bot } plays only games with a network, and { $game } has none; model=FILE names one
bot-about-network = does what a network likes best, which has learned the game by playing itself
bot-about-network-search = looks ahead by a network that has learned the game by playing itself
bot-about-onnx = looks ahead by a network of yours, from an ONNX file
cli-train = Train the network of a game, and go on from its file if there is one.
cli-train-file-text = The file of the network, written every few minutes
cli-train-minutes-text = How many minutes it learns in all
cli-train-imitation-text = How many of these it imitates the heuristic first
cli-train-session-text = After how many minutes to stop this time
cli-train-curve-text = A file of JSON lines for the curve; each mark is appended
cli-train-set-text = Another setting of training, as name=value; may be repeated
cli-train-extra = training needs PyTorch: install ahu[learn]
cli-train-setting = the setting { $name } is not one of training; there are { $known }
cli-train-value = a setting of training is wrong: { $problem }
cli-export = Writes the network of a game as an ONNX file, for one number of players.
cli-export-file-text = The ONNX file to write
cli-export-model-text = The file of a network; the one that comes with the game if there is none
cli-export-extra = writing ONNX needs the package onnx and PyTorch: install ahu[learn]
