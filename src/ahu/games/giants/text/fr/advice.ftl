# Pourquoi un coup vaut mieux que d’autres

giants-reason-points = { $gain ->
    [more] { reason-much } plus de points
   *[less] { reason-much } moins de points
 }
giants-reason-standing = { $gain ->
    [more] vos statues sur leurs ahus valent { reason-much } plus
   *[less] vos statues sur leurs ahus valent { reason-much } moins
 }
giants-reason-road = { $gain ->
    [more] vos statues en chemin promettent { reason-much } plus
   *[less] vos statues en chemin promettent { reason-much } moins
 }
giants-reason-team = { $gain ->
    [more] une équipe { reason-much } plus forte pour les manches à venir
   *[less] une équipe { reason-much } moins forte pour les manches à venir
 }
giants-reason-stores = { $gain ->
    [more] { reason-much } plus de rondins et de socles derrière votre paravent
   *[less] { reason-much } moins de rondins et de socles derrière votre paravent
 }
giants-reason-rivals = { $gain ->
    [more] votre meilleur rival est { reason-much } moins bien placé
   *[less] votre meilleur rival est { reason-much } mieux placé
 }
