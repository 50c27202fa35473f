# Giants en un coup d’œil ; les parties sont dans l’ordre où elles sont montrées.
giants-overview-aim = Sculptez des statues géantes dans la carrière, portez-les à travers l’île avec l’aide de tous, et érigez-les là où elles valent le plus.
giants-overview-round-1 = Les dés amènent des statues dans la carrière : petites, moyennes ou grandes.
giants-overview-round-2 = Tout le monde mise en secret. Les marqueurs tribaux décident qui choisit en premier ; les pions misés sculptent et ne sont pas sur le plateau pendant cette manche.
giants-overview-round-3 = Vous placez vos autres pions sur des cases, où ils peuvent porter. Le sorcier prend aussi ce que donne sa case : un ouvrier, un marqueur, des rondins, une coiffe, ou un ahu qui vous est réservé.
giants-overview-round-4 = Vous portez statues et coiffes de case en case. Chaque case du chemin a besoin de porteurs, les vôtres ou ceux des autres ; leur propriétaire marque des points. Érigez la statue sur un ahu, ou marquez-la pour plus tard.
giants-overview-round-5 = Pions et marqueurs reviennent, les rondins du plateau s’en vont, et le joueur suivant commence.
giants-overview-end = La partie se termine quand un joueur a un Moaï sur chacun de ses socles, quand il ne reste plus de Moaï, ou après la dernière manche convenue.
giants-overview-win = Le joueur qui a le plus de points gagne : pour chaque Moaï le nombre noir de son ahu multiplié par sa taille, le rouge s’il porte une coiffe, les tablettes entières, et ce que vos porteurs ont gagné en route.
