# Was Giants über das sagt, worauf man zeigt.
giants-explain-kind = { $kind ->
    [forest] Ein Medizinmann, der hier eingesetzt wird, nimmt die Baumstämme; dann ist der Wald für immer gefällt.
    [cut] Ein gefällter Wald gibt nichts mehr.
    [village] Ein Medizinmann, der hier eingesetzt wird, nimmt einen deiner Arbeiter.
    [sorcerers_hut] Ein Medizinmann, der hier eingesetzt wird, nimmt einen deiner Stammesmarker.
    [moai_quarry] Von hier kommt jeder Moai.
    [headdress_quarry] Ein Medizinmann, der hier eingesetzt wird, nimmt einen Kopfschmuck. Kopfschmuck kommt von hier.
   *[land] Figuren hier helfen allen, Statuen weiterzutragen.
 }
giants-explain-values = { $state ->
    [free] Ein Moai zählt hier { $moai } mal seine Größe, mit Kopfschmuck { $headdress } mehr. Der Ahu ist frei.
    [reserved] Ein Moai zählt hier { $moai } mal seine Größe, mit Kopfschmuck { $headdress } mehr. Nur wer reserviert hat, darf hier aufstellen.
   *[taken] Der Moai zählt { $moai } mal seine Größe. Ein Kopfschmuck { $crowned ->
        [yes] zählt
       *[no] zählte
     } { $headdress } dazu. Der Sockel darunter sagt, wem er gehört.
 }
giants-explain-piece = { $piece ->
    [worker] Meißelt und trägt 1. Darf Baumstämme mitbringen.
    [sorcerer] Meißelt und trägt 1 und nutzt die Kraft des Feldes, auf dem du ihn einsetzt.
    [chief] Meißelt jede Größe und trägt alles, allein.
    [marker] Entscheidet, wer zuerst wählt, sichert dir eine Statue oder kauft eine Tafelhälfte.
    [base] Kommt unter jeden Moai, den du aufstellst, oder reserviert einen Ahu. Steht auf allen deinen ein Moai, endet die Partie.
    [log] Trägt 1 neben einer Figur, nie allein.
    [tablet] Zwei sind eine Tafel und zählen am Ende. Wer mehr hat, gewinnt Gleichstände in der Versteigerung.
    [score] Punkte bis jetzt. Moai, Kopfschmuck und Tafeln zählen am Ende, wenn die Optionen nichts anderes sagen.
    [front] In dieser Runde geboten oder ausgegeben. Sie kommen zurück, wenn die Runde endet.
    [sculptors] Meißeln in dieser Runde und können nicht eingesetzt werden. Sie kommen zurück, wenn die Runde endet.
    [bid] Marker entscheiden, wer zuerst wählt, Figuren meißeln.
    [item] In dieser Runde gewonnen: Das Stück beginnt in seinem Steinbruch, wenn du es bewegst.
    [quarry] Statuen dieser Runde; die Zahl ist die Größe. Eine Statue braucht so viele Bildhauer, wie sie groß ist, oder den Häuptling.
   *[supply] Was für alle übrig ist. Ist kein Moai mehr aufzustellen, endet die Partie.
 }
giants-explain-state = { $state ->
    [first] Beginnt jede Phase dieser Runde und gewinnt die letzten Gleichstände in der Versteigerung.
    [sealed] Niemand sieht, was entschieden ist, bevor alle entschieden haben.
    [passed] Tut in dieser Phase nichts mehr.
   *[declined] Nimmt in dieser Versteigerung keine Statue mehr.
 }
giants-explain-do = { $do ->
    [place] Die Figur und ihre Baumstämme kommen auf das gewählte Feld und bleiben dort bis zum Ende der Runde.
    [erect] Der Moai bleibt auf dem Ahu stehen und zählt am Ende der Partie.
    [crown] Der Kopfschmuck bleibt auf dem Moai und zählt am Ende der Partie.
    [mark] Dort bleibt es mit deinem Marker stehen und gehört dir auch in den nächsten Runden.
    [mark-laid] Was deinen Marker trägt, gehört dir auch in den nächsten Runden; ohne Marker ist es verlassen.
    [take-back] Was keinen Marker mehr trägt, ist verlassen: Ab der nächsten Runde dürfen es alle tragen.
    [look] Nur du siehst, wessen Sockel es ist. Das kostet eine Tafelhälfte, und alle sehen, dass du schaust.
   *[stop] Dort bleibt es stehen; du darfst es in einem späteren Zug weitertragen.
 }
giants-explain-power = { $power ->
    [worker] Du bekommst einen deiner Arbeiter dazu und darfst ihn gleich einsetzen.
    [marker] Du bekommst einen deiner Stammesmarker dazu und darfst ihn gleich nutzen.
    [logs] Du bekommst die Baumstämme des Waldes, der für immer gefällt ist. Einsetzen darfst du sie ab deiner nächsten Aktion.
    [headdress] Du bekommst einen Kopfschmuck. Er beginnt in seinem Steinbruch, wenn du ihn bewegst.
    [reserve] Dein Sockel liegt offen auf dem Ahu: Von nun an darfst nur du dort aufstellen.
   *[none] Die Figur wird eingesetzt, sonst geschieht nichts.
 }
giants-explain-press = { $what ->
    [item] Wähle es und drücke dann auf das Feld, auf das es soll.
    [take] Sie liegt vor deinem Sichtschirm und beginnt im Steinbruch, wenn du sie bewegst.
    [carriers] Wähle, wer hier trägt. Trägt eine fremde Figur, bekommt ihr Spieler dafür Punkte.
   *[back] Nimmt das letzte Feld vom Weg weg.
 }
