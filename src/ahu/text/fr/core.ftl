# Messages du noyau : joueurs, parties, enregistrements, JSON.
players = le jeu est prévu pour { $least } à { $most } joueurs, pas pour { $players }
seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $most }
unknown-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
game-broken = le jeu « { $name } » ne peut pas être chargé : { $problem }
facet-broken = l’élément « { $place } » d’un jeu ne peut pas être chargé : { $problem }
game-no-board = { $game } se joue sans plateau
text-missing = refusé, mais les mots manquent pour dire pourquoi : il manque « { $key } » aux textes du jeu ({ $given })
unknown-language = il n’y a pas de langue « { $name } » ; il y a { $known }
not-your-decision = { $you ->
    [yes] ce n’est pas à vous de jouer
   *[no] ce n’est pas à { clan } de jouer
 }
game-over = la partie est terminée
no-chance-now = le hasard n’a rien à décider maintenant
no-such-outcome = ce résultat du hasard n’est pas possible maintenant : { $outcome }
no-such-code = { $code } n’est le code d’aucune action permise maintenant à la place { $seat }
chance-first = le hasard doit d’abord décider
nothing-to-undo = il n’y a rien à annuler
json = ce n’est pas le JSON attendu : { $problem }
record-format = un enregistrement commence par la ligne « { $expected } »
record-header-line = ce n’est pas une ligne d’en-tête « clé: valeur » : { $line }
record-header-twice = l’en-tête contient deux fois « { $field } »
record-header-missing = il manque « { $field } » dans l’en-tête
record-header-unknown = ligne d’en-tête inconnue : « { $field } »
game-no-first = on ne peut pas choisir qui commence à { $game }
record-rules = écrit selon la version { $found } des règles ; connues ici : { $known }
record-option = options erronées : { $problem }
record-event = ce n’est pas un événement « manche.numéro qui quoi » : { $line }
record-actor = « { $actor } » n’a pas de place ici ; à la table : { $known }
record-number = porte le numéro { $found }, on attendait { $expected }
record-board = partie jouée sur un autre plateau : « { $name } », empreinte { $digest }
record-start = la position de départ n’a pas les mêmes joueurs ou options que l’en-tête
rules-interpreted = les règles tournent interprétées, cent fois plus lentement que compilées : Ahu a été installé sans compilateur C
