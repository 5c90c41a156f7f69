config-card = { $name } n’est pas une carte de cette pioche centrale
config-center = la pioche centrale aurait { $size } cartes ; il en faut au moins { $least }
config-copies = copies doit être une table de noms de cartes et de nombres, pas { $given }
config-mode = { $sets } ne se joue pas en mode { $mode } ; { $others } oui
config-players = { $sets } en mode { $mode } accepte { $possible } joueurs, pas { $given } ; { $given } peuvent jouer : { $ways }
config-nobody = Ascension se joue de { $least } à { $most } joueurs, pas { $given }
lab-two = une carte se mesure dans des parties à deux joueurs
