# Fautes de forme : lieux, JSON, options, noms, bots, requêtes au moteur.
where-what = { $place } : { $text }
where-line = ligne { $number }
where-event = événement { $number }
where-header = en-tête
utf8 = ce n’est pas du texte UTF-8
json-broken = JSON incorrect à l’octet { $byte }
json-truncated = le JSON finit trop tôt
json-deep = le JSON est trop imbriqué
json-missing = il manque « { $field } »
json-unknown = « { $field } » n’est pas connu ici
json-value = « { $found } » n’est pas une valeur possible ici
json-size = { $expected ->
    [one] { $expected } élément attendu
   *[other] { $expected } éléments attendus
 }, mais il y en a { $found }
json-type = attendu : { $expected } ; trouvé : { $found }
json-range = doit être { $bound }
json-number = le nombre est trop grand
unknown-option = { $game } n’a pas d’option « { $name } » ; il y a { $known }
option-value = l’option { $name } ne peut pas être « { $value } » ; possible : { $allowed }
unknown-bot = il n’y a pas de bot « { $name } » ; il y a { $known }
bots-count = il faut un bot pour toutes les places, ou un pour chacune des { $players } places, pas { $bots }
names = { $names ->
    [one] { $names } nom
   *[other] { $names } noms
 } pour { $players } places : il y a plus de noms que de places
name-long = le nom « { $name }… » dépasse { $most } caractères
engine-no-game = il n’y a pas encore de partie ; envoyez d’abord « new »
engine-unknown = il n’y a pas de requête « { $found } » ; il y a { $known }
engine-long = la ligne dépasse { $most } octets
engine-seed-or-chance = une partie a une graine ou un hasard donné, pas les deux
engine-no-plan = dans { $game }, il n’y a pas de trajets à préparer
internal = cela n’aurait pas dû arriver ; la partie est restée telle quelle ({ $problem })
