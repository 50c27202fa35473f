kuhn-notation = « { $found } » ne se dit ni ne se distribue au poker de Kuhn
kuhn-setup = ces cartes et ces jetons ne vont pas ensemble
kuhn-turn = ce n’est pas à vous

game-kuhn = Poker de Kuhn
game-kuhn-about = Une carte chacun et un jeton à miser : le plus petit des pokers.
kuhn-option-hands = Combien de donnes on joue
kuhn-choice-bet = miser un jeton
kuhn-choice-pass = passer
kuhn-chance-deal = la carte { $card }
kuhn-field-pot = pot
kuhn-field-said = dit
kuhn-field-card = votre carte
