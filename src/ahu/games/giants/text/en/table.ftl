# Giants at the table in the browser: what everybody is told, and legal actions in words.
# Arguments of choices: fields of the action; the page gives what lies on the board in words.
giants-hex = { $hex }
giants-path = { $path } → { $hex }
giants-waits = { clan } { $phase ->
    [bid] is bidding.
    [choose] is choosing a statue.
    [place] is placing a figure.
    [move] is moving a statue or headdress.
    [hand] is on the way with a statue or headdress.
    [marks] may mark what went to the quarries.
    [take-back] may take back markers.
   *[other] is deciding.
 }
giants-choice-bid = bid { $bid }
giants-choice-take = take { $size ->
    [1] a small Moai
    [2] a medium Moai
   *[other] a large Moai
 }, carved by { $by ->
    [chief] the chief
   *[sculptors] workers or the sorcerer
 }
giants-choice-decline = take no more statues
giants-choice-place = place { $figure ->
    [worker] a worker
    [sorcerer] the sorcerer
   *[chief] the chief
 }{ $logs ->
    [0] {""}
    [one] {" "}with a log
   *[other] {" "}with { $logs } logs
 } { $onto }{ $power ->
    [worker] {" "}and take a worker
    [marker] {" "}and take a tribe marker
    [logs] {" "}and cut the forest
    [headdress] {" "}and take a headdress
    [reserve] {" "}and reserve the ahu { $ahu }
   *[none] {""}
 }
giants-choice-buy = buy a half-tablet for a tribe marker
giants-choice-pass = pass
giants-choice-pick = take { $item }
giants-choice-enter = carry it → { $hex }; carriers: { $carriers }
giants-choice-stop = leave it here
giants-choice-mark = mark it
giants-choice-erect = erect it on { $ahu }
giants-choice-crown = crown { $ahu }’s Moai
giants-choice-mark-laid = { $count ->
    [0] mark nothing
   *[other] mark { $items }
 }
giants-choice-take-back = { $count ->
    [0] take no marker back
    [one] take back the marker on { $items }
   *[other] take back the markers on { $items }
 }
giants-choice-peek = peek under { $ahu }’s Moai, for a half-tablet

## The end
giants-end-bases = { $you ->
    [yes] You have a Moai on every one of your bases: the game is over.
   *[no] { clan } has a Moai on every base: the game is over.
 }
giants-end-moai = Every Moai stands on an ahu: the game is over.
giants-end-rounds = Round { $round } was the last: the game is over.
giants-counted-transport = For carrying others’ statues
giants-counted-tablets = For whole tablets
giants-counted-moai = { $ahu }: { $value } × { $size }{ $headdress ->
    [0] {""}
   *[other] {" "}+ { $headdress } for the headdress
 }
