# Messages du noyau : joueurs, parties, enregistrements, JSON.
players = le jeu se joue de { $least } à { $most }, pas à { $players }
seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $most }
unknown-game = il n’y a pas de jeu « { $name } » ; il y a { $known }
unknown-language = il n’y a pas de langue « { $name } » ; il y a { $known }
not-your-decision = { $colour ->
    [blue] Bleu
    [green] Vert
    [red] Rouge
    [yellow] Jaune
   *[purple] Violet
 } n’a rien à décider maintenant
game-over = la partie est terminée
no-chance-now = le hasard n’a rien à décider maintenant
no-such-outcome = le hasard ne peut pas donner cela maintenant : { $outcome }
chance-first = le hasard doit d’abord décider
nothing-to-undo = il n’y a rien à annuler
json = ce n’est pas le JSON attendu : { $problem }
record-format = un enregistrement commence par la ligne « { $expected } »
record-header-line = pas une ligne d’en-tête « clé: valeur » : { $line }
record-header-twice = l’en-tête contient deux fois « { $field } »
record-header-missing = il manque « { $field } » dans l’en-tête
record-header-unknown = ligne d’en-tête inconnue « { $field } »
record-rules = écrit selon la version { $found } des règles ; celle-ci est la version { $known }
record-option = options erronées : { $problem }
record-event = pas un événement « manche.numéro qui quoi » : { $line }
record-actor = « { $actor } » n’est pas assis ici ; à la table : { $known }
record-number = porte le numéro { $found }, on attendait { $expected }
record-board = joué sur un autre plateau, « { $name } », empreinte { $digest }
record-start = la position de départ n’a pas les joueurs ou les options de l’en-tête
