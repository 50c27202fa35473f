# Giants at the table in the browser: what everybody is told, and legal actions in words.
# Arguments of choices: fields of the action; the page gives what lies on the board in words.
giants-hex = { $hex }
giants-path = { $path } → { $hex }
giants-waits = { clan } { $phase ->
    [bid] is to seal a bid.
    [choose] is to choose a statue.
    [place] is to place a figure, buy or pass.
    [move] is to move a statue or headdress, or pass.
    [hand] has an item in hand.
    [marks] may mark what was laid on the quarries.
    [take-back] may take back markers.
   *[other] is to decide.
 }
giants-choice-bid = bid { $bid }
giants-choice-take = take a Moai of size { $size }, carved by { $by ->
    [chief] the chief
   *[sculptors] workers or the sorcerer
 }
giants-choice-decline = take no statue any more
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
giants-choice-crown = crown the Moai of { $ahu }
giants-choice-mark-laid = { $count ->
    [0] mark nothing
   *[other] mark { $items }
 }
giants-choice-take-back = { $count ->
    [0] take no marker back
    [one] take back the marker of { $items }
   *[other] take back the markers of { $items }
 }
giants-choice-peek = look under the Moai of { $ahu }, for a half-tablet
