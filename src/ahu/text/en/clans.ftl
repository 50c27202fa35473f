# The clans, by the colour of their seat.
clan = { $named ->
    [yes] { $name }
   *[no] { clan-colour }
 }
clan-colour = { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
    [yellow] Yellow
   *[purple] Purple
 }
