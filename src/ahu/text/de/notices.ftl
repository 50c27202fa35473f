# Was Nachrichten sagen. Über das Spiel selbst verraten sie nichts.

notice-turn = Du bist dran bei { $game }
notice-letter = Du bist dran bei { $game }:
    { $link }

    Diese Nachricht kommt, weil du darum gebeten hast. So endet das:
    { $stop }
notice-confirm = Möchtest du erfahren, wann du dran bist?
notice-confirm-letter = Jemand hat diese E-Mail-Adresse angegeben, um zu erfahren, wann ein Zug ansteht. Wenn du das warst, bestätige es:
    { $link }

    Wenn nicht, tu nichts: Dann kommt nichts mehr.
