# Les bots : la forme courte, ce qu’il y a, la vérification.
bot-broken = le bot « { $name } » ne peut pas être chargé : { $problem }
bot-long = le nom d’un bot a { $most } caractères au plus
bot-form = un bot s’écrit NOM ou NOM:RÉGLAGE=VALEUR,RÉGLAGE=VALEUR, pas « { $found } »
bot-no-command = après `cmd:` vient une commande, comme cmd:./mybot
bot-level-fixed = { $name } est un niveau et n’a pas de réglages
bot-level-game = il n’y a pas de niveau { $name } pour { $game }
bot-setting = { $name } n’a pas de réglage « { $setting } » ; il a { $known }
bot-no-settings = { $name } n’a pas de réglage « { $setting } » ; il n’en a aucun
bot-setting-twice = { $setting } est donné deux fois pour { $name }
bot-settings = { $name } : ces réglages ne vont pas ensemble : { $problem }
bot-value = { $name } : { $setting } ne peut pas être « { $value } »
bot-value-yes = { $name } : { $setting } doit être yes ou no, pas « { $value } »
bot-value-one = { $name } : { $setting } doit être l’un de ces mots : { $known }, pas « { $value } »
bot-value-number = { $name } : { $setting } doit être un nombre { $whole ->
    [yes] entier{" "}
   *[no] {""}
 }de { $least } à { $most }, pas « { $value } »

# Les commandes
cli-bot-list = Lister les bots et les niveaux, avec leurs réglages.
cli-bot-check = Vérifier qu’un bot suit les règles : permis, à temps, reproductible, loyal.
bot-spec-text = le bot, comme search:ms=200 ou "cmd:./mybot"
bot-check-game-text = ne vérifier que dans ce jeu
bot-check-players-text = ne vérifier qu’avec ce nombre de joueurs
bot-head-name = bot
bot-head-about = ce qu’il est
bot-head-settings = réglages
bot-about-random = décide au hasard
bot-about-greedy = prend ce qui paraît le mieux à première vue
bot-about-search = prévoit aussi loin que son budget le permet
bot-about-cmd = un programme à vous : voir docs/bots.md
bot-not-loaded = ne peut pas être chargé : { $problem }
bot-level = le niveau { $name } : { $text }
bot-checking = vérification
bot-head-game = jeu
bot-head-players = joueurs
bot-head-asked = questions
bot-head-legal = permis
bot-head-time = à temps
bot-head-same = reproductible
bot-head-fair = loyal
bot-head-slowest = temps maximal
bot-check-good = { $bot } suit les règles.
bot-check-bad = { $bot } ne suit pas les règles.
bot-fault = { $game } à { $players }, place { $seat }, décision { $decision } : { $reason ->
    [crash] il a planté ({ $detail })
    [hang] il n’a pas répondu à temps ({ $detail })
    [illegal] son choix n’est pas permis ({ $detail })
    [answer] sa réponse n’est pas une action ({ $detail })
    [benched] trois fautes de suite ; désormais on joue pour lui
    [late] il a mis { $detail }
    [same] avec la même graine, il a choisi autrement ({ $detail })
    [fair] quand seuls les secrets des autres ont changé, il a choisi autrement ({ $detail })
   *[recall] ce qu’il reçoit trahit des secrets des autres
 }
bot-no-heuristic = le bot { $bot } aurait besoin de savoir comment bien jouer à { $game }, et le jeu ne le dit pas (il n’a pas d’« expertise ») ; random et search jouent à tous les jeux

# Énigmes
cli-puzzles-mine = Faire jouer la recherche, et écrire les positions où un coup est nettement le meilleur.
cli-puzzles-mining = Recherche
cli-puzzles-mined = Énigmes dans { $file } : { $puzzles }.
cli-puzzles-out-text = le fichier à écrire
cli-puzzles-count-text = combien en trouver
cli-puzzles-simulations-text = simulations pour chaque coup des parties
cli-puzzles-rating-text = simulations qui évaluent chaque coup d’une énigme, avec chacune des deux graines
cli-puzzles-margin-text = de combien de centièmes le meilleur coup doit dépasser tous les autres
puzzle-no-plans = { $game } ne liste pas ses coups en plusieurs étapes ; on ne peut pas y trouver d’énigmes
