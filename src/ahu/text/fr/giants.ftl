# Pourquoi quelque chose est interdit dans Giants, et ce qui ne va pas dans une position donnée.
giants-not-an-action = « { $action } » n’est pas une action de Giants
giants-no-such-hex = le plateau n’a pas de case « { $hex } »
giants-no-such-ahu = le plateau n’a pas d’ahu « { $ahu } »
giants-no-such-item = il n’y a ni statue ni coiffe « { $item } »
giants-notation = pas dans la notation de Giants : { $text }
giants-round-limit = le dernier tour va de 1 à 250, pas { $limit }

giants-wrong-phase = { $phase ->
    [bid] c’est le moment des mises secrètes
    [choose] c’est le moment de choisir les statues
    [place] c’est le moment de placer les figures
    [move] c’est le moment de déplacer statues et coiffes
    [marks] c’est le moment de marquer ce qui vient d’être posé dans sa carrière
   *[take-back] c’est le moment de reprendre des marqueurs
 }
giants-sealed = ce qui est décidé en secret tient
giants-passed = vous avez passé pour cette phase
giants-bid = { $what ->
    [markers] vous avez { $most ->
        [0] zéro marqueur tribal
        [one] un marqueur tribal
       *[other] { $most } marqueurs tribaux
     } derrière votre paravent et ne pouvez pas en miser { $found }
    [workers] vous avez { $most ->
        [0] zéro ouvrier
        [one] un ouvrier
       *[other] { $most } ouvriers
     } derrière votre paravent et ne pouvez pas en miser { $found }
    [sorcerer] votre sorcier n’est pas derrière votre paravent
   *[chief] votre chef n’est pas derrière votre paravent
 }
giants-not-in-quarry = il n’y a pas de statue de taille { $size } dans la carrière
giants-chief-not-idle = votre mise n’a pas de chef qui puisse encore tailler
giants-too-few-sculptors = une statue de taille { $size } demande autant de sculpteurs ; il vous en reste { $idle }
giants-not-behind = { $figure ->
    [worker] vous n’avez pas d’ouvrier derrière votre paravent
    [sorcerer] votre sorcier n’est pas derrière votre paravent
   *[chief] votre chef n’est pas derrière votre paravent
 }
giants-chief-logs = le chef se place sans rondins
giants-two-logs = une figure se place avec deux rondins au plus, pas { $logs }
giants-too-few-logs = vous avez { $most ->
    [0] zéro rondin
    [one] un rondin
   *[other] { $most } rondins
 } derrière votre paravent et ne pouvez pas en poser { $logs }
giants-ahu-without-reserve = on ne nomme un ahu que pour le réserver
giants-no-power-for-worker = un ouvrier n’a pas de pouvoir
giants-no-tablet = pour un pouvoir, le chef brise une tablette entière, deux moitiés ; vous en avez { $halves }
giants-no-such-power = { $power ->
    [worker] les ouvriers viennent du village ; ce n’est pas la case { $hex }
    [marker] les marqueurs viennent de la hutte des sorciers ; ce n’est pas { $hex }
    [logs] les rondins viennent d’une forêt ; { $hex } n’en est pas une
   *[headdress] les coiffes viennent de leur carrière ; ce n’est pas la case { $hex }
 }
giants-forest-cut = la forêt de la case { $hex } a été coupée
giants-power-empty = { $power ->
    [worker] il ne reste aucun de vos ouvriers dans la réserve
    [marker] il ne reste aucun de vos marqueurs dans la réserve
    [logs] il ne reste plus de rondins
   *[headdress] il ne reste plus de coiffes
 }
giants-reserve-which = dites quel ahu vous réservez
giants-ahu-elsewhere = l’ahu { $ahu } n’est pas sur la case { $hex }
giants-ahu-not-free = l’ahu { $ahu } n’est pas libre
giants-no-base = vous n’avez pas de socle derrière votre paravent
giants-no-marker = vous n’avez pas de marqueur tribal derrière votre paravent
giants-no-tablet-left = il ne reste plus de demi-tablettes
giants-mark-laid = vous pouvez marquer ceux de vos objets qui viennent d’être posés dans leur carrière, chacun une fois, tant que vous avez des marqueurs
giants-take-back = vous pouvez reprendre vos marqueurs posés sur des objets, chacun une fois
giants-in-hand = finissez d’abord le transport commencé
giants-pick-first = choisissez d’abord une statue ou une coiffe
giants-abandoned-stop = un objet à l’abandon doit être marqué, érigé ou servir à coiffer
giants-stop-unmoved = un objet qui n’a pas bougé ne peut pas être laissé ; déplacez-le, marquez-le ou installez-le
giants-already-marked = l’objet a déjà son marqueur
giants-erect-or-crown = { $item ->
    [headdress] une coiffe coiffe un Moaï ; elle ne s’érige pas
   *[moai] un Moaï s’érige ; il ne coiffe rien
 }
giants-settled = { $item } est sur un ahu et ne bouge plus jamais
giants-not-there = { $item } n’est ni sur le plateau ni devant un paravent
giants-marked-by = { $item } porte le marqueur de { clan }
giants-front-of = { $item } est devant le paravent de { clan }
giants-moved-by = { $item } a été déplacé dans cette phase par { clan }
giants-abandoned-pick = { $item } est à l’abandon : sans marqueur, vous devez pouvoir l’amener là où vous pouvez l’installer
giants-no-action-with = vous ne pouvez rien faire de { $item } maintenant
giants-not-next = la case { $hex } n’est pas voisine de l’objet
giants-entered-twice = l’objet est déjà passé par { $hex } dans ce tour
giants-too-weak = personne en { $hex } ne peut porter la taille { $size }
giants-chief-alone = un chef porte seul
giants-no-chief = ce chef n’est pas sur la case { $hex }
giants-figures-by-seat = dites pour chacune des { $seats } places combien de figures portent
giants-not-so-many = { clan } a { $most ->
    [0] zéro figure
    [one] une figure
   *[other] { $most } figures
 } sur la case { $hex }, pas { $found }
giants-not-so-many-logs = sur la case { $hex } il y a { $most ->
    [0] zéro rondin
    [one] un rondin
   *[other] { $most } rondins
 }, pas { $found }
giants-logs-alone = des rondins seuls ne portent rien
giants-not-exactly = il en faut exactement { $size } pour porter, pas { $found }
giants-dead-end = depuis { $hex }, l’objet à l’abandon n’atteint aucun lieu où vous pourriez l’installer
giants-nobody-there = vous n’avez pas de figure sur la case de { $ahu }
giants-no-moai = aucun Moaï ne se dresse sur { $ahu }
giants-crowned = le Moaï de { $ahu } est coiffé
giants-ahu-taken = un Moaï se dresse sur { $ahu }
giants-reserved-by = { $ahu } est réservé à { clan }
giants-bases-open = tous les socles sont visibles
giants-no-half-tablet = vous n’avez pas de demi-tablette à rendre

giants-setup-count = « { $what } » vaut { $found }, mais doit aller de { $least } à { $most }
giants-setup-phase = « { $what } » ne convient pas à la phase « { $phase } »
giants-setup-twice = « { $name } » s’y trouve deux fois
giants-setup-no-forest = { $hex } n’est pas une forêt et ne peut pas être coupée
giants-setup-two-on-ahu = deux statues, ou deux coiffes, sur l’ahu { $ahu }
giants-setup-no-base = un Moaï ou une coiffe sur l’ahu { $ahu }, où il n’y a pas de socle
giants-setup-bare = un ahu sans Moaï ne peut être coiffé, et personne n’a pu regarder dessous
