# Orongo at the table in the browser: what everybody is told, and legal actions in words.
# Arguments of choices: fields of the action; the page gives what lies on the board in words.
orongo-field = { $kind } { $field }
orongo-waits = { clan } { $phase ->
    [bids] is bidding.
    [moai] is building a Moai.
   *[chips] is placing { $due ->
        [one] a chip.
       *[other] { $due } chips.
     }
 }
orongo-choice-bid = bid { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
 }
orongo-choice-place = place a chip on { $field }
orongo-choice-build = build a Moai on palm { $palm } with { $tiles }, for { $count ->
    [one] 1 shell
   *[other] { $count } shells
 }

## The end
orongo-end-by-main = { $you ->
    [yes] You have built the main Moai, and that wins the game.
   *[no] { clan } has built the main Moai, and that wins the game.
 }
orongo-end-tiles = All the tiles are out: that was the last round. Whoever has built the most Moai wins.
orongo-score-shells = shells (tie-breaker)
orongo-counted-moai = Moai on palm { $palm }
orongo-counted-main = The main Moai, on palm { $palm }
orongo-counted-shells = { $shells ->
    [one] Level on Moai: 1 shell
   *[other] Level on Moai: { $shells } shells
 }
