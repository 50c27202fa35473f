# Why a move is better than others

orongo-reason-built = { $gain ->
    [more] { reason-much } more Moai built
   *[less] { reason-much } fewer Moai built
 }
orongo-reason-land = { $gain ->
    [more] land that promises { reason-much } more Moai
   *[less] land that promises { reason-much } fewer Moai
 }
orongo-reason-shells = { $gain ->
    [more] your shells are worth { reason-much } more
   *[less] your shells are worth { reason-much } less
 }
orongo-reason-rivals = { $gain ->
    [more] your strongest rival stands { reason-much } worse
   *[less] your strongest rival stands { reason-much } better
 }
