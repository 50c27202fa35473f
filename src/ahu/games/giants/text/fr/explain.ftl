# Ce que Giants dit de ce que l’on montre.
giants-explain-kind = { $kind ->
    [forest] Un sorcier placé ici prend les rondins ; la forêt est alors coupée pour toujours.
    [cut] Une forêt coupée ne donne plus rien.
    [village] Un sorcier placé ici prend un de vos ouvriers.
    [sorcerers_hut] Un sorcier placé ici prend un de vos marqueurs tribaux.
    [moai_quarry] Tous les Moaï partent d’ici.
    [headdress_quarry] Un sorcier placé ici prend une coiffe. Les coiffes partent d’ici.
   *[land] Les pions placés ici aident tout le monde à porter les statues plus loin.
 }
giants-explain-values = { $state ->
    [free] Un Moaï rapporte ici { $moai } fois sa taille, et { $headdress } de plus avec une coiffe. L’ahu est libre.
    [reserved] Un Moaï rapporte ici { $moai } fois sa taille, et { $headdress } de plus avec une coiffe. Seul le joueur qui l’a réservé peut y ériger un Moaï.
   *[taken] Le Moaï rapporte { $moai } fois sa taille. Une coiffe { $crowned ->
        [yes] ajoute
       *[no] ajouterait
     } { $headdress }. Le socle dessous dit à qui il est.
 }
giants-explain-piece = { $piece ->
    [worker] Sculpte et porte 1. Peut apporter des rondins.
    [sorcerer] Sculpte et porte 1, et utilise le pouvoir de la case où vous le placez.
    [chief] Sculpte toute taille et porte tout, à lui seul.
    [marker] Décide qui choisit en premier, vous garde une statue, ou achète une demi-tablette.
    [base] Il va sous chaque Moaï que vous érigez, ou réserve un ahu. Avec un Moaï sur tous vos socles, la partie finit.
    [log] Porte 1 à côté d’un pion, jamais seul.
    [tablet] Deux font une tablette et comptent à la fin. Le joueur qui en a le plus gagne les égalités aux enchères.
    [score] Les points jusqu’ici. Moaï, coiffes et tablettes comptent à la fin, sauf si les options en décident autrement.
    [front] Misés ou dépensés dans cette manche. Ils reviennent quand elle finit.
    [sculptors] Sculptent dans cette manche et ne peuvent pas être placés. Ils reviennent quand elle finit.
    [bid] Les marqueurs décident qui choisit en premier, les pions sculptent.
    [item] Gagnée dans cette manche : la pièce part de sa carrière quand vous la déplacez.
    [quarry] Les statues de cette manche ; le nombre est la taille. Il faut autant de sculpteurs que la taille, ou le chef.
   *[supply] Ce qui reste pour tous. Quand il n’y a plus de Moaï à ériger, la partie finit.
 }
giants-explain-state = { $state ->
    [first] Commence chaque phase de cette manche, et gagne les dernières égalités aux enchères.
    [sealed] Personne ne voit ce qui est décidé avant que tous aient décidé.
    [passed] Ne fait plus rien dans cette phase.
   *[declined] Ne prend plus de statue dans ces enchères.
 }
giants-explain-do = { $do ->
    [place] Le pion et ses rondins vont sur la case choisie et y restent jusqu’à la fin de la manche.
    [erect] Le Moaï reste sur l’ahu et compte à la fin de la partie.
    [crown] La coiffe reste sur le Moaï et compte à la fin de la partie.
    [mark] L’objet reste là avec votre marqueur : il est à vous pour les manches à venir.
    [mark-laid] Ce qui porte votre marqueur est à vous pour les manches à venir ; sans marqueur, c’est abandonné.
    [take-back] Ce qui n’a plus de marqueur est abandonné : chacun peut le porter dès la manche suivante.
    [look] Vous seul voyez à qui est le socle. Cela coûte une demi-tablette, et tous voient que vous regardez.
   *[stop] L’objet reste là ; vous pourrez le porter plus loin à un autre tour.
 }
giants-explain-power = { $power ->
    [worker] Vous recevez un de vos ouvriers, utilisable aussitôt.
    [marker] Vous recevez un de vos marqueurs tribaux, utilisable aussitôt.
    [logs] Vous recevez les rondins de la forêt, coupée pour toujours. Vous pourrez les placer dès votre prochaine action.
    [headdress] Vous recevez une coiffe. Elle part de sa carrière quand vous la déplacez.
    [reserve] Votre socle est posé sur l’ahu, visible : vous seul pourrez désormais y ériger un Moaï.
   *[none] Le pion est placé, et rien d’autre ne se passe.
 }
giants-explain-press = { $what ->
    [item] Choisissez la pièce, puis la case où elle doit aller.
    [take] Elle est devant votre paravent, et part de la carrière quand vous la déplacez.
    [carriers] Choisissez qui porte ici. Un joueur dont le pion vous aide marque des points.
   *[back] Retire la dernière case du chemin.
 }
