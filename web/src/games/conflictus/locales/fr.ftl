# Conflictus on the page.
no-deck = Il n’y a pas de deck « { $name } » sur votre étagère.
deck-begin-so = En commencer un de ce nom

# À côté du jeu
seeing-turn = tour { $n }
turn-heading = Tour { $n } · { $name }

# Touches
key-pass = passer
key-field = guerriers en jeu
key-transition = transition
key-mons = mons de chacun
key-mortis = mortis
key-exterminatus = exterminatus

# Lecture à haute voix
read-sources = Sources libres : { $light } de Lumière, { $shadow } d’Ombre.
read-foe = { $name } : { $mons } dans le mons, { $hand ->
    [0] aucune carte
    [one] une carte
   *[other] { $hand } cartes
 } en main, { $mortis } dans le mortis.

# La ligne de commande
mortis = Mortis
exterminatus = Exterminatus
exterminatus-brief = Ext.
free-sources = Sources libres
transition = Transition
top-first = le dessus d’abord
phase-0 = Entretien
phase-1 = Pioche
phase-2 = Principale
phase-3 = Attaque
phase-4 = Blocage
phase-5 = Dégâts
phase-6 = Sacrifice

# cards and rules
faction-light = Lumière
faction-shadow = Ombre
faction-neutral = Neutre

# decks
decks-mine = Vos decks
decks-ready = Prêts à jouer
decks-none = Votre étagère est vide. Commencez un deck, ou copiez l’un de ceux ci-dessous et changez-le.
deck-new = Mon deck
deck-begin = Nouveau deck
deck-this = Deck
deck-name = Nom du deck
deck-name-odd = Le nom d’un deck ne peut contenir ni / ni \.
deck-open = Ouvrir
deck-copy = Copier et changer
deck-play = Jouer
deck-play-now = Le jouer maintenant
deck-drop = Supprimer { $name }
deck-drop-sure = Oui, le supprimer
deck-save = Enregistrer
deck-saved = { $name } est sur votre étagère.
deck-begun = Un nouveau deck : rien n’est encore enregistré sous ce nom.
deck-import = Lire une liste ou un code
deck-import-how = Un code qui commence par ca1-, ou une liste : un nombre et une carte par ligne, dans l’une des quatre langues.
deck-file = Choisir un fichier
deck-file-drop = ou déposez-le ici : un texte avec la liste ou le code
deck-file-read = { $name } a été lu.
deck-file-large = { $name } est trop grand pour une liste de deck : 8 ko au plus.
deck-file-odd = { $name } ne contient pas de texte lisible. Une liste de deck est un fichier texte.
deck-read = Lire
deck-code = Code à partager
deck-as-text = Liste
deck-to-file = Enregistrer dans un fichier
deck-empty = Pas encore de carte.
deck-how = Choisissez des cartes pour les mettre dans le deck.
deck-legal = Ce deck peut être joué.
deck-not-legal = pas encore légal
deck-advice = { $n ->
    [0] Aucun conseil du livret de règles
    [one] Un conseil du livret de règles
   *[other] { $n } conseils du livret de règles
}
deck-has = { $n } dans le deck
deck-less = Retirer un exemplaire : { $name }
deck-more = Ajouter un exemplaire : { $name }
deck-look = Voir { $name }
deck-as-list = en liste
deck-as-cards = en cartes
deck-tab-list = Cartes
deck-tab-charts = Courbes
deck-tab-odds = Chances
deck-tab-hand = Main
deck-tab-share = Partager
chart-curve = Courbe des coûts
chart-average = { $n } en moyenne
chart-kinds = Classes
chart-colours = Factions
chart-sources = { $n ->
    [one] { $n } source
   *[other] { $n } sources
}
odds-opening = Sources parmi les { $n } premières cartes
odds-any = Qu’aurai-je pioché ?
odds-what = De
odds-least = Au moins
odds-seen = Cartes piochées
odds-told = d’en avoir au moins { $n } sur { $of } en { $seen ->
    [one] { $seen } carte
   *[other] { $seen } cartes
} sur { $size }
odds-cards = Cartes vues
hand-again = Une autre main
hand-more = Piocher
hand-left = il en reste { $n }

# around the games
stops-smart = Malins
stops-smart-note = où l’on peut agir
stops-phases = Par phase
stops-phases-note = aux phases marquées
stops-full = Tous
stops-full-note = contrôle total

# Conflictus : la table
mons-life = vie
mons-about = Le mons est la vie d’un joueur : la pile où il pioche. Un joueur qui ne peut plus y piocher ni le meuler a perdu.
mons-of = Mons { DE($name) } : { $n }
n-light = { $n } de Lumière
n-shadow = { $n } d’Ombre
spent-sources = Sources dépensées
bound = liées :
captive-theirs = détient une captive
damage-n = { $n ->
    [one] { $n } dégât
   *[other] { $n } dégâts
}
attacks-whom = attaque { $name }
marked = part à la fin du tour
beneath = { $name }, dessous
counter-vanish = Marqueurs de disparition
counter-reduction = Marqueurs de réduction
counter-growth = Marqueurs +1/+1/+1
counter-charge = Marqueurs de charge
before-game = Avant la partie
stops = Où s’arrêter
stops-full-short = contrôle total
stop-mode-smart = Malin
stop-mode-smart-about = À votre phase principale, quand vous pouvez répondre à un adversaire et quand un coup est utile.
stop-mode-full = Contrôle total
stop-mode-phases = Par phase
stop-mode-phases-about = Seulement aux phases marquées ci-dessous, et quand vous pouvez répondre à un adversaire.
stop-mode-full-about = Partout où vous pourriez faire quelque chose.
stop-also = S’arrêter aussi à
stop-mine = S’arrêter à mes tours : { $phase }
stop-theirs = S’arrêter aux tours des autres : { $phase }
my-turns = mes tours
their-turns = tours des autres
paying = Paiement
pay-auto = Payer automatiquement
pay-auto-about = Avec le moins de sources possible.
pay-ask = Me demander
pay-ask-about = Quelles sources paient, et s’il faut en lier davantage.
you = Vous
item-activated = capacité
item-triggered = déclenchée
lately = Derniers événements
start-over = Recommencer
acts = Actions
answer = Choisissez
attack-with = { $n ->
    [0] Personne n’attaque
    [one] Attaquer avec 1 guerrier
   *[other] Attaquer avec { $n } guerriers
}
block-with = { $n ->
    [0] Personne ne bloque
    [one] Bloquer avec 1 guerrier
   *[other] Bloquer avec { $n } guerriers
}
pass-anyway = Passer quand même
then-resolves = puis { $name } se résout
then-on = met fin à : { $phase }
pass-until = Passer jusqu’à…
until-something = jusqu’à ce que quelqu’un agisse
until-phase = jusqu’à la phase suivante
until-turn = jusqu’à mon prochain tour
passing-until-something = Vous passez jusqu’à ce que quelqu’un agisse.
passing-until-phase = Vous passez jusqu’à la phase suivante.
passing-until-turn = Vous passez jusqu’à votre prochain tour.
stop-it = Arrêter
passed-for-you = Passé automatiquement : { $phases }
stop-there = M’arrêter là
may-respond = vous pouvez répondre
your-move = à vous
game-of = Partie { $n } sur { $of } · { $score }
also-possible = Possible aussi : { $n }
passes = Vous passez…
pays = Vous payez…
not-you = Ce n’est pas à vous
left-out = Mises de côté :

# Leçons
lesson-con-mons = Cette pile est votre mons : à la fois votre pioche et votre vie. Vous y piochez, et les attaques l’entament. Un joueur qui doit y prendre une carte alors qu’il est vide a perdu.
lesson-con-theirs = Et voici celui de votre adversaire. Videz-le, et vous avez gagné.
lesson-con-source = Les sources paient tout. À votre phase principale, vous pouvez en jouer une, et une autre à celle de l’adversaire. Jouez une source : ce que vous pouvez jouer est éclairé.
lesson-con-warrior = La source est libre et paie une carte qui coûte 1. Jouez un guerrier : le chiffre en haut à droite est son coût.
lesson-con-transition = La carte jouée attend d’abord dans la transition, pour que chacun puisse répondre. Elle se résout quand tous ont passé : si on vous le demande, passez.
lesson-con-set = Votre guerrier se tient dans un ensemble, avec la source qui lui est liée. En haut à gauche son attaque, en bas à gauche sa défense, en bas à droite sa meule. Plus tard, de plus forts guerriers peuvent s’empiler sur lui, et des équipements se ranger à côté.
lesson-con-phases = Un tour traverse plusieurs phases ; vous voyez ici laquelle est en cours. La plupart passent automatiquement ; on vous demande là où cela peut compter.
lesson-con-attack = Passez pour arriver à l’attaque. Touchez ensuite votre guerrier.
lesson-con-mill = Si personne ne bloque, l’adversaire meule autant de cartes que le dit la meule de votre guerrier, du mons au mortis.
lesson-con-block = Quand on vous attaque, touchez un guerrier pour bloquer avec lui. Les deux s’infligent des dégâts, et rien n’est meulé. Certains guerriers ne se laissent bloquer que par leurs semblables.
lesson-con-stops = Ici, vous dites où vous voulez vous arrêter : à certaines phases, de vos tours ou de ceux des autres, ou partout.
lesson-con-look = Maintenez une carte, ou cliquez du bouton droit, pour la lire. Une carte sombre dit pourquoi vous ne pouvez pas la jouer.
lesson-con-close = Voilà tout. Faites grandir vos ensembles, gardez votre mons et videz le leur.

# automatic answers
yield = Toujours passer
yield-note = Chaque fois que ceci se redéclenche, passer sans demander
yield-on = { $card } : désormais passé sans demander.
yield-off = { $card } : on vous demandera de nouveau.
key-yield = toujours passer devant ce qui s’est déclenché

# PINs at a device that is passed around
score-mons = cartes restantes dans le mons
score-games = parties gagnées
toll-milled = Meulées
toll-destroyed = Détruites
toll-mortis = Dans le mortis
toll-exterminatus = Dans l’exterminatus
toll-hand = En main
toll-mons = Restent dans le mons
toll-wins = Parties gagnées
toll-last-game = Tout ceci compte la dernière partie.
turns-played = { $n ->
    [one] { $n } tour a été joué.
   *[other] { $n } tours ont été joués.
 }
mons-by-turn = Le mons, tour par tour
toll-millers = Ce qui a meulé des cartes
toll-millers-about = Sous chaque nom : combien de ses cartes. Les attaquants qui ont frappé ensemble sont réunis.
toll-fallen = Cartes détruites
toll-self = En paiement, ou selon les règles

format-classic = Classique
format-rapidinha = Partie éclair
set-stops = Arrêts de Conflictus
zone-mons = mons
zone-reserve = réserve
zone-captive = captives
zone-mortis = mortis
zone-exterminatus = exterminatus
in-your-mons = Votre mons, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, sans ordre
mons = Mons
captive = captive
how-mons = { $n ->
    [one] Le mons { DE($names) } est épuisé.
   *[other] Les mons { DE($names) } sont épuisés.
 }
how-mons-you = Votre mons est épuisé.
how-drawn = Tout le monde a perdu au même instant.
kind-source = Sources
kind-warrior = Guerriers
kind-amulet = Amulettes
kind-relic = Reliques
kind-equipment = Équipements
rarity-iron = Fer
rarity-silver = Argent
rarity-gold = Or
rarity-diamond = Diamant
worth-played = Les bots qui l’ont mise en jeu ont gagné { $with } de leurs parties ; ceux qui l’avaient dans leur deck sans la jouer, { $without }.
is-blocked = bloqué
is-blocking = bloque
token = jeton
phases = Phases
odds-chance = Chance
format = Format
fact-values = Attaque / défense / meule
