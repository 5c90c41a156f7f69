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
