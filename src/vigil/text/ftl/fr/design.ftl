# Pour qui invente des cartes : des conseils pour un fichier de cartes, et ce que les mesures ont trouvé.

hint = conseil : { $hint }
hint-card-file-not-toml = Un texte se met entre guillemets, une liste entre [ ], et chaque carte commence par une ligne [[card]].
hint-card-file-key-unknown = Les champs d’une carte se placent sous sa ligne [[card]].
hint-card-file-empty = Une carte commence par une ligne [[card]], puis name = "...", kind = "..." et le reste.
hint-card-file-set-invalid = Écrivez set = "mine" en haut, ou ne mettez rien.
hint-card-duplicate = Donnez un autre nom à l’une d’elles.
hint-setting-card-duplicate = Donnez à votre carte un nom à elle.
hint-manual = docs/CARD_LANGUAGE.md a chaque champ et chaque mot, avec un exemple.
hint-near = Vouliez-vous dire { $near } ?
hint-field = docs/CARD_LANGUAGE.md a les champs d’une carte ; il n’y en a pas pour un texte, il est fait des effets.
hint-word = { $word } s’emploie ainsi : { $usage } ; ce qui est entre [ ] peut manquer.
hint-other-game = { $word } appartient au jeu { $game } ; utilisez --game { $game } pour vérifier le fichier pour ce jeu.
hint-call = Il s’emploie ainsi : { $usage } ; ce qui est entre [ ] peut manquer.
hint-brackets = { $which ->
    [open] { $n ->
        [one] Il manque { $n } parenthèse fermante ).
       *[other] Il manque { $n } parenthèses fermantes ).
    }
   *[closed] { $n ->
        [one] Il y a { $n } parenthèse fermante ) de trop.
       *[other] Il y a { $n } parenthèses fermantes ) de trop.
    }
}
hint-leave-out = Retirez cette ligne.
hint-example = Comme sur la carte imprimée { $card } : { $text }

span = { $value } ({ $low } à { $high })
percent = { $value } % ({ $low } à { $high })
never = jamais
played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $seeds ->
    [one] { $seeds } graine
   *[other] { $seeds } graines
} en { $seconds } s ({ $pace } par seconde), jouées par { $policy }, graine { $seed } ; intervalles à 95 % :
swept = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s, jouées par { $policy }, graine { $seed }, les mêmes graines pour chaque valeur ; intervalles à 95 % :
swept-short = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, jouées par { $policy } ; les barres sont des intervalles à 95 %
points = points de chance de gagner
impact = Effet de sa présence
price = Effet à son prix
price-means = points ; l’autre a reçu une carte imprimée du même coût
compared = Comparée avec : { $cards }
margin = Avance
idle = Morte
length = Durée
verdict-price-strong = Plus forte que les cartes imprimées de son coût.
verdict-price-weak = Plus faible que les cartes imprimées de son coût.
verdict-price-open = Aucune différence n’apparaît avec les cartes imprimées de son coût ; l’intervalle va jusqu’à ±{ $half } points.
verdict-impact-strong = Plus forte que ce qu’elle remplace.
verdict-impact-weak = Plus faible que ce qu’elle remplace.
verdict-impact-open = Aucune différence n’apparaît avec ce qu’elle remplace ; l’intervalle va jusqu’à ±{ $half } points.
picture = Le dessin est dans { $path }.
picture-of = { $what }, en points :
side = { $letter } : { $name }
moved = a bougé de
figure-first = Victoires du premier joueur, au-dessus de sa juste part
figure-length = Tours
figure-drawn = Nulles, en pour cent
cards-new = seulement dans B
cards-gone = seulement dans A
cards-still = { $n ->
    [one] { $n } carte regardée ; aucun changement établi.
   *[other] { $n } cartes regardées ; aucun changement établi.
}
cards-few = Aucune carte n’a été vue { $n } fois des deux côtés : trop peu de parties pour regarder les cartes.
rounded = { $asked } demandées, { $games } jouées : les { $each } parties d’une graine vont ensemble, et il en faut au moins deux.
cards-more = { $n ->
    [one] et { $n } de plus ; --json les a toutes
   *[other] et { $n } de plus ; --json les a toutes
}
cards-care = * changement significatif, corrigé pour les comparaisons multiples ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}).
gate-broken = Limite dépassée : { $name } a changé de { $moved } ; la limite est { $most }.
gate-holds = Tous les changements restent dans les limites.

# Defaults for games without messages of their own.
impact-means = points
margin-means = score final
length-means = tours par partie
cards-head = Jouées
