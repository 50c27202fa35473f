# Warum ein Zug besser ist als andere

orongo-reason-built = { $gain ->
    [more] { reason-much } mehr errichtete Moai
   *[less] { reason-much } weniger errichtete Moai
 }
orongo-reason-land = { $gain ->
    [more] Land, das { reason-much } mehr Moai verspricht
   *[less] Land, das { reason-much } weniger Moai verspricht
 }
orongo-reason-shells = { $gain ->
    [more] deine Muscheln sind { reason-much } mehr wert
   *[less] deine Muscheln sind { reason-much } weniger wert
 }
orongo-reason-rivals = { $gain ->
    [more] dein stärkster Gegner steht { reason-much } schlechter da
   *[less] dein stärkster Gegner steht { reason-much } besser da
 }
