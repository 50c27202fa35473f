# Plateaux : ce qui ne va pas dans un fichier, et ce que dit la commande « board ».
board-not-utf8 = ce n’est pas du texte en UTF-8
board-not-toml = ce n’est pas du TOML : { $problem }
board-too-long = trop long pour un plateau : plus de { $most } caractères
board-too-deep = trop imbriqué pour un plateau
board-which-game = impossible de voir à quel jeu sert ce plateau ; la clé « game » peut le dire ({ $known })
board-none = le jeu { $game } est livré sans fichier de plateau
board-no-drawing = les plateaux de { $game } ne peuvent pas être dessinés
board-other-game = ce plateau sert à « { $found } », pas à « { $game } »
board-unknown-key = la clé « { $name } » n’a pas de sens ici ; on connaît { $known }
board-missing-key = il manque la clé « { $name } »
board-type = il faut ici { $expected ->
    [text] un texte
    [integer] un nombre entier
    [list] une liste
   *[table] une table
 }, pas { $found }
board-range = doit être compris entre { $least } et { $most }, pas { $found }
board-pair = un lieu se compose de deux nombres entiers, [q, r]
board-name-empty = un nom ne peut pas être vide
board-name-characters = un nom n’a que des caractères visibles, sur une seule ligne, pas « { $name } »
board-name-spaces = un nom a des espaces simples entre ses mots et aucune autour, pas « { $name } »
board-unknown-kind = le type « { $kind } » n’existe pas ; il y a { $known }
board-forest-form = une forêt s’écrit avec ses rondins, « forest 4 », pas « { $found } »
board-forest = une forêt a de { $least } à { $most } rondins, pas { $found }
board-hex-twice = la case { $hex } existe déjà : { $first }
board-many-hexes = { $count } cases ; un plateau en a { $most } au plus
board-apart = { $count ->
    [one] la case { $hexes } est séparée
   *[other] { $count } cases sont séparées
 } du reste de l’île{ $count ->
    [one] {""}
   *[other] {" "}: { $hexes }
 }
board-one-of = il faut exactement { $kind ->
    [village] un village
    [sorcerers_hut] une hutte des sorciers
    [moai_quarry] une carrière de Moaï
   *[headdress_quarry] une carrière de coiffes
 }, et il y en a { $count }
board-ahu-twice = le nom « { $name } » est déjà pris par { $first }
board-ahu-at-sea = se trouve en mer : il n’y a pas de case { $hex }
board-many-ahus = { $count } ahus ; un plateau en a { $most } au plus
board-few-ahus = il n’y a { $count ->
    [0] aucun ahu
    [one] qu’un ahu
   *[other] que { $count } ahus
 } pour les { $bases } socles que les joueurs peuvent avoir ensemble
board-die-empty = un dé doit avoir au moins une face
board-die-face = les faces d’un dé vont de 0 à { $most }, pas { $found }
board-kind-count = il faut { $needed } cases du type « { $kind } », et il y en a { $count }
board-few-palms = il faut au moins { $least } palmiers sur la côte, et il y en a { $count }
board-site = le site cérémoniel est un palmier de la côte, et { $hex } n’en est pas un
board-warning = attention : { $text }
board-file = { $problem ->
    [missing] ce fichier n’existe pas
    [folder] c’est un dossier, pas un fichier
   *[unreadable] le fichier ne peut pas être lu
 }
board-cannot-write = le dessin ne peut pas être écrit : { $problem ->
    [missing] le dossier n’existe pas
    [folder] c’est un dossier
   *[unwritable] pas de permission, ou pas de place
 }
board-drawn = { $file } : dessiné
board-legend-moai = Moaï
board-legend-headdress = coiffe
board-legend-field = { $kind ->
    [quarry] carrière
    [food] nourriture
    [temple] temple
    [deity] divinité
    [nest] nid
    [birdman] homme-oiseau
    [palm] palmier
   *[coastal-palm] palmier côtier
 }
