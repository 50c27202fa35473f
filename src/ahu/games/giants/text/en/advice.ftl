# Why a move is better than others

giants-reason-points = { $gain ->
    [more] { reason-much } more points
   *[less] { reason-much } fewer points
 }
giants-reason-standing = { $gain ->
    [more] your statues on their ahus are worth { reason-much } more
   *[less] your statues on their ahus are worth { reason-much } less
 }
giants-reason-road = { $gain ->
    [more] your statues on their way promise { reason-much } more
   *[less] your statues on their way promise { reason-much } less
 }
giants-reason-team = { $gain ->
    [more] a { reason-much } stronger team for the rounds to come
   *[less] a { reason-much } weaker team for the rounds to come
 }
giants-reason-stores = { $gain ->
    [more] { reason-much } more logs and bases behind your screen
   *[less] { reason-much } fewer logs and bases behind your screen
 }
giants-reason-rivals = { $gain ->
    [more] your strongest rival stands { reason-much } worse
   *[less] your strongest rival stands { reason-much } better
 }
