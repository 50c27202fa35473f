# Die Stämme, nach der Farbe ihres Platzes.
clan = { $named ->
    [yes] { $name }
   *[no] { clan-colour }
 }
clan-colour = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[purple] Violett
 }
