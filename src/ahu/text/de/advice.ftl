# Tipps und die Analyse beendeter Partien

page-hint = Tipp
page-hint-text = Was würde hier jemand tun, der gut spielt? Die drei besten Züge und warum.
page-hint-title = Was würdest du tun?
page-hint-thinking = Es wird überlegt …
page-hint-chance = { $percent } % Gewinnchance
page-hint-show = Auf dem Plan zeigen
page-hint-hide = Ausblenden
page-hint-none = Hier lässt sich nicht sagen, was am besten ist.
page-hint-stale = Die Partie ist inzwischen weitergegangen.
reason-much = { $much ->
    [little] etwas
    [some] deutlich
   *[much] viel
 }

page-analyse = Diese Partie analysieren
page-analysis = Analyse
page-analysis-progress = { $of ->
    [0] Die Analyse beginnt gleich …
   *[other] Die Analyse läuft: { $done } von { $of }
 }
page-analysis-graph = Gewinnchancen im Lauf der Partie
page-analysis-point = Runde { $round }: { $chances }
page-analysis-chance = { $clan } { $percent } %
page-analysis-turning = Wendepunkte
page-analysis-no-turning = Kein einzelner Moment hat diese Partie entschieden.
page-analysis-costly = Die teuersten Züge
page-analysis-no-costly = Niemand hat einen teuren Fehler gemacht.
page-analysis-cost = −{ $percent } %
page-analysis-change = { $sign ->
    [up] +{ $percent } %
   *[down] −{ $percent } %
 }
page-analysis-better = Besser:
page-analysis-round = Runde { $round }
page-analysis-chance-did = Zufall
page-analysis-luck = Glück und Können
page-analysis-start = Anfang
page-analysis-by-luck = Glück
page-analysis-by-own = Eigene Züge
page-analysis-by-others = Züge anderer
page-analysis-end = Ende
page-analysis-lost = Verschenkt
page-analysis-about = Gewinnchancen sind Schätzungen in Prozent, so als spielten alle wie unsere Bots weiter. Ein Zug wird danach beurteilt, was sein Spieler wissen konnte.
page-analysis-again = Noch einmal versuchen
