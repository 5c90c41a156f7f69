# Les mots de la table de Conflictus Aeternus.

a-card = une carte
of-card = { $card } : { $said }

term-mons = Mons
term-hand = Main
term-mortis = Mortis
term-exterminatus = Exterminatus
term-reserve = Réserve
term-captive = Captive
term-free = Sources libres
term-spent = Sources dépensées
term-table = Table
term-transition = Transition
term-out-of-game = Hors jeu
term-source = Source
term-warrior = Guerrier
term-amulet = Amulette
term-relic = Relique
term-equipment = Équipement
term-fixed = Carte fixe
term-ability = Capacité
term-light = Lumière
term-shadow = Ombre
term-neutral = Neutre
term-diamond = Diamant
term-gold = Or
term-silver = Argent
term-iron = Fer
term-attack = Attaque
term-defense = Défense
term-mill = Meule
term-damage = Dégâts
term-cost = Coût
term-class = Classe
term-subclass = Sous-classe
term-faction = Faction
term-rarity = Rareté
term-keyword = Mot-clé
term-edition = Édition
term-number = Numéro
term-copies = Exemplaires
term-card = Carte
term-deck = Deck
term-set = Ensemble
term-token = Jeton
term-counter = Marqueur
term-counter-vanish = Marqueurs de disparition
term-counter-reduction = Marqueurs de réduction
term-counter-growth = Marqueurs +1/+1/+1
term-counter-charge = Marqueurs de charge
term-active = Actif
term-inactive = Inactif
term-attacking = Attaque
term-blocking = Bloque
term-blocked = Bloqué
term-unblocked = Non bloqué
term-phase = Phase
term-phase-maintenance = Entretien
term-phase-draw = Phase de pioche
term-phase-main = Phase principale
term-phase-attack = Phase d’attaque
term-phase-block = Phase de blocage
term-phase-damage = Analyse des dégâts
term-phase-sacrifice = Phase de sacrifice
term-classic = Classique
term-rapidinha = Partie éclair
term-round = Tour
term-cycle = Cycle
term-game = Partie
term-match = Rencontre
term-player = Joueur
term-opponent = Adversaire
term-priority = Priorité
term-begins = Commence
term-custom = Cartes personnalisées
term-printed = imprimé
term-effect = Texte

# Ce que veulent dire les mots-clés.

reminder-accumulate = Au tour où il entre en jeu, un autre guerrier peut être empilé sur lui.
reminder-seek = Quand il entre en jeu, vous pouvez chercher dans votre mons un guerrier dont la meule ne dépasse pas la sienne et le prendre en main.
reminder-guardian = Pendant l’entretien ou la phase principale, vous pouvez le sacrifier : la phase d’attaque de ce tour est passée.
reminder-challenge = Quand il attaque, choisissez un guerrier capable de le bloquer ; ce guerrier doit le bloquer.
reminder-vanish = { $n ->
    [one] Il entre en jeu avec { $n } marqueur de disparition et en perd un chaque fois qu’il attaque ; sans marqueur, il est sacrifié à la fin du tour.
   *[other] Il entre en jeu avec { $n } marqueurs de disparition et en perd un chaque fois qu’il attaque ; sans marqueur, il est sacrifié à la fin du tour.
}
reminder-evolve-light = { $n ->
    [1] Il reçoit +1/+1/+1 pour chaque source de Lumière liée à son ensemble.
   *[other] Il reçoit +1/+1/+1 par groupe de { $n } sources de Lumière liées à son ensemble.
}
reminder-evolve-shadow = { $n ->
    [1] Il reçoit +1/+1/+1 pour chaque source d’Ombre liée à son ensemble.
   *[other] Il reçoit +1/+1/+1 par groupe de { $n } sources d’Ombre liées à son ensemble.
}
reminder-might = Il inflige le double de dégâts de combat.
reminder-immolate = Une fois par tour, vous pouvez faire meuler à un adversaire jusqu’à X cartes, X étant la meule de ce guerrier ; il est alors sacrifié à la fin du tour.
reminder-untouchable = Les amulettes et capacités des adversaires ne peuvent ni le cibler ni l’affecter.
reminder-intimidate = Quand il entre en jeu, vous pouvez renvoyer dans la main de son propriétaire un autre guerrier actif dont la meule ne dépasse pas la sienne.
reminder-isolated = Aucun guerrier ne peut être empilé sur lui.
reminder-energy = Seuls des manipulateurs d’énergie peuvent le bloquer.
reminder-matter = Seuls des manipulateurs de matière peuvent le bloquer.
reminder-recover = { $n ->
    [1] Quand vous jouez cette carte, vous pouvez placer une carte de votre mortis sur le dessus de votre mons ; cette carte est retirée de la partie à la fin du tour.
   *[other] Quand vous jouez cette carte, vous pouvez placer jusqu’à { $n } cartes de votre mortis sur le dessus de votre mons ; cette carte est retirée de la partie à la fin du tour.
}
reminder-reduction = Quand vous jouez cette carte, vous pouvez meuler des cartes ; elle coûte 1 de moins pour chacune.
reminder-resilience = Il n’inflige ni ne subit de dégâts de combat.
reminder-leap = Quand il est bloqué, il peut n’infliger aucun dégât de combat et appliquer sa meule ; il est alors sacrifié à la fin du tour.
reminder-surprise = Vous pouvez le jouer chaque fois que vous pourriez jouer une amulette.
reminder-mill = { $n ->
    [1] Quand vous jouez cette carte, vous pouvez choisir un joueur, qui meule une carte.
   *[other] Quand vous jouez cette carte, vous pouvez choisir un joueur, qui meule jusqu’à { $n } cartes ; vous choisissez combien.
}
reminder-unite-defense = Sa défense est la somme des défenses de tous les guerriers de son ensemble, plus 1.
reminder-unite-strength = Son attaque est la somme des attaques de tous les guerriers de son ensemble.
reminder-victimize = Une fois par tour, vous pouvez récupérer jusqu’à X cartes, X étant la meule de ce guerrier ; il est alors retiré de la partie à la fin du tour.

# De quoi se compose une valeur.

part-printed = { $n } imprimé
part-unite-strength = { $n } Union des forces
part-unite-defense = { $n } Union des défenses
part-growth = { $n } par marqueurs
part-evolve = { $n } Évolution
part-static = { $n } { $card }
part-until = { $n } { $card } jusqu’à la fin du tour
part-effects = { $n } par effets
part-damage = { $n } par dégâts

# Questions.

ask-priority = vous avez la priorité : jouez, utilisez une capacité ou passez.
ask-option = choisissez une option.
ask-set = quel ensemble rejoindre ?
ask-target = choisissez { $what }.
ask-target-bare = choisissez une cible.
ask-reduction = combien de cartes meulez-vous pour réduire le coût ?
ask-offer = payez le coût : { $what }.
ask-offer-bare = que donnez-vous pour le coût ?
ask-pay = quelles sources paient ?
ask-announce = une annonce est en cours.
ask-order = plusieurs capacités se déclenchent : laquelle va d’abord dans la transition ? La dernière se résout en premier.
ask-attack = choisissez vos attaquants.
ask-attack-player = qui attaque-t-il ?
ask-block = choisissez vos bloqueurs.
ask-block-attacker = quel attaquant bloque-t-il ?
ask-leap = quels guerriers bloqués bondissent ?
ask-set-aside = quelles cartes écartez-vous de cette partie ? Dix au plus.
ask-choose-starter = qui commence ?
ask-keep = garder cette main ou l’échanger ?
ask-number = combien de cartes sont meulées ?
ask-recover = quelle carte passe de votre mortis au dessus de votre mons ?
ask-search = { $what }.
ask-player = { $what }.
ask-pick = { $what }.
ask-may = { $what } ?
ask-one-of = choisissez une option.

# Réponses.

option-pass = Passer
option-play = Jouer { $card }
option-play-source = Jouer { $card }
option-play-captive = Jouer votre captive
option-use = Utiliser { $card } : { $what }
option-use-bare = Utiliser { $card }
option-sacrifice = Sacrifier { $card }
option-choose = Choisir ceci
option-add-to-set = Ajouter à l’ensemble { DE($card) }
option-add-to-set-new = Former un nouvel ensemble
option-target = { $card }
option-target-player = { $who }
option-target-item = { $card } dans la transition
option-reduce = { $n ->
    [0] Ne rien meuler
    [one] Meuler { $n } carte
   *[other] Meuler { $n } cartes
}
option-discard = Défausser { $card }
option-pay-auto = Le moins de sources possible
option-pay-manually = Choisir les sources une à une
option-pay-light = Une source de Lumière
option-pay-shadow = Une source d’Ombre
option-done = Ne rien choisir
option-done-pay = Cela suffit
option-done-target = Aucune autre cible
option-done-attack = Aucun autre attaquant
option-done-block = Aucun autre bloqueur
option-done-leap = Aucun autre ne bondit
option-done-set-aside = Terminé
option-done-recover = Aucune autre carte
option-done-search = Ne rien prendre
option-order-first = { $card } d’abord
option-attack = Attaquer avec { $card }
option-attack-player = { $who }
option-block = Bloquer avec { $card }
option-block-attacker = Bloquer { $card }
option-leap = { $card } bondit
option-set-aside = Laisser { $card } de côté
option-choose-starter = { $who } commence
option-keep = Garder la main
option-keep-card = Choisir { $card }
option-exchange = Échanger la main
option-number = { $n ->
    [0] Aucune
    [one] { $n } carte
   *[other] { $n } cartes
}
option-recover = { $card }
option-find = Prendre { $card }
option-player = { $who }
option-yes = Oui
option-no = Non
option-destroy = Détruire { $card }
option-remove = Retirer { $card } de la partie
option-return = Renvoyer { $card } en main
option-cancel = Annuler { $card }
option-withdraw = Retirer { $card } du combat
option-put = Mettre { $card } en jeu

# Les chemins d’une carte.

from-mons = depuis le mons
from-hand = depuis la main
from-mortis = depuis le mortis
from-table = depuis la table

# Le journal.

event-game = La partie { $n } commence.
event-begins = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-captive = { $you ->
    [yes] Vous prenez { $card } à { $other } comme captive.
   *[no] { $who } prend { $card } à { $other } comme captive.
}
event-captive-unseen = { $you ->
    [yes] Vous prenez une carte à { $other } comme captive.
   *[no] { $otheryou ->
        [yes] { $who } vous prend une carte comme captive.
       *[no] { $who } prend une carte à { $other } comme captive.
    }
}
event-lost-card = { $you ->
    [yes] Vous perdez { $card } lors de l’échange.
   *[no] { $who } perd { $card } lors de l’échange.
}
event-round = { $you ->
    [yes] Tour { $n } : à vous de jouer.
   *[no] Tour { $n } : à { $who } de jouer.
}
event-phase = { $phase }.
event-freed = { $you ->
    [yes] { $n ->
        [one] { $n } de vos sources redevient libre.
       *[other] { $n } de vos sources redeviennent libres.
    }
   *[no] { $n ->
        [one] { $n } source { DE($who) } redevient libre.
       *[other] { $n } sources { DE($who) } redeviennent libres.
    }
}
event-drawn = { $you ->
    [yes] Vous piochez { $card }.
   *[no] { $who } pioche { $card }.
}
event-drawn-unseen = { $you ->
    [yes] Vous piochez une carte.
   *[no] { $who } pioche une carte.
}
event-milled = { $you ->
    [yes] Vous meulez { $card }.
   *[no] { $who } meule { $card }.
}
event-recovered = { $you ->
    [yes] Vous récupérez { $card }.
   *[no] { $who } récupère { $card }.
}
event-discarded = { $you ->
    [yes] Vous défaussez { $card }.
   *[no] { $who } défausse { $card }.
}
event-dropped = { $you ->
    [yes] Vous jouez { $card }.
   *[no] { $who } joue { $card }.
}
event-announced = { $you ->
    [yes] Vous annoncez { $card }.
   *[no] { $who } annonce { $card }.
}
event-activated = { $you ->
    [yes] Vous utilisez une capacité { DE($card) }.
   *[no] { $who } utilise une capacité { DE($card) }.
}
event-activated-doing = { $you ->
    [yes] Vous utilisez { $card } : { $what }.
   *[no] { $who } utilise { $card } : { $what }.
}
event-cut = { $otheryou ->
    [yes] Vous coupez le mons { DE($who) }.
   *[no] { $you ->
        [yes] { $other } coupe votre mons.
       *[no] { $other } coupe le mons { DE($who) }.
    }
}
event-triggered = { $you ->
    [yes] Une capacité de votre carte { $card } se déclenche.
   *[no] Une capacité { DE($card) } se déclenche ({ $who }).
}
event-resolves = { $card } se résout.
event-entered = { $you ->
    [yes] { $card } entre en jeu sous votre contrôle.
   *[no] { $card } entre en jeu sous le contrôle { DE($who) }.
}
event-failed = { $card } ne trouve plus son ensemble et va au mortis.
event-put-away = { $card } va au mortis.
event-cancelled = { $detail ->
    [card] { $card } : carte annulée.
   *[other] { $card } : capacité annulée.
}
event-attacks = { $otheryou ->
    [yes] { $card } vous attaque.
   *[no] { $card } attaque { $other }.
}
event-blocks = { $hasdetail ->
    [yes] { $card } bloque { $thing }.
   *[no] { $card } bloque un attaquant.
}
event-challenged = { $hasdetail ->
    [yes] { $thing } défie { $card }, qui doit bloquer.
   *[no] { $card } subit un défi et doit bloquer.
}
event-withdrawn = { $card } quitte le combat.
event-skips = La phase d’attaque de ce tour est passée.
event-damaged = { $card } subit { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}.
event-changed = { $card } reçoit { $detail } jusqu’à la fin du tour.
event-granted = { $card } acquiert { $keyword } jusqu’à la fin du tour.
event-counters = { $sign ->
    [minus] { $abs ->
        [1] { $card } perd un marqueur { $counter }.
       *[other] { $card } perd { $abs } marqueurs { $counter }.
    }
   *[plus] { $abs ->
        [1] { $card } reçoit un marqueur { $counter }.
       *[other] { $card } reçoit { $abs } marqueurs { $counter }.
    }
}
event-destroyed = { $card } va au mortis : carte détruite.
event-sacrificed = { $you ->
    [yes] Vous sacrifiez { $card }.
   *[no] { $who } sacrifie { $card }.
}
event-removed = { $card } quitte la partie{ $from }.
event-returned = { $you ->
    [yes] { $card } revient dans votre main{ $from }.
   *[no] { $card } revient dans la main { DE($who) }{ $from }.
}
event-found = { $you ->
    [yes] Vous trouvez { $card } et { $to ->
        [hand] prenez la carte en main
       *[mons] placez la carte sur le dessus de votre mons
    }.
   *[no] { $who } trouve { $card } et { $to ->
        [hand] prend la carte en main
       *[mons] place la carte sur le dessus de son mons
    }.
}
event-fetched = { $you ->
    [yes] Vous prenez { $card } dans votre mons.
   *[no] { $who } prend { $card } dans son mons.
}
event-fetched-unseen = { $you ->
    [yes] Vous prenez une carte dans votre mons.
   *[no] { $who } prend une carte dans son mons.
}
event-shuffled = { $you ->
    [yes] Vous mélangez votre mons.
   *[no] { $who } mélange son mons.
}
event-lost = { $rule ->
    [C-WIN-01] { $you ->
        [yes] Vous devez piocher sans le pouvoir : vous avez perdu.
       *[no] { $who } doit piocher sans le pouvoir : la partie est perdue.
    }
    [C-WIN-02] { $you ->
        [yes] Vous devez meuler sans le pouvoir : vous avez perdu.
       *[no] { $who } doit meuler sans le pouvoir : la partie est perdue.
    }
   *[other] { $you ->
        [yes] Vous avez perdu.
       *[no] { $who } a perdu.
    }
}
event-conceded = { $you ->
    [yes] Vous abandonnez.
   *[no] { $who } abandonne.
}
event-rounds = La limite de tours est atteinte.
event-over = { $hasseat ->
    [yes] { $you ->
        [yes] La partie est finie : vous gagnez.
       *[no] La partie est finie : { $who } gagne.
    }
   *[no] La partie est finie : match nul.
}

# Pourquoi pas.

why-over = La partie est finie.
why-not-your-decision = La décision revient au joueur { $player }.
why-no-such-button = { $thing } n’est pas une des réponses possibles.
why-not-in-sight = { $thing } n’est pas en vue.
why-answer-first = Répondez d’abord à la question posée.
why-other-place = Vous devez choisir dans une autre zone.
why-phase = Pas pendant cette phase : la plupart des cartes se jouent en phase principale.
why-source-played = Vous avez déjà joué votre source de cette phase principale.
why-owned = Vous ne contrôlez pas cette carte.
why-no-set = Aucun ensemble ne peut l’accueillir.
why-set-waits = Un autre guerrier attend déjà dans la transition pour cet ensemble.
why-set-targeted = Un guerrier de cet ensemble a été ciblé ; rien ne peut y être empilé tant que la transition n’est pas vide.
why-set-grew = Un guerrier a déjà rejoint cet ensemble ce tour-ci.
why-isolated = Aucun guerrier ne peut être empilé sur un guerrier Isolé.
why-sources = { $kind ->
    [light] Il faut { $need ->
        [one] { $need } source de Lumière libre
       *[other] { $need } sources de Lumière libres
    } ; vous en avez { $freelight }.
    [shadow] Il faut { $need ->
        [one] { $need } source d’Ombre libre
       *[other] { $need } sources d’Ombre libres
    } ; vous en avez { $freeshadow }.
    [both] Il faut { $need } sources libres, dont { $light } de Lumière et { $shadow } d’Ombre ; vous en avez { $freelight } de Lumière et { $freeshadow } d’Ombre.
   *[any] Il faut { $need ->
        [one] { $need } source libre
       *[other] { $need } sources libres
    } ; vous en avez { $have }.
}
why-no-target = Il n’y a pas de cible possible.
why-inactive = Il faut un guerrier actif ; celui-ci est sous un autre.
why-untouchable = Ce guerrier est Inatteignable.
why-used = Cette capacité a déjà servi ce tour-ci.
why-no-sacrifice = Vous n’avez rien à sacrifier.
why-no-discard = Vous avez trop peu de cartes en main à défausser.
why-mons = Vous avez trop peu de cartes dans votre mons.
why-counters = Le marqueur à retirer n’est pas là.
why-kind = Il faut { $of }.
why-whose = Il faut { $of }.
why-combat = Il faut { $of }.
why-itself = La carte ne peut pas se choisir elle-même.
why-cost-limit = Le coût est { $cost } ; la limite est { $limit }.
why-mill-limit = La meule est { $mill } ; la limite est { $limit }.
why-not-fresh = Cette carte n’est pas entrée en jeu ce tour-ci.
why-not-damaged = Ce guerrier n’a pas de dégâts.
why-in-mortis = Cette carte est au mortis.
why-removed = Cette carte a été retirée de la partie.
why-passive = Il n’y a rien à activer : la carte agit automatiquement.
