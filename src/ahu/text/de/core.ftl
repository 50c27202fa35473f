# Meldungen des Kerns: Spieler, Partien, Aufzeichnungen, JSON.
players = das Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }
seat = einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $most }
unknown-game = ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
game-broken = das Spiel „{ $name }“ lässt sich nicht laden: { $problem }
facet-broken = der Teil „{ $place }“ eines Spiels lässt sich nicht laden: { $problem }
game-no-board = { $game } wird ohne Spielplan gespielt
text-missing = abgelehnt, aber der Grund lässt sich nicht sagen: In den Texten des Spiels fehlt „{ $key }“ ({ $given })
unknown-language = eine Sprache „{ $name }“ gibt es nicht; es gibt { $known }
not-your-decision = { $you ->
    [yes] du bist nicht dran
   *[no] { clan } ist nicht dran
 }
game-over = die Partie ist zu Ende
no-chance-now = der Zufall hat jetzt nichts zu entscheiden
no-such-outcome = dieses Ergebnis des Zufalls ist jetzt nicht möglich: { $outcome }
no-such-code = { $code } ist kein Code einer Aktion, die für Platz { $seat } jetzt erlaubt ist
chance-first = zuerst muss der Zufall entscheiden
nothing-to-undo = es gibt nichts zurückzunehmen
json = nicht das erwartete JSON: { $problem }
record-format = eine Aufzeichnung beginnt mit der Zeile „{ $expected }“
record-header-line = keine Kopfzeile der Form „Schlüssel: Wert“: { $line }
record-header-twice = „{ $field }“ steht zweimal im Kopf
record-header-missing = im Kopf fehlt „{ $field }“
record-header-unknown = unbekannte Kopfzeile „{ $field }“
game-no-first = wer beginnt, lässt sich bei { $game } nicht wählen
record-rules = nach Version { $found } der Regeln geschrieben; hier bekannt: { $known }
record-option = falsche Optionen: { $problem }
record-event = kein Ereignis der Form „Runde.Nummer Wer Was“: { $line }
record-actor = „{ $actor }“ sitzt hier nicht; am Tisch sitzen { $known }
record-number = trägt die Nummer { $found }, erwartet war { $expected }
record-board = auf einem anderen Plan gespielt: „{ $name }“ mit der Prüfsumme { $digest }
record-start = die Stellung am Anfang hat andere Spieler oder Optionen als der Kopf
rules-interpreted = die Regeln laufen interpretiert, hundertmal langsamer als kompiliert: Ahu wurde ohne C-Compiler installiert
