# Les réseaux qui ont appris un jeu, et leur entraînement.
network-file = le fichier { $file } ne contient aucun réseau de ce programme
network-game = le réseau de { $file } a appris { $found }, pas { $game }
network-no-file = le fichier du réseau { $file } ne peut pas être lu
network-none = aucun réseau n’a appris le jeu { $game }
network-board = le réseau du jeu { $game } n’a pas appris le plateau { $board }
network-onnx = le fichier { $file } ne peut pas servir de réseau pour { $game } à { $players } : { $problem }
bot-no-network = le bot { $bot } ne joue qu’aux jeux qui ont un réseau, et { $game } n’en a pas ; model=FICHIER en nomme un
bot-about-network = joue le coup préféré d’un réseau qui a appris le jeu en jouant contre lui-même
bot-about-network-search = prévoit à l’aide d’un réseau qui a appris le jeu en jouant contre lui-même
bot-about-onnx = prévoit à l’aide d’un réseau à vous, tiré d’un fichier ONNX
cli-train = Entraîner le réseau d’un jeu, à partir de son fichier s’il y en a un.
cli-train-file-text = le fichier du réseau, écrit régulièrement
cli-train-minutes-text = combien de minutes il apprend en tout
cli-train-imitation-text = pendant combien d’entre elles il imite d’abord l’heuristique
cli-train-session-text = après combien de minutes s’arrêter cette fois
cli-train-curve-text = un fichier de lignes JSON pour la courbe d’apprentissage ; chaque repère y est ajouté
cli-train-set-text = un autre réglage de l’entraînement, NOM=VALEUR ; peut se répéter
cli-train-extra = l’entraînement a besoin de PyTorch : installez ahu[learn]
cli-train-setting = l’entraînement n’a pas de réglage { $name } ; il y a { $known }
cli-train-value = un réglage de l’entraînement est faux : { $problem }
cli-export = Écrire le réseau d’un jeu dans un fichier ONNX, pour un nombre de joueurs.
cli-export-file-text = le fichier ONNX à écrire
cli-export-model-text = le fichier d’un réseau ; par défaut, le réseau fourni avec le jeu
cli-export-extra = pour écrire de l’ONNX, il faut onnx et PyTorch : installez ahu[learn]
