# Umgebungen für die Forschung.
env-choice = { $what } ist eines von { $known }, nicht „{ $found }“
env-no-encoding = das Spiel { $game } hat keine Zahlen zum Lernen, und seine Aktionen lassen sich nicht nummerieren: { $field } hat keine Grenzen
env-version = gemacht mit Version { $found } der Zahlen von { $game }; dies ist Version { $known }
env-no-hexes = der Plan von { $game } hat keine Felder, die in einem Raster liegen könnten
env-count = eine Vektorumgebung spielt mindestens eine Partie, nicht { $count }
env-illegal = Partie { $game }: die Aktion { $index } ist dort nicht erlaubt; die Maske sagt, welche es sind
env-shape = die Aktionen von { $count } Partien sind ein Array dieser Länge, keines der Form { $found }
env-at-random = jemand muss entscheiden: Nicht auf allen Plätzen kann das Los spielen
env-half = { $index } ist nur die erste Hälfte einer Aktion: Die zweite gehört dazu
env-seat = an einem Tisch für { $players } gibt es keinen Platz { $seat }
env-rivals = ein Gegner für alle anderen Plätze oder einer für jeden der { $others }, nicht { $found }
env-parameter = einen Parameter „{ $name }“ gibt es hier nicht; es gibt { $known }
bot-needs-extra = der Bot „{ $name }“ braucht { $package }: ahu[{ $extra }] installieren
bot-about-openspiel-mcts = die Monte-Carlo-Baumsuche von OpenSpiel, ein Maßstab, der nicht von uns ist
