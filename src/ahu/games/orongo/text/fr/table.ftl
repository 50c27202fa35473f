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
orongo-choice-place = poser un jeton sur la case { $field }
orongo-choice-build = bâtir un Moaï sur le palmier { $palm } avec { $count ->
    [one] la tuile { $tiles }, pour { $count } coquillage
   *[other] les tuiles { $tiles }, pour { $count } coquillages
 }

## La fin
orongo-end-by-main = { $you ->
    [yes] Vous avez bâti le Moaï principal : vous gagnez la partie.
   *[no] { clan } a bâti le Moaï principal et gagne la partie.
 }
orongo-end-tiles = Toutes les tuiles sont posées : c’était la dernière manche. Le plus grand nombre de Moaï gagne.
orongo-score-shells = coquillages (en cas d’égalité)
orongo-counted-moai = Moaï sur le palmier { $palm }
orongo-counted-main = Le Moaï principal, sur le palmier { $palm }
orongo-counted-shells = { $shells ->
    [one] À égalité de Moaï : { $shells } coquillage
   *[other] À égalité de Moaï : { $shells } coquillages
 }
