# Leute am Tisch: Bots, die für sie weiterspielen, Uhren, wer da ist, und was sie sagen.

## Allen gesagt
table-told-bot = { $why ->
    [resigned] { clan } gibt auf. Ein Bot spielt zu Ende, gewinnt aber nichts für { clan }.
    [left] Für { clan-colour } spielt ein Bot weiter.
    [away] { clan } ist nicht da. Ein Bot spielt weiter, bis { clan } zurück ist.
    [time] Die Zeit von { clan } ist abgelaufen. Ein Bot spielt weiter, bis { clan } wieder übernimmt.
   *[wish] { clan } lässt eine Weile einen Bot spielen.
 }
table-told-back = { clan } spielt wieder selbst; der Bot hört auf.

## Was der Server ablehnt
table-bot-plays = für diesen Platz spielt gerade ein Bot
table-resigned = dieser Platz hat aufgegeben; ein Bot spielt die Partie zu Ende
table-no-stand-in = für diesen Platz spielt kein Bot
table-bot-turn = erst entscheidet der Bot, dann kannst du übernehmen
table-increment = zusätzliche Zeit für jeden Zug gibt es nur bei einer Uhr für die ganze Partie
table-stand-in-lesson = in einer Lektion spielt kein Bot für dich weiter
table-over = die Partie ist zu Ende
table-handed-often = an diesem Tisch wurde so viel zurückgenommen und abgegeben, dass Plätze nicht mehr wechseln können
table-not-waiting = auf diesen Platz wartet gerade niemand
table-not-away = diese Person ist da
table-away-never = an diesem Tisch spielt kein Bot für Abwesende weiter
table-away-soon = { $minutes ->
    [one] in etwa einer Minute darf ein Bot weiterspielen
   *[other] in { $minutes } Minuten darf ein Bot weiterspielen
 }
table-here-soon = { $hours ->
    [one] diese Person ist da; ohne Uhren darf ein Bot nach einem Tag weiterspielen, in etwa einer Stunde
   *[other] diese Person ist da; ohne Uhren darf ein Bot nach einem Tag weiterspielen, in { $hours } Stunden
 }
table-turn-clock = hier spielt ein Bot nur weiter, wenn die Zeit für den Zug um ist
table-turn-soon = { $hours ->
    [one] noch sind nicht alle gekommen; in etwa einer Stunde darf ein Bot weiterspielen
   *[other] noch sind nicht alle gekommen; in { $hours } Stunden darf ein Bot weiterspielen
 }
table-undo-handed = seither hat für diesen Platz ein Bot gespielt; was vorher entschieden wurde, gilt
table-undo-clock = die Uhren der anderen laufen schon, darum gilt es
table-undo-counts = diese Partie zählt für die Wertung, darum lässt sich nichts zurücknehmen
table-talk-off = an diesem Tisch gibt es keinen Chat
table-talk-empty = schreib zuerst etwas

## Auf der Seite
page-people = Leute am Tisch
page-people-button = { $unread ->
    [yes] Leute und Chat, es gibt Neues
   *[no] Leute und Chat
 }
page-people-text = Wer da ist, der Chat, und was aus deinem Platz wird
page-clock = Restzeit:
page-clock-days = { $days } Tage
page-talk = Chat
page-talk-onlookers = Chat der Zuschauer
page-talk-nothing = Noch hat niemand etwas gesagt.
page-talk-allowed = Chat am Tisch
page-hints-allowed = Alle dürfen Tipps verlangen
page-hints-agreed = An diesem Tisch dürfen alle Tipps verlangen; gewertet wird hier nicht.
page-onlooker = Zuschauer
page-say = Etwas sagen
page-say-send = Senden
page-sign = { $sign ->
    [yes] Ja
    [no] Nein
    [well] Gut gespielt
    [laugh] Lachen
    [wow] Oh
    [thinking] Ich überlege
    [hurry] Du bist dran
    [thanks] Danke
   *[bye] Tschüss
 }
page-mute = { $name } stumm schalten
page-my-seat = Mein Platz
page-let-bot = Einen Bot für mich spielen lassen
page-take-over = Wieder selbst spielen
page-bot-for-you = Ein Bot spielt für dich.
page-you-resigned = Du hast aufgegeben. Ein Bot spielt die Partie zu Ende.
page-let-bot-for = { $name } ist nicht da: einen Bot weiterspielen lassen
page-let-bot-slow = Wenn { $name } länger als { $time } nicht entschieden hat: einen Bot weiterspielen lassen
page-resign = Aufgeben
page-resign-text = Ein Bot spielt für dich zu Ende, und du kannst nicht zurück. Gewinnt er, hast du nicht gewonnen.
page-leave-bot-text = Du gibst den Platz von { $clan } sofort auf. Spielen andere weiter, übernimmt ihn ein Bot. Zurück kannst du nur, wenn du wieder eingeladen wirst.
page-stand-in-level = Stärke des Bots, der weiterspielt
page-terms = Miteinander spielen
page-pace = Uhr
page-pace-kind = { $kind ->
    [live] Zeit für die ganze Partie
    [correspondence] Zeit für jeden Zug
   *[none] keine Uhr
 }
page-pace-minutes = Minuten für jede Person
page-pace-increment = Sekunden mehr nach jedem Zug
page-pace-turn = Zeit für jeden Zug
page-away-after = Ist jemand nicht da, darf ein Bot weiterspielen nach
page-away = { $when ->
    [turn] Ist die Zeit für einen Zug um, spielt ein Bot weiter.
    [never] Für Abwesende spielt kein Bot weiter.
   *[time] Ist jemand länger als { $time } nicht da, darf ein Bot weiterspielen.
 }
page-rating = { $rated ->
    [yes] Mit Wertung, wenn alle angemeldet sind; dann lässt sich nichts zurücknehmen.
   *[no] So wird die Partie nicht gewertet.
 }
page-spell = { $unit ->
    [never] nie
    [minutes] { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
     }
    [hours] { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
     }
   *[days] { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
     }
 }
page-rematch-otherwise = Mit anderen Optionen
