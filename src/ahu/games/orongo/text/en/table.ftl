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
