# Pourquoi quelque chose est interdit dans Giants, et ce qui ne va pas dans une position donnée.
giants-not-an-action = « { $action } » n’est pas une action de Giants
giants-no-such-hex = le plateau n’a pas de case « { $hex } »
giants-no-such-ahu = le plateau n’a pas d’ahu « { $ahu } »
giants-no-such-item = il n’y a ni statue ni coiffe « { $item } »
giants-notation = ce n’est pas la notation de Giants : { $text }
giants-round-limit = la dernière manche doit être comprise entre 1 et 250, pas { $limit }

giants-wrong-phase = { $phase ->
    [bid] c’est le moment des mises secrètes
    [choose] c’est le moment de choisir les statues
    [place] c’est le moment de placer les pions
    [move] c’est le moment de déplacer statues et coiffes
    [marks] c’est le moment de marquer ce qui vient d’être posé dans sa carrière
   *[take-back] c’est le moment de reprendre des marqueurs
 }
giants-sealed = une décision secrète est définitive
giants-passed = vous avez passé, et c’est définitif pour cette phase
giants-bid = { $what ->
    [markers] { $most ->
        [0] vous n’avez aucun marqueur tribal
        [one] vous n’avez qu’un marqueur tribal
       *[other] vous n’avez que { $most } marqueurs tribaux
     } derrière votre paravent et ne pouvez pas en miser { $found }
    [workers] { $most ->
        [0] vous n’avez aucun ouvrier
        [one] vous n’avez qu’un ouvrier
       *[other] vous n’avez que { $most } ouvriers
     } derrière votre paravent et ne pouvez pas en miser { $found }
    [sorcerer] votre sorcier n’est pas derrière votre paravent
   *[chief] votre chef n’est pas derrière votre paravent
 }
giants-not-in-quarry = il n’y a pas de statue de taille { $size } dans la carrière
giants-chief-not-idle = votre mise ne compte aucun chef qui puisse encore sculpter
giants-too-few-sculptors = une statue de taille { $size } demande autant de sculpteurs ; il { $idle ->
    [0] ne vous en reste aucun
    [one] ne vous en reste qu’un
   *[other] ne vous en reste que { $idle }
 }
giants-not-behind = { $figure ->
    [worker] vous n’avez pas d’ouvrier derrière votre paravent
    [sorcerer] votre sorcier n’est pas derrière votre paravent
   *[chief] votre chef n’est pas derrière votre paravent
 }
giants-chief-logs = le chef se place sans rondins
giants-two-logs = un pion se place avec deux rondins au plus, pas { $logs }
giants-too-few-logs = { $most ->
    [0] vous n’avez aucun rondin
    [one] vous n’avez qu’un rondin
   *[other] vous n’avez que { $most } rondins
 } derrière votre paravent et ne pouvez pas en poser { $logs }
giants-ahu-without-reserve = on ne nomme un ahu que pour le réserver
giants-no-power-for-worker = un ouvrier ne peut pas utiliser le pouvoir d’une case
giants-no-tablet = pour le pouvoir d’une case, le chef brise une tablette entière, soit deux demi-tablettes ; { $halves ->
    [0] vous n’en avez aucune
    [one] vous n’en avez qu’une
   *[other] vous en avez { $halves }
 }
giants-no-such-power = { $power ->
    [worker] on trouve des ouvriers au village, pas { giants-onto }
    [marker] on trouve des marqueurs à la hutte des sorciers, pas { giants-onto }
    [logs] on trouve des rondins en forêt, pas { giants-onto }
   *[headdress] on trouve des coiffes dans leur carrière, pas { giants-onto }
 }
giants-forest-cut = la forêt en { $hex } a déjà été coupée
giants-power-empty = { $power ->
    [worker] il ne reste aucun de vos ouvriers dans l’urne
    [marker] il ne reste aucun de vos marqueurs dans l’urne
    [logs] il ne reste plus de rondins
   *[headdress] il ne reste plus de coiffes
 }
giants-reserve-which = dites quel ahu vous réservez
giants-ahu-elsewhere = l’ahu { $ahu } n’est pas { giants-onto }
giants-ahu-not-free = l’ahu { $ahu } n’est pas libre
giants-no-base = vous n’avez pas de socle derrière votre paravent
giants-no-marker = vous n’avez pas de marqueur tribal derrière votre paravent
giants-no-tablet-left = il ne reste plus de demi-tablettes
giants-mark-laid = vous ne pouvez marquer que celles de vos pièces qui viennent d’être posées dans leur carrière, chacune une fois, tant que vous avez des marqueurs
giants-take-back = vous ne pouvez reprendre que vos propres marqueurs, chacun une fois
giants-in-hand = finissez d’abord le transport commencé
giants-pick-first = choisissez d’abord une statue ou une coiffe
giants-abandoned-stop = une pièce abandonnée doit être marquée, érigée ou servir à coiffer
giants-stop-unmoved = une pièce qui n’a pas bougé ne peut pas être simplement laissée : déplacez-la, marquez-la, érigez-la ou coiffez-en un Moaï
giants-already-marked = la pièce porte déjà un marqueur
giants-erect-or-crown = { $item ->
    [headdress] une coiffe se pose sur un Moaï ; elle ne s’érige pas
   *[moai] un Moaï s’érige ; il ne coiffe rien
 }
giants-settled = { giants-item } est sur un ahu et ne bougera plus jamais
giants-not-there = { giants-item } n’est ni sur le plateau ni devant un paravent
giants-marked-by = { $you ->
    [yes] vous avez posé votre
   *[no] { clan } a posé son
 } marqueur sur { giants-item }
giants-front-of = { giants-item } est à { $you ->
    [yes] vous, devant votre paravent
   *[no] { clan }, devant son paravent
 }
giants-moved-by = { $you ->
    [yes] vous avez déplacé
   *[no] { clan } a déplacé
 } { giants-item } dans cette phase
giants-abandoned-pick = { giants-item } est à l’abandon : sans marqueur, il vous faut un chemin vers un ahu où l’ériger, ou vers un Moaï à coiffer
giants-no-action-with = vous ne pouvez rien faire maintenant avec { giants-item }
giants-not-next = { $kind ->
    [village] le village n’est pas voisin
    [sorcerers_hut] la hutte des sorciers n’est pas voisine
    [moai_quarry] la carrière de Moaï n’est pas voisine
    [headdress_quarry] la carrière de coiffes n’est pas voisine
   *[land] la case { $hex } n’est pas voisine
 } de la pièce
giants-entered-twice = la pièce est déjà passée { giants-onto } dans cette manche
giants-too-weak = il n’y a pas assez de porteurs { giants-onto } pour la taille { $size }
giants-chief-alone = un chef porte seul, sans autres pions ni rondins
giants-no-chief = ce chef n’est pas { giants-onto }
giants-figures-by-seat = dites pour chacune des { $seats } places combien de pions portent
giants-not-so-many = { $you ->
    [yes] vous { $most ->
        [0] n’avez aucun pion
        [one] n’avez qu’un pion
       *[other] n’avez que { $most } pions
     }
   *[no] { clan } { $most ->
        [0] n’a aucun pion
        [one] n’a qu’un pion
       *[other] n’a que { $most } pions
     }
 } { giants-onto }, pas { $found }
giants-not-so-many-logs = il { $most ->
    [0] n’y a aucun rondin
    [one] n’y a qu’un rondin
   *[other] n’y a que { $most } rondins
 } { giants-onto }, pas { $found }
giants-logs-alone = des rondins seuls ne portent rien ; il faut au moins un pion
giants-not-exactly = les porteurs doivent porter exactement { $size } ensemble, pas { $found }
giants-dead-end = une fois { giants-onto }, la pièce abandonnée n’atteint plus aucun ahu où vous pourriez l’ériger, ni aucun Moaï à coiffer
giants-nobody-there = vous n’avez pas de pion sur la case de l’ahu { $ahu }
giants-no-moai = aucun Moaï ne se dresse sur { $ahu }
giants-crowned = le Moaï de l’ahu { $ahu } est déjà coiffé
giants-ahu-taken = un Moaï se dresse déjà sur { $ahu }
giants-reserved-by = { $you ->
    [yes] vous avez réservé { $ahu }
   *[no] { $ahu } est réservé à { clan }
 }
giants-bases-open = tous les socles sont visibles ; il n’y a rien à regarder
giants-no-half-tablet = vous n’avez pas de demi-tablette à rendre

giants-setup-count = « { $what } » vaut { $found }, mais doit être compris entre { $least } et { $most }
giants-setup-phase = « { $what } » ne convient pas à la phase « { $phase } »
giants-setup-twice = « { $name } » apparaît deux fois
giants-setup-no-forest = { $hex } n’est pas une forêt et ne peut pas être coupée
giants-setup-two-on-ahu = deux statues, ou deux coiffes, sur l’ahu { $ahu }
giants-setup-no-base = un Moaï ou une coiffe sur l’ahu { $ahu }, où il n’y a pas de socle
giants-setup-bare = un ahu sans Moaï ne peut être coiffé, et personne n’a pu regarder dessous
