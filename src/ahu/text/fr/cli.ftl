# La ligne de commande.
cli-usage = usage :
# Le deux-points qui suit ces trois mots est ajouté.
cli-arguments = arguments{"\u00A0"}
cli-options = options{"\u00A0"}
cli-commands = commandes{"\u00A0"}
cli-overview-form = [--language en|de|fr] COMMANDE …
cli-overview = Jeux de plateau : jouer, rejouer, simuler. Il y a { $games }.
cli-overview-more = `ahu COMMANDE --help` en dit plus sur une commande.

# Ce que font les commandes
cli-play = Jouer dans le terminal, entre personnes et bots.
cli-simulate = Jouer de nombreuses parties entre bots et afficher les résultats.
cli-replay = Vérifier un enregistrement et afficher où en est la partie.
cli-analyse = Analyser une partie terminée : chances au fil du jeu, moments décisifs, coups coûteux, hasard.
cli-engine = Répondre aux requêtes d’autres programmes : une ligne de JSON par requête et par réponse.
cli-schema = Afficher le schéma JSON de ce que le moteur lit et écrit pour un jeu.
cli-bot = Lister les bots, et vérifier qu’un bot suit les règles.
cli-puzzles = Trouver des énigmes : des positions où un coup est nettement le meilleur.
cli-game = Vérifier qu’un jeu respecte le contrat.
cli-game-check = Jouer des parties au hasard et vérifier qu’un jeu respecte le contrat : ce qu’il écrit et ce qu’il cache, et ses textes.
cli-board = Vérifier et dessiner des fichiers de plateau.
cli-board-check = Vérifier des fichiers de plateau.
cli-board-show = Dessiner un fichier de plateau.

# Ce que veulent dire les arguments
cli-value-game = JEU
cli-value-number = N
cli-value-seed = GRAINE
cli-value-file = FICHIER
cli-value-option = NOM=VALEUR
cli-value-bot = BOT
cli-game-text = le jeu : { $games }
cli-players-text = nombre de joueurs
cli-people-text = nombre de personnes parmi eux
cli-seed-text = d’où vient le hasard : un nombre ou un texte ; même graine, même partie
cli-board-text = un plateau en TOML, au lieu de celui de référence
cli-records-text = ajouter l’enregistrement de chaque partie à ce fichier, une ligne de JSON chacun, compressé si son nom finit par .xz
cli-record-text = écrire l’enregistrement de la partie dans ce fichier
cli-option-text = choisir une variante, par exemple quick_game=yes ; peut se répéter
cli-games-text = nombre de parties
cli-bots-text = un bot pour toutes les places, ou un pour chacune
cli-bot-text = quel bot joue ; voir `ahu bot list`
cli-jobs-text = combien de processus ; le résultat est toujours le même
cli-json-text = afficher un objet JSON
cli-replay-record-text = un enregistrement, en texte ou en JSON ; - est l’entrée standard
cli-as-json-text = afficher l’enregistrement en JSON
cli-as-text-text = afficher l’enregistrement en texte
cli-files-text = des plateaux en TOML, ou le nom d’un jeu pour le sien
cli-file-text = un plateau en TOML, ou le nom d’un jeu pour le sien
cli-svg-text = écrire le dessin dans ce fichier ; sinon il porte le nom du plateau
cli-default = par défaut { $value }
cli-language-text = la langue de tous les messages
cli-help-text = afficher cette aide
cli-version-text = afficher la version

# Ce qui peut être faux
cli-no-command = quelle commande ? Il y a { $known } ; `ahu --help` en dit plus
cli-unknown-command = il n’y a pas de commande « { $name } » ; il y a { $known }
cli-unknown-command-nearest = il n’y a pas de commande « { $name } » ; vouliez-vous dire « { $nearest } » ? Il y a { $known }
cli-no-part = après `ahu { $command }` vient l’un de ces mots : { $known }
cli-unknown-flag = { $name } n’existe pas ici ; il y a { $known }
cli-unknown-flag-nearest = { $name } n’existe pas ici ; vouliez-vous dire { $nearest } ? Il y a { $known }
cli-unexpected = « { $found } » est un argument de trop
cli-missing = il manque { $name } ; voir --help
cli-needs-value = { $name } demande une valeur
cli-no-value = { $name } ne prend pas de valeur
cli-wrong = les arguments sont incompréhensibles ; voir --help
cli-not-a-number = { $name } doit être un nombre entier, pas « { $found } »
cli-out-of-range = { $name } doit être compris entre { $least } et { $most }, pas { $found }
cli-option-form = une option s’écrit NOM=VALEUR, pas « { $found } »
cli-option-twice = l’option { $name } est donnée deux fois
cli-option-needs-game = les options demandent un jeu : nommez-le d’abord
cli-not-both = { $one } et { $other } s’excluent
cli-file-missing = il n’y a pas de fichier « { $path } »
cli-file-folder = « { $path } » est un dossier, pas un fichier
cli-file-forbidden = la lecture de « { $path } » est interdite
cli-file-unreadable = « { $path } » ne peut pas être lu
cli-file-large = « { $path } » est trop grand
cli-output = la sortie ne peut pas être écrite : { $problem }

# Ce qui est affiché
cli-compiled = compilé
cli-interpreted = interprété
cli-colour = { $colour ->
    [blue] bleu
    [green] vert
    [red] rouge
    [yellow] jaune
   *[purple] violet
 }
cli-replay-legal = { $game }{ $played ->
    [board] {" "}sur le plateau { $board }
   *[alone] {""}
 } : { $events ->
    [0] aucun événement
    [one] un événement, permis
   *[other] { $events } événements, tous permis
 }
cli-replay-over = La partie est terminée après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
 }.
cli-replay-so-far = La partie en est à la manche { $round } ; points jusqu’ici :
cli-wins = gagne
cli-playing = partie en cours
cli-simulated = { $game } à { $players }, { $games ->
    [one] une partie
   *[other] { $games } parties
 }, graine { $seed }, { $seconds } s
cli-games-per-second = parties par seconde
cli-decisions-per-second = décisions par seconde
cli-decisions-per-game = décisions par partie
cli-rounds-per-game = manches par partie
cli-turns-lost = Tours que des bots ont perdus par une faute : { $count }
cli-head-seat = place
cli-head-bot = bot
cli-head-won = victoires
cli-head-share = part
cli-head-score = points en moyenne
cli-head-least = minimum
cli-head-most = maximum

# ahu game check
game-check-good = { $game } respecte le contrat.
game-check-bad = { $game } ne respecte pas le contrat : { $count ->
    [one] une faute
   *[other] { $count } fautes
 }.
game-fault-at = { $players } joueurs, après { $event ->
    [one] { $event } événement
   *[other] { $event } événements
 } : { $what }
game-fault = { $reason ->
    [crash] il a planté : { $detail }
    [facet] un de ses éléments ne peut pas être chargé : { $detail }
    [text] un texte manque dans certaines langues, ou demande d’autres arguments : { $detail }
    [words] un refus n’a pas de mots dans une langue : { $detail }
    [lesson] une leçon ne fonctionne pas : { $detail }
    [moment] ce qu’il attend ne va pas avec ce qu’il dit : { $detail }
    [notation] ce qu’il écrit ne se relit pas : { $detail }
    [json] un coup ne revient pas du JSON : { $detail }
    [check] `check` ne va pas avec les actions permises : { $detail }
    [snapshot] un instantané ne redonne pas la même position
    [recall] ce dont une place se souvient ne peut pas être joué : { $detail }
    [copy] une position a changé quand on jouait avec une copie
    [view] une vue n’est pas comme elle doit être : { $detail }
    [hidden] quelqu’un voit ou sait ce qui est caché : { $detail }
    [open] selon `seen_by` tous peuvent le savoir, mais seuls certains le voient : { $detail }
    [record] un enregistrement mène à une autre fin
   *[endless] une partie au hasard ne finit pas en { $detail } événements
 }

cli-analyse-json-text = afficher l’analyse en JSON
cli-analysing = analyse en cours
cli-analyse-chances = Chances de gagner, en pour cent :
cli-analyse-round = manche { $round }
cli-analyse-line = Manche { $round } : { $what }
cli-analyse-begin = début
