# Was Nachrichten sagen. Über das Spiel selbst verraten sie nichts.

notice-turn = Du bist dran bei { $game }
notice-stop = Mitteilungen beenden
notice-letter = Du bist dran bei { $game }:
    { $link }

    Du bekommst diese Nachricht, weil du darum gebeten hast. Wenn du keine mehr möchtest:
    { $stop }
notice-confirm = Möchtest du erfahren, wann du dran bist?
notice-confirm-letter = Jemand hat diese E-Mail-Adresse angegeben, um zu erfahren, wann in einer Partie ein Zug ansteht. Wenn du das warst, bestätige es:
    { $link }

    Wenn nicht, tu nichts: Dann kommt nichts mehr.
