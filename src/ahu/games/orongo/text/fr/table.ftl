# Orongo à la table dans le navigateur : ce qui est dit à tous, et les actions possibles en mots.
orongo-field = { $field } ({ $kind })
orongo-waits = { clan } { $phase ->
    [bids] prépare sa mise.
    [moai] bâtit un Moaï.
   *[chips] pose { $due ->
        [one] un jeton.
       *[other] { $due } jetons.
     }
 }
orongo-choice-bid = miser { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
 }
orongo-choice-place = poser un jeton en { $field }
orongo-choice-build = bâtir un Moaï sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles }, pour { $count } coquillage
   *[other] les tuiles { $tiles }, pour { $count } coquillages
 }
