# Les clans, selon la couleur de leur place.
clan = { $named ->
    [yes] { $name }
   *[no] { clan-colour }
 }
clan-colour = { $colour ->
    [blue] Bleu
    [green] Vert
    [red] Rouge
    [yellow] Jaune
   *[purple] Violet
 }
