# Une partie au terminal.

## Mots que l’on peut taper à chaque question ; le premier est affiché
terminal-word-help = ?, aide, help
terminal-word-log = journal, log
terminal-word-board = plateau, board
terminal-word-back = retour, back
terminal-word-undo = annuler, undo
terminal-word-aside = hors-tour, regarder
terminal-word-quit = q, quitter, quit, exit
terminal-hint-help = aide
terminal-hint-log = ce qui s’est passé
terminal-hint-board = redessiner
terminal-hint-back = d’un pas
terminal-hint-undo = le dernier coup
terminal-hint-aside = sans prendre son tour
terminal-hint-quit = quitter

## À toutes les tables
terminal-yes = oui
terminal-no = non
terminal-you = (vous)
terminal-nothing = rien
terminal-list = { $most } et { $last }
terminal-note = { $what } : { $note }
terminal-others = Ou par un nom : { $names }
terminal-by-number = Un nombre : { $names }
terminal-by-name = Au choix : { $names }
terminal-expected-number = Tapez un nombre de 1 à { $most }, ou l’un des mots sous la liste.
terminal-expected-range = Tapez un nombre de { $least } à { $most }.
terminal-expected-name = Tapez l’un des noms ci-dessus.
terminal-expected-either = Tapez un nombre de 1 à { $most }, ou l’un des noms.
terminal-welcome = { $game } : une partie commence.
terminal-welcome-back = { $game } : la partie continue.
terminal-which-game = Quel jeu ? (Entrée : { $usual })
terminal-about = { $game } ({ $least } à { $most } joueurs){ $told ->
    [yes] {" "}: { $about }
   *[no] {""}
 }
terminal-how-many = Combien de joueurs, bots compris ? (Entrée : { $least })
terminal-watching = Il n’y a que des bots à cette table ; voici ce qu’ils font.
terminal-bot-fault = Le bot ({ $clan }) a fait une faute ; le sort a joué pour lui. ({ $detail })
terminal-cover = { $clan }, c’est à vous. Quand personne d’autre ne regarde, appuyez sur Entrée.
terminal-earlier = { $count ->
    [one] Il s’est passé encore une chose avant ; « journal » la montre.
   *[other] Il s’est passé encore { $count } choses avant ; « journal » les montre.
 }
terminal-log = { $count ->
    [0] Rien à raconter pour l’instant.
    [one] Il s’est passé une chose :
   *[other] Il s’est passé { $count } choses ; les dernières :
 }
terminal-undone = Coup annulé.
terminal-help = On tape les nombres et les noms comme ils sont listés ; le début d’un nom suffit.
terminal-goodbye = Au revoir. Cette partie n’a pas été conservée ; avec --record FICHIER, elle l’aurait été.
terminal-goodbye-record = Au revoir. Pour continuer : { $command }
terminal-people = une table de { $players } n’a pas de place pour { $people } personnes
terminal-which-action = Que faites-vous ?
terminal-points = points
terminal-record-text = ce n’est pas un enregistrement : le fichier n’est pas du texte en UTF-8
terminal-record-other = l’enregistrement est celui d’une autre partie : { $game } à { $players }
terminal-record-unwritten = l’enregistrement ne peut pas être écrit : { $problem }
