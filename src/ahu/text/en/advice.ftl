# Hints and the analysis of finished games

page-hint = Hint
page-hint-text = What would a good player do now? The best three moves, and why.
page-hint-title = What would you do?
page-hint-thinking = Thinking it over…
page-hint-chance = { $percent }% to win
page-hint-show = Show on the board
page-hint-hide = Hide
page-hint-none = There’s no telling what’s best here.
page-hint-stale = The game has moved on since.
reason-much = { $much ->
    [little] slightly
    [some] clearly
   *[much] far
 }

page-analyse = Analyse this game
page-analysis = Analysis
page-analysis-progress = { $of ->
    [0] The analysis is about to begin…
   *[other] Analysing: { $done } of { $of }
 }
page-analysis-graph = Chance of winning over time
page-analysis-point = Round { $round }: { $chances }
page-analysis-chance = { $clan } { $percent }%
page-analysis-turning = Turning points
page-analysis-no-turning = No single moment decided this game.
page-analysis-costly = The costliest moves
page-analysis-no-costly = Nobody made a costly mistake.
page-analysis-cost = −{ $percent }%
page-analysis-change = { $sign ->
    [up] +{ $percent }%
   *[down] −{ $percent }%
 }
page-analysis-better = Better:
page-analysis-round = Round { $round }
page-analysis-chance-did = Chance
page-analysis-luck = Luck and skill
page-analysis-start = Start
page-analysis-by-luck = Luck
page-analysis-by-own = Own moves
page-analysis-by-others = Others’ moves
page-analysis-end = End
page-analysis-lost = Given away
page-analysis-about = Chances of winning are estimates, in per cent, as if everyone played on like our bots. A move is judged by what its player could know.
page-analysis-again = Try again
