# Conseils et analyse des parties terminées

page-hint = Conseil
page-hint-text = Que ferait maintenant un bon joueur ? Les trois meilleurs coups, et pourquoi.
page-hint-title = Que feriez-vous ?
page-hint-thinking = Réflexion en cours…
page-hint-chance = { $percent } % de chances de gagner
page-hint-show = Montrer sur le plateau
page-hint-hide = Masquer
page-hint-none = Impossible de dire ici ce qui est le mieux.
page-hint-stale = La partie a continué depuis.
reason-much = { $much ->
    [little] un peu
    [some] nettement
   *[much] beaucoup
 }

page-analyse = Analyser cette partie
page-analysis = Analyse
page-analysis-progress = { $of ->
    [0] L’analyse va commencer…
   *[other] Analyse en cours : { $done } sur { $of }
 }
page-analysis-graph = Chances de gagner au fil de la partie
page-analysis-point = Manche { $round } : { $chances }
page-analysis-chance = { $clan } { $percent } %
page-analysis-turning = Moments décisifs
page-analysis-no-turning = Aucun moment n’a décidé à lui seul de cette partie.
page-analysis-costly = Les coups les plus coûteux
page-analysis-no-costly = Personne n’a commis d’erreur coûteuse.
page-analysis-cost = −{ $percent } %
page-analysis-change = { $sign ->
    [up] +{ $percent } %
   *[down] −{ $percent } %
 }
page-analysis-better = Mieux :
page-analysis-round = Manche { $round }
page-analysis-chance-did = Hasard
page-analysis-luck = Chance et talent
page-analysis-start = Début
page-analysis-by-luck = Chance
page-analysis-by-own = Ses coups
page-analysis-by-others = Coups des autres
page-analysis-end = Fin
page-analysis-lost = Gaspillé
page-analysis-about = Les chances de gagner sont des estimations, en pour cent, comme si chacun continuait à la manière de nos bots. Un coup est jugé d’après ce que son joueur pouvait savoir.
page-analysis-again = Réessayer
