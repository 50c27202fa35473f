# Plateaux : ce qui ne va pas dans un fichier, et ce que dit la commande « board ».
board-not-utf8 = ce n’est pas du texte en UTF-8
board-not-toml = ce n’est pas du TOML : { $problem }
board-too-long = trop long pour un plateau : plus de { $most } caractères
board-too-deep = trop imbriqué pour un plateau
board-which-game = impossible de savoir à quel jeu sert ce plateau ; indiquez-le avec la clé « game » ({ $known })
board-none = le jeu { $game } est livré sans fichier de plateau
board-no-drawing = les plateaux du jeu { $game } ne peuvent pas être dessinés
board-other-game = ce plateau sert à « { $found } », pas à « { $game } »
board-unknown-key = la clé « { $name } » n’a pas de sens ici ; clés possibles : { $known }
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
board-hex-twice = la case { $hex } existe déjà : { $first }
board-many-hexes = { $count } cases ; un plateau en a { $most } au plus
board-apart = { $count ->
    [one] la case { $hexes } est séparée
   *[other] { $count } cases sont séparées
 } du reste de l’île{ $count ->
    [one] {""}
   *[other] {" "}: { $hexes }
 }
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
