# Les mots de la table.

a-card = une carte
samael-name = Samael
of-card = { $card } : { $said }

term-deck = Pioche
term-hand = Main
term-played = Jouées ce tour-ci
term-discard = Défausse
term-constructs = Artefacts
term-trophies = Trophées
term-row = Ligne centrale
term-center = Pioche centrale
term-void = Néant
term-mystics = Mystiques
term-heavies = Infanterie lourde
term-cultists = Cultiste
term-box = Boîte
term-adjacent = Cartes adjacentes
term-bottom = Dessous de la pioche centrale
term-runes = Runes
term-power = Puissance
term-honor = Honneur
term-card = Carte
term-hero = Héros
term-construct = Artefact
term-monster = Monstre
term-faction-enlightened = Illuminés
term-faction-lifebound = Liés à la vie
term-faction-mechana = Mékas
term-faction-void = Néant
term-start = Deck de départ
term-always = Toujours disponibles
term-base = Jeu de base
term-fallen = Le Retour du Dieu déchu
term-both = Les deux séries
term-custom = Cartes personnalisées
term-anniversary = Édition anniversaire
term-first = Première édition
term-free = Chacun pour soi
term-teams = Équipes
term-solo = Solo
term-pool = Réserve d’Honneur
term-cost = Coût
term-faction = Faction
term-kind = Type
term-effect = Effet
term-reward = Récompense
term-fate = Destin
term-unite = Union
term-copies = Exemplaires
term-turn = Tour
term-round = Tour de table
term-player = Joueur
term-opponent = Adversaire
term-teammate = Coéquipier

# Questions.

ask-menu = à vous : jouez, achetez, éliminez, utilisez ou terminez votre tour.
ask-pick = { $what }.
ask-may = { $what } ?
ask-one-of = choisissez une option.
ask-name = nommez une carte.
ask-trigger = utiliser cette capacité maintenant ?
ask-order = plusieurs effets attendent : lequel appliquer d’abord ?
ask-steal = à qui prenez-vous de l’Honneur ?

# Réponses.

option-play = Jouer { $card }
option-use = Utiliser { $card } : { $what }
option-use-bare = Utiliser { $card }
option-acquire = { $question ->
    [menu] Acheter { $card }
   *[other] Acquérir { $card }
}
option-gift = Acheter { $card } pour votre coéquipier (1 Rune de plus)
option-defeat = Éliminer { $card }
option-end-turn = Terminer le tour
option-banish = Bannir { $card }
option-discard = Défausser { $card }
option-destroy = Détruire { $card }
option-recover = Placer { $card } dans votre main
option-enter = Mettre { $card } en jeu
option-stack = Placer { $card } sur le dessus de votre pioche
option-keep = Conserver { $card }
option-give = Donner { $card }
option-copy = Copier { $card }
option-done = Ne rien choisir
option-yes = Oui
option-no = Non
option-choose = Choisir cette option
option-order-first = D’abord { $card }
option-name = { $card }
option-steal = { $who }

# Les chemins d’une carte.

from-hand = de la main
from-discard = de la défausse
from-row = de la ligne centrale
from-void = depuis le Néant
from-constructs = en jeu
from-played = parmi les cartes jouées ce tour-ci
from-mystics = de la pile des Mystiques
from-heavies = de la pile d’Infanterie lourde
from-deck = de la pioche
from-center = de la pioche centrale

amount-runes = { $n ->
    [one] { $n } Rune
   *[other] { $n } Runes
}
amount-power = { $n ->
    [one] { $n } point de Puissance
   *[other] { $n } points de Puissance
}
amount-honor = { $n ->
    [one] { $n } point d’Honneur
   *[other] { $n } points d’Honneur
}

# Le journal.

event-game = { $you ->
    [yes] La partie commence. Vous jouez en premier.
   *[no] La partie commence. { $who } joue en premier.
}
event-turn = { $detail ->
    [extra] { $you ->
        [yes] Tour de table { $n } : votre tour supplémentaire.
       *[no] Tour de table { $n } : tour supplémentaire pour { $who }.
    }
   *[none] { $you ->
        [yes] Tour de table { $n } : à vous de jouer.
       *[no] Tour de table { $n } : à { $who } de jouer.
    }
}
event-played = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
event-used = { $you ->
    [yes] Vous utilisez { $card } : { $what }.
   *[no] { $who } utilise { $card } : { $what }.
}
event-used-bare = { $you ->
    [yes] Vous utilisez { $card }.
   *[no] { $who } utilise { $card }.
}
event-acquired = { $detail ->
    [free] { $you ->
        [yes] Vous acquérez
       *[no] { $who } acquiert
    }
   *[none] { $you ->
        [yes] Vous achetez
       *[no] { $who } achète
    }
} { $card }{ $from }{ $detail ->
    [free] {" "}sans payer
   *[none] { $n ->
        [0] {""}
        [one] {" "}pour { $n } Rune
       *[other] {" "}pour { $n } Runes
    }
}{ $hasother ->
    [yes] { $otheryou ->
        [yes] , pour vous
       *[no] , pour { $other }
    }
   *[no] { $to ->
        [deck] , sur le dessus de la pioche
        [hand] , dans la main
        [constructs] , en jeu
       *[none] {""}
    }
}.
event-defeated = { $you ->
    [yes] Vous éliminez
   *[no] { $who } élimine
} { $card }{ $detail ->
    [free] {" "}sans payer
   *[none] { $n ->
        [0] {""}
        [one] {" "}pour { $n } point de Puissance
       *[other] {" "}pour { $n } points de Puissance
    }
}{ $to ->
    [trophies] { $you ->
        [yes] , qui reste devant vous
       *[no] , qui reste devant { $who }
    }
    [bottom] , qui va sous la pioche centrale
   *[void] {""}
}.
event-banished = { $you ->
    [yes] Vous bannissez
   *[no] { $who } bannit
} { $card }{ $from }{ $to ->
    [box] , hors du jeu
    [mystics] , remis dans sa pile
    [heavies] , remise dans sa pile
   *[void] {""}
}.
event-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
}
event-destroyed = { $you ->
    [yes] Vous perdez { $card } : la carte est détruite.
   *[no] { $who } perd { $card } : la carte est détruite.
}
event-drawn = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
event-drawn-unseen = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
}
event-refilled = { $card } entre dans la ligne centrale.
event-recovered = { $you ->
    [yes] Vous placez { $card }{ $from } dans votre main.
   *[no] { $who } place { $card }{ $from } dans sa main.
}
event-revealed = { $you ->
    [yes] Vous révélez { $card } et placez la carte dans votre main.
   *[no] { $who } révèle { $card } et place la carte dans sa main.
}
event-stacked = { $you ->
    [yes] Vous placez { $card } sur le dessus de votre pioche.
   *[no] { $who } place { $card } sur le dessus de sa pioche.
}
event-entered = { $you ->
    [yes] Vous mettez { $card } en jeu.
   *[no] { $who } met { $card } en jeu.
}
event-given = { $you ->
    [yes] Vous donnez { $card } à { $other }.
   *[no] { $otheryou ->
        [yes] { $who } vous donne { $card }.
       *[no] { $who } donne { $card } à { $other }.
    }
}
event-given-unseen = { $you ->
    [yes] Vous donnez une carte à { $other }.
   *[no] { $otheryou ->
        [yes] { $who } vous donne une carte.
       *[no] { $who } donne une carte à { $other }.
    }
}
event-kept = { $you ->
    [yes] Vous conservez { $card }.
   *[no] { $who } conserve { $card }.
}
event-copied = { $you ->
    [yes] Vous copiez { $card }.
   *[no] { $who } copie { $card }.
}
event-gained = { $you ->
    [yes] Vous gagnez { $amount }
   *[no] { $who } gagne { $amount }
}{ $to ->
    [only] , pour certaines cartes seulement
   *[none] {""}
}.
event-paid = { $you ->
    [yes] Vous dépensez { $amount }.
   *[no] { $who } dépense { $amount }.
}
event-stole = { $you ->
    [yes] Vous prenez { $amount } à { $other }.
   *[no] { $otheryou ->
        [yes] { $who } vous prend { $amount }.
       *[no] { $who } prend { $amount } à { $other }.
    }
}
event-shuffled = { $origin ->
    [void] Le Néant est mélangé et forme une nouvelle pioche centrale.
   *[discard] { $you ->
        [yes] Vous mélangez votre défausse pour former une nouvelle pioche.
       *[no] { $who } mélange sa défausse pour former une nouvelle pioche.
    }
}
event-named = { $you ->
    [yes] Vous nommez { $card }.
   *[no] { $who } nomme { $card }.
}
event-fate = Destin : { $card }.
event-set-off = { $card } prend effet.
event-extra-turn = { $you ->
    [yes] Vous jouerez un tour supplémentaire.
   *[no] { $who } jouera un tour supplémentaire.
}
event-last-round = { $detail ->
    [rounds] La limite de tours de table est atteinte : c’est le dernier.
   *[none] La réserve d’Honneur est épuisée : c’est le dernier tour de table.
}
event-cleanup = { $you ->
    [yes] Vous terminez votre tour
   *[no] { $who } termine son tour
}{ $n ->
    [0] {""}
    [one] { $you ->
        [yes] {" "}et défaussez { $n } carte
       *[no] {" "}et défausse { $n } carte
    }
   *[other] { $you ->
        [yes] {" "}et défaussez { $n } cartes
       *[no] {" "}et défausse { $n } cartes
    }
}.
event-samael = Samael agit.
event-conceded = { $you ->
    [yes] Vous abandonnez.
   *[no] { $who } abandonne.
}
event-over = { $detail ->
    [rounds] La partie est terminée : la limite de tours de table est atteinte.
    [conceded] La partie est terminée : il ne reste plus d’adversaire.
   *[honor] La partie est terminée : la réserve d’Honneur est épuisée.
}

# Pourquoi non.

why-not-your-decision = La décision revient au joueur { $player }.
why-over = La partie est terminée.
why-answer-first = Répondez d’abord à la question posée.
why-runes = Cela coûte { $need ->
    [one] { $need } Rune
   *[other] { $need } Runes
} ; vous en avez { $have }.
why-power = Il faut { $need ->
    [one] { $need } point de Puissance
   *[other] { $need } points de Puissance
} ; vous en avez { $have }.
why-used = Cette capacité a déjà servi ce tour-ci.
why-passive = Il n’y a rien à activer : la carte agit automatiquement.
why-monster-unplayable = Seul un joueur qui a Samael, le Dieu déchu, peut jouer des Monstres.
why-pile-empty = La pile est vide.
why-nothing-to-draw = Il n’y a plus de carte à piocher.
why-no-target = Aucune carte ne convient à cet endroit.
why-test = Cela ne fonctionne que si { $test }.
why-pay = Il faudrait dépenser { $amount } ; vous en avez { $have }.
why-other-place = Vous devez choisir dans une autre zone.
why-kind = Il faut choisir { $of }.
why-cost-limit = Le coût est { $cost } ; la limite est { $limit }.
why-unbanishable = Cette carte ne peut pas être bannie.
why-itself = La carte ne peut pas se choisir elle-même.
why-not-highest = Une autre coûte plus cher.
why-owned = C’est déjà la carte d’un joueur.
why-in-void = Elle est dans le Néant ; seule une carte qui le dit l’y atteint.
why-in-row = Elle est dans la ligne centrale ; il faut d’abord l’acheter ou l’éliminer.
why-not-monster = Seuls les Monstres peuvent être éliminés.
why-monster = On élimine un Monstre, on ne l’achète pas.
why-row-empty = Cet emplacement de la ligne centrale est vide.
why-played-already = La carte a déjà été jouée ce tour-ci.
why-teammate = Pour votre coéquipier, cela coûte { $need ->
    [one] { $need } Rune
   *[other] { $need } Runes
} ; vous en avez { $have }.
why-no-teammate = Vous n’avez pas de coéquipier.
why-not-in-sight = { $thing } n’est pas en vue.
why-not-usable-here = La carte ne peut pas être utilisée ici.
why-no-such-button = { $thing } n’est pas une des réponses possibles.
