# The clans, by the colour of their seat.
clan = { $colour ->
    [blue] Blue
    [green] Green
    [red] Red
    [yellow] Yellow
   *[purple] Purple
 }
