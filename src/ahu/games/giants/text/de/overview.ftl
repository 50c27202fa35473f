# Giants auf einen Blick; die Teile stehen in der Reihenfolge, in der sie gezeigt werden.
giants-overview-aim = Meißle riesige Statuen im Steinbruch, trage sie mit der Hilfe aller über die Insel und stelle sie dort auf, wo sie am meisten wert sind.
giants-overview-round-1 = Die Würfel bringen Statuen in den Steinbruch: kleine, mittlere oder große.
giants-overview-round-2 = Alle bieten verdeckt. Stammesmarker entscheiden, wer zuerst wählt; die gebotenen Figuren meißeln und stehen in dieser Runde nicht auf dem Plan.
giants-overview-round-3 = Du setzt deine übrigen Figuren auf Felder, wo sie tragen können. Der Medizinmann nimmt außerdem, was sein Feld gibt: einen Arbeiter, einen Marker, Baumstämme, einen Kopfschmuck oder einen Ahu, der dann für dich reserviert ist.
giants-overview-round-4 = Du trägst Statuen und Kopfschmuck von Feld zu Feld. Jedes Feld auf dem Weg braucht Träger, deine oder die der anderen; wer sie stellt, bekommt Punkte. Stelle die Statue auf einem Ahu auf oder markiere sie für später.
giants-overview-round-5 = Figuren und Marker kehren zurück, Baumstämme auf dem Plan verlassen das Spiel, und der Nächste beginnt.
giants-overview-end = Die Partie endet, wenn auf jedem Sockel eines Spielers ein Moai steht, wenn kein Moai mehr da ist oder nach der vereinbarten letzten Runde.
giants-overview-win = Wer die meisten Punkte hat, gewinnt: für jeden Moai die schwarze Zahl seines Ahu mal seine Größe, die rote, wenn er Kopfschmuck trägt, dazu ganze Tafeln und was deine Träger unterwegs verdient haben.
