# Formfehler: Orte, JSON, Optionen, Namen, Bots, Anfragen an die Engine.
where-what = { $place }: { $text }
where-line = Zeile { $number }
where-event = Ereignis { $number }
where-header = Kopf
utf8 = kein Text in UTF-8
json-broken = fehlerhaftes JSON bei Byte { $byte }
json-truncated = das JSON endet zu früh
json-deep = das JSON ist zu tief verschachtelt
json-missing = „{ $field }“ fehlt
json-unknown = „{ $field }“ ist hier nicht bekannt
json-value = „{ $found }“ ist hier kein möglicher Wert
json-size = { $expected ->
    [one] ein Eintrag
   *[other] { $expected } Einträge
 } erwartet, { $found } gefunden
json-type = { $expected } erwartet, { $found } gefunden
json-range = muss { $bound } sein
json-number = die Zahl ist zu groß
unknown-option = { $game } hat keine Option „{ $name }“; es gibt { $known }
option-value = die Option { $name } kann nicht „{ $value }“ sein; möglich ist { $allowed }
unknown-bot = einen Bot „{ $name }“ gibt es nicht; es gibt { $known }
bots-count = nötig ist ein Bot für alle Plätze oder je einer für die { $players } Plätze, nicht { $bots }
names = { $names ->
    [one] ein Name
   *[other] { $names } Namen
 } für { $players } Plätze: mehr Namen als Plätze
name-long = der Name „{ $name }…“ ist länger als { $most } Zeichen
engine-no-game = es gibt noch keine Partie; zuerst „new“ senden
engine-unknown = eine Anfrage „{ $found }“ gibt es nicht; es gibt { $known }
engine-long = die Zeile ist länger als { $most } Bytes
engine-seed-or-chance = eine Partie hat einen Startwert oder vorgegebenen Zufall, nicht beides
engine-no-plan = in { $game } gibt es keine Wege zu planen
internal = das hätte nicht geschehen dürfen; die Partie ist, wie sie war ({ $problem })
