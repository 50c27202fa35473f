# What Giants says of whatever one points at.
giants-explain-kind = { $kind ->
    [forest] A sorcerer placed here takes the logs; then the forest is cut for good.
    [cut] A forest that was cut gives nothing more.
    [village] A sorcerer placed here takes one of your workers.
    [sorcerers_hut] A sorcerer placed here takes one of your tribe markers.
    [moai_quarry] Every Moai starts here.
    [headdress_quarry] A sorcerer placed here takes a headdress. Headdresses start here.
   *[land] Figures here help anyone to carry statues on.
 }
giants-explain-values = { $state ->
    [free] A Moai here scores { $moai } times its size, and { $headdress } more with a headdress. The ahu is free.
    [reserved] A Moai here scores { $moai } times its size, and { $headdress } more with a headdress. Only whoever reserved it may erect here.
   *[taken] The Moai scores { $moai } times its size. A headdress { $crowned ->
        [yes] adds
       *[no] would add
     } { $headdress }. The base below says whose it is.
 }
giants-explain-piece = { $piece ->
    [worker] Carves and carries 1. May bring logs along.
    [sorcerer] Carves and carries 1, and uses the power of the hex where you place him.
    [chief] Carves any size and carries anything, alone.
    [marker] Decides who chooses first, keeps a statue yours, or buys a half-tablet.
    [base] One goes under each Moai you erect, or reserves an ahu. When all of yours bear a Moai, the game ends.
    [log] Carries 1 beside a figure, never alone.
    [tablet] Two make a tablet and score at the end. Whoever has more wins ties in the auction.
    [score] Points so far. Moai, headdresses and tablets count at the end, unless the options say otherwise.
    [front] Bid or spent in this round. They come back when it ends.
    [sculptors] Carve in this round, so they cannot be placed. They come back when it ends.
    [bid] Markers decide who chooses first, figures carve.
    [item] Won in this round: it starts from its quarry when it is moved.
    [quarry] Statues on offer in this round; the number is the size. A statue takes as many sculptors as its size, or the chief.
   *[supply] What is left for everybody. When no Moai is left to erect, the game ends.
 }
giants-explain-state = { $state ->
    [first] Begins every phase of this round, and wins the last ties in the auction.
    [sealed] Nobody sees what was decided until everyone has decided.
    [passed] Does nothing more in this phase.
   *[declined] Takes no more statues in this auction.
 }
giants-explain-do = { $do ->
    [place] The figure and its logs go to the hex you have chosen, and stay there until the round ends.
    [erect] The Moai stands on the ahu for good, and counts at the end of the game.
    [crown] The headdress stays on the Moai for good, and counts at the end of the game.
    [mark] It stays there with your marker: it is yours in the rounds to come.
    [mark-laid] What bears your marker is yours in the rounds to come; without a marker it is abandoned.
    [take-back] What bears no marker any more is abandoned: anyone may carry it from the next round on.
    [look] You alone see whose base it is. It costs half a tablet, and everyone sees that you look.
   *[stop] It stays there; you may carry it on in a later turn.
 }
giants-explain-power = { $power ->
    [worker] You get one more of your workers, and may use them at once.
    [marker] You get one more of your tribe markers, and may use it at once.
    [logs] You get the logs of the forest, which is cut for good. They may be placed from your next action on.
    [headdress] You get a headdress. It starts from its quarry when you move it.
    [reserve] Your base lies open on the ahu: from now on only you may erect there.
   *[none] The figure is placed, and nothing else happens.
 }
giants-explain-press = { $what ->
    [item] Choose it, then press the hex where it should go.
    [take] It lies in front of your screen, and starts from the quarry when you move it.
    [carriers] Choose who carries here. Whoever else’s figure does scores for it.
   *[back] Takes the last hex off the way.
 }
