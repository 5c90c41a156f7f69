setting-card-unknown = { $name } n’est pas une carte de cette pioche centrale
center-deck-too-small = la pioche centrale aurait { $size } cartes ; il en faut au moins { $least }
setting-copies-invalid = copies doit être une table de noms de cartes et de nombres, pas { $given }
setting-mode-unavailable = { $sets } ne se joue pas en mode { $mode } ; { $others } oui
setting-players-unavailable = { $sets } en mode { $mode } accepte { $possible } joueurs, pas { $given } ; { $given } peuvent jouer : { $ways }
setting-player-count = Ascension se joue de { $least } à { $most } joueurs, pas { $given }
lab-two = une carte se mesure dans des parties à deux joueurs
