captive-of = captive :
begin = Conflictus Aeternus · { $what } · graine { $seed }
your-deck = Votre deck : { $name }. { $plan }
welcome =
    Votre deck, le mons, est votre vie : qui doit piocher ou meuler à vide perd.
    Meuler, c’est mettre la carte du dessus du mons au mortis, la défausse.
    Les sources paient : une à votre phase principale, une à celle d’un adversaire.
    Liées à la carte payée, elles y restent ; après une amulette, elles reviennent.
    Un tour : sources libres, pioche, cartes, attaque ; qui ne bloque pas meule.
welcome-rapidinha = Les mains ne s’échangent pas ; la captive prise en face se joue. Plus : aide
welcome-classic = Vous pouvez écarter des cartes, puis payer pour changer de main. Plus : aide
best-of = au meilleur des { $n } parties
turn-yours = votre tour
turn-of = tour { DE($who) }
game-of = Partie { $n } sur { $of }
bar-maintenance = Entretien
bar-draw = Pioche
bar-main = Principale
bar-attack = Attaque
bar-block = Blocage
bar-damage = Dégâts
bar-sacrifice = Sacrifice
has-lost = a perdu
spent = dépensées
captive = Captive
transition-title = Transition, de haut en bas
transition-empty = Rien n’attend dans la transition.
resolving = Se résout :
turn-idle = Au tour { $n }, vous ne pouviez rien faire. Entrée continue.
sacrifice-means = Phase de sacrifice : le numéro d’une carte sur la table la sacrifie.
attacks-you = vous attaque
attacks-who = attaque { $who }
blocked = bloqué
blocked-by = bloqué par { $card }
blocks-card = bloque { $card }
item-activated = capacité
item-triggered = déclenchée
bound = sources { $what }
beneath = dessous
carried = équipé
marked-sacrifice = sacrifiée à la fin du tour
marked-remove = retirée à la fin du tour
legend-values = 2/3/1 attaque/défense/meule
known-mons = { $n ->
    [0] Sur le dessus du mons : { $card }
    [one] Dans le mons, sous { $n } carte : { $card }
   *[other] Dans le mons, sous { $n } cartes : { $card }
}
mons-captive = Une de ces cartes n’y est pas : elle a été prise comme captive.
log-milled = { $you ->
    [yes] Vous meulez { $n } cartes : { $cards }.
   *[no] { $who } meule { $n } cartes : { $cards }.
}
log-recovered = { $you ->
    [yes] Vous récupérez { $n } cartes : { $cards }.
   *[no] { $who } récupère { $n } cartes : { $cards }.
}
no-warriors = Il n’y a pas de guerrier sur la table.
no-sets = aucun ensemble
not-on-table = « { $typed } » n’est pas sur la table.
no-values = { $card } n’a ni attaque, ni défense, ni meule.
nobody-attacks = Personne n’attaque
nobody-blocks = Personne ne bloque
must-answer = Il faut répondre ; annuler reprend votre dernier choix.
answer-first = Répondez d’abord à la question posée.
pass-reminder = Vous pouvez encore jouer une source ce tour-ci. Passez encore une fois pour confirmer.
pass-until-what = Passer jusqu’à quoi ? passer jusqu’à tour, passer jusqu’à phase ou passer jusqu’à événement.
stops-what = arrêts complets, arrêts malins, ou arrêts et une phase de votre tour.
stops-full = Vous recevez la priorité chaque fois que vous pouvez faire quelque chose.
stops-smart = Vous recevez la priorité quand cela compte : dans votre phase principale, pour répondre, et quand un coup est utile.
stops-phases = Dans vos tours, vous vous arrêtez aussi à : { $phases }.
pay-what = payer auto ou payer demander.
pay-auto = Les coûts sont payés automatiquement, avec le moins de sources possible.
pay-ask = Vous choisissez les sources qui paient et pouvez en lier davantage.
pay-automatic = Payé avec le moins de sources possible. Pour les choisir ou en lier plus : annuler, payer demander.
pay-due = À payer : { $what }
pay-so-far = À payer : { $what } ; choisies : { $n } sur { $need }
pay-more = À payer : { $what } ; choisies : { $n } sur { $need }, et { $more } de plus
pay-free = Rien à payer ; choisies : { $more }
pay-nothing = Rien à payer
any-sources = { $n } au choix
exchange-price = Échange { $n } sur { $most } : vous la mélangez au mons et piochez { $draw } cartes ; { $lose ->
    [one] { $lose } au hasard va
   *[other] { $lose } au hasard vont
} au mortis, et le mons passe de { $mons } à { $left }.
exchange-further = Chaque nouvel échange coûte une carte de plus.
drawn-game = Partie nulle.
ended = { $why ->
    [mons] { $who } : le mons est épuisé.
    [drawn] Tous ont perdu au même instant.
    [turn_limit] La limite de tours est atteinte.
   *[conceded] { $who } : abandon.
}
match-score = La rencontre : { $score }
turns-played = { $n ->
    [one] { $n } tour a été joué.
   *[other] { $n } tours ont été joués.
}
left-line = { $place }. { $who } : mons { $mons }, main { $hand }, mortis { $mortis }, exterminatus { $exterminatus }, sur la table { $table }
help-aim =
    But            votre mons est votre vie : qui doit piocher ou meuler sans carte
                   perd ; meuler, c’est en mettre la carte du dessus au mortis
    Tour           entretien, pioche, principale, attaque, blocage, dégâts et
                   sacrifice ; tous jouent à chaque phase principale, une amulette
                   presque toujours ; dans la transition, le dernier d’abord
    Sources        une à votre phase principale, une à celle d’un adversaire ;
                   liées tant que l’ensemble est là, libres à l’entretien suivant
    Guerriers      attaque/défense/meule ; empilés, ceux du dessous aident à payer,
                   celui du dessus se bat : libre il fait meuler, bloqué il blesse
help =
    Un numéro      prend la carte : 1… main, 21… vos ensembles, 41… ceux des autres
    0, passer      passer, ou refuser ; passer jusqu’à tour, phase ou événement
    jouer, utiliser, attaquer, bloquer, cibler, sacrifier…   et une carte
    pourquoi CARTE pourquoi elle ne peut pas être choisie
    voir CARTE     lire une carte, ses mots-clés expliqués
    valeurs CARTE  de quoi sont faites l’attaque, la défense et la meule
    ensembles transition main mons mortis exterminatus joueurs journal
    journal règles selon quelles règles ; règle C-DECK-11 en lit une
    arrêts complets, malins ou une phase    quand vous avez la priorité
    payer auto, demander    qui choisit les sources
    annuler, enregistrer FICHIER, lien, abandonner, quitter
deck-legal = { $format } : permis, { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
deck-illegal = { $format } : { $n ->
    [one] { $n } règle enfreinte.
   *[other] { $n } règles enfreintes.
}
fault-size = { $have ->
    [one] { $have } carte
   *[other] { $have } cartes
} et non { $want } ({ $rule })
fault-copies = { $have ->
    [one] { $have } exemplaire
   *[other] { $have } exemplaires
} { DE($card) }, { $most } au plus ({ $rule })
advice-title = Le conseil du livret pour un premier deck, qui n’est pas une règle (C-DECK-11) :
advice-more = { $what } : { $have } ; le modèle en a davantage, { $want }
advice-fewer = { $what } : { $have } ; le modèle en a moins, { $want }
advice-no-sources = { $what } : aucune source pour { $want } des cartes
advice-few-sources = { $what } : { $have } de ses sources ; la carte la plus chère coûte { $want }
advice-idle-sources = { $what } : { $have } de ses sources, et aucune carte qui en ait besoin
deck-plan = Plan : { $text }
deck-costs = Cartes par coût :
deck-code = Code : { $code }
odds-opening = Sources dans la main de départ de { $hand } cartes, avec { $sources } dans le deck :
odds-good = De { $least } à { $most } sources en main : { $chance }
odds-rung = { $n ->
    [one] après { $n } échange, environ { $chance }, avec mons { $mons } et mortis { $mortis }
   *[other] après { $n } échanges, environ { $chance }, avec mons { $mons } et mortis { $mortis }
}
odds-no-exchange = dans ce format on n’échange pas sa main
odds-by = Chance d’avoir pioché chaque carte à votre tour :
odds-first = en commençant
odds-second = en jouant après
before = Avant le premier tour
turn-n = Tour { $n }
mons-n = mons { $n }
mortis-n = mortis { $n }
exterminatus-n = exterminatus { $n }
captive-n = captive { $n }
reserve-n = mises de côté { $n }
on-table-n = sur la table { $n }
damage-n = dégâts { $n }
cost-n = coût { $n }
free = libres
on = sur
with = avec
now = maintenant
in-set = liée à { $card }
in-mortis = au mortis
hint-resolve = Tapez un numéro · 0 passe, puis { $card } se résout · aide
hint-main = Tapez un numéro · 0 passe et finit votre phase principale · aide
hint-pass = Tapez un numéro · 0 passe · aide
attack-when = Les attaquants se choisissent à votre phase d’attaque : passez d’abord (0).
block-when = Les bloqueurs se choisissent quand on vous attaque.
refuse-bad-deck = Il n’y a pas de deck « { $given } », ni fichier ni nom ; prêts : { $known }.
refuse-bad-switch = --ruling prend nom=valeur, et non « { $given } » ; les noms sont { $known }.
refuse-bad-switch-value = { $name } est un de { $known }, et non « { $given } ».
refuse-not-in-deck = Aucune carte du deck ne correspond exactement à « { $given } ». Vouliez-vous dire : { $near } ?
refuse-bad-sources = --sources prend 3 ou 2-4, et non « { $given } ».
refuse-deck-card = Aucune carte de l’édition ne s’appelle « { $given } »{ $has ->
    [yes] . Vouliez-vous dire : { $near } ?
   *[no] .
} Si elle est à vous, donnez son fichier : --cards FICHIER
refuse-deck-card-own = Ni l’édition ni votre fichier de cartes n’a de carte « { $given } »{ $has ->
    [yes] . Vouliez-vous dire : { $near } ?
   *[no] .
}
refuse-no-code = Pas de code : seules les cartes de l’édition en ont un, et celles-ci sont à vous : { $cards }. Transmettez la liste et le fichier de cartes.
refuse-deck-faults = { $deck } ne peut se jouer en { $format } : { $faults } vigil deck check --format { $style } dit tout.
refuse-deck-what = Quel deck ? vigil deck show NOM, FICHIER ou CODE
refuse-bad-rarity = Il n’y a pas de rareté « { $given } » ; il y a { $known }.
refuse-bad-keyword = Il n’y a pas de mot-clé « { $given } » ; il y a { $known }.
word-mons = mons
word-mortis = mortis
word-exterminatus = exterminatus
word-transition = transition, pile
word-sets = ensembles, ensemble
word-stats = valeurs
word-stops = arrêts, arrêt
word-pay = payer, paiement
word-pass = passer, passe, passez
word-attack = attaquer, attaque
word-block = bloquer, bloque
word-target = cibler, cible
word-sacrifice = sacrifier, sacrifice
word-leap = bondir
word-add_to_set = rejoindre, empiler, équiper
word-new = nouveau, nouvel
word-find = trouver
word-return = renvoyer
word-remove = retirer
word-cancel = contrer
word-withdraw = dégager
word-put = mettre
word-exchange = échanger, échange
word-set_aside = écarter, mettre de côté
word-choose_starter = commencer, commence
word-pay_auto = auto, automatique
word-pay_manually = à la main, manuel
word-pay_light = lumière
word-pay_shadow = ombre
word-auto = auto, automatique
word-ask = demander
word-until = jusqu’à, jusque
word-phase = phase
word-something = événement, quelque chose
word-full = complets, tout
word-smart = malins
