kuhn-notation = “{ $found }” is neither said nor dealt in Kuhn poker
kuhn-setup = these cards and chips do not fit together
kuhn-turn = it is not your turn

game-kuhn = Kuhn poker
game-kuhn-about = One card each, and one chip to bet: the smallest poker.
kuhn-option-hands = How many hands are played
kuhn-choice-bet = put in a chip
kuhn-choice-pass = pass
kuhn-chance-deal = the card { $card }
kuhn-field-pot = pot
kuhn-field-said = said
kuhn-field-card = your card
