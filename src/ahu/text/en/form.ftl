# Faults of form: places, JSON, options, names, bots, requests to the engine.
where-what = { $place }: { $text }
where-line = line { $number }
where-event = event { $number }
where-header = header
utf8 = not UTF-8 text
json-broken = broken JSON at byte { $byte }
json-truncated = the JSON ends too early
json-deep = the JSON is nested too deeply
json-missing = “{ $field }” is missing
json-unknown = “{ $field }” is not known here
json-value = “{ $found }” is not a possible value here
json-size = { $expected ->
    [one] one entry
   *[other] { $expected } entries
 } expected, found { $found }
json-type = { $expected } expected, found { $found }
json-range = must be { $bound }
json-number = the number is too large
unknown-option = { $game } has no option “{ $name }”; it has { $known }
option-value = option { $name } cannot be “{ $value }”; it can be { $allowed }
unknown-bot = there is no bot “{ $name }”; there are { $known }
bots-count = give one bot for all seats or one for each of { $players }, not { $bots }
names = { $names ->
    [one] one name
   *[other] { $names } names
 } for { $players } seats: there are more names than seats
name-long = the name “{ $name }…” is longer than { $most } characters
engine-no-game = there is no game yet; send “new” first
engine-unknown = there is no request “{ $found }”; there are { $known }
engine-long = the line is longer than { $most } bytes
engine-seed-or-chance = give the game a seed, or decide chance yourself, but not both
engine-no-plan = { $game } has no journeys to plan
internal = this should not have happened; the game is as it was ({ $problem })
