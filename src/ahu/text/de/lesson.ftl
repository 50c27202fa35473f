# Lektionen: was jede sagt, welches Spiel es auch ist.
lesson-unknown = es gibt keine Lektion „{ $name }“; es gibt { $known }
lesson-broken = die Lektion „{ $name }“ ist kein TOML: { $problem }
lesson-learner = genau ein Platz ist für den Lernenden und hat keinen Namen, nicht { $seats }
lesson-shows = hier heißt nichts „{ $name }“, das man zeigen könnte
lesson-wordless = es fehlen Wörter, oder es sind zu viele: { $text }
lesson-idle = ein Schritt, in dem nichts zu tun ist, hat keine falschen Versuche
lesson-wrong = erlaubt, aber die Lektion geht einen anderen Weg. Versuche, was leuchtet, oder drücke auf „Mach es für mich“
lesson-read = lies erst dies, dann drücke auf „Weiter“
lesson-over = diese Lektion ist zu Ende
lesson-bar = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-go-on = Weiter
lesson-show = Mach es für mich
lesson-leave = Lektion verlassen
lesson-next = Weiter: { $title }
lesson-real = Jetzt eine richtige Partie
