# Orongo en un coup d’œil ; les parties sont dans l’ordre où elles sont montrées.
orongo-overview-aim = Vous menez un clan sur l’île de Pâques. Prenez des terres, reliez-les à la côte et bâtissez-y vos Moaï avant les autres.
orongo-overview-round-1 = On retourne quelques tuiles : carrières, nourriture, temples, divinités, nids et hommes-oiseaux. Chacune ouvre sa case à tous.
orongo-overview-round-2 = Tout le monde mise des coquillages en secret. Plus vous misez, plus vous posez de jetons ; mais seule la plus forte mise est payée, à l’atoll. Ne misez rien, et tous les coquillages de l’atoll sont à vous.
orongo-overview-round-3 = Vous posez vos jetons sur des tuiles visibles, ou sur des palmiers à côté de vos jetons.
orongo-overview-round-4 = Un groupe de vos jetons relie les bonnes tuiles à un palmier de la côte ? Un Moaï s’y dresse, et vous payez un coquillage par tuile.
orongo-overview-end = La partie se termine quand quelqu’un bâtit le Moaï principal, ou avec la manche où la dernière tuile est retournée.
orongo-overview-win = Bâtissez tous vos Moaï, puis le Moaï principal, et vous gagnez aussitôt. Si les tuiles s’épuisent avant, gagne celui à qui il reste le moins de Moaï ; à égalité, celui qui a le plus de coquillages.
