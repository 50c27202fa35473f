kuhn-notation = „{ $found }“ wird beim Kuhn-Poker weder gesagt noch gegeben
kuhn-setup = diese Karten und Chips passen nicht zusammen
kuhn-turn = du bist nicht am Zug

game-kuhn = Kuhn-Poker
game-kuhn-about = Eine Karte für jeden und ein Chip als Einsatz: das kleinste Poker.
kuhn-option-hands = Wie viele Runden gespielt werden
kuhn-choice-bet = einen Chip setzen
kuhn-choice-pass = passen
kuhn-chance-deal = die Karte { $card }
kuhn-field-pot = Topf
kuhn-field-said = gesagt
kuhn-field-card = deine Karte
