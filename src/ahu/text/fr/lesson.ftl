# Les leçons : ce que dit chacune, quel que soit le jeu.
lesson-unknown = il n’y a pas de leçon « { $name } » ; il y a { $known }
lesson-broken = la leçon « { $name } » n’est pas du TOML : { $problem }
lesson-learner = une seule place, sans nom, est celle de l’élève, et non { $seats }
lesson-shows = rien ici ne s’appelle « { $name } »
lesson-wordless = les mots manquent, ou il y en a trop : { $text }
lesson-idle = une étape où il n’y a rien à faire n’a pas d’essai manqué
lesson-wrong = c’est permis, mais la leçon prend un autre chemin. Essayez ce qui brille, ou touchez « Faites-le pour moi »
lesson-read = lisez d’abord ceci, puis touchez « Continuer »
lesson-over = cette leçon est terminée
lesson-bar = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-go-on = Continuer
lesson-show = Faites-le pour moi
lesson-leave = Quitter la leçon
lesson-next = Suite : { $title }
lesson-real = Et maintenant, une vraie partie
