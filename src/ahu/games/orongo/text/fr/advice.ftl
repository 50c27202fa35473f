# Pourquoi un coup vaut mieux que d’autres

orongo-reason-built = { $gain ->
    [more] { reason-much } plus de Moaï bâtis
   *[less] { reason-much } moins de Moaï bâtis
 }
orongo-reason-land = { $gain ->
    [more] des terres qui promettent { reason-much } plus de Moaï
   *[less] des terres qui promettent { reason-much } moins de Moaï
 }
orongo-reason-shells = { $gain ->
    [more] vos coquillages valent { reason-much } plus
   *[less] vos coquillages valent { reason-much } moins
 }
orongo-reason-rivals = { $gain ->
    [more] votre meilleur rival est { reason-much } moins bien placé
   *[less] votre meilleur rival est { reason-much } mieux placé
 }
