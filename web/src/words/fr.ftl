title = Allumez la bougie. Prenez place.
pitch = Deux jeux de cartes à une table tranquille : contre un ami, un inconnu, ou un robot qui ne triche jamais.
game = Jeu
ascension-players = 1–6 joueurs, 30 min
conflictus-players = 2–4 joueurs, 20 min
play-now = Jouer
against = contre
change-level = changer de niveau
level = Niveau
continue = Continuer
resume = Reprendre
your-turn-there = une partie vous attend
language = Langue
theme = Thème
theme-dark = Bougie
theme-light = Plein jour
theme-contrast = Contraste élevé
credits = Crédits
guest = Invité
loading = On distribue les cartes …
offline = La liaison est coupée. Nouvel essai …
try-now = Essayer
closed = Cette place est ouverte dans une autre fenêtre.
back = Retour à l'accueil

pool = Réserve d'honneur
of = sur { $n }
deck = Pioche
center-deck = Pioche centrale
void = Le Néant
always = Toujours disponibles
played = Jouées ce tour
constructs = Vos artefacts
discard = Défausse
hand = Main
row = Ligne centrale
rune = Runes
power = Puissance
honor = Honneur
mechana-runes = { $n } de plus pour les Mékas
play-all = Tout jouer
undo = Annuler
ask-undo = Demander d'annuler
end-turn = Finir le tour
end-anyway = Finir quand même
still = Vous pouvez encore : { $what }
log = Journal
menu = Menu
rules = Règles
close = Fermer
used = utilisé
your-turn = Votre tour { $n }
waits = vous attend
thinks = réfléchit …
not-your-turn = { $name } joue.
since = Depuis votre tour :
quiet = Jouez une carte, ou prenez ce qui brille.
last-round = Le dernier tour
honor-at-end = { $n } d'honneur à la fin
copies = { $n } dans la pioche centrale
cannot = Vous ne pouvez pas la choisir maintenant :
cost-now = Coût actuel
at-end = À la fin
concede = Abandonner
sure = Abandonner la partie ?
yes = Oui
no = Non
opponents = Adversaires
mine = Ma table
turn-of = Tour { $n } · { $name }
wants-undo = { $name } voudrait revenir en arrière.

# À côté du jeu
beside = À côté du jeu
hint = Conseil
known = Cartes connues
chat = Discussion
chat-unread = { $n ->
    [one] Discussion, un nouveau message
   *[other] Discussion, { $n } nouveaux messages
}
undo-asked = Demandé …
reset-turn = Reprendre tout le tour
clock-of = { $name } : { $time }
clock-left = Il reste { $n } secondes.
zero-wait = À zéro : rien ne se passe, les autres attendent
zero-bot = À zéro : un robot prend la suite
zero-forfeit = À zéro : la partie est perdue
bot-plays-on = un robot joue à sa place
has-left = a quitté la table
is-away = est absent
you-act = à vous
your-turn-now = C'est à vous.
copied = Copié.
copy = Copier
see-then = Revoir la table à ce moment
log-mine = Les miennes
pile-empty = Aucune carte ici.
values-now = Valeurs actuelles
damage = Dégâts
used-now = Utilisé ce tour
counters = Marqueurs
copies-row = Dans la pioche centrale
can-be-chosen = Vous pouvez la choisir maintenant.
about-hero = Un héros va dans votre défausse à la fin du tour.
about-construct = Un artefact reste devant vous et agit à chaque tour.
about-monster = Un monstre s'élimine avec de la puissance, contre sa récompense.
step-back = Un pas en arrière
step-on = Un pas en avant
to-live = Revenir au présent
seeing = La table telle qu'elle était : { $when }
seeing-turn = tour { $n }
seeing-round = manche { $n }
sound-on = Son activé
sound-off = Son coupé
motion-normal = Animations : normales
motion-fast = Animations : rapides
motion-off = Animations : aucune
leave = Quitter la table
leave-wait = Quitter ? Les autres vous attendront.
leave-bot = Quitter ? Un robot jouera à votre place.
leave-forfeit = Quitter ? La partie comptera comme perdue.
watching = { $n ->
    [one] Une personne regarde
   *[other] { $n } personnes regardent
}
rules-in-english = Le résumé des règles est en anglais.
restarting = Le serveur redémarre. La table revient dans un instant …
closed-replaced = Cette place est jouée sur un autre appareil.
closed-signed-out = Vous avez été déconnecté.
closed-removed = Vous avez été retiré de cette table.
take-back-here = Jouer ici
undo-waits = Vous demandez à revenir en arrière : { $agreed } sur { $wanted } d'accord.
stand-in = Un robot joue pour vous.
come-back = Reprendre ma place

# Discussion
chat-empty = Personne n'a encore rien dit.
say-something = Dire quelque chose
send = Envoyer
mute = Ne plus entendre { $name }
unmute = Entendre { $name } à nouveau
muted-now = Vous n'entendez plus { $name }.
unmuted = Vous entendez { $name } à nouveau.
phrases = Phrases toutes prêtes
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-well-played = Bien joué !
say-thanks = Merci !
say-oops = Oups !
say-thinking = Je réfléchis …
say-sorry = Pardon !
say-good-game = Belle partie !
say-again = Encore une ?
emotes = Visages
emote-smile = Sourire
emote-laugh = Rire
emote-wow = Surprise
emote-think = Réflexion
emote-sad = Tristesse
emote-bravo = Bravo

# Cartes connues
zone-deck = pioche
zone-hand = main
zone-discard = défausse
zone-center = pioche centrale
zone-mons = mons
zone-reserve = réserve
zone-captive = captives
zone-mortis = mortis
zone-exterminatus = exterminatus
zone-of = { $name } : { $zone }
on-top = sur le dessus
under = sous { $n }
in-your-deck = Votre pioche, { $n } cartes, sans ordre
in-your-mons = Votre mons, { $n } cartes, sans ordre
known-none = Vous ne connaissez rien de ce qui est caché.

# Conseils
hint-about = Un robot réfléchit à votre choix en ne sachant que ce que vous savez. La demande est notée dans la partie, qui ne compte plus pour le classement.
hint-ask = Que feriez-vous ?
hint-thinks = Il réfléchit …
hint-best = À votre place : { $what }
hint-table = Chances de victoire
hint-take = Faire cela
hint-likely = Sans doute : { $what }
hint-later = Redemandez quand ce sera à vous.

# Touches
keys = Touches
keys-act = Agir
keys-read = Lire à haute voix
keys-look = Regarder
key-arrows = d'une carte à l'autre, d'une zone à l'autre
key-enter = choisir
key-space = regarder la carte
key-why = pourquoi pas cette carte ?
key-numbers = répondre par cette option
key-all = tout jouer
key-end = finir le tour
key-pass = passer
key-undo = annuler
key-reset = reprendre tout le tour
key-hint = conseil
key-command = taper une commande
key-turn = à qui de jouer, ce qui est demandé
key-hand = main
key-resources = ressources
key-row = ligne centrale
key-field = guerriers en jeu
key-constructs = artefacts et cartes jouées
key-transition = transition
key-opponents = adversaires
key-pool = réserve d'honneur
key-mons = mons de chacun
key-deck = votre pioche
key-discard = défausse
key-mortis = mortis
key-void = le Néant
key-exterminatus = exterminatus
key-options = ce qui peut être choisi
key-since = ce qui s'est passé depuis votre tour
key-clocks = pendules
key-log = journal
key-chat = discussion
key-known = cartes connues
key-steps = un pas en arrière, en avant
key-mute = activer ou couper le son
key-menu = menu : quitter, abandonner
key-help = ces touches
key-escape = fermer, revenir au présent

# Lecture à haute voix
read-none = aucune
read-nothing = Rien de notable depuis.
read-earlier = { $n ->
    [one] Une autre action avant
   *[other] { $n } autres actions avant
}
read-you-are-asked = À vous de répondre : { $what }
read-options = { $n ->
    [one] Une option :
   *[other] { $n } options :
}
read-no-options = Rien ne peut être choisi maintenant.
read-no-clock = Il n'y a pas de pendule à cette table.
read-deck = { $n ->
    [one] Une carte dans votre pioche.
   *[other] { $n } cartes dans votre pioche.
}
read-hand = { $n ->
    [one] Une carte en main :
   *[other] { $n } cartes en main :
}
read-dark = ne peut pas être choisie maintenant
read-resources = Runes : { $runes }, puissance : { $power }, honneur : { $honor }.
read-sources = Sources libres : { $light } de lumière, { $shadow } d'ombre.
read-opponent = { $name } : honneur { $honor }, { $hand } cartes en main, { $deck } dans la pioche, { $discard } dans la défausse.
read-their-constructs = Artefacts : { $cards }.
read-pool = Il reste { $n } d'honneur dans la réserve.
read-foe = { $name } : { $mons } dans le mons, { $hand } cartes en main, { $mortis } dans la mortis.

# Les sons, pour qui ne les entend pas
cue-turn = ♪ À vous de jouer
cue-low = ♪ Plus que dix secondes
cue-chat = ♪ Quelqu'un parle
cue-won = ♪ Vous gagnez
cue-lost = ♪ La partie est finie
game-ascension = Ascension
game-conflictus = Conflictus Aeternus

# La ligne de commande
command = Commande
command-example = jouer apprenti, acheter mystique, fin, pourquoi 3, main …
cmd-which = Laquelle ? { $near }
cmd-unknown = Rien ici ne s'appelle « { $typed } ».
cmd-play = jouer, jouez, joue, j
cmd-use = utiliser, utilisez, utilise
cmd-acquire = acheter, achetez, acquérir, acquérez
cmd-defeat = éliminer, éliminez, vaincre, tuer, battre
cmd-end = fin, finir, terminer, passer
cmd-undo = annuler
cmd-reset = reprendre
cmd-all = tout, toutes, t
cmd-log = journal
cmd-chat = discussion
cmd-known = connues
cmd-help = aide
cmd-hint = conseil
cmd-live = présent
cmd-back = retour, reculer
cmd-concede = abandonner
cmd-why = pourquoi, pq
cmd-look = voir, lire, v
cmd-say = dire
cmd-agree = accepter
cmd-refuse = refuser
cmd-turn = tour
cmd-hand = main
cmd-resources = ressources, runes
cmd-row = ligne, ensembles
cmd-board = artefacts, transition
cmd-opponents = joueurs, adversaires
cmd-pool = réserve, mons
cmd-deck = pioche
cmd-discard = défausses, mortis
cmd-void = néant, exterminatus
cmd-options = options
cmd-since = depuis
cmd-clocks = pendules, pendule

you-win = Vous gagnez
you-lose = Vous perdez
draw = Égalité
nobody = La partie est finie
to = à
rematch = Revanche
count = Le compte
tokens = Jetons d'honneur
total = Total
starters = Cartes de départ
enlightened = Illuminés
lifebound = Liés à la vie
mechana = Mékas
void-faction = Néant
how-honor = La bougie est éteinte : la réserve d'honneur est vide.
how-rounds = Les tours sont finis.
how-conceded = Un joueur a abandonné.
how-other = La partie est finie.

mons = Mons
mortis = Mortis
exterminatus = Exterminatus
free-sources = Sources libres
transition = Transition
top-first = le dessus d'abord
round-of = Manche { $n } · { $name }
phase-0 = Entretien
phase-1 = Pioche
phase-2 = Principale
phase-3 = Attaque
phase-4 = Blocage
phase-5 = Dégâts
phase-6 = Sacrifice
captive = captive

# cards and rules
study = Pour étudier
study-cards = Cartes
study-rules = Règles
study-decks = Decks
find = Chercher
find-cards = Chercher des cartes : mots, c:warrior, cout<=3
find-rules = Chercher dans les règles
find-help = Comment chercher
filters = Filtres
sort = Ordre
sort-number = Dans l'ordre de la série
sort-name = Par nom
sort-cost = Par coût
sort-faction = Par faction
sort-rarity = Par rareté
found = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
found-none = Aucune carte ne correspond.
clear = Effacer les filtres
help-words = Les mots sont cherchés dans le nom, le type et le texte ; majuscules et accents ne comptent pas.
help-fields = classe, faction, rareté, mot-clé, sous-classe, série – comme dans les règles en anglais, ou dans votre langue
help-numbers = coût et autres nombres, avec =, !=, <, <=, >, >=
help-signs = pas ceci ; ceci ou cela ; ensemble ; mots qui se suivent
help-try = Essayez :
query-field = Il n’y a pas de champ « { $name } ». Il y a : { $known }.
query-value = Après « { $name } », il manque encore quelque chose.
query-number = « { $name } » se compare à un nombre, pas à « { $value } ».
query-compare = « { $name } » est un mot : écrivez { $name }: au lieu de { $name }{ $sign }.
query-unknown = Aucune carte n’a « { $value } » pour { $name }. Il y a : { $known }.
query-none = Les cartes de ce jeu n’ont pas de { $name }.
query-quote = Un guillemet n’est pas fermé.
query-open = Une parenthèse n’est pas fermée.
query-close = Il y a une parenthèse de trop.
query-not = Après le signe moins, il manque encore quelque chose.
pick-faction = Faction
pick-kind = Type
pick-cost = Coût
pick-rarity = Rareté
pick-set = Série
pick-keyword = Mot-clé
any-set = Toutes les séries
any-keyword = Tous les mots-clés
faction-enlightened = Illuminés
faction-lifebound = Liés à la vie
faction-mechana = Mékas
faction-void = Néant
faction-monster = Monstres
faction-citadel = Toujours disponibles
faction-bone = De départ
faction-light = Lumière
faction-shadow = Ombre
faction-neutral = Neutre
kind-hero = Héros
kind-construct = Artefacts
kind-monster = Monstres
kind-source = Sources
kind-warrior = Guerriers
kind-amulet = Amulettes
kind-relic = Reliques
kind-equipment = Équipements
rarity-iron = Fer
rarity-silver = Argent
rarity-gold = Or
rarity-diamond = Diamant
set-start = Deck de départ
set-always = Toujours disponibles
set-base = Jeu de base
set-fallen = Le Retour du Dieu déchu
fact-number = Numéro
fact-cost = Coût
fact-values = Attaque / défense / meule
fact-copies = Dans le deck central
before = Précédente
next = Suivante
contents = Sommaire
rules-found = { $n ->
    [one] { $n } règle
   *[other] { $n } règles
}
rules-none = Aucune règle n’en parle.
rules-english = Les règles ne sont rédigées qu’en anglais.
rule-decision = Décision :

# decks
decks-mine = Vos decks
decks-ready = Prêts à jouer
decks-none = Votre étagère est vide. Commencez un deck, ou copiez l’un de ceux ci-dessous et changez-le.
deck-new = Mon deck
deck-begin = Nouveau deck
deck-this = Deck
deck-name = Nom du deck
deck-open = Ouvrir
deck-copy = Copier et changer
deck-play = Jouer
deck-play-now = Le jouer maintenant
deck-drop = Jeter { $name }
deck-drop-sure = Oui, le jeter
deck-save = Enregistrer
deck-saved = { $name } est sur votre étagère.
deck-import = Lire une liste ou un code
deck-import-how = Un code qui commence par ca1-, ou une liste : un nombre et une carte par ligne, dans l’une des quatre langues.
deck-file = Depuis un fichier :
deck-read = Lire
deck-code = Code à partager
deck-as-text = Liste
deck-to-file = Enregistrer dans un fichier
format = Format
format-classic = Classique
format-rapidinha = Partie rapide
deck-empty = Pas encore de carte.
deck-how = Choisissez une carte à gauche pour la mettre dans le deck.
deck-legal = Ce deck peut être joué.
deck-not-legal = pas encore légal
deck-advice = { $n ->
    [one] Un conseil du livret de règles
   *[other] { $n } conseils du livret de règles
}
deck-has = { $n } dans le deck
deck-less = Un exemplaire de moins : { $name }
deck-more = Un exemplaire de plus : { $name }
deck-look = Voir { $name }
deck-as-list = en liste
deck-as-cards = en cartes
deck-tab-list = Cartes
deck-tab-charts = Courbes
deck-tab-odds = Chances
deck-tab-hand = Main
deck-tab-share = Partager
chart-curve = Ce qu’il coûte
chart-average = { $n } en moyenne
chart-kinds = Classes
chart-colours = Factions
chart-sources = { $n ->
    [one] { $n } source
   *[other] { $n } sources
}
odds-opening = Sources parmi les { $n } premières cartes
odds-any = Qu’aurai-je pioché ?
odds-what = De
odds-least = Au moins
odds-seen = Sur cartes
odds-told = d’en avoir au moins { $n } sur { $of } en { $seen } cartes sur { $size }
odds-cards = Cartes vues
odds-chance = Chance
hand-again = Une autre main
hand-more = Piocher
hand-left = il en reste { $n }
