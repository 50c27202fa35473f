# Die Stämme, nach der Farbe ihres Platzes.
clan = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[purple] Violett
 }
