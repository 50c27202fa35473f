# Les clans, selon la couleur de leur place.
clan = { $colour ->
    [blue] Bleu
    [green] Vert
    [red] Rouge
    [yellow] Jaune
   *[purple] Violet
 }
