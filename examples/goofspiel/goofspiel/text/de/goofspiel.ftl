goofspiel-notation = „{ $found }“ ist weder ein Gebot noch ein Preis
goofspiel-setup = diese Karten, Preise und Gebote passen nicht zusammen
goofspiel-has-bid = du hast für diesen Preis schon geboten
goofspiel-no-such-card = auf deiner Hand ist keine { $card }

game-goofspiel = Goofspiel
game-goofspiel-about = Alle haben die gleichen Karten. Biete verdeckt eine davon auf jeden Preis.
goofspiel-option-cards = Wie viele Karten jeder hat
goofspiel-choice-bid = die { $card } bieten
goofspiel-chance-prize = der Preis { $card }
goofspiel-field-prize = Preis
goofspiel-field-carried = übertragen
goofspiel-field-prizes = verdeckte Preise
goofspiel-field-hands = Karten
goofspiel-field-has-bid = hat geboten
goofspiel-field-bid = Gebot
