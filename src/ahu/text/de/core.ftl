# Meldungen des Kerns: Spieler, Partien, Aufzeichnungen, JSON.
players = das Spiel ist für { $least } bis { $most } Personen, nicht { $players }
seat = einen Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $most }
unknown-game = ein Spiel „{ $name }“ gibt es nicht; es gibt { $known }
unknown-language = eine Sprache „{ $name }“ gibt es nicht; es gibt { $known }
not-your-decision = { $colour ->
    [blue] Blau
    [green] Grün
    [red] Rot
    [yellow] Gelb
   *[purple] Violett
 } hat jetzt nichts zu entscheiden
game-over = das Spiel ist zu Ende
no-chance-now = der Zufall hat jetzt nichts zu entscheiden
no-such-outcome = dieses Ergebnis kann der Zufall jetzt nicht haben: { $outcome }
chance-first = zuerst muss der Zufall entscheiden
nothing-to-undo = es gibt nichts zurückzunehmen
json = nicht das erwartete JSON: { $problem }
record-format = eine Aufzeichnung beginnt mit der Zeile „{ $expected }“
record-header-line = keine Kopfzeile „Schlüssel: Wert“: { $line }
record-header-twice = „{ $field }“ steht zweimal im Kopf
record-header-missing = im Kopf fehlt „{ $field }“
record-header-unknown = unbekannte Kopfzeile „{ $field }“
record-rules = nach Regelversion { $found } geschrieben; dies ist Version { $known }
record-option = falsche Optionen: { $problem }
record-event = kein Ereignis „Runde.Nummer Wer Was“: { $line }
record-actor = „{ $actor }“ sitzt hier nicht; am Tisch sind { $known }
record-number = trägt die Nummer { $found }, erwartet war { $expected }
record-board = auf einem anderen Plan gespielt, „{ $name }“ mit der Prüfsumme { $digest }
record-start = die Stellung, mit der sie beginnt, hat andere Spieler oder Optionen als der Kopf
