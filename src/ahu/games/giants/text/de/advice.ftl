# Warum ein Zug besser ist als andere

giants-reason-points = { $gain ->
    [more] { reason-much } mehr Punkte
   *[less] { reason-much } weniger Punkte
 }
giants-reason-standing = { $gain ->
    [more] deine Statuen auf ihren Ahus sind { reason-much } mehr wert
   *[less] deine Statuen auf ihren Ahus sind { reason-much } weniger wert
 }
giants-reason-road = { $gain ->
    [more] deine Statuen unterwegs versprechen { reason-much } mehr
   *[less] deine Statuen unterwegs versprechen { reason-much } weniger
 }
giants-reason-team = { $gain ->
    [more] eine { reason-much } stärkere Mannschaft für die nächsten Runden
   *[less] eine { reason-much } schwächere Mannschaft für die nächsten Runden
 }
giants-reason-stores = { $gain ->
    [more] { reason-much } mehr Baumstämme und Sockel hinter deinem Sichtschirm
   *[less] { reason-much } weniger Baumstämme und Sockel hinter deinem Sichtschirm
 }
giants-reason-rivals = { $gain ->
    [more] dein stärkster Gegner steht { reason-much } schlechter da
   *[less] dein stärkster Gegner steht { reason-much } besser da
 }
