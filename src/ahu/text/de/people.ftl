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
table-bot-turn = deine Zeit war abgelaufen: Erst entscheidet der Bot, dann kannst du wieder übernehmen
table-increment = zusätzliche Zeit für jeden Zug gibt es nur in einer Partie mit laufender Uhr
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
table-undo-handed = seither hat für diesen Platz ein Bot gespielt; was vorher entschieden wurde, gilt
table-talk-off = an diesem Tisch gibt es keinen Chat
table-talk-empty = da steht nichts
