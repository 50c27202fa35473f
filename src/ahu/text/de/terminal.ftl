# Ein Spiel im Terminal.

## Wörter, die bei jeder Frage getippt werden können; das erste wird gezeigt
terminal-word-help = ?, hilfe, help
terminal-word-log = verlauf, log
terminal-word-board = plan, board
terminal-word-back = zurück, zurueck, back
terminal-word-undo = rückgängig, rueckgaengig, undo
terminal-word-aside = nebenbei, schauen, spähen, spaehen
terminal-word-quit = q, ende, quit, exit
terminal-hint-help = Hilfe
terminal-hint-log = was geschah
terminal-hint-board = neu zeichnen
terminal-hint-back = einen Schritt
terminal-hint-undo = zurücknehmen
terminal-hint-aside = kostet keinen Zug
terminal-hint-quit = beenden

## An jedem Tisch
terminal-yes = ja
terminal-no = nein
terminal-you = (du)
terminal-nothing = nichts
terminal-list = { $most } und { $last }
terminal-note = { $what }: { $note }
terminal-others = Oder mit Namen: { $names }
terminal-by-number = Eine Zahl: { $names }
terminal-by-name = Zur Wahl stehen: { $names }
terminal-expected-number = Gib eine Zahl von 1 bis { $most } ein oder eines der Wörter unter der Liste.
terminal-expected-range = Gib eine Zahl von { $least } bis { $most } ein.
terminal-expected-name = Gib einen der genannten Namen ein.
terminal-expected-either = Gib eine Zahl von 1 bis { $most } oder einen der Namen ein.
terminal-welcome = Eine Partie { $game } beginnt.
terminal-welcome-back = Die Partie { $game } geht weiter.
terminal-which-game = Welches Spiel? (Eingabetaste: { $usual })
terminal-about = { $game } ({ $least } bis { $most } Spieler){ $told ->
    [yes] : { $about }
   *[no] {""}
 }
terminal-how-many = Wie viele spielen, Bots mitgezählt? (Eingabetaste: { $least })
terminal-watching = An diesem Tisch sitzen nur Bots. Das tun sie:
terminal-bot-fault = Der Bot von { $clan } hat einen Fehler gemacht; für ihn entschied das Los. ({ $detail })
terminal-cover = { $clan }, du bist dran. Wenn sonst niemand hersieht, drücke die Eingabetaste.
terminal-earlier = { $count ->
    [one] Davor ist noch etwas geschehen; „verlauf“ zeigt es.
   *[other] Davor sind noch { $count } Dinge geschehen; „verlauf“ zeigt sie.
 }
terminal-log = { $count ->
    [0] Noch gibt es nichts zu erzählen.
    [one] Eines ist geschehen:
   *[other] { $count } Dinge sind geschehen; die letzten davon:
 }
terminal-undone = Zurückgenommen.
terminal-help = Zahlen und Namen werden so eingegeben, wie sie dastehen; der Anfang eines Namens genügt.
terminal-goodbye = Auf Wiedersehen. Diese Partie wurde nicht gespeichert; mit --record DATEI wäre sie es.
terminal-goodbye-record = Auf Wiedersehen. Weiter geht es mit: { $command }
terminal-people = an einem Tisch für { $players } ist kein Platz für { $people } Menschen
terminal-which-action = Was tust du?
terminal-points = Punkte
terminal-record-text = keine Aufzeichnung: kein Text in UTF-8
terminal-record-other = die Aufzeichnung gehört zu einer Partie { $game } mit { $players } Spielern
terminal-record-unwritten = die Aufzeichnung kann nicht geschrieben werden: { $problem }
