goofspiel-notation = „{ $found }“ ist weder ein Gebot noch ein Preis
goofspiel-setup = diese Karten, Preise und Gebote passen nicht zusammen
goofspiel-has-bid = du hast für diesen Preis schon geboten
goofspiel-no-such-card = auf deiner Hand ist keine { $card }
