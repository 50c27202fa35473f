# Une partie au terminal.

## Mots que l’on peut taper à chaque question ; le premier est affiché
terminal-word-help = ?, aide, help
terminal-word-log = journal, log
terminal-word-board = plateau, board
terminal-word-back = retour, back
terminal-word-undo = annuler, undo
terminal-word-peek = regarder, peek
terminal-word-quit = q, quitter, quit, exit
terminal-hint-help = aide
terminal-hint-log = ce qui s’est passé
terminal-hint-board = redessiner
terminal-hint-back = un pas
terminal-hint-undo = reprendre
terminal-hint-peek = sous un Moaï
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
terminal-welcome = { $game ->
    [giants] Une partie de Giants commence.
    [orongo] Une partie d’Orongo commence.
   *[other] Une partie de { $game } commence.
 }
terminal-welcome-back = { $game ->
    [giants] La partie de Giants continue.
    [orongo] La partie d’Orongo continue.
   *[other] La partie de { $game } continue.
 }
terminal-which-game = Quel jeu ? (Entrée : Giants)
terminal-about = { $game ->
    [giants] Giants : sculpter des Moaï, les déplacer avec l’aide de tous, les ériger au loin (3 à 5 joueurs)
    [orongo] Orongo : miser des coquillages, poser des jetons, bâtir des Moaï sur la côte (2 à 4 joueurs)
   *[other] { $game }
 }
terminal-how-many = Combien de joueurs, robots compris ? (Entrée : { $least })
terminal-watching = Il n’y a que des robots à cette table ; voici ce qu’ils font.
terminal-bot-fault = Le robot de { $clan } a fait une faute ; le sort a joué pour lui. ({ $detail })
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
terminal-undone = Décision reprise.
terminal-help = On tape les nombres et les noms comme ils sont listés ; le début d’un nom suffit. Les règles complètes sont dans le dossier docs/rules du projet.
terminal-goodbye = Au revoir. Cette partie n’a pas été conservée ; avec --record FICHIER, elle l’aurait été.
terminal-goodbye-record = Au revoir. Pour continuer : { $command }
terminal-people = une table de { $players } n’a pas de place pour { $people } personnes
terminal-which-action = Que faites-vous ?
terminal-points = points
terminal-record-text = ce n’est pas un enregistrement : pas de texte en UTF-8
terminal-record-other = l’enregistrement est celui d’une partie de { $game } à { $players }
terminal-record-unwritten = l’enregistrement ne peut pas être écrit : { $problem }

## Giants : les choses
giants-landmark = { $kind ->
    [village] village
    [sorcerers_hut] hutte des sorciers
    [moai_quarry] carrière de Moaï
   *[headdress_quarry] carrière de coiffes
 }
giants-short = { $kind ->
    [village] { $wide ->
        [1] Village
       *[0] Vill.
     }
    [sorcerers_hut] Hutte
    [moai_quarry] { $wide ->
        [1] ▲Carr.
       *[0] ▲Ca.
     }
   *[headdress_quarry] { $wide ->
        [1] ♕Carr.
       *[0] ♕Ca.
     }
 }
giants-onto = { $kind ->
    [village] au village
    [sorcerers_hut] à la hutte des sorciers
    [moai_quarry] dans la carrière de Moaï
    [headdress_quarry] dans la carrière de coiffes
   *[land] en { $hex }
 }
giants-item = { $headdress ->
    [1] la coiffe { $item }
   *[0] le Moaï { $item } (taille { $size })
 }
giants-count-workers = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
 }
giants-count-sorcerer = le sorcier
giants-count-chief = le chef
giants-count-markers = { $count ->
    [one] { $count } marqueur tribal
   *[other] { $count } marqueurs tribaux
 }
giants-count-logs = { $count ->
    [one] { $count } rondin
   *[other] { $count } rondins
 }
giants-count-bases = { $count ->
    [one] { $count } socle
   *[other] { $count } socles
 }
giants-points = { $clan } +{ $count }
giants-letter-sorcerer = S
giants-letter-chief = C
giants-ahu = { $ahu } ({ $hex }, Moaï × { $moai }, coiffe { $headdress })

## Giants : l’écran
giants-title = Giants · manche { $round } · { $phase }
giants-phase = { $phase ->
    [over] fin
    [first] qui commence
    [dice] carrière
    [bid] mises
    [choose] statues
    [place] placement
    [move] transport
    [marks] marqueurs
   *[take-back] fin de manche
 }
giants-column-clan = clan
giants-column-points = points
giants-column-tablets = demi-tablettes
giants-column-front = misé
giants-column-items = pièces
giants-column-state = état
giants-column-screen = derrière le paravent
giants-state = { $state ->
    [first] commence
    [passed] a passé
    [sealed] a décidé en secret
    [declined] ne prend plus rien
   *[turn] doit décider
 }
giants-stock = Dans la carrière : { $quarry } · réserve : Moaï { $moai }, coiffes { $headdresses }, rondins { $logs }, demi-tablettes { $tablets }
giants-own-screen = Derrière votre paravent : { $material }
giants-legend-forest = forêt de 4 rondins
giants-legend-stump = forêt coupée
giants-legend-free = ahu libre : Moaï × 7, coiffe 3
giants-legend-reserved = réservé par Bleu
giants-legend-taken = avec un Moaï de taille 2
giants-legend-known = dont le socle est connu : Bleu
giants-legend-crowned = coiffé
giants-legend-figures = Bleu : 2 ouvriers, Sorcier, Chef
giants-legend-logs = 2 rondins
giants-legend-item = Moaï de taille 2, marqué par Bleu
giants-legend-headdress = coiffe

## Giants : ce qu’il faut faire
giants-task = { clan }, { $phase ->
    [bid] misez en secret : les marqueurs tribaux décident qui choisit d’abord, les pions sculptent.
    [choose] choisissez une statue que vos sculpteurs peuvent sculpter.
    [place] placez un pion, achetez une demi-tablette ou passez.
    [move] déplacez, marquez ou installez une statue ou une coiffe, ou passez.
    [hand] poursuivez le transport commencé, case par case.
    [marks] vous pouvez marquer ce qui vient d’être posé dans sa carrière.
   *[take-back] la manche est finie : vous pouvez reprendre des marqueurs.
 }
giants-ask-what = Que faites-vous ?
giants-do-decline = plus aucune dans ces enchères
giants-do-place = placer un pion
giants-do-buy = acheter une demi-tablette avec un marqueur tribal
giants-do-pass = passer
giants-do-enter = porter une case plus loin
giants-do-stop = laisser ici
giants-do-mark = laisser ici et marquer
giants-do-erect = ériger ici
giants-do-crown = coiffer un Moaï ici
giants-ask-bid-markers = Combien de marqueurs tribaux misez-vous ? (dans la carrière : { $sizes })
giants-ask-bid-workers = Combien d’ouvriers ? (dans la carrière : { $sizes })
giants-ask-bid-sorcerer = Le sorcier aussi ?
giants-ask-bid-chief = Le chef aussi ? Il sculpte n’importe quelle taille, mais une seule statue.
giants-ask-take = Quelle statue prenez-vous ?
giants-take-of = taille { $size }, sculptée par { $by ->
    [chief] le chef
   *[sculptors] des ouvriers ou le sorcier
 }
giants-ask-place-figure = Quel pion placez-vous ?
giants-ask-place-hex = Sur quelle case ?
giants-ask-place-logs = Avec combien de rondins ?
giants-ask-place-power = Utiliser le pouvoir de la case ?
giants-ask-place-ahu = Quel ahu réservez-vous ?
giants-ask-enter-hex = Vers quelle case ?
giants-ask-enter-carriers = Qui porte ?
giants-ask-erect-ahu = Sur quel ahu ?
giants-ask-crown-ahu = Sur quel ahu ?
giants-ask-peek-ahu = Sous quel Moaï regardez-vous ? Cela coûte une demi-tablette.
giants-ask-item = Quelle statue ou quelle coiffe ?
giants-ask-journey = Où va { $item } ? (entre parenthèses, les points des autres)
giants-ask-end = Et à l’arrivée, { $hex } ?
giants-ask-mark-laid = Marquer { $item } ({ $where }) ?
giants-ask-take-back = Reprendre votre marqueur posé sur { $item } ({ $where }) ?
giants-value-figure = { $value ->
    [worker] ouvrier
    [sorcerer] sorcier
   *[chief] chef
 }
giants-value-power = { $value ->
    [worker] prendre un ouvrier
    [marker] prendre un marqueur tribal
    [logs] couper la forêt
    [headdress] prendre une coiffe
    [reserve] réserver un ahu
   *[none] ne pas utiliser de pouvoir
 }
giants-gain = { $power ->
    [worker] un ouvrier
    [marker] un marqueur tribal
    [logs] { $logs ->
        [one] { $logs } rondin
       *[other] { $logs } rondins
     }
    [headdress] une coiffe
   *[reserve] réserver { $ahu }
 }
giants-carve = { $count ->
    [0] Elle ne permet de sculpter aucune statue de la carrière.
    [one] Elle permet de sculpter la taille { $sizes }.
   *[other] Elle permet de sculpter les tailles { $sizes }.
 }
giants-sure-bid = Votre mise : { $bid }. { $carve } Une fois faite, elle est définitive. Miser ?
giants-sure-pass = Passer est définitif pour cette phase. Passer ?
giants-sure-decline = Vous ne prendrez alors plus de statue dans ces enchères. Vraiment ?
giants-by-hand = à la main : case par case, en choisissant les porteurs
giants-end-erect = ériger sur { $ahu } (× { $value })
giants-end-crown = coiffer le Moaï de l’ahu { $ahu } (+{ $value })
giants-end-mark = marquer
giants-end-stop = laisser
giants-item-there = { $item }, { $where }
giants-where-front = devant votre paravent
giants-where-abandoned = à l’abandon { $where }
giants-carry-chief = le chef de { $clan }, seul
giants-carry-figures = { $count ->
    [one] { $count } pion de { $clan }
   *[other] { $count } pions de { $clan }
 }
giants-peeked = Sous le Moaï de l’ahu { $ahu } se trouve le socle de { clan }. Vous seul le savez.

## Giants : ce qui s’est passé
giants-told-first = { clan } commence.
giants-told-quarry = Les dés amènent dans la carrière : { $sizes }.
giants-told-no-statue = Les dés n’amènent aucune statue dans la carrière ; il n’y a pas d’enchères.
giants-told-bid = { clan } a misé : { $bid }.
giants-told-take = { clan } prend un Moaï de taille { $size }{ $by ->
    [chief] , sculpté par le chef
   *[sculptors] {""}
 }.
giants-told-decline = { clan } ne prend plus de statue.
giants-told-place = { clan } place { $figure ->
    [worker] un ouvrier
    [sorcerer] le sorcier
   *[chief] le chef
 }{ $logs ->
    [0] {""}
    [one] {" "}avec un rondin
   *[other] {" "}avec { $logs } rondins
 } { $onto }{ $power ->
    [worker] {" "}et prend un ouvrier
    [marker] {" "}et prend un marqueur tribal
    [logs] {" "}et coupe la forêt
    [headdress] {" "}et prend une coiffe
    [reserve] {" "}et réserve l’ahu { $ahu }
   *[none] {""}
 }.
giants-told-buy = { clan } achète une demi-tablette avec un marqueur tribal.
giants-told-pass = { clan } passe.
giants-told-cannot = { clan } ne peut rien faire et passe.
giants-told-journey = { $steps ->
    [0] { $end ->
        [mark] { clan } marque { $item }
        [erect] { clan } érige { $item } sur { $ahu }
        [crown] { clan } coiffe le Moaï de l’ahu { $ahu } avec { $item }
       *[stop] { clan } laisse { $item }
     }
   *[other] { clan } déplace { $item } → { $path }{ $end ->
        [mark] {" "}et y met son marqueur
        [erect] {" "}et l’érige sur { $ahu }
        [crown] {" "}et coiffe le Moaï de l’ahu { $ahu }
       *[stop] {""}
     }
 }{ $given ->
    [0] .
   *[other] . Points : { $points }.
 }
giants-told-mark-laid = { $count ->
    [0] { clan } ne marque rien dans les carrières.
   *[other] { clan } marque { $items }.
 }
giants-told-take-back = { $count ->
    [0] { clan } ne reprend aucun marqueur.
    [one] { clan } reprend son marqueur posé sur { $items }.
   *[other] { clan } reprend ses marqueurs posés sur { $items }.
 }
giants-told-peek = { clan } rend une demi-tablette et regarde sous le Moaï de l’ahu { $ahu }.

## Giants : la fin et l’aide
giants-score-transport = transport
giants-score-moai = Moaï
giants-score-headdresses = coiffes
giants-score-tablets = tablettes
giants-score-sum = points
giants-help =
    Une manche : des statues arrivent dans la carrière ; tous misent en secret pour elles ; puis on place des pions sur l’île, un à la fois ; puis on porte statues et coiffes de case en case. Chaque case où l’on entre demande des porteurs : autant de pions et de rondins que la taille, ou un chef seul. On peut employer les pions des autres, qui en tirent des points. On érige un Moaï là où l’on a un pion, sur un ahu libre ou que l’on a réservé : il rapporte à la fin la valeur Moaï multipliée par sa taille.
    Le sorcier, quand il est placé, utilise le pouvoir de sa case : village, hutte des sorciers, forêt, carrière de coiffes, ou ahu libre à réserver. Le chef le peut aussi, pour deux demi-tablettes.

## Orongo : les choses et l’écran
orongo-kind = { $kind ->
    [quarry] carrière
    [food] nourriture
    [temple] temple
    [deity] divinité
    [nest] nid
    [birdman] homme-oiseau
    [coastal] palmier côtier
   *[inland] palmier intérieur
 }
orongo-letter = { $kind ->
    [quarry] C
    [food] N
    [temple] T
    [deity] D
    [nest] I
   *[birdman] H
 }
orongo-title = Orongo · manche { $round } · { $phase }
orongo-phase = { $phase ->
    [first] qui commence
    [tiles] on retourne des tuiles
    [bids] mises
    [chips] pose des jetons
    [moai] on bâtit un Moaï
   *[over] fin
 }
orongo-column-clan = clan
orongo-column-moai = reste
orongo-column-bid = mise
orongo-column-due = jetons
orongo-column-built = Moaï bâtis
orongo-column-left = Moaï restants
orongo-column-shells = coquillages
orongo-atoll = Atoll : { $count ->
    [one] { $count } coquillage
   *[other] { $count } coquillages
 }
orongo-side-amulet = Amulette : { $clan }
orongo-tiles-left = Tuiles cachées : { $count }
orongo-own-shells = Vos coquillages : { $count }
orongo-legend-open = tuile visible
orongo-legend-closed = encore sans tuile
orongo-legend-coastal = palmier côtier
orongo-legend-inland = palmier intérieur
orongo-legend-chip = jeton de Bleu
orongo-legend-used = épuisée
orongo-legend-moai = avec un Moaï
orongo-legend-main = Moaï principal

## Orongo : ce qu’il faut faire
orongo-task = { clan }, { $phase ->
    [bids] misez des coquillages : vous en avez { $shells }. Le plus offrant paie et pose 3 jetons, le deuxième en pose 2, les autres 1 ; qui mise 0 prend l’atoll.
    [moai] vous devez bâtir un Moaï : choisissez les tuiles à épuiser et le palmier.
   *[chips] posez un jeton (encore { $due }) : sur une tuile visible, ou sur un palmier voisin d’un de vos jetons.
 }
orongo-ask-bid = Combien de coquillages misez-vous ?
orongo-ask-field = Sur quelle case ?
orongo-ask-set = Quelles tuiles épuisez-vous ?
orongo-ask-palm = Sur quel palmier bâtir le Moaï ?
orongo-sure-bid = { $count ->
    [one] Une mise de { $count } coquillage
   *[other] Une mise de { $count } coquillages
 } est définitive. Miser ?

## Orongo : ce qui s’est passé
orongo-told-first = { clan } porte l’amulette.
orongo-told-tiles = Tuiles retournées : { $tiles }.
orongo-told-bid = { clan } a misé { $count }.
orongo-told-atoll = { $count ->
    [one] { $clans } prend
   *[other] { $clans } prennent chacun
 } { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
 } de l’atoll.
orongo-told-amulet = { clan } reçoit l’amulette.
orongo-told-place = { clan } pose un jeton en { $field }.
orongo-told-build = { clan } bâtit un Moaï sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles } et paie { $count } coquillage
   *[other] les tuiles { $tiles } et paie { $count } coquillages
 }.
orongo-told-main = { clan } bâtit le Moaï principal sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles } et paie { $count } coquillage
   *[other] les tuiles { $tiles } et paie { $count } coquillages
 }.

## Orongo : la fin et l’aide
orongo-end-main = Le Moaï principal se dresse sur le palmier { $palm }.
orongo-help =
    Une manche : on retourne des tuiles ; tous misent des coquillages en secret ; puis on pose des jetons sur des tuiles visibles, ou sur des palmiers voisins de ses propres jetons. Quand un groupe de vos jetons contient une série de tuiles non épuisées (une carrière ; un temple et une divinité ; un homme-oiseau et un nid ; deux nourritures) et un jeton sur un palmier côtier sans Moaï, vous y bâtissez un Moaï et payez un coquillage par tuile. Qui a bâti tous ses Moaï et en bâtit encore un, le Moaï principal, gagne.
