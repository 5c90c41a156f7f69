automa = Samael
samael-stack = Pile
teammate = coéquipier
gone = a quitté la table
turn-yours = à vous
turn-of = à { $who } de jouer
last-round = Dernier tour de table
pool = Réserve { $n }
center = Pioche centrale { $n }
void = Néant { $n }
trophies = Trophées :
hand-title = Votre main :
menu-hint = Tapez un numéro · tout joue les cartes simples · 0 termine le tour · aide
gift-hint = Pour votre coéquipier, 1 Rune de plus : offrir { $numbers }
legend-less = moins cher maintenant
deck-n = pioche { $n }
discard-n = défausse { $n }
left-n = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
runes-n = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
power-n = { $n ->
    [one] { $n } point de Puissance
   *[other] { $n } points de Puissance
}
honor-n = { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
}
cost-runes = coûte { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
cost-power = coûte { $n ->
    [one] { $n } point de Puissance
   *[other] { $n } points de Puissance
}
cost-now = ({ $n } maintenant)
known-deck = { $n ->
    [0] Sur le dessus de la pioche : { $card }
    [one] Dans la pioche, sous { $n } carte : { $card }
   *[other] Dans la pioche, sous { $n } cartes : { $card }
}
end-reminder = Vous pouvez encore : { $what }{ $more ->
    [0] {""}
    [one] {" "}et { $more } autre chose
   *[other] {" "}et { $more } autres choses
}. Terminez le tour encore une fois pour confirmer.
all-not-now = Répondez d’abord à la question posée.
all-none = Aucune carte de votre main ne peut être jouée automatiquement ; jouez-les une par une.
all-wanting = { $cards } : peut avoir besoin des cartes de votre main. Jouez d’abord cela, ou tapez tout encore une fois.
all-played = { $n ->
    [one] { $n } carte jouée.
   *[other] { $n } cartes jouées.
}
all-left = À vous de décider : { $cards }.
tie = Les scores sont égaux : celui qui joue plus tard dans l’ordre du tour gagne.
tie-solo = Les scores sont égaux : Samael gagne en cas d’égalité.
team-score = { $place }. { $who } : { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
} ensemble
score-line = { $place }. { $who } : { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
}
score-tokens = Cristaux d’Honneur : { $n }
score-card = { $card } ×{ $count } : { $n }
begin = Ascension · { $what } · graine { $seed }
others = { $n ->
    [one] Adversaire
   *[other] Les autres joueurs
}
everybody = Joueurs
played = Jouées :
lasting = En cours ce tour-ci :
score = score { $n }
worth = vaut { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
}
round = Tour de table { $n }
log-plays = { $you ->
    [yes] Vous jouez { $cards }.
   *[no] { $who } joue { $cards }.
}
in-discard = défausse
in-void = Néant
in-played = jouée
ended = { $why ->
    [honor] La réserve d’Honneur est vide.
    [rounds] Le dernier tour de table a été joué.
   *[conceded] Tous les autres ont abandonné.
}
tokens = Cristaux d’Honneur
help =
    Un numéro      prend la carte : 1-6 ligne, 7-9 piles, 11… main, 21… artefacts
    0, fin         terminer le tour, ou refuser
    tout           jouer les cartes qui ne demandent aucun choix
    jouer, acheter, éliminer, bannir…   et une carte : acheter mystique
    pourquoi CARTE pourquoi elle ne peut pas être choisie
    voir CARTE     lire une carte
    main ligne néant pioche défausse joueurs   voir ce qui s’y trouve
    journal        tout ce qui s’est passé ; journal règles : selon quelles règles
    règle A-ROW-03 lire une règle
    annuler        reprendre votre dernier choix, tant que rien n’a été révélé
    enregistrer FICHIER, lien, abandonner, quitter
refuse-bad-copies = --copies prend une carte et un nombre, comme « Mephit=2 », et non « { $given } ».
refuse-bad-set = Il n’y a pas de série « { $given } » ; il y a { $known }.
word-acquire = acheter, achetez, achète, acquérir, acquérez
word-gift = offrir, cadeau
word-defeat = éliminer, éliminez, vaincre, tuer, battre
word-banish = bannir, bannissez
word-copy = copier, copiez
word-give = donner, donnez
word-name = nommer, nommez
word-enter = poser
word-stack = empiler, dessus
word-steal = voler, prendre
word-deck = pioche
word-row = ligne
word-void = néant
word-end = fin, terminer, passer
